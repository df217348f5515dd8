import type { ApiTexts } from './api-texts.ts';

const SAFE = 'todo lo guardado antes está a salvo';
const NOT_STORED = 'No se ha guardado nada de esta solicitud';

export const es: ApiTexts = {
  titles: {
    400: 'Solicitud incorrecta',
    401: 'Sin autenticar',
    403: 'No permitido',
    404: 'No encontrado',
    405: 'Método no permitido',
    408: 'Tiempo de solicitud agotado',
    409: 'Conflicto',
    412: 'Condición previa no cumplida',
    413: 'Solicitud demasiado grande',
    415: 'Tipo de contenido no admitido',
    429: 'Demasiadas solicitudes',
    431: 'Cabeceras demasiado largas',
    500: 'Error interno del servidor',
    503: 'Servicio no disponible',
    507: 'Espacio insuficiente',
  },
  details: {
    401: 'Se necesita un token de acceso válido',
    404: 'Esta dirección no existe',
    405: 'La dirección no admite este método; Allow indica los que admite',
    408: 'La solicitud ha tardado demasiado en llegar',
    413: 'El contenido es mayor de lo que admite este servidor',
    415: 'Los contenidos son application/json',
    429: 'Demasiadas solicitudes en un minuto; vuelva a intentarlo después del tiempo que indica Retry-After',
    431: 'Las cabeceras son más largas de lo que admite este servidor',
    503: 'Aún no está listo; vuelva a intentarlo más tarde',
  },
  requests: {
    address: 'No se puede leer la dirección',
    unreadable: 'No se puede leer la solicitud; ¿es el contenido JSON válido?',
    noHost: 'Las solicitudes HTTP/1.1 necesitan la cabecera Host',
    brokenText: 'Los textos no pueden contener el carácter U+0000 ni sustitutos sueltos',
    fields: (count) => (count === 1 ? 'Hay que corregir 1 campo' : `Hay que corregir ${count} campos`),
    mostItems: (most) => `Como máximo ${most}`,
    notFound: 'No se encuentra, o pertenece a otro usuario',
    stale: 'El diseño del sitio ha cambiado desde que se leyó; no se ha guardado nada',
    stopping: 'Este servidor se está deteniendo; no se ha hecho nada',
    waiting: (most) => `Ya hay ${most} solicitudes sobre diseños grandes en espera; vuelva a intentarlo más tarde`,
    outOfMemory:
      'Esta solicitud necesita más memoria de la que puede tomar una sola. No se ha guardado nada de ella. Pida menos de una vez',
    openStreams: (open) => `Ya sigue ${open} proyectos; cierre antes uno de ellos`,
    explanation: (size, limit) =>
      `La explicación de este diseño ocupa ${size}; este servidor envía como máximo ${limit}`,
  },
  storage: {
    away: `La base de datos no responde. ${NOT_STORED}; ${SAFE}`,
    busy: `La base de datos está sobrecargada. ${NOT_STORED}; ${SAFE}`,
    slow: `La base de datos ha tardado demasiado con esta solicitud y la ha interrumpido. No se ha guardado nada de ella; ${SAFE}`,
    unsure: `La base de datos dejó de responder mientras guardaba esta solicitud. Puede que se haya guardado o no: léalo antes de repetirla; ${SAFE}`,
    locked: `La base de datos está ocupada con otra escritura. ${NOT_STORED}; ${SAFE}`,
    unusable: `Los ficheros de la base de datos no se pueden leer ni escribir. ${NOT_STORED}`,
    full: `El disco de la base de datos está lleno. ${NOT_STORED}; ${SAFE} y se puede leer`,
    noAnswer: (ms) => `La base de datos no ha respondido en ${ms} ms`,
  },
  quotas: {
    designsPerUser: (figure, limit) => `Tendría ${figure} diseños del sitio; se permiten como máximo ${limit}`,
    groupsPerDesign: (figure, limit) =>
      `Este diseño tendría ${figure} grupos de cámaras; se permiten como máximo ${limit}`,
    rowsPerUser: (figure, limit) =>
      `Tendría ${figure} flujos de cámara en todos sus diseños; se permiten como máximo ${limit}`,
    proposalsPerProject: (figure, limit) =>
      `Este proyecto tendría ${figure} propuestas emitidas; se permiten como máximo ${limit}`,
    commentsPerProject: (figure, limit) =>
      `Este proyecto tendría ${figure} comentarios; se permiten como máximo ${limit}`,
    questionsPerLink: (figure, limit) =>
      `Con este enlace se habrían hecho ${figure} preguntas; se permiten como máximo ${limit}`,
    linksPerProject: (figure, limit) =>
      `Las propuestas de este proyecto tendrían ${figure} enlaces vigentes; se permiten como máximo ${limit}`,
    projectsPerUser: (figure, limit) => `Tendría ${figure} proyectos; se permiten como máximo ${limit}`,
    sitesPerProject: (figure, limit) => `Este proyecto tendría ${figure} sitios; se permiten como máximo ${limit}`,
    templatesPerUser: (figure, limit) => `Tendría ${figure} plantillas de cámaras; se permiten como máximo ${limit}`,
    bytesPerUser: (figure, limit) =>
      `Sus propuestas emitidas y planos ocuparían ${figure} bytes; se permiten como máximo ${limit}`,
    workspacesPerUser: (figure, limit) =>
      `Sería propietario de ${figure} espacios de trabajo; se permiten como máximo ${limit}`,
    plansPerSite: (figure, limit) => `Este sitio tendría ${figure} planos; se permiten como máximo ${limit}`,
    placementsPerDesign: (figure, limit) =>
      `Este diseño tendría ${figure} cámaras colocadas; se permiten como máximo ${limit}`,
    areasPerDesign: (figure, limit) => `Este diseño tendría ${figure} áreas; se permiten como máximo ${limit}`,
    namedVersions: (figure, limit) =>
      `Este diseño tendría ${figure} versiones con nombre; se permiten como máximo ${limit}`,
    invitations: (figure, limit) =>
      `Este espacio de trabajo tendría ${figure} invitaciones pendientes; se permiten como máximo ${limit}`,
    withDeleted: ', incluido lo eliminado en los últimos 30 días',
    nothingStored: '. No se ha guardado nada',
  },
  rights: {
    project: 'este proyecto',
    workspace: 'este espacio de trabajo',
    may: { view: 'ver', comment: 'ver y comentar', edit: 'editar' },
    askFor: {
      view: 'verlo',
      comment: 'comentarlo',
      edit: 'editarlo',
      manage: 'gestionarlo',
      own: 'ser su propietario',
    },
    refused: ({ may, what, owner, right }) => `Puede ${may} ${what}; pida a ${owner} el derecho a ${right}`,
    notByToken: 'Un token de API no puede hacer esto: inicie sesión',
    onlyRead: 'Este token de API solo puede leer',
    members: 'Solo los propietarios y administradores pueden cambiar los miembros de un espacio de trabajo',
    owners: 'Solo un propietario puede nombrar a otro o cambiar el rol de un propietario',
    lastOwner: 'Nombre antes a otro propietario',
    personalStays:
      'Un espacio de trabajo personal se queda con su propietario; otras personas pueden ser invitadas en sus proyectos',
    guestsMove:
      'Solo los propietarios y administradores de un espacio de trabajo pueden llevar invitados a él; no se ha movido nada',
    otherEmail: 'Esta invitación es para otra dirección de correo: inicie sesión con ella o pida una invitación nueva',
  },
  account: {
    personal: 'Personal',
    formerMember: 'antiguo miembro',
    confirmEmail: 'Debe ser la dirección de correo de esta cuenta',
    confirmName: 'Debe ser el nombre de esta cuenta',
    lastOwner: (workspaces) => `Nombre antes a otro propietario de ${workspaces}: allí trabajan otras personas`,
    deleted: 'Esta cuenta se ha eliminado; vuelva a iniciar sesión para tener una nueva',
    disabled: 'Esta cuenta está desactivada; consulte a quien administra este servidor',
    tooManyTokens: (limit) =>
      `Este espacio de trabajo tiene ${limit} tokens de API válidos y no puede tener más: revoque antes uno`,
    readme: `Este fichero comprimido contiene lo que Site Designer guarda de usted y en su espacio de trabajo personal.

account.json                quién es usted, sus espacios de trabajo con sus roles, sus tokens de API sin sus secretos
comments.json               los comentarios que ha escrito, en cualquier espacio de trabajo
camera-templates.json       sus plantillas de cámaras; impórtelas en Plantillas
price-list.csv              su tarifa de precios; impórtela en Precios
branding.json               lo que figura en sus propuestas
projects/…/project.json     nombres, portada, sitios y líneas propias de cada proyecto
projects/…/*.design.json    cada diseño; al importarlo en una lista de diseños vuelve a ser un diseño
projects/…/proposals/…      propuestas emitidas, tal como se emitieron

Los proyectos de una empresa pertenecen a su espacio de trabajo y no están incluidos: pídalos a su propietario.
`,
  },
  fields: {
    pattern: (pattern) => `Debe seguir el patrón «${pattern}»`,
    constant: 'Debe ser uno de los valores indicados',
    maxLength: (most) => `Como máximo ${most} caracteres`,
    minLength: (least) => `Como mínimo ${least} caracteres`,
    otherId: (addressed) => `Debe ser ${addressed}, como en la dirección`,
    tokenName: (most) => `El nombre debe tener de 1 a ${most} caracteres`,
    characters: (most) => `Como máximo ${most} caracteres`,
    email: 'Debe ser una dirección de correo',
    locale: 'Debe ser un código de idioma como es-ES',
    colour: 'Debe ser un color como #0b5cad',
    logoForm: 'Debe ser una imagen PNG como dirección de datos (data:image/png;base64,…)',
    logoSize: (kb) => `Como máximo ${kb} kB`,
    logoPng: 'El contenido no es una imagen PNG',
    logoPixels: (most) => `Como máximo ${most} píxeles en cada lado`,
    walls: (most) => `Como máximo ${most} paredes`,
    points: (min, max) => `De ${min} a ${max} puntos`,
    ownId: 'Debe ser al menos 1 y ningún otro puede tenerlo',
    closets: (most) => `Como máximo ${most} armarios`,
    noPlacement: 'Ninguna ubicación ha tenido este identificador',
    noGroup: 'No nombra ningún grupo de cámaras de este diseño',
    noPlan: 'No nombra ningún plano de este sitio',
    idTwice: 'Un identificador aparece dos veces',
    closetName: 'Otro armario tiene este nombre',
    cameraLabel: 'Otra cámara de este diseño tiene esta etiqueta',
  },
  pictures: {
    name: 'Plano',
    empty: 'El fichero está vacío',
    bytes: (mb) => `Una imagen ocupa como máximo ${mb} MB`,
    pixels: (megapixels) => `Una imagen tiene como máximo ${megapixels} megapíxeles; redúzcala antes`,
    damaged: 'La imagen está dañada o incompleta',
    heic: 'Es una imagen HEIC; guárdela antes como JPEG',
    svg: 'Es un dibujo SVG; guárdelo antes como PNG',
    pdf: 'Es un PDF; elija una de sus páginas en la aplicación o guárdelo antes como PNG',
    unknown: 'No es una imagen PNG, JPEG ni WebP',
  },
  comments: {
    cameraGroupId: 'El diseño no tiene ese grupo de cámaras',
    parentId: 'El diseño no tiene ningún hilo que empiece con este comentario',
    unknown: 'El proyecto no tiene ese comentario',
    change: 'Solo su autor puede cambiar un comentario',
    delete: 'Solo su autor y quien gestiona el proyecto pueden eliminar un comentario',
  },
  proposals: {
    statuses: {
      issued: 'emitida',
      superseded: 'sustituida',
      accepted: 'aceptada',
      declined: 'rechazada',
      withdrawn: 'retirada',
      expired: 'caducada',
    },
    sizingFailed: 'El dimensionamiento ha fallado',
    noNetwork: 'El diseño no planifica ninguna red: planifique antes sus switches',
    priceChanged: (total) => `El precio del diseño ha cambiado: ahora cuesta ${total}. No se ha emitido nada`,
    priceGone: 'El precio del diseño ha cambiado: ahora no tiene precio. No se ha emitido nada',
    cannotBecome: (name, status, wanted) => `${name} está ${status} y no puede pasar a ${wanted}`,
    cannotBeSized: (reason) => `El diseño de esta propuesta ya no se puede dimensionar: ${reason}`,
    isClosed: (name, status) => `${name} está ${status} y ya no se puede aceptar ni rechazar`,
    isWithdrawn: 'La propuesta está retirada: un enlace no llevaría a ninguna parte',
    moved: 'El proyecto se acaba de trasladar a otro espacio de trabajo. No se ha guardado nada; vuelva a intentarlo',
    versionUnusable: (reason) => `Esta versión ya no se puede usar: ${reason}`,
    company: 'Su empresa',
    legalText: 'Este documento es un cálculo y no una oferta.',
    servers: (count, all, sites) => `${count} ${all === 1 ? 'servidor' : 'servidores'}, ${sites} sitios`,
  },
  signIn: {
    title: 'Iniciar sesión',
    choose: 'Elija quién es.',
    note: 'Este inicio de sesión viene con el producto para desarrollo y demostraciones y no pide contraseña.',
    try: 'Probar sin cuenta',
    outTitle: 'Cerrar sesión',
    outQuestion: '¿Desea cerrar la sesión?',
    outYes: 'Sí, cerrar la sesión',
    outNo: 'No, seguir con la sesión abierta',
    signedOutTitle: 'Sesión cerrada',
    signedOut: 'Ha cerrado la sesión.',
    start: 'A la página de inicio',
    failedTitle: 'No ha funcionado',
    failed: 'No se ha podido completar el inicio de sesión.',
    again: 'Empezar de nuevo',
  },
};

import { counted } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/proposal/issued.ts';
import type { InLanguage } from '../../in-language.ts';

export const ISSUE_FACTS: InLanguage<typeof en.ISSUE_FACTS> = {
  title: 'Emisión',
  cover: 'Cliente y referencia',
  number: 'Propuesta',
  issued: 'Emitida',
  validUntil: 'Válida hasta',
  computedBy: 'Calculada con',
  versions: ({ engine, model, catalogue }) => `motor ${engine}, modelo ${model}, catálogo ${catalogue}`,
  customer: 'Cliente',
  contact: 'Contacto',
  reference: 'Referencia',
};

export const STATUS_TEXTS: InLanguage<typeof en.STATUS_TEXTS> = {
  issued: 'Emitida',
  superseded: 'Sustituida',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  withdrawn: 'Retirada',
  expired: 'Caducada',
};

export const COVER_TEXTS: InLanguage<typeof en.COVER_TEXTS> = {
  open: 'Cliente y referencia',
  customer: 'Cliente',
  contact: 'Contacto',
  reference: 'Referencia',
  note: 'Nota',
  hint: 'Todas las propuestas de este proyecto parten de estos datos.',
  save: 'Guardar',
  failed: 'Guardar cliente y referencia',
  notLoaded: 'Cargar cliente, referencia y empresa',
};

export const ISSUE_TEXTS: InLanguage<typeof en.ISSUE_TEXTS> = {
  open: 'Emitir propuesta',
  filledFrom: (name, day) => `Rellenado según ${name}, emitida el ${day}`,
  noCustomer: 'Falta el cliente',
  contactReference: 'Contacto, referencia',
  audience: 'Para quién',
  audiences: {
    customer: 'Cliente',
    sales: 'Ingeniero de ventas',
    installer: 'Instalador',
    network: 'Informática del cliente',
  },
  language: 'Idioma del documento',
  languageHint: 'De sus frases, números y días. El documento lo conserva',
  seeIn: (language) => `Ver el documento en ${language}`,
  prices: 'Precios',
  withPrices: (total) => `Con precios: ${total}`,
  withoutPrices: 'Sin precios',
  allPriced: 'Todas las líneas tienen precio',
  onRequest: (count, lines) => `Líneas sin precio: ${count} de ${lines}; quedan a consultar`,
  chooseFirst: 'No se emite nada hasta que se decida sobre los precios.',
  pricesChanged: 'La tarifa de precios ha cambiado desde que abrió esto. Vea la nueva suma y elija de nuevo.',
  validUntil: 'Válida hasta',
  daysLong: (days) => counted(days, 'día', 'días'),
  badDay: (days) => `Elija un día entre mañana y dentro de ${days} días`,
  addNote: 'Añadir una nota',
  issue: 'Emitir',
  issueRevision: (number) => `Emitir una revisión de ${number}`,
  failed: 'Emitir la propuesta',
  notSaved: 'No se ha emitido nada: no se ha podido guardar el diseño. Junto a su nombre se indica qué hacer.',
  issued: (name) => `${name} emitida`,
  issuedFor: (customer, day) =>
    customer === '' ? `Válida hasta el ${day}.` : `Para ${customer}, válida hasta el ${day}.`,
  copyLink: 'Copiar enlace',
  downloadPdf: 'Descargar PDF',
  mail: 'Correo',
  linkShows: (day) => `El enlace muestra este documento y nada más, hasta el ${day}.`,
  days: 'días',
  latest: (name, day) => `Emitida por última vez como ${name} el ${day}.`,
  show: 'Abrirla',
};

export const ISSUED_TEXTS: InLanguage<typeof en.ISSUED_TEXTS> = {
  proposals: 'Propuestas',
  of: (project) => `Propuestas de ${project}`,
  none: 'Aún no se ha emitido ninguna propuesta. Abra un diseño, genere su propuesta y emítala.',
  noMatch: (search) => `Nada coincide con «${search}».`,
  search: 'Buscar propuestas',
  searchHint: 'Buscar número, cliente o diseño',
  columns: {
    number: 'Número',
    customer: 'Cliente',
    design: 'Diseño',
    headline: 'Propone',
    status: 'Estado',
    issued: 'Emitida',
    validUntil: 'Válida hasta',
    actions: 'Acciones',
  },
  load: 'Cargar la propuesta',
  notFound: 'Esta propuesta no existe o pertenece a otra cuenta.',
  toDesign: 'Comparar con el diseño',
  share: 'Compartir',
  accept: 'Aceptada',
  decline: 'Rechazada',
  withdraw: 'Retirar',
  withdrawTitle: '¿Retirar la propuesta?',
  withdrawQuestion: 'Una propuesta retirada sigue retirada y sus enlaces dejan de funcionar.',
  statusFailed: 'Cambiar el estado de la propuesta',
  changedSince: (count) =>
    count === 1
      ? 'El motor, el catálogo o los precios han cambiado desde entonces: hoy diferiría 1 valor.'
      : `El motor, el catálogo o los precios han cambiado desde entonces: hoy diferirían ${count} valores.`,
  seeToday: 'Ver cuáles',
  forCustomer: 'Mostrar lo que recibe su lector',
  history: 'Estados',
  since: (status, day, by) => (by === null ? `${status} el ${day}` : `${status} el ${day} por ${by}`),
  decidedBy: (by, day) => (by === null ? day : `${by}, ${day}`),
};

export const LINK_TEXTS: InLanguage<typeof en.LINK_TEXTS> = {
  title: 'Enlaces a esta propuesta',
  hint: 'Cualquiera que tenga un enlace puede leer, imprimir y guardar el documento para el cliente, y aceptarlo o rechazarlo, sin cuenta.',
  expires: 'Funciona durante',
  create: 'Crear enlace',
  created: 'Copie el enlace ahora: solo se muestra una vez.',
  address: 'Enlace',
  copy: 'Copiar',
  copied: 'Copiado',
  list: 'Enlaces',
  none: 'Ningún enlace.',
  until: (day) => `Funciona hasta el ${day}`,
  ended: (day) => `Terminó el ${day}`,
  opened: (day) => `abierto por última vez el ${day}`,
  neverOpened: 'nunca abierto',
  revoke: (day) => `Revocar el enlace creado el ${day}`,
  failed: 'Cambiar los enlaces',
};

/** The page of a link. */
export const SHARED_TEXTS: InLanguage<typeof en.SHARED_TEXTS> = {
  notFound:
    'Este enlace no lleva a ninguna parte. Puede haber caducado o sido retirado: pida otro a quien se lo envió.',
  superseded: 'Se ha emitido una revisión posterior de esta propuesta.',
  expired: (day) => `Esta propuesta era válida hasta el ${day}.`,
  ask: (seller) => `Pida a ${seller} la propuesta que vale ahora.`,
  phone: 'Teléfono',
  email: 'Correo electrónico',
};

/** What the customer answers by a link. */
export const DECISION_TEXTS: InLanguage<typeof en.DECISION_TEXTS> = {
  section: 'Su respuesta',
  validUntil: (day) => `Puede aceptar esta propuesta hasta el ${day}.`,
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptTitle: (name) => `Aceptar ${name}`,
  declineTitle: (name) => `Rechazar ${name}`,
  acceptFor: (amount) => `Aceptar por ${amount}`,
  name: 'Su nombre',
  remark: 'Observación (opcional)',
  total: (amount) => `Acepto el total de ${amount}`,
  partOfTotal: (amount, priced, lines) => `Acepto ${amount} por los artículos que tienen precio, ${priced} de ${lines}`,
  totalMissing: 'Marque el precio para aceptar la propuesta',
  accepted: (day, by) => (by === null ? `Aceptada el ${day}.` : `Aceptada por ${by} el ${day}.`),
  declined: (day, by) => (by === null ? `Rechazada el ${day}.` : `Rechazada por ${by} el ${day}.`),
  recorded: 'Se registra con su nombre, la hora y este documento.',
  tooLate: 'Su respuesta no se ha registrado: el estado de la propuesta había cambiado antes.',
  notSent: 'No se puede conectar con el servidor. Compruebe la conexión y envíe su respuesta de nuevo.',
  refused: (reason) => `Su respuesta no se ha registrado: ${reason}.`,
};

export const COMPANY_TEXTS: InLanguage<typeof en.COMPANY_TEXTS> = {
  title: 'Empresa',
  hint: 'Su empresa en sus propuestas. Las propuestas emitidas no cambian.',
  name: 'Nombre de la empresa',
  logo: 'Logotipo',
  chooseLogo: 'Elegir logotipo',
  logoHint: 'SVG, PNG, JPEG o WebP, como máximo 4 MB y 4096 píxeles por lado. Se guarda como PNG.',
  removeLogo: 'Quitar el logotipo',
  noLogo: 'Ningún logotipo elegido',
  accent: 'Color de acento',
  accentHint: 'Por ejemplo #0b5cad; vacío para el predeterminado',
  legalText: 'Condiciones',
  notes: 'Notas en todas las propuestas',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  contactHint: 'Se muestra al cliente cuya propuesta se ha sustituido o ya no es válida',
  language: 'Idioma de los documentos',
  languageHint: 'Salvo que se elija otro al emitir una propuesta. Las propuestas emitidas conservan el suyo',
  locale: 'Idioma y país',
  localeHint:
    'Por ejemplo es-ES: cómo se escriben los números y los días del documento para un cliente. Las propuestas emitidas lo conservan',
  paper: 'Papel',
  paperHint: 'Del documento para un cliente. Las propuestas emitidas lo conservan',
  save: 'Guardar',
  saved: 'Guardado',
  failed: 'Guardar la empresa',
  load: 'Cargar la empresa',
  tooLarge: 'Debe ocupar 4 MB o menos',
  tooManyPixels: 'Debe tener 4096 píxeles o menos por lado',
  noPicture: 'No es una imagen SVG, PNG, JPEG o WebP que se pueda leer',
  unboundedSvg:
    'Este SVG no se puede dibujar aquí: contiene un elemento use, mask, filter o pattern, una animación o más de 5 000 partes. Expórtelo como PNG',
  notDrawn: 'El logotipo guardado es un SVG que no se dibuja. Elija una imagen o quite el logotipo',
};

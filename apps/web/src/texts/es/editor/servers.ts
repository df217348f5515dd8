import { counted, list, number } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/servers.ts';
import type { InLanguage } from '../../in-language.ts';

export type { SettingText } from '../../en/editor/servers.ts';

/** Kinds of failover. */
export const FAILOVER_TEXTS: InLanguage<typeof en.FAILOVER_TEXTS> = {
  none: 'Ninguna',
  coldStandby: 'Reserva en frío',
  hotStandby: 'Reserva en caliente',
};

export const SETTING_TEXTS: InLanguage<typeof en.SETTING_TEXTS> = {
  hardwareType: {
    label: 'Elegir tipo de hardware',
    help: 'Servidores de cualquier fabricante o appliances de marca. Al cambiar se conservan los datos de las cámaras; cada tipo mantiene sus propios ajustes.',
  },
  addManagementServer: {
    label: 'Añadir servidor de gestión',
    help: 'Añade a la propuesta un servidor propio para el software de gestión y su base de datos.',
  },
  maxCamerasPerServer: {
    label: 'Máx. cámaras por servidor',
    help: 'Ningún servidor de grabación recibe más cámaras, por potente que sea. La edición fija el límite y el valor predeterminado.',
    unit: 'cámaras',
  },
  supportedCameras: {
    label: 'Cámaras admitidas',
    help: 'Para cuántas cámaras se construye el servidor de gestión. Elija un nivel en el que quepan las cámaras del diseño y las que vendrán.',
  },
  systemOverhead: {
    label: 'Sobrecarga del sistema (%)',
    help: 'Reserva que se añade a la tasa de datos y al almacenamiento de las cámaras antes de elegir el hardware.',
    unit: '%',
    isUnitInLabel: true,
  },
  machineType: {
    label: 'Tipo de máquina',
    help: 'La clase de servidor con la que se dimensiona. Auto toma la que necesita menos hardware.',
  },
  serverDiskQuantity: {
    label: 'Máx. discos por servidor',
    help: 'Bahías de disco que un servidor de grabación puede usar para vídeo.',
    unit: 'discos',
  },
  raidOS: {
    label: 'RAID del SO',
    help: 'Si el sistema operativo está en dos discos en espejo, de modo que uno pueda fallar.',
  },
  archiving: {
    label: 'Archivado',
    help: 'Traslada las grabaciones de la base de datos en vivo a un archivo mayor varias veces al día. Activarlo o desactivarlo se guarda enseguida.',
  },
  archiveFrequency: {
    label: 'Frecuencia de archivado',
    help: 'Con qué frecuencia pasan las grabaciones al archivo. Cuanto más a menudo, menor puede ser la base de datos en vivo.',
    unit: 'veces al día',
  },
  groomAfterDays: {
    label: 'Segundo archivo después de',
    help: 'Las grabaciones más antiguas pasan a un segundo archivo, que conserva menos fotogramas de ellas hasta que termina su retención. Los días se cuentan desde la grabación; los grupos de cámaras con una retención más corta quedan como están. Ambos archivos están en los mismos discos.',
    unit: 'días',
  },
  groomFps: {
    label: 'Velocidad de fotogramas MJPEG',
    help: 'Fotogramas por segundo que el segundo archivo conserva de MJPEG. De los demás códecs conserva los fotogramas clave, aproximadamente uno por segundo.',
    unit: 'fps',
  },
  keyFrameRatio: {
    label: 'Fotograma clave en fotogramas delta',
    help: 'Cuántas veces mayor es un fotograma clave que un fotograma entre dos de ellos. Decide qué parte de la tasa de datos conservan los fotogramas clave: a 15 fps y con 10 es el 42 %. Depende de la escena y de la cámara; se supone 10.',
    unit: 'fotogramas delta',
    isUnitInLabel: true,
  },
  capacityConvention: {
    label: 'Convención de capacidad',
    help: 'Cómo se comparan los TB que necesitan las grabaciones con lo que cabe en los discos. Los fabricantes comparan TB con TiB, con lo que se compra alrededor de un 10 % más de lo necesario. La forma exacta compara bytes con bytes y deja fuera ese margen.',
  },
  upsMinutes: {
    label: 'Minutos de SAI',
    help: 'Cuánto tiempo mantiene un SAI en marcha los servidores y las bandejas de discos sin red eléctrica. 15 minutos bastan para un apagado ordenado; con 0 el SAI queda fuera de la lista de materiales.',
    unit: 'min',
  },
  failover: {
    label: 'Conmutación por error',
    help: 'Qué toma el relevo cuando falla un servidor de grabación. Un grupo de reserva en frío cubre cualquiera de sus servidores y arranca en menos de medio minuto; la reserva en caliente es un servidor de reserva para cada uno y arranca enseguida.',
  },
  spareServers: {
    label: 'Servidores de reserva',
    help: 'Servidores del grupo de reserva en frío. Pueden fallar a la vez otros tantos servidores de grabación.',
    unit: 'servidores',
  },
  outageDays: {
    label: 'Días por cubrir',
    help: 'Cuántos días de grabación caben en el almacenamiento de un servidor de reserva hasta que vuelve el servidor averiado. Un appliance tiene los discos con los que se vende.',
    unit: 'días',
  },
  hotSpares: {
    label: 'Discos de repuesto por servidor',
    help: 'Discos que esperan en cada servidor a que falle otro, para que la reconstrucción empiece enseguida. Ocupan bahías y no contienen grabaciones.',
    unit: 'discos',
  },
  storageConnectivity: {
    label: 'Conexión del almacenamiento',
    help: 'Cómo se conectan los discos. Limita la tasa de datos entre servidor y almacenamiento.',
  },
  raidType: {
    label: 'Tipo de RAID',
    help: 'Cómo se reparten los datos entre los discos y cuántos de ellos pueden fallar. Auto toma el que necesita menos hardware.',
  },
  diskType: {
    label: 'Tipo de disco',
    help: 'La clase de disco: a qué velocidad lee y escribe y qué tamaño puede tener. Los dos tamaños de disco se ajustan al mayor de ella.',
  },
  diskSizeMin: { label: 'Tamaño mín. de disco', help: 'No se consideran discos más pequeños.', unit: 'TB' },
  diskSizeMax: { label: 'Tamaño máx. de disco', help: 'No se consideran discos más grandes.', unit: 'TB' },
  formFactor: {
    label: 'Formato',
    help: 'La carcasa que encaja en el lugar. Reduce los modelos y los tipos de RAID.',
  },
  raidArray: {
    label: 'Grupo RAID',
    help: 'Cómo se reparten los datos entre los discos y cuántos de ellos pueden fallar. Reduce los modelos y los formatos.',
  },
  applianceDisks: {
    label: 'Número de discos',
    help: 'Solo se consideran appliances con este número de discos. Auto los deja todos.',
    unit: 'discos',
  },
  applianceSku: {
    label: 'SKU del appliance',
    help: 'Un appliance de los que dejan las elecciones anteriores. Auto toma el que mejor se ajusta al diseño.',
  },
  maxSystemUtilization: {
    label: 'Máx. utilización del sistema',
    help: 'Cuánto de la tasa de grabación nominal de un appliance puede usar el diseño. El resto es reserva.',
    unit: '%',
  },
  maxDiskUtilization: {
    label: 'Máx. utilización de discos',
    help: 'Hasta qué punto se pueden llenar los discos de un appliance. El resto es reserva.',
    unit: '%',
  },
};

/** Texts of settings that name products of the catalogue. */
export const namedSettingTexts: InLanguage<typeof en.namedSettingTexts> = ({ series, software, client }) => ({
  xProtectVersion: {
    label: `Elegir versión de ${software}`,
    help: 'La edición del software de grabación. Limita las cámaras de un servidor e indica si se puede añadir un servidor de gestión.',
  },
  concurrentSmartClientStreams: {
    label: `Flujos simultáneos de ${client}`,
    help: 'Flujos que los clientes ven o reproducen al mismo tiempo. Cargan la red, y la reproducción lee de los discos.',
    unit: 'flujos',
  },
  ivoModel: {
    label: `Modelo ${series}`,
    help: 'Un modelo, o Auto para el que necesita menos hardware. Reduce los formatos y los tipos de RAID a los suyos.',
  },
  remoteStreams: {
    label: `Flujos remotos de ${client} por servidor`,
    help: 'Flujos que los clientes remotos ven a la vez desde un appliance, transmitidos tal como se grabaron.',
    unit: 'flujos',
  },
});

export const PANEL_TEXTS: InLanguage<typeof en.PANEL_TEXTS> = {
  platform: 'Plataforma',
  recordingServer: 'Ajustes del servidor de grabación',
  main: 'Ajustes principales',
  advanced: 'Ajustes avanzados',
  live: 'Base de datos en vivo',
  archive: 'Archivado',
  tiers: 'Segundo archivo con velocidad de fotogramas reducida',
  appliance: 'Appliance',
  limits: 'Límites por servidor',
  utilization: 'Utilización',
  management: 'Ajustes del servidor de gestión',
  shared: 'Cálculo',
  resilience: 'Cuando algo falla',
};

/** The result of the second archive, and when it has no effect. */
export const TIER_TEXTS: InLanguage<typeof en.TIER_TEXTS> = {
  zeroIsNone: '0 para ninguno',
  notWithoutArchiving: 'No tiene efecto mientras el archivado está desactivado',
  notOnAppliances: 'Se conserva para servidores; los appliances no tienen segundo archivo',
  keyFrames: 'Los demás códecs conservan los fotogramas clave, aprox. 1 fps',
  outcome: (days, { full, groomed, saved }) =>
    `${full} hasta el día ${days} y ${groomed} después: ahorra ${saved} de vídeo.`,
};

export const CONVENTION_TEXTS: InLanguage<typeof en.CONVENTION_TEXTS> = {
  vendor: 'Como los fabricantes (TB con TiB)',
  exact: 'Exacta (bytes con bytes)',
};

/** Texts beside each setting. */
export const SETTING_TOOL_TEXTS: InLanguage<typeof en.SETTING_TOOL_TEXTS> = {
  help: '¿Qué es esto?',
  reset: (preset) => `Volver al valor predeterminado: ${preset}`,
  now: 'Ahora',
  default: 'Predeterminado',
  choices: 'Opciones',
  bounds: 'Límites',
  unit: 'Unidad',
  on: 'sí',
  off: 'no',
  onOrOff: 'sí o no',
  range: (min, max) => `${min} a ${max}`,
  was: (before) => `antes ${before}`,
  noManagementServer: 'Esta edición no tiene servidor de gestión propio.',
  addManagementServer: 'Añada primero un servidor de gestión.',
  timesPerDay: 'Veces al día',
  noAutoRaid:
    'Esta lista no tiene Auto para el modelo y el formato elegidos; aun así se puede dejar al dimensionamiento.',
  backToAuto: 'Volver a Auto',
  leftOver: (cameras, edition) => `${cameras} cámaras son el límite de ${edition} y se han quedado.`,
  useDefault: (cameras, edition) => `Usar las ${cameras} de ${edition}`,
  toLargest: (min, largest) => `de ${number(min)} a ${number(largest)} TB, el tamaño mayor`,
  fromSmallest: (smallest, cap) => `de ${number(smallest)} TB, el tamaño menor, a ${number(cap)} TB`,
  noDisk: (type, bounds, sizes) =>
    `Ningún disco del tipo ${type} tiene ${bounds} TB. Se fabrica en ${list(sizes.map(number))} TB.`,
  allSizes: 'Permitir todos los tamaños',
  mostSpares: (servers) =>
    `Como máximo tantos como servidores de grabación tiene este diseño: ${counted(servers, 'servidor', 'servidores')}`,
  diskSizes: (sizes) => `Se fabrica en ${list(sizes.map(number))} TB`,
  diskSizeCap: (cap) => `Como máximo ${number(cap)} TB con este tipo de disco`,
};

export const DEFAULTS_TEXTS: InLanguage<typeof en.DEFAULTS_TEXTS> = {
  button: 'Predeterminados',
  title: 'Restaurar ajustes predeterminados',
  question: ({ series }) =>
    `¿Seguro que desea restaurar todos los ajustes predeterminados de los servidores? Se restablecerán sus configuraciones, incluidos los ajustes de servidores genéricos y de ${series}.`,
  confirm: 'Sí, restaurar',
};

/** The option for an SKU selected by the sizing. */
export const AUTO_SKU_NAME: InLanguage<typeof en.AUTO_SKU_NAME> = 'Auto';

import { counted, number, wordFor } from '@site-designer/texts/es/grammar';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/proposal/proposal.ts';
import type { InLanguage } from '../../in-language.ts';
import { BILL_FILE_TEXTS, BILL_PRICE_TEXTS } from './bill-texts.ts';
import { EVIDENCE_LOCK_TEXTS, RULE_TEXTS } from './kept-recordings.ts';

/** `6 y 7`, `6 a 8`. */
function numbered(first: number, last: number): string {
  return `${first} ${last === first + 1 ? 'y' : 'a'} ${last}`;
}

export const PROPOSAL_CHAPTERS: InLanguage<typeof en.PROPOSAL_CHAPTERS> = {
  proposal: 'Propuesta',
  cameraInformation: 'Datos de las cámaras',
  userRequest: 'Requisitos del usuario',
  solution: 'Solución recomendada',
  recordingServer: 'Especificación del servidor de grabación',
  network: 'Interfaz de red',
  liveDatabase: 'Almacenamiento de la base de datos en vivo',
  archive: 'Almacenamiento del archivo',
  managementServer: 'Servidor de gestión',
  billOfMaterials: 'Lista de materiales',
  serverPlan: 'Plan de servidores',
  failure: 'Cuando algo falla',
  failingDisks: 'Discos y reconstrucciones',
  physical: 'Potencia, calor y rack',
  licences: 'Licencias',
  limits: 'Margen de crecimiento',
  demand: 'Qué necesitan las cámaras',
  retention: 'Retención según la capacidad',
  retentionRules: RULE_TEXTS.title,
  storageByGroup: 'Almacenamiento por grupo de cámaras',
  loads: 'Carga por servidor frente a sus límites',
  ledger: 'Del vídeo a los discos',
  alternatives: 'Alternativas',
  warnings: 'A qué prestar atención',
  developers: 'Para desarrolladores',
  information: 'Información',
  terms: 'Términos y condiciones',
};

export const PROPOSAL_TEXTS: InLanguage<typeof en.PROPOSAL_TEXTS> = {
  calculating: 'Calculando',
  print: 'Imprimir PDF',
  failed: 'Se ha producido un error',
  nothingToPrint: 'Aún no hay propuesta de este diseño. Genere la propuesta y después imprímala.',
};

export const REPORT_TEXTS: InLanguage<typeof en.REPORT_TEXTS> = {
  pageHeader: (project, design) => `${project}: ${design}`,
};

export const REPORT_HEADER_TEXTS: InLanguage<typeof en.REPORT_HEADER_TEXTS> = {
  date: 'Fecha de la configuración',
  name: 'Nombre de la configuración',
  project: 'Proyecto',
  site: 'Sitio',
  product: 'Producto',
  overhead: 'Sobrecarga del sistema',
  overheadFigure: 'Sobrecarga del sistema',
  integrator: 'Datos del integrador',
  integratorName: 'Nombre',
  company: 'Empresa',
  email: 'Correo electrónico',
  phone: 'Teléfono',
};

export const CAMERA_INFORMATION_TEXTS: InLanguage<typeof en.CAMERA_INFORMATION_TEXTS> = {
  camera: 'Cámara',
  quantity: 'Cantidad',
  recording: 'Grabación',
  hours: 'Horas al día',
  days: 'Días',
  codec: 'Códec',
  fps: 'FPS',
  motion: 'Movimiento %',
  complexity: 'Complejidad',
  resolution: 'Resolución',
  rate: 'kbit/s',
  lens: (quantity) => `${quantity} (objetivo)`,
  noMotion: '–',
  /** Figures per hour include it in their unit. */
  inUnit: (title, unit) => (unit.startsWith('/') ? title : `${title}, ${unit}`),
};

export const USER_REQUEST_TEXTS: InLanguage<typeof en.USER_REQUEST_TEXTS> = {
  liveDatabase: 'Base de datos en vivo',
  archive: 'Archivo',
  platform: 'Versión de la plataforma',
  overhead: 'Sobrecarga del sistema',
  maxCameras: 'Máx. cámaras por servidor',
  streams: ({ client }) => `Flujos simultáneos de ${client}`,
  machineType: 'Tipo de máquina',
  disks: 'Máx. discos por servidor',
  model: 'Modelo',
  formFactor: 'Formato',
  applianceDisks: 'Discos de un appliance',
  sku: 'SKU',
  remoteStreams: ({ client }) => `Flujos remotos de ${client} por servidor`,
  maxLoad: 'Máx. utilización del sistema',
  maxFill: 'Máx. utilización de discos',
  raidOs: 'RAID para el sistema operativo',
  archiving: 'Archivado',
  managementServer: 'Servidor de gestión',
  capacityConvention: 'Convención de capacidad',
  upsMinutes: 'Minutos de SAI',
  secondArchive: 'Segundo archivo',
  afterDays: (days) => `después de ${days}`,
  mjpegRate: 'MJPEG en el segundo archivo',
  keyFrame: 'Fotograma clave',
  deltaFrames: (frames) => counted(frames, 'fotograma delta', 'fotogramas delta'),
  retentionRules: RULE_TEXTS.title,
  evidenceLock: EVIDENCE_LOCK_TEXTS.title,
  failover: 'Conmutación por error',
  spareServers: 'Servidores de reserva',
  outageDays: 'Días por cubrir',
  hotSpares: 'Discos de repuesto por servidor',
  aDay: (times) => `${times} al día`,
  connectivity: 'Conexión del almacenamiento',
  raidType: 'Tipo de RAID',
  diskType: 'Tipo de disco',
  diskSize: 'Tamaño de disco',
  diskSizes: (least, most) => `${number(least)} a ${number(most)} TB`,
  yes: 'Sí',
  no: 'No',
};

export const BILL_TEXTS: InLanguage<typeof en.BILL_TEXTS> = {
  wholeSystem: 'Para todo el sistema',
  item: 'Artículo',
  description: 'Descripción',
  quantity: 'Cantidad',
  quantityOf: (item) => `Cantidad de ${item}`,
  ...BILL_PRICE_TEXTS,
  ...BILL_FILE_TEXTS,
};

export const SERVER_PLAN_TEXTS: InLanguage<typeof en.SERVER_PLAN_TEXTS> = {
  server: 'Servidor',
  servers: (first, last) =>
    first === last
      ? { title: `Servidor ${first}`, phrase: `servidor ${first}` }
      : { title: `Servidores ${numbered(first, last)}`, phrase: `servidores ${numbered(first, last)}` },
  count: 'Número',
  cameras: 'Cámaras',
  streams: 'Flujos',
  rate: 'Tasa de datos',
  storage: 'Almacenamiento',
  live: 'Almacenamiento en vivo',
  daily: 'Aumento al día',
  groups: 'Cámaras de',
  of: (title, servers) => `${title}, ${servers}`,
  ofGroup: (cameras, group) => `${numberText(cameras)} de ${group}`,
  group: (id) => `grupo ${id}`,
  moreGroups: (count) => `y ${counted(count, 'grupo más', 'grupos más')}`,
  lowerBound: 'Mínimo de servidores que permiten los totales',
  least: (bound, isProven) =>
    isProven
      ? `${counted(bound, 'servidor', 'servidores')}: ningún plan tiene menos. Las cifras son las de cada servidor.`
      : `Solo por los totales ${wordFor(bound, 'bastaría', 'bastarían')} ${counted(bound, 'servidor', 'servidores')}. Las cifras son las de cada servidor.`,
  tooMany:
    'Hay más de 200 servidores distintos entre sí. La lista de dispositivos indica el servidor de cada grupo de cámaras.',
};

export const LIMIT_TEXTS: InLanguage<typeof en.LIMIT_TEXTS> = {
  tightest: (limit) => `Límite más ajustado: ${limit}`,
  tightestOfMachine: (limit) => `Límite más ajustado de una máquina: ${limit}`,
  limitOf: (title) => `${title}, límite`,
  withinCap: (limit) => `${limit} dentro de su máximo`,
  nextStep: (quantity) => `Siguiente paso de ${quantity}`,
};

export const DEMAND_TEXTS: InLanguage<typeof en.DEMAND_TEXTS> = {
  demand: 'Demanda',
  expected: 'Esperado',
  spread: 'Dispersión',
  range: 'Intervalo',
  cameras: 'Cámaras',
  cameraStreams: 'Flujos de cámara',
  averageRate: 'Tasa de datos media',
  peakRate: 'Tasa de datos máxima',
  storage: 'Almacenamiento',
  exact: 'exacto',
  to: 'a',
  lowEnd: (title) => `${title}, extremo bajo`,
  highEnd: (title) => `${title}, extremo alto`,
  note: 'Una escena de cada diez necesita menos que el intervalo y una de cada diez necesita más.',
};

export const GROUP_TEXTS: InLanguage<typeof en.GROUP_TEXTS> = {
  group: 'Grupo de cámaras',
  part: 'Parte del almacenamiento',
  share: 'Parte',
  storage: 'Almacenamiento',
  storageOf: (title) => `Almacenamiento de ${title}`,
  shareOf: (title) => `Parte de ${title} en el almacenamiento`,
  others: (count) => counted(count, 'grupo más', 'grupos más'),
};

export const LEDGER_TEXTS: InLanguage<typeof en.LEDGER_TEXTS> = {
  step: 'Paso',
  waterfall: 'Cascada',
  factor: 'Factor',
  capacity: 'Capacidad',
  factorOf: (title) => `${title}, factor`,
  fullRate: (days) => `con la velocidad de fotogramas completa, hasta el día ${days}`,
  reducedRate: (days) => `con la velocidad de fotogramas reducida, después del día ${days}`,
  saved: 'ahorrado por la velocidad de fotogramas reducida',
  none: 'ninguno',
};

export const LOAD_TEXTS: InLanguage<typeof en.LOAD_TEXTS> = {
  load: 'Carga',
  picture: 'Frente al límite',
  used: 'Usado',
  limit: 'Límite',
  share: 'Parte',
  limitOf: (title) => `${title}, límite`,
  usedOf: (title) => `${title}, usado`,
  shareOf: (title) => `${title}, parte del límite`,
};

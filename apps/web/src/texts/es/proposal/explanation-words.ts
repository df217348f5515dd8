import type * as en from '../../en/proposal/explanation-words.ts';
import type { InLanguage } from '../../in-language.ts';

/** What typed fields and fields of a camera report are called, by the ends of their paths. */
export const FIELD_TITLES: InLanguage<typeof en.FIELD_TITLES> = {
  'bitrateKbit.continuous': 'Tasa de bits, base',
  'bitrateKbit.motion': 'Tasa de bits, evento',
  'extras.postSeconds': 'Grabación después de un evento',
  'extras.preSeconds': 'Grabación antes de un evento',
  'fps.continuous': 'FPS, base',
  'fps.motion': 'FPS, evento',
  hoursPerDay: 'Horas al día',
  retentionDays: 'Días de retención',

  'archiveDatabase.diskType': 'Archivo, tipo de disco',
  'archiveDatabase.raidType': 'Archivo, tipo de RAID',
  'archiveDatabase.storageConnectivity': 'Archivo, conexión del almacenamiento',
  archiveFrequency: 'Frecuencia de archivado',
  'evidenceLock.camerasPerLock': 'Bloqueo de evidencias, cámaras por bloqueo',
  'evidenceLock.hoursPerLock': 'Bloqueo de evidencias, horas por bloqueo',
  'evidenceLock.locksPerMonth': 'Bloqueo de evidencias, bloqueos al mes',
  'evidenceLock.monthsKept': 'Bloqueo de evidencias, meses conservados',
  'failover.outageDays': 'Conmutación por error, días por cubrir',
  'failover.servers': 'Conmutación por error, servidores de reserva',
  'liveDatabase.diskType': 'Base de datos en vivo, tipo de disco',
  'liveDatabase.raidType': 'Base de datos en vivo, tipo de RAID',
  'liveDatabase.storageConnectivity': 'Base de datos en vivo, conexión del almacenamiento',
  machineType: 'Tipo de máquina',
  maxCamerasPerServer: 'Máx. cámaras por servidor',
  maxDiskUtilization: 'Máx. utilización de discos',
  maxSystemUtilization: 'Máx. utilización del sistema',
  'power.upsMinutes': 'Minutos de SAI',
  'resilience.hotSparesPerServer': 'Discos de repuesto por servidor',
  serverDiskQuantity: 'Máx. discos por servidor',
  systemOverhead: 'Sobrecarga del sistema',
  'tiers.groomAfterDays': 'Segundo archivo después de',
  'tiers.groomFps': 'Segundo archivo, velocidad de fotogramas MJPEG',
  'tiers.keyFrameRatio': 'Segundo archivo, fotograma clave en fotogramas delta',

  cameras: 'Cámaras',
  checkedCameras: 'Cámaras comprobadas',
  daysHeld: 'Días conservados',
  recordedPercent: 'Parte grabada',
  usedSpaceGib: 'Espacio ocupado',
};

/** The same for settings that name products of the catalogue. */
export const NAMED_FIELD_TITLES: InLanguage<typeof en.NAMED_FIELD_TITLES> = {
  concurrentSmartClientStreams: ({ client }) => `Flujos simultáneos de ${client}`,
  xProtectVersion: ({ software }) => `Versión de ${software}`,
};

/** Chapters of the model as a sentence names them, by their anchors. */
export const CHAPTER_PHRASES: InLanguage<typeof en.CHAPTER_PHRASES> = {
  units: 'unidades',
  'bit-rate-of-a-stream': 'tasa de bits de un flujo',
  'range-of-bit-rates': 'intervalo de tasas de bits',
  recording: 'grabación',
  'besides-video': 'además del vídeo',
  'raid-and-formatted-capacity': 'RAID y capacidad formateada',
  disks: 'discos',
  'live-database-and-archive': 'base de datos en vivo y archivo',
  'evidence-lock': 'bloqueo de evidencias',
  'second-archive': 'segundo archivo',
  'recording-servers': 'servidores de grabación',
  headroom: 'margen de crecimiento',
  appliances: 'appliances',
  'retention-reach': 'alcance de la retención',
  'retention-rules': 'reglas de retención',
  'retention-by-class': 'retención por clase',
  failures: 'averías',
  'margin-ledger': 'desglose de márgenes',
  'management-server': 'servidor de gestión',
  'power-heat-and-rack': 'potencia, calor y rack',
  'network-of-the-cameras': 'red de las cámaras',
  'viewing-workstations': 'estaciones de visualización',
  'motion-detection-on-the-servers': 'detección de movimiento en los servidores',
  coverage: 'cobertura',
  'licences-and-prices': 'licencias y precios',
  'as-built': 'lo instalado',
  'what-is-assumed': 'lo que se supone',
  'published-cases': 'casos publicados',
};

import type * as en from '../../en/proposal/proposal-hardware.ts';
import type { InLanguage } from '../../in-language.ts';

export const SOLUTION_TEXTS: InLanguage<typeof en.SOLUTION_TEXTS> = {
  of: 'de',
  quantity: 'Cantidad',
  ram: 'RAM',
  osDisk: 'Disco del SO',
  cpuType: 'Tipo de CPU',
  machineType: 'Tipo de máquina',
  recordingServers: 'Servidores de grabación',
  camerasPerServer: 'Cámaras por servidor',
};

export const SPEC_TEXTS: InLanguage<typeof en.SPEC_TEXTS> = {
  notPublished: (labels) => `Sin publicar: ${labels.join(', ')}`,
};

export const CAPACITY_TEXTS: InLanguage<typeof en.CAPACITY_TEXTS> = {
  asVendors: 'como cuentan los fabricantes;',
  byteForByte: (percent) => `${percent} byte por byte`,
  countedAsTb: (tb) => `, contados como TB (${tb})`,
  convention:
    'Las partes del almacenamiento son como cuentan los fabricantes, TB frente a TiB: byte por byte son alrededor de una décima parte menores.',
};

export const NETWORK_TEXTS: InLanguage<typeof en.NETWORK_TEXTS> = {
  usage: 'Uso',
  speed: 'Velocidad',
  required: 'Tasa de bits necesaria',
  details: 'Detalles',
  speedOf: (usage) => `Velocidad de la red, ${usage.toLowerCase()}`,
  requiredOf: (usage) => `Tasa de bits necesaria de la red, ${usage.toLowerCase()}`,
};

export const DATABASE_TEXTS: InLanguage<typeof en.DATABASE_TEXTS> = {
  inUse: 'Capacidad usada de un servidor',
  disks: 'Discos por servidor',
  diskType: 'Tipo de disco',
  diskSize: 'Tamaño de disco',
  raidType: 'Tipo de RAID',
  arrays: 'Discos de los grupos RAID',
  array: (place) => `Discos del grupo RAID ${place}`,
  required: 'Capacidad necesaria',
  formatted: 'Capacidad formateada',
  connectivity: 'Conexión',
  iops: 'Operaciones de disco necesarias',
  transferSpeed: 'Velocidad de transferencia necesaria',
};

export const APPLIANCE_TEXTS: InLanguage<typeof en.APPLIANCE_TEXTS> = {
  totalStorage: 'Almacenamiento total',
  capacity: 'Capacidad de todos los appliances',
  storage: 'Almacenamiento por servidor',
  storageOf: (raidType) => `Almacenamiento por servidor (${raidType})`,
  utilization: 'Utilización del sistema',
  utilizationLabel: 'Utilización del sistema (carga %)',
  perServer: 'Por servidor',
  perServerOf: (title) => `${title} por servidor`,
  cameraStreams: 'Flujos de cámara',
  cameraRate: 'Tasa de datos de las cámaras',
  clientRate: ({ client }) => `Tasa de datos de ${client}`,
  appliances: 'Número de appliances',
  drawing: (formFactor) => `Dibujo: ${formFactor}`,
  model: 'Modelo',
  dataSheet: 'Hoja de datos',
  formFactor: 'Formato',
  processor: 'Tipo de procesador',
  operatingSystem: 'Sistema operativo',
  bays: 'Bahías de disco',
  diskCapacity: 'Capacidad total de los discos',
  osDrive: 'Unidad del sistema operativo',
};

export const MANAGEMENT_TEXTS: InLanguage<typeof en.MANAGEMENT_TEXTS> = {
  ram: 'RAM del servidor de gestión',
  cameras: 'Cámaras admitidas',
  sqlServer: 'SQL Server',
  disks: 'Discos de la base de datos',
  diskType: 'Tipo de disco de la base de datos',
  diskSize: 'Tamaño de disco de la base de datos',
  raidType: 'Tipo de RAID de la base de datos',
};

import type { CatalogueNames } from '@site-designer/sizing-engine/catalogue';

export const SOLUTION_TEXTS = {
  of: 'of',
  quantity: 'Quantity',
  ram: 'RAM',
  osDisk: 'OS disk',
  cpuType: 'CPU type',
  machineType: 'Machine type',
  recordingServers: 'Recording servers',
  camerasPerServer: 'Cameras per server',
} as const;

export const SPEC_TEXTS = {
  notPublished: (labels: readonly string[]) => `Not published: ${labels.join(', ')}`,
} as const;

export const CAPACITY_TEXTS = {
  asVendors: 'as vendors count;',
  byteForByte: (percent: string) => `${percent} byte for byte`,
  countedAsTb: (tb: string) => `, counted as TB (${tb})`,
  convention: 'Shares of storage are as vendors count, TB against TiB: byte for byte they are about a tenth lower.',
} as const;

export const NETWORK_TEXTS = {
  usage: 'Usage',
  speed: 'Speed',
  required: 'Required bitrate',
  details: 'Details',
  speedOf: (usage: string) => `Speed of the network, ${usage.toLowerCase()}`,
  requiredOf: (usage: string) => `Required bitrate of the network, ${usage.toLowerCase()}`,
} as const;

export const DATABASE_TEXTS = {
  inUse: 'Capacity of a server in use',
  disks: 'Disks per server',
  diskType: 'Disk type',
  diskSize: 'Disk size',
  raidType: 'RAID type',
  arrays: 'Disks of the arrays',
  array: (place: number) => `Disks of array ${place}`,
  required: 'Required capacity',
  formatted: 'Formatted capacity',
  connectivity: 'Connectivity',
  iops: 'Disk operations needed',
  transferSpeed: 'Transfer speed needed',
} as const;

export const APPLIANCE_TEXTS = {
  totalStorage: 'Total storage',
  capacity: 'Capacity of all appliances',
  storage: 'Storage per server',
  storageOf: (raidType: string) => `Storage per server (${raidType})`,
  utilization: 'System utilization',
  utilizationLabel: 'System utilization (Load %)',
  perServer: 'Per server',
  perServerOf: (title: string) => `${title} per server`,
  cameraStreams: 'Camera streams',
  cameraRate: 'Camera data rate',
  clientRate: ({ client }: CatalogueNames) => `${client} data rate`,
  appliances: 'Number of appliances',
  drawing: (formFactor: string) => `Drawing: ${formFactor}`,
  model: 'Model',
  dataSheet: 'Data sheet',
  formFactor: 'Form factor',
  processor: 'Processor type',
  operatingSystem: 'Operating system',
  bays: 'Hard drive bays',
  diskCapacity: 'Total disk capacity',
  osDrive: 'Operating system drive',
} as const;

export const MANAGEMENT_TEXTS = {
  ram: 'RAM of the management server',
  cameras: 'Supported cameras',
  sqlServer: 'SQL Server',
  disks: 'Database disks',
  diskType: 'Database disk type',
  diskSize: 'Database disk size',
  raidType: 'Database RAID type',
} as const;

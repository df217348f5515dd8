/**
 * All enumerations of the product. The numbers are stored and sent: never renumber.
 *
 * Plain objects with their union types replace TypeScript enums, so that each value is its number.
 */

/** How a row counts: a camera of its own, the first lens of a multi-lens camera, or a further lens of one. */
export const LensType = { single: 0, multiParent: 1, multiChild: 2 } as const;
export type LensType = (typeof LensType)[keyof typeof LensType];

/** When a stream is recorded: always, only on events, or always with more frames on events. */
export const Recording = { constant: 0, event: 1, speedup: 2 } as const;
export type Recording = (typeof Recording)[keyof typeof Recording];

/** Which hardware a proposal is made of: servers of any maker, or appliances of one series. */
export const HardwareType = { generic: 0, husky: 1 } as const;
export type HardwareType = (typeof HardwareType)[keyof typeof HardwareType];

/** What takes over when a recording server fails: nothing, one of a group of spares, or a spare of its own. */
export const Failover = { none: 0, coldStandby: 1, hotStandby: 2 } as const;
export type Failover = (typeof Failover)[keyof typeof Failover];

/** A configuration of several that a proposal may offer. */
export const ConfigurationChoice = { auto: 0, config1: 1, config2: 2, config3: 3, config4: 4 } as const;
export type ConfigurationChoice = (typeof ConfigurationChoice)[keyof typeof ConfigurationChoice];

/** Appliance models by the id they are stored with. */
export const ApplianceModel = {
  auto: 0,
  HE150D: 1,
  HE350T: 2,
  HE350R: 3,
  HE700R: 4,
  HE1000R: 5,
  HE1800R: 6,
} as const;
export type ApplianceModel = (typeof ApplianceModel)[keyof typeof ApplianceModel];

/** Housings of the appliances. */
export const FormFactor = { auto: 0, rack1U: 1, rack2U: 2, desktop: 3, tower: 4 } as const;
export type FormFactor = (typeof FormFactor)[keyof typeof FormFactor];

/** Disk array types. The gaps in the numbers are the product's own. */
export const Raid = { auto: 0, jbod: 1, raid5: 4, raid6: 5, raid10: 6 } as const;
export type Raid = (typeof Raid)[keyof typeof Raid];

/** Recording software editions. */
export const Platform = { corporate: 1, expert: 2, expressPlus: 3, professionalPlus: 4 } as const;
export type Platform = (typeof Platform)[keyof typeof Platform];

/** How a storage is connected to its server. */
export const StorageConnectivity = { directAttached: 1, iscsiSan: 2, fibreChannelSan: 3 } as const;
export type StorageConnectivity = (typeof StorageConnectivity)[keyof typeof StorageConnectivity];

/** Disk families. */
export const DiskType = { hdd7k: 1, hdd10k: 2, ssd: 3 } as const;
export type DiskType = (typeof DiskType)[keyof typeof DiskType];

/** Server machine types; auto chooses among entry, standard and highPerformance. */
export const MachineType = { auto: 0, entry: 1, standard: 2, highPerformance: 3, virtual: 4 } as const;
export type MachineType = (typeof MachineType)[keyof typeof MachineType];

/** What a server does in the system. */
export const ServerRole = {
  recording: 'Recording',
  recordingFailover: 'RecordingFailover',
  management: 'Management',
} as const;
export type ServerRole = (typeof ServerRole)[keyof typeof ServerRole];

/** What a volume holds. */
export const StorageTier = { system: 'System', live: 'Live', archive: 'Archive' } as const;
export type StorageTier = (typeof StorageTier)[keyof typeof StorageTier];

/** Storage networks. */
export const StorageNetworkType = { iscsiSan: 'iSCSISAN', fibreChannelSan: 'FibreChannelSAN' } as const;
export type StorageNetworkType = (typeof StorageNetworkType)[keyof typeof StorageNetworkType];

/** Whether a printed quantity is of each server or of the whole proposal. */
export const QuantityBasis = { perServer: 'Quantity per server', total: 'Quantity' } as const;
export type QuantityBasis = (typeof QuantityBasis)[keyof typeof QuantityBasis];

/** Names of the look-up tables that option ids belong to. */
export const LOOKUP_KINDS = [
  'xprotectplatform',
  'raidtype',
  'storagedevicetype',
  'codec',
  'imagecomplexity',
  'imageresolution',
  'connectiontype',
  'machinetype',
  'storagedevice',
  'failovermode',
] as const;
/** One of the look-up tables, by its name. */
export type LookupKind = (typeof LOOKUP_KINDS)[number];

/** Which field a bulk apply sets. */
export const BulkApplyField = {
  quantity: 0,
  recording: 1,
  hoursPerDay: 2,
  retentionDays: 3,
  codec: 4,
  fps: 5,
  motion: 6,
  complexity: 7,
  resolution: 8,
  bitrateKbit: 9,
  lensType: 10,
  licencesPerCamera: 11,
  audioKbps: 12,
  metadataKbps: 13,
  eventsPerHour: 14,
  preSeconds: 15,
  postSeconds: 16,
} as const;
export type BulkApplyField = (typeof BulkApplyField)[keyof typeof BulkApplyField];

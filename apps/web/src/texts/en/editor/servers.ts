import type { CatalogueNames } from '@site-designer/sizing-engine/catalogue';
import { wordFor } from '@site-designer/texts';

export interface SettingText {
  readonly label: string;
  /** Its effect in one or two sentences. */
  readonly help: string;
  readonly unit?: string;
  readonly isUnitInLabel?: boolean;
}

/** Kinds of failover. */
export const FAILOVER_TEXTS = { none: 'None', coldStandby: 'Cold standby', hotStandby: 'Hot standby' } as const;

export const SETTING_TEXTS = {
  hardwareType: {
    label: 'Choose Hardware type',
    help: 'Servers of any make, or branded appliances. Camera specifications are kept when you switch; each type keeps its own settings.',
  },
  addManagementServer: {
    label: 'Add Management Server',
    help: 'Adds a server of its own for the management software and its database to the proposal.',
  },
  maxCamerasPerServer: {
    label: 'Max cameras per server',
    help: 'No recording server gets more cameras than this, however strong it is. The edition sets the bound and the default.',
    unit: 'cameras',
  },
  supportedCameras: {
    label: 'Supported Cameras',
    help: 'How many cameras the management server is built for. Choose a level that the cameras of the design, and those to come, fit in.',
  },
  systemOverhead: {
    label: 'System overhead (%)',
    help: 'Reserve that is added to the data rate and the storage of the cameras before hardware is chosen.',
    unit: '%',
    isUnitInLabel: true,
  },
  machineType: {
    label: 'Machine Type',
    help: 'The class of server to size with. Auto takes the one that needs the least hardware.',
  },
  serverDiskQuantity: {
    label: 'Max Disks Per Server',
    help: 'Disk bays that a recording server may use for video.',
    unit: 'disks',
  },
  raidOS: {
    label: 'Raid OS',
    help: 'Whether the operating system stands on two disks that mirror each other, so that one may fail.',
  },
  archiving: {
    label: 'Archiving',
    help: 'Moves recordings from the live database to a larger archive several times a day. Turning it on or off is saved at once.',
  },
  archiveFrequency: {
    label: 'Archive Frequency',
    help: 'How often recordings move to the archive. The more often, the smaller the live database can be.',
    unit: 'times per day',
  },
  groomAfterDays: {
    label: 'Second archive after',
    help: 'Recordings that are older move on to a second archive, which keeps fewer frames of them until their retention ends. Days are counted from the recording on; camera groups that are kept for a shorter time stay as they are. Both archives stand on the same disks.',
    unit: 'days',
  },
  groomFps: {
    label: 'MJPEG frame rate',
    help: 'Frames a second that the second archive keeps of MJPEG. Of every other codec it keeps the key frames, about one a second.',
    unit: 'fps',
  },
  keyFrameRatio: {
    label: 'Key frame in delta frames',
    help: 'How many times as large a key frame is as a frame between two of them. It decides how much the key frames keep of the data rate: at 15 fps and 10 it is 42 %. It depends on scene and camera; 10 is assumed.',
    unit: 'delta frames',
    isUnitInLabel: true,
  },
  capacityConvention: {
    label: 'Capacity convention',
    help: 'How the TB that the recordings need are compared with what disks hold. Vendors compare TB with TiB, which buys about 10 % more than is needed. The exact way compares bytes with bytes and leaves that margin out.',
  },
  upsMinutes: {
    label: 'UPS minutes',
    help: 'How long an uninterruptible power supply keeps servers and shelves running without mains. 15 minutes are enough for an orderly shutdown; 0 leaves the UPS out of the bill.',
    unit: 'min',
  },
  failover: {
    label: 'Failover',
    help: 'What takes over when a recording server fails. A cold standby group covers any of its servers and starts within half a minute; hot standby is one spare for each server and starts at once.',
  },
  spareServers: {
    label: 'Spare servers',
    help: 'Servers of the cold standby group. As many recording servers may fail at the same time.',
    unit: 'servers',
  },
  outageDays: {
    label: 'Days to be covered',
    help: 'How many days of recording the storage of a spare server holds until the failed server is back. An appliance has the disks it is sold with.',
    unit: 'days',
  },
  hotSpares: {
    label: 'Hot spares per server',
    help: 'Disks that wait in each server for one that fails, so that a rebuild starts at once. They take bays and hold no recordings.',
    unit: 'disks',
  },
  storageConnectivity: {
    label: 'Storage connectivity',
    help: 'How the disks are attached. It bounds the data rate between server and storage.',
  },
  raidType: {
    label: 'Raid type',
    help: 'How disks share the data, and how many of them may fail. Auto takes the one that needs the least hardware.',
  },
  diskType: {
    label: 'Disk type',
    help: 'The kind of disk: how fast it reads and writes, and how large it can be. The two disk sizes follow its largest.',
  },
  diskSizeMin: { label: 'Disk size min', help: 'Smaller disks than this are not considered.', unit: 'TB' },
  diskSizeMax: { label: 'Disk size max', help: 'Larger disks than this are not considered.', unit: 'TB' },
  formFactor: {
    label: 'Form factor',
    help: 'The housing that fits the place. It narrows the models and RAID types.',
  },
  raidArray: {
    label: 'Raid Array',
    help: 'How disks share the data, and how many of them may fail. It narrows the models and form factors.',
  },
  applianceDisks: {
    label: 'Server Disk Quantity',
    help: 'Only appliances with this many disks are considered. Auto leaves them all.',
    unit: 'disks',
  },
  applianceSku: {
    label: 'Appliance SKU',
    help: 'One appliance of those that the choices above leave. Auto takes the one that fits the design best.',
  },
  maxSystemUtilization: {
    label: 'Max system utilization',
    help: 'How much of an appliance’s rated recording rate the design may use. The rest is reserve.',
    unit: '%',
  },
  maxDiskUtilization: {
    label: 'Max disk utilization',
    help: 'How full the disks of an appliance may get. The rest is reserve.',
    unit: '%',
  },
} as const satisfies Readonly<Record<string, SettingText>>;

/** Texts of settings that name products of the catalogue. */
export const namedSettingTexts = ({ series, software, client }: CatalogueNames) =>
  ({
    xProtectVersion: {
      label: `Select ${software} Version`,
      help: 'The edition of the recording software. It bounds the cameras of one server and says whether a management server can be added.',
    },
    concurrentSmartClientStreams: {
      label: `Concurrent ${client} Streams`,
      help: 'Streams that clients watch or play back at the same time. They load the network, and playback reads from the disks.',
      unit: 'streams',
    },
    ivoModel: {
      label: `${series} Model`,
      help: 'One model, or Auto for the one that needs the least hardware. It narrows the form factors and RAID types to its own.',
    },
    remoteStreams: {
      label: `Remote ${client.toLowerCase()} streams per server`,
      help: 'Streams that remote clients watch from one appliance at the same time, passed through as recorded.',
      unit: 'streams',
    },
  }) as const satisfies Readonly<Record<string, SettingText>>;

export const PANEL_TEXTS = {
  platform: 'Platform',
  recordingServer: 'Recording Server Settings',
  main: 'Main Settings',
  advanced: 'Advanced Settings',
  live: 'Live Database',
  archive: 'Archiving',
  tiers: 'Second archive with reduced frame rate',
  appliance: 'Appliance',
  limits: 'Limits per server',
  utilization: 'Utilization',
  management: 'Management Server Settings',
  shared: 'Calculation',
  resilience: 'When something fails',
} as const;

/** The result of the second archive, and when it has no effect. */
export const TIER_TEXTS = {
  zeroIsNone: '0 for none',
  notWithoutArchiving: 'Has no effect while archiving is off',
  notOnAppliances: 'Kept for servers; appliances have no second archive',
  keyFrames: 'Other codecs keep key frames, about 1 fps',
  outcome: (
    days: number,
    { full, groomed, saved }: { readonly full: string; readonly groomed: string; readonly saved: string },
  ) => `${full} up to day ${days} and ${groomed} after it: saves ${saved} of video.`,
} as const;

export const CONVENTION_TEXTS = {
  vendor: 'As vendors do (TB with TiB)',
  exact: 'Exact (bytes with bytes)',
} as const;

/** Texts beside each setting. */
export const SETTING_TOOL_TEXTS = {
  help: 'What is this?',
  reset: (preset: string) => `Reset to default: ${preset}`,
  now: 'Now',
  default: 'Default',
  choices: 'Choices',
  bounds: 'Bounds',
  unit: 'Unit',
  on: 'on',
  off: 'off',
  onOrOff: 'on or off',
  range: (min: string, max: string) => `${min} to ${max}`,
  was: (before: string) => `was ${before}`,
  noManagementServer: 'This edition has no management server of its own.',
  addManagementServer: 'Add a management server first.',
  timesPerDay: 'Times per day',
  noAutoRaid:
    'This list has no Auto for the model and form factor that are chosen; it can still be left to the sizing.',
  backToAuto: 'Back to Auto',
  leftOver: (cameras: number, edition: string) => `${cameras} cameras are the limit of ${edition} and have stayed.`,
  useDefault: (cameras: number, edition: string) => `Use the ${cameras} of ${edition}`,
  toLargest: (min: number, largest: number) => `${min} to ${largest} TB, the largest size`,
  fromSmallest: (smallest: number, cap: number) => `${smallest} TB, the smallest size, to ${cap} TB`,
  noDisk: (type: string, bounds: string, sizes: readonly number[]) =>
    `No disk of the type ${type} has ${bounds} TB. It is made in ${sizes.join(', ')} TB.`,
  allSizes: 'Allow all sizes',
  mostSpares: (servers: number) =>
    `At most as many as the ${servers} recording ${wordFor(servers, 'server')} of this design`,
  diskSizes: (sizes: readonly number[]) => `Made in ${sizes.join(', ')} TB`,
  diskSizeCap: (cap: number) => `At most ${cap} TB with this disk type`,
} as const;

export const DEFAULTS_TEXTS = {
  button: 'Defaults',
  title: 'Restore Default Server Settings',
  question: ({ series }: CatalogueNames) =>
    `Are you sure you want to restore all default server settings? This will reset your configurations, including generic and ${series} settings.`,
  confirm: 'Yes, restore defaults',
} as const;

/** The option for an SKU selected by the sizing. */
export const AUTO_SKU_NAME = 'Auto';

import { Failover, HardwareType } from '@site-designer/sizing-engine/enumerations';
import {
  CAPACITY_CONVENTIONS,
  EVIDENCE_LOCK_BOUNDS,
  RESILIENCE_BOUNDS,
  SERVER_BOUNDS,
  SLIDERS,
  TIER_BOUNDS,
} from '@site-designer/sizing-engine/bounds';
import { Type, type Static } from 'typebox';
import { Bounded, Count, EXACT, List, OneOf } from '../basics/schema.ts';
import { siteSettings, writtenSiteSettings } from './site-settings.ts';

const xProtectVersion = Count('Platform version id', { examples: [4] });
const addManagementServer = Type.Boolean({
  description: 'Whether a management server is proposed; an edition without one stores false',
});
const maxCamerasPerServer = Type.Integer({
  minimum: 1,
  description: "Most cameras of one recording server, up to the version's camQtyMax",
  examples: [150],
});
const managementServerSettings = Type.Object({ supportedCameras: Count('Level id', { examples: [1] }) }, EXACT);
const raidType = Count('RAID type id, 0 Auto', { examples: [0] });

export const StorageSettings = Type.Object(
  {
    storageConnectivity: Count('Connectivity id', { examples: [1] }),
    raidType,
    diskType: Count('Disk type id', { examples: [1] }),
    diskSizeMin: Count("Smallest disk, TB, up to the disk type's cap and at most diskSizeMax", { examples: [0] }),
    diskSizeMax: Bounded(SERVER_BOUNDS.diskSizeMax, "Greatest disk, TB; stored as at most the disk type's cap", {
      examples: [20],
    }),
  },
  { ...EXACT, title: 'StorageSettings' },
);
export type StorageSettings = Static<typeof StorageSettings>;

export const GenericServerSettings = Type.Object(
  {
    addManagementServer,
    xProtectVersion,
    mainSettings: Type.Object(
      {
        systemOverhead: Bounded(SERVER_BOUNDS.systemOverhead, 'Percent added to data rate and storage', {
          examples: [20],
        }),
        maxCamerasPerServer,
        concurrentSmartClientStreams: Bounded(
          SERVER_BOUNDS.concurrentSmartClientStreams,
          'Streams that clients watch at once',
          { examples: [1] },
        ),
      },
      EXACT,
    ),
    advancedSettings: Type.Object(
      {
        machineType: Count('Machine type id, 0 Auto', { examples: [0] }),
        serverDiskQuantity: Count('Most disks of a server', { examples: [12] }),
        raidOS: Type.Boolean({ description: 'Whether the operating system is on mirrored disks' }),
        archiveFrequency: Count('Archive runs a day', { examples: [6] }),
        archiving: Type.Boolean({ description: 'Whether recordings move to an archive' }),
        liveDatabase: StorageSettings,
        archiveDatabase: StorageSettings,
      },
      EXACT,
    ),
    managementServerSettings,
  },
  { ...EXACT, title: 'GenericServerSettings' },
);
export type GenericServerSettings = Static<typeof GenericServerSettings>;

function Slider({ minValue, rangeMax, value }: (typeof SLIDERS)[keyof typeof SLIDERS], description: string) {
  return Bounded({ min: minValue, max: rangeMax }, description, { examples: [value] });
}

const husky = {
  xProtectVersion,
  addManagementServer,
  ivoModel: Count('Appliance model id, 0 Auto', { examples: [0] }),
  formFactor: Count('Form factor id, 0 Auto', { examples: [0] }),
  maxSystemUtilization: Slider(SLIDERS.totalUsage, 'Highest load, percent'),
  maxDiskUtilization: Slider(SLIDERS.netStorage, 'Highest fill of the formatted capacity, percent'),
  mainSettings: Type.Object(
    {
      maxCamerasPerServer,
      concurrentSmartClientStreams: Type.Integer({
        minimum: 1,
        description: "Remote smart client streams of a server, up to the version's camQtyMax",
        examples: [1],
      }),
    },
    EXACT,
  ),
  advancedSettings: Type.Object(
    {
      serverDiskQuantity: Count('Disks of a server, 0 Auto', { examples: [0] }),
      liveDatabase: Type.Object({ raidType }, EXACT),
    },
    EXACT,
  ),
  managementServerSettings,
};

const applianceSku = Type.String({
  maxLength: 60,
  description: 'Selected SKU of the chosen model, form factor, RAID type and number of disks; empty for Auto',
  examples: [''],
});

export const HuskyServerSettings = Type.Object({ ...husky, applianceSku }, { ...EXACT, title: 'HuskyServerSettings' });
export type HuskyServerSettings = Static<typeof HuskyServerSettings>;

const HuskyServerSettingsInput = Type.Object(
  { ...husky, applianceSku: Type.Optional(applianceSku) },
  { ...EXACT, title: 'HuskyServerSettingsInput' },
);

const hardware = {
  hardwareType: OneOf(HardwareType, 'Hardware type'),
  genericServerSettings: GenericServerSettings,
  huskyServerSettings: HuskyServerSettings,
};

export const Resilience = Type.Object(
  {
    failover: Type.Object(
      {
        kind: OneOf(Failover, 'What takes over when a recording server fails'),
        servers: Bounded(RESILIENCE_BOUNDS.servers, 'Spare servers of a cold group, at most the recording servers', {
          examples: [1],
        }),
        outageDays: Bounded(RESILIENCE_BOUNDS.outageDays, 'Days that a spare generic server records', {
          examples: [3],
        }),
      },
      EXACT,
    ),
    hotSparesPerServer: Bounded(
      RESILIENCE_BOUNDS.hotSparesPerServer,
      'Hot spare disks of each generic server; they take bays',
      { examples: [0] },
    ),
  },
  { ...EXACT, title: 'Resilience', description: 'Spare hardware for failures' },
);

const EvidenceLock = Type.Object(
  {
    locksPerMonth: Bounded(EVIDENCE_LOCK_BOUNDS.locksPerMonth, 'Locks that are set in a month', { examples: [0] }),
    camerasPerLock: Bounded(EVIDENCE_LOCK_BOUNDS.camerasPerLock, 'Cameras of each lock', { examples: [0] }),
    hoursPerLock: Type.Number({
      minimum: EVIDENCE_LOCK_BOUNDS.hoursPerLock.min,
      maximum: EVIDENCE_LOCK_BOUNDS.hoursPerLock.max,
      description: 'Hours of each camera in a lock; a part of an hour locks the whole hour, and 0 locks one',
      examples: [0],
    }),
    monthsKept: Bounded(EVIDENCE_LOCK_BOUNDS.monthsKept, 'Months for which a lock is kept', { examples: [0] }),
  },
  {
    ...EXACT,
    title: 'EvidenceLock',
    description: 'Recordings that are locked as evidence; none if locks, cameras or months are 0',
  },
);

const Tiers = Type.Object(
  {
    groomAfterDays: Bounded(
      TIER_BOUNDS.groomAfterDays,
      'Days from the recording on after which a second archive keeps a reduced frame rate; 0 is none',
      { examples: [0] },
    ),
    groomFps: Bounded(TIER_BOUNDS.groomFps, 'Frames per second that MJPEG keeps; other codecs keep their key frames', {
      examples: [1],
    }),
    keyFrameRatio: Bounded(TIER_BOUNDS.keyFrameRatio, 'Size of a key frame, in delta frames', { examples: [10] }),
  },
  {
    ...EXACT,
    title: 'Tiers',
    description:
      'Second archive of generic servers with archiving; stored but ignored without archiving and on appliances',
  },
);

/** Settings that hold for both hardware types. */
const SharedSettings = Type.Object({
  capacityConvention: Type.Enum([...CAPACITY_CONVENTIONS], {
    description:
      'How a need in TB is compared with a capacity: `vendor`, against its figure in TiB as the vendors of recorders do, or `exact`, bytes against bytes',
    examples: ['vendor'],
  }),
  resilience: Resilience,
  power: Type.Object(
    {
      upsMinutes: Bounded(SERVER_BOUNDS.upsMinutes, 'Minutes without mains that a UPS bridges; 0 buys none', {
        examples: [15],
      }),
    },
    { ...EXACT, description: 'Requirements of the power supply' },
  ),
  tiers: Tiers,
  retentionRules: List(Count("Id of a rule of the catalogue's retentionRules"), {
    description: 'Published rules that the retentions of the camera groups are checked against, each once',
    examples: [[1]],
  }),
  evidenceLock: EvidenceLock,
});

export const ServerSettings = Type.Object(
  { ...hardware, ...SharedSettings.properties, ...siteSettings },
  {
    ...EXACT,
    title: 'ServerSettings',
    description: 'Settings of both hardware types; hardwareType selects which are used',
  },
);
export type ServerSettings = Static<typeof ServerSettings>;

export const ServerSettingsInput = Type.Object(
  {
    ...hardware,
    huskyServerSettings: HuskyServerSettingsInput,
    ...Type.Partial(SharedSettings).properties,
    ...writtenSiteSettings,
  },
  {
    ...EXACT,
    title: 'ServerSettingsInput',
    description: 'Server settings to write: omitted optional fields stay unchanged',
  },
);
export type ServerSettingsInput = Static<typeof ServerSettingsInput>;

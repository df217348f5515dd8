import { Headroom, LedgerStep } from './proposal-headroom.ts';
import { Type, type Static } from 'typebox';
import { Answer } from './answer.ts';
import { Alternative } from './proposal-alternatives.ts';
import { Failure, StorageReach } from './proposal-failure.ts';
import { BillLine, BillTotal, Licence, PhysicalTotals } from './proposal-bill.ts';
import { arraysOf } from './proposal-arrays.ts';
import { LimitState, RetentionReach, ServerLoad, ServerPlan } from './proposal-loads.ts';
import { Warning, WarningCode } from './proposal-warnings.ts';
import { CoverageResults, NetworkResult, ServerMotionResult, ViewingResult } from './proposal-site.ts';
import { RetentionFinding } from './retention-finding.ts';
import { List, Nullable } from '../basics/schema.ts';

// Every example is of one design, 120 cameras of the defaults on generic servers with an archive and a management server, and
// of the same cameras on appliances. A test of the API compares each with what the API answers.

const RangedFigure = Type.Object(
  { value: Type.Number(), low: Type.Number({ description: 'P10' }), high: Type.Number({ description: 'P90' }) },
  { title: 'RangedFigure', examples: [{ value: 42.0215, low: 25.1121, high: 72.8233 }] },
);

const limited = {
  value: Type.Number(),
  rangeMax: Type.Number(),
  unitType: Type.String(),
  percent: Type.Number({ description: 'Percent of the limit; 0 if the limit is 0' }),
};
const LimitedFigure = Type.Object(limited, {
  title: 'LimitedFigure',
  examples: [{ value: 324.24, rangeMax: 1000, unitType: 'Mbit/s', percent: 32.424 }],
});

export const Totals = Type.Object(
  {
    cameras: RangedFigure,
    cameraStreams: RangedFigure,
    averageMbit: RangedFigure,
    peakMbit: RangedFigure,
    storageTb: RangedFigure,
  },
  {
    title: 'Totals',
    description: "The design's own demand, before overhead and hardware",
    examples: [
      {
        cameras: { value: 120, low: 120, high: 120 },
        cameraStreams: { value: 120, low: 120, high: 120 },
        averageMbit: { value: 129.696, low: 77.5063, high: 224.763 },
        peakMbit: { value: 324.24, low: 193.766, high: 561.908 },
        storageTb: { value: 42.0215, low: 25.1121, high: 72.8233 },
      },
    ],
  },
);

const EvidenceLockReserve = Type.Object(
  {
    cameraHours: Type.Number({ description: 'Locked camera hours', examples: [576] }),
    storageTb: RangedFigure,
  },
  {
    title: 'EvidenceLockReserve',
    description: 'Evidence lock reserve of all servers, before overhead; omitted without locks',
  },
);

const GenericProposal = Type.Object(
  {
    quantity: Type.Number({ description: 'Recording servers', examples: [1] }),
    camerasPrServer: Type.Number({ description: 'Cameras of the fullest server', examples: [120] }),
    machineType: Type.String({ examples: ['Standard server'] }),
    cpuType: Type.String({ examples: ['12-core server CPU'] }),
    osDisk: Type.String({ examples: ['2 x 480 GB SSD, RAID 1'] }),
    ram: Type.Number({ description: 'GB', examples: [32] }),
  },
  { title: 'GenericProposal' },
);

const NetworkInterface = Type.Object(
  {
    usage: Type.String({ examples: ['Cameras'] }),
    speed: Type.Number({ description: 'Mbit/s', examples: [10_000] }),
    requiredBitrate: Nullable(Type.Number({ description: 'Mbit/s', examples: [389.088] })),
    details: Type.String({ examples: ['Camera network'] }),
  },
  { title: 'NetworkInterface' },
);

export const DatabaseProposal = Type.Object(
  {
    quantity: Type.Number({ description: 'Disks of a server', examples: [4] }),
    totalQuantity: Type.Number({ description: 'Disks of all servers', examples: [4] }),
    diskType: Type.String({ examples: ['7.2k HDD'] }),
    diskSize: Type.Number({ description: 'TB', examples: [20] }),
    raidType: Type.String({ examples: ['RAID 5'] }),
    arrays: arraysOf('a server', [4]),
    reqCapacity: Type.Number({ description: 'TB', examples: [50.4308] }),
    formattedCapacity: Type.Number({ description: 'TiB, printed as TB by vendors', examples: [53.586] }),
    connectivity: Type.String({ examples: ['Direct attached'] }),
    iops: Type.Number({ description: 'Demanded back-end IOPS', examples: [152.932] }),
    transferSpeed: Type.Number({ description: 'Demanded MB/s', examples: [49.0413] }),
    warnings: List(WarningCode),
  },
  { title: 'DatabaseProposal', description: 'Figures are per server' },
);

const ManagementServer = Type.Object(
  {
    cpuType: Type.String({ examples: ['4-core server CPU'] }),
    osDisk: Type.String({ examples: ['240 GB SSD'] }),
    diskType: Type.String({ examples: ['SSD'] }),
    ram: Type.Number({ description: 'GB', examples: [16] }),
    maxCameras: Type.Number({ examples: [300] }),
    sqlServer: Type.String({ examples: ['Express (free edition)'] }),
    databaseStorage: Type.Object({
      quantity: Type.Number({ examples: [2] }),
      diskType: Type.String({ examples: ['SSD'] }),
      diskSize: Type.Number({ description: 'TB', examples: [0.48] }),
      raidType: Type.String({ examples: ['RAID 1'] }),
    }),
  },
  { title: 'ManagementServer' },
);

/** What vendors do not publish of some models is null. */
const published = (example: string | null) => Nullable(Type.String({ examples: [example] }));

const HuskyIvoSpec = Type.Object(
  {
    sku: Type.String({ examples: ['HE1000R-96TB'] }),
    modelName: Type.String({ examples: ['Husky IVO 1000R'] }),
    imageUrl: Type.String({ examples: ['/appliances/rack-2u.svg'] }),
    dataSheetLink: published(null),
    dataSheetLabel: published(null),
    formFactorLabel: Type.String({ examples: ['Rack 2U'] }),
    processorType: published('Intel Xeon Silver 4410Y, 12 cores, 2.0 GHz'),
    operatingSystem: published('Windows Server 2022 IoT'),
    storageTypeLabel: Type.String({ examples: ['8 x 12 TB, RAID 6'] }),
    storageCapacityLabel: Type.String({ examples: ['96 TB'] }),
    ram: Nullable(Type.Number({ description: 'GB', examples: [32] })),
    osDrive: published(null),
  },
  { title: 'HuskyIvoSpec' },
);

export const HuskyProposal = Type.Object(
  {
    serverQuantity: Type.Number({ examples: [1] }),
    cameraStreams: LimitedFigure,
    cameraDataRate: LimitedFigure,
    clientDataRate: LimitedFigure,
    storageWithOverhead: LimitedFigure,
    diskUtilization: Type.Object(
      { ...limited, additionalHeadlineInfo: Type.String({ description: 'Name of the RAID type' }) },
      {
        examples: [{ value: 65.349, rangeMax: 100, unitType: '%', percent: 65.349, additionalHeadlineInfo: 'RAID 6' }],
      },
    ),
    systemUtilization: LimitedFigure,
    arrays: arraysOf('an appliance', [8]),
    huskyIvoSpec: HuskyIvoSpec,
  },
  {
    title: 'HuskyProposal',
    description: 'Figures of the fullest server; storageWithOverhead is of all servers',
    // The example of a whole proposal is one of generic servers.
    examples: [null],
  },
);

const TierStorage = Type.Object(
  {
    groomAfterDays: Type.Number({ description: 'Days after which the second archive takes over' }),
    fullTb: Type.Number({ description: 'Video at the full frame rate, TB' }),
    groomedTb: Type.Number({ description: 'Video at the reduced frame rate, TB' }),
    savedTb: Type.Number({ description: 'Storage saved compared with the whole retention at the full frame rate, TB' }),
  },
  {
    title: 'TierStorage',
    description: 'Video in both archives; omitted without a second one',
    examples: [{ groomAfterDays: 10, fullTb: 14.0072, groomedTb: 11.6726, savedTb: 16.3417 }],
  },
);

export const Versions = Type.Object(
  {
    engine: Type.String({ examples: ['1.0.0'] }),
    catalogue: Type.String({ examples: ['2026-11'] }),
    model: Type.String({ description: 'Of the calculation model', examples: ['3'] }),
  },
  { title: 'Versions', description: 'What computed it' },
);

/** The engine's answer; what does not apply is null. */
export const Proposal = Type.Object(
  {
    calculationSuccess: Type.Boolean({ examples: [true] }),
    errorMessage: Nullable(
      Type.String({
        description: 'Names the limit, the figure and the remedies',
        examples: [
          null,
          'The Express+ edition supports only up to 48 cameras. This design has 120 cameras. Choose another platform version.',
        ],
      }),
    ),
    xProtectPlatform: Type.String({ examples: ['Professional+'] }),
    overhead: Nullable(Type.Number({ description: 'Percent; generic hardware only', examples: [20] })),
    genericProposal: Nullable(GenericProposal),
    networkInterface: Nullable(List(NetworkInterface)),
    liveDatabase: Nullable(DatabaseProposal),
    archiveDatabase: Nullable(DatabaseProposal),
    managementServer: Nullable(ManagementServer),
    huskyProposal: Nullable(HuskyProposal),
    totals: Totals,
    evidenceLock: Type.Optional(EvidenceLockReserve),
    warnings: List(Warning),
    bindingConstraint: Nullable(LimitState),
    loads: Nullable(List(ServerLoad)),
    serverPlan: Nullable(ServerPlan),
    retentionReach: Nullable(RetentionReach),
    tiers: Type.Optional(TierStorage),
    failure: Nullable(Failure),
    reach: Nullable(List(StorageReach)),
    retentionFindings: Nullable(List(RetentionFinding)),
    headroom: List(Headroom),
    ledger: List(LedgerStep),
    alternatives: List(Alternative),
    physical: Nullable(PhysicalTotals),
    licences: Nullable(List(Licence)),
    bill: Nullable(List(BillLine)),
    billTotal: Nullable(BillTotal),
    network: Nullable(NetworkResult),
    viewing: Nullable(ViewingResult),
    serverMotion: Nullable(ServerMotionResult),
    coverage: Nullable(CoverageResults),
    versions: Versions,
    answer: Answer,
  },
  { title: 'Proposal' },
);
export type Proposal = Static<typeof Proposal>;

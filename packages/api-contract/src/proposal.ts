import { Type, type Static } from 'typebox';
import { LimitState, RetentionReach, ServerLoad } from './proposal-loads.ts';
import { List, Nullable } from './schema.ts';

const RangedFigure = Type.Object(
  {
    value: Type.Number({ examples: [11.4] }),
    low: Type.Number({ description: 'P10', examples: [8.9] }),
    high: Type.Number({ description: 'P90', examples: [14.6] }),
  },
  { title: 'RangedFigure' },
);

const limited = {
  value: Type.Number({ examples: [11.4] }),
  rangeMax: Type.Number({ examples: [100] }),
  unitType: Type.String({ examples: ['%'] }),
  percent: Type.Number({ description: 'Of the limit; 0 where the limit is 0', examples: [11.4] }),
};
const LimitedFigure = Type.Object(limited, { title: 'LimitedFigure' });

const Totals = Type.Object(
  {
    cameras: RangedFigure,
    cameraStreams: RangedFigure,
    averageMbit: RangedFigure,
    peakMbit: RangedFigure,
    storageTb: RangedFigure,
  },
  { title: 'Totals', description: "The design's own demand, before overhead and hardware" },
);

const GenericProposal = Type.Object(
  {
    quantity: Type.Number({ description: 'Recording servers', examples: [2] }),
    camerasPrServer: Type.Number({ description: 'Cameras of the fullest server', examples: [60] }),
    machineType: Type.String({ examples: ['Rack server 2U'] }),
    cpuType: Type.String({ examples: ['Intel Xeon Silver'] }),
    osDisk: Type.String({ examples: ['2 x 480 GB SSD, RAID 1'] }),
    ram: Type.Number({ description: 'GB', examples: [32] }),
  },
  { title: 'GenericProposal' },
);

const NetworkInterface = Type.Object(
  {
    usage: Type.String({ examples: ['Cameras'] }),
    speed: Type.Number({ description: 'Mbit/s', examples: [1000] }),
    requiredBitrate: Nullable(Type.Number({ description: 'Mbit/s', examples: [182.4] })),
    details: Type.String({ examples: ['Camera streams to the recording server'] }),
  },
  { title: 'NetworkInterface' },
);

const WarningCode = Type.Union([
  Type.Literal('raid5-rebuild'),
  Type.Literal('jbod-loss'),
  Type.Literal('express-plus-limit'),
  Type.Literal('management-level-exceeded'),
  Type.Literal('contact-presales'),
  Type.Literal('client-data-rate'),
  Type.Literal('frame-rate-extrapolated'),
]);

const DatabaseProposal = Type.Object(
  {
    quantity: Type.Number({ description: 'Disks of a server', examples: [2] }),
    totalQuantity: Type.Number({ description: 'Disks of all servers', examples: [4] }),
    diskType: Type.String({ examples: ['Enterprise HDD'] }),
    diskSize: Type.Number({ description: 'TB', examples: [8] }),
    raidType: Type.String({ examples: ['RAID 5'] }),
    reqCapacity: Type.Number({ description: 'TB', examples: [31.2] }),
    formattedCapacity: Type.Number({ description: 'TiB, printed as TB by vendors', examples: [36.4] }),
    connectivity: Type.String({ examples: ['Direct attached'] }),
    iops: Type.Number({ description: 'Back-end IOPS that are demanded', examples: [210] }),
    transferSpeed: Type.Number({ description: 'MB/s that are demanded', examples: [24.5] }),
    warnings: List(WarningCode),
  },
  { title: 'DatabaseProposal', description: 'Figures are per server' },
);

const ManagementServer = Type.Object(
  {
    cpuType: Type.String({ examples: ['Intel Xeon Silver'] }),
    osDisk: Type.String({ examples: ['2 x 480 GB SSD, RAID 1'] }),
    diskType: Type.String({ examples: ['Enterprise HDD'] }),
    ram: Type.Number({ description: 'GB', examples: [32] }),
    maxCameras: Type.Number({ examples: [300] }),
    sqlServer: Type.String({ examples: ['SQL Server Express'] }),
    databaseStorage: Type.Object({
      quantity: Type.Number({ examples: [2] }),
      diskType: Type.String({ examples: ['Enterprise HDD'] }),
      diskSize: Type.Number({ description: 'TB', examples: [8] }),
      raidType: Type.String({ examples: ['RAID 5'] }),
    }),
  },
  { title: 'ManagementServer' },
);

const text = (example: string) => Nullable(Type.String({ examples: [example] }));

const HuskyIvoSpec = Type.Object(
  {
    sku: Type.String({ examples: ['HE150D-4TB'] }),
    modelName: Type.String({ examples: ['HE150D'] }),
    imageUrl: Type.String({ examples: ['/appliances/desktop.svg'] }),
    dataSheetLink: text('https://example.com/he150d.pdf'),
    dataSheetLabel: text('HE150D data sheet'),
    formFactorLabel: Type.String({ examples: ['Desktop'] }),
    processorType: text('Intel Core i5'),
    operatingSystem: text('Windows 11 IoT'),
    storageTypeLabel: Type.String({ examples: ['1 x 4 TB'] }),
    storageCapacityLabel: Type.String({ examples: ['4 TB'] }),
    ram: Nullable(Type.Number({ description: 'GB', examples: [32] })),
    osDrive: text('256 GB SSD'),
  },
  { title: 'HuskyIvoSpec' },
);

const HuskyProposal = Type.Object(
  {
    serverQuantity: Type.Number({ examples: [1] }),
    cameraStreams: LimitedFigure,
    cameraDataRate: LimitedFigure,
    clientDataRate: LimitedFigure,
    storageWithOverhead: LimitedFigure,
    diskUtilization: Type.Object({
      ...limited,
      additionalHeadlineInfo: Type.String({ description: 'Name of the RAID type', examples: ['RAID 5'] }),
    }),
    systemUtilization: LimitedFigure,
    huskyIvoSpec: HuskyIvoSpec,
  },
  { title: 'HuskyProposal', description: 'Figures are of the fullest server, storageWithOverhead of all' },
);

const Warning = Type.Object(
  {
    code: WarningCode,
    message: Type.String({ examples: ['RAID 5 stands without protection while a disk is rebuilt.'] }),
  },
  { title: 'Warning' },
);

const Headroom = Type.Object(
  {
    code: Type.String({ examples: ['retention'] }),
    quantity: Type.String({ description: 'What changes', examples: ['Retention'] }),
    direction: Type.Union([Type.Literal('more'), Type.Literal('less')]),
    distance: Nullable(Type.Number({ description: 'How far the next step is, in `unit`', examples: [4] })),
    unit: Type.String({ examples: ['%'] }),
    effect: Type.String({ examples: ['One more server'] }),
    message: Type.String({ examples: ['RAID 5 stands without protection while a disk is rebuilt.'] }),
  },
  { title: 'Headroom' },
);

const LedgerStep = Type.Object(
  {
    code: Type.String({ examples: ['retention'] }),
    title: Type.String({ examples: ['Storage'] }),
    tb: Type.Number({ examples: [11.4] }),
    factor: Type.Number({ examples: [1.2] }),
  },
  { title: 'LedgerStep', description: 'One step from video to nameplate' },
);

const Alternative = Type.Object(
  {
    title: Type.String({ examples: ['Storage'] }),
    differences: List(Type.String({ examples: ['RAID 6 instead of RAID 5'] })),
    servers: Type.Number({ examples: [2] }),
    rawTb: Type.Number({ examples: [64] }),
    settings: Type.Record(Type.String(), Type.Number(), {
      description: 'What to set in the design to get it',
      examples: [{ raidType: 5 }],
    }),
  },
  { title: 'Alternative' },
);

/** The engine's answer; what does not apply is null. */
export const Proposal = Type.Object(
  {
    calculationSuccess: Type.Boolean(),
    errorMessage: Nullable(
      Type.String({
        description: 'Names the limit, the figure and what would help',
        examples: ['The appliances hold 34 TB at most, and 61 TB are needed; allow more servers or keep less.'],
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
    warnings: List(Warning),
    bindingConstraint: Nullable(LimitState),
    loads: Nullable(List(ServerLoad)),
    retentionReach: Nullable(RetentionReach),
    headroom: List(Headroom),
    ledger: List(LedgerStep),
    alternatives: List(Alternative),
  },
  { title: 'Proposal' },
);
export type Proposal = Static<typeof Proposal>;

import { Type, type Static } from 'typebox';
import { List, Nullable } from './schema.ts';

const RangedFigure = Type.Object(
  {
    value: Type.Number(),
    low: Type.Number({ description: 'P10' }),
    high: Type.Number({ description: 'P90' }),
  },
  { title: 'RangedFigure' },
);

const limited = { value: Type.Number(), rangeMax: Type.Number(), unitType: Type.String({ examples: ['%'] }) };
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
    quantity: Type.Number({ description: 'Recording servers' }),
    camerasPrServer: Type.Number({ description: 'Cameras of the fullest server' }),
    machineType: Type.String(),
    cpuType: Type.String(),
    osDisk: Type.String(),
    ram: Type.Number({ description: 'GB' }),
  },
  { title: 'GenericProposal' },
);

const NetworkInterface = Type.Object(
  {
    usage: Type.String(),
    speed: Type.Number({ description: 'Mbit/s' }),
    requiredBitrate: Nullable(Type.Number({ description: 'Mbit/s' })),
    details: Type.String(),
  },
  { title: 'NetworkInterface' },
);

const DatabaseProposal = Type.Object(
  {
    quantity: Type.Number({ description: 'Disks of a server' }),
    diskType: Type.String(),
    diskSize: Type.Number({ description: 'TB' }),
    raidType: Type.String(),
    reqCapacity: Type.Number({ description: 'TB' }),
    formattedCapacity: Type.Number({ description: 'TiB, printed as TB by vendors' }),
    connectivity: Type.String(),
    iops: Type.Number({ description: 'Back-end IOPS that are demanded' }),
    transferSpeed: Type.Number({ description: 'MB/s that are demanded' }),
  },
  { title: 'DatabaseProposal', description: 'Figures are per server' },
);

const ManagementServer = Type.Object(
  {
    cpuType: Type.String(),
    osDisk: Type.String(),
    diskType: Type.String(),
    ram: Type.Number({ description: 'GB' }),
    maxCameras: Type.Number(),
    sqlServer: Type.String(),
    databaseStorage: Type.Object({
      quantity: Type.Number(),
      diskType: Type.String(),
      diskSize: Type.Number({ description: 'TB' }),
      raidType: Type.String(),
    }),
  },
  { title: 'ManagementServer' },
);

const text = Nullable(Type.String());

const HuskyIvoSpec = Type.Object(
  {
    sku: Type.String({ examples: ['HE150D-4TB'] }),
    modelName: Type.String(),
    imageUrl: Type.String(),
    dataSheetLink: text,
    dataSheetLabel: text,
    formFactorLabel: Type.String(),
    processorType: text,
    operatingSystem: text,
    storageTypeLabel: Type.String(),
    storageCapacityLabel: Type.String(),
    ram: Nullable(Type.Number({ description: 'GB' })),
    osDrive: text,
  },
  { title: 'HuskyIvoSpec' },
);

const HuskyProposal = Type.Object(
  {
    serverQuantity: Type.Number(),
    cameraStreams: LimitedFigure,
    cameraDataRate: LimitedFigure,
    clientDataRate: LimitedFigure,
    storageWithOverhead: LimitedFigure,
    diskUtilization: Type.Object({
      ...limited,
      additionalHeadlineInfo: Type.String({ description: 'Name of the RAID type' }),
    }),
    systemUtilization: LimitedFigure,
    huskyIvoSpec: HuskyIvoSpec,
  },
  { title: 'HuskyProposal', description: 'Figures are of the fullest server, storageWithOverhead of all' },
);

const Warning = Type.Object(
  {
    code: Type.Union([
      Type.Literal('raid5-rebuild'),
      Type.Literal('jbod-loss'),
      Type.Literal('express-plus-limit'),
      Type.Literal('management-level-exceeded'),
      Type.Literal('contact-presales'),
      Type.Literal('client-data-rate'),
      Type.Literal('frame-rate-extrapolated'),
    ]),
    message: Type.String(),
  },
  { title: 'Warning' },
);

const LimitState = Type.Object(
  {
    limit: Type.Union([
      Type.Literal('cameras'),
      Type.Literal('recordingRate'),
      Type.Literal('storage'),
      Type.Literal('clientLink'),
      Type.Literal('cameraLink'),
      Type.Literal('disks'),
      Type.Literal('storageLink'),
      Type.Literal('iops'),
      Type.Literal('throughput'),
      Type.Literal('serverLimit'),
      Type.Literal('platformCameras'),
    ]),
    title: Type.String(),
    value: Type.Number(),
    max: Type.Number(),
    unit: Type.String(),
  },
  { title: 'LimitState', description: 'How the fullest server stands against a limit' },
);

const Headroom = Type.Object(
  {
    code: Type.String(),
    quantity: Type.String({ description: 'What changes' }),
    direction: Type.Union([Type.Literal('more'), Type.Literal('less')]),
    distance: Nullable(Type.Number({ description: 'How far the next step is, in `unit`' })),
    unit: Type.String(),
    effect: Type.String(),
    message: Type.String(),
  },
  { title: 'Headroom' },
);

const LedgerStep = Type.Object(
  { code: Type.String(), title: Type.String(), tb: Type.Number(), factor: Type.Number() },
  { title: 'LedgerStep', description: 'One step from video to nameplate' },
);

const Alternative = Type.Object(
  {
    title: Type.String(),
    differences: List(Type.String()),
    servers: Type.Number(),
    rawTb: Type.Number(),
    settings: Type.Record(Type.String(), Type.Number(), { description: 'What to set in the design to get it' }),
  },
  { title: 'Alternative' },
);

/** The engine's answer; what does not apply is null. */
export const Proposal = Type.Object(
  {
    calculationSuccess: Type.Boolean(),
    errorMessage: Nullable(Type.String({ description: 'Names the limit, the figure and what would help' })),
    xProtectPlatform: Type.String({ examples: ['Professional+'] }),
    overhead: Nullable(Type.Number({ description: 'Percent; generic hardware only' })),
    genericProposal: Nullable(GenericProposal),
    networkInterface: Nullable(List(NetworkInterface)),
    liveDatabase: Nullable(DatabaseProposal),
    archiveDatabase: Nullable(DatabaseProposal),
    managementServer: Nullable(ManagementServer),
    huskyProposal: Nullable(HuskyProposal),
    totals: Totals,
    warnings: List(Warning),
    bindingConstraint: Nullable(LimitState),
    headroom: List(Headroom),
    ledger: List(LedgerStep),
    alternatives: List(Alternative),
  },
  { title: 'Proposal' },
);
export type Proposal = Static<typeof Proposal>;

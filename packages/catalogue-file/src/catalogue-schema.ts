import { Type, type TSchema } from 'typebox';
import { BitrateModel, MeasurementModel } from './bitrate-schema.ts';
import { described, EXACT, fact, factList, flagFact, known, number, text, textFact } from './facts.ts';
import { FailureModel } from './failure-model.ts';
import { amount, named, object, share } from './objects.ts';
import { Physical, PhysicalModel } from './physical-schema.ts';
import { Decoder, SiteModel, SwitchKind } from './site-schema.ts';

const links = 'Null where cameras and clients share one link.';

export function list<const S extends TSchema>(items: S, description?: string) {
  return Type.Array(items, { minItems: 1, ...described(description) });
}

function nullable<const S extends TSchema>(schema: S, description: string) {
  return Type.Union([schema, Type.Null()], { description });
}

/** What every entry that a person can choose has. */
const option = { id: number('id'), name: text(), sortOrder: number('amount') };

export const Option = named('Option', 'What every entry that a person can choose has.', option);

const CatalogueNames = named('CatalogueNames', 'Product names that sentences and labels use.', {
  series: text('The series of appliances.'),
  software: text('The recording software.'),
  client: text('The software that watches the streams.'),
});

const Codec = named('Codec', 'A codec: frames that build on each other (`inter-frame`) or stand alone (`mjpeg`).', {
  ...option,
  kind: Type.Enum(['inter-frame', 'mjpeg']),
  decodedAs: Type.Optional(
    Type.Enum(['h264', 'h265'], {
      description: 'Which of its figures a card decodes it with; H.264 where it is left out.',
    }),
  ),
  factor: fact('1', { description: 'Bit rate relative to H.264; 1 for MJPEG, which has a formula of its own.' }),
  motionFactor: Type.Optional(
    fact('1', {
      description: 'The same for a motion half, where it differs: a smart codec saves while nothing moves.',
    }),
  ),
});

const Complexity = named('Complexity', 'How much happens in the picture.', {
  ...option,
  example: text('A scene that looks like it.'),
  factor: fact('1'),
});

const Resolution = named('Resolution', 'Size of a picture.', {
  ...option,
  width: number('count', 'Pixels.'),
  height: number('count', 'Pixels.'),
});

const DiskFamily = named('DiskFamily', 'Disks of one kind: which sizes there are, and what each disk bears.', {
  ...option,
  sizesTb: factList('TB/disk', 'Sizes in TB of 10^12 bytes, ascending.'),
  iops: fact('IOPS/disk'),
  throughput: fact('MB/s/disk'),
  sizeCapTb: fact('TB/disk', { description: 'Greatest size that a design may ask for.' }),
  power: Type.Optional(known(fact('W/disk', { ...amount, description: 'Typical power of a disk at work.' }))),
  shelfBays: Type.Optional(fact('disk/shelf', { description: 'Disks of one shelf of a storage network.' })),
});

const StorageModel = named('StorageModel', 'Constants of storage arithmetic.', {
  id: text(),
  formattedPerTb: fact('TiB/TB', { description: 'Formatted TiB that one usable decimal TB gives.' }),
  fileSystemShare: share('Share of the bytes that the file system leaves.'),
  reserve: fact('TB', { ...amount, description: 'What stays free of each recording volume.' }),
  disksPerArray: fact('disk/array'),
  rebuildDiskSize: fact('TB/disk', amount),
  rebuildDisks: fact('disk/array', amount),
  sanDisksPerServer: fact('disk'),
  sanLink: fact('Mbit/s'),
  writeIopsPerStream: fact('IOPS/stream', amount),
  writeIopsPerMbit: fact('IOPS/(Mbit/s)', amount),
  readIopsPerMbit: fact('IOPS/(Mbit/s)', amount),
});

const NetworkModel = named(
  'NetworkModel',
  'How much of a network link may be used, and when pass-through clients are too many.',
  {
    id: text(),
    linkShare: share('Share of a link that may be used.'),
    managementLink: fact('Mbit/s'),
    applianceClientWarning: fact('Mbit/s'),
  },
);

const RaidFamily = named('RaidFamily', "A RAID type's own numbers; how it divides disks is a formula.", {
  ...option,
  smallest: fact('disk'),
  writePenalty: fact('1'),
  survival: number('amount', 'The greater, the more failed disks it survives; breaks ties between layouts.'),
});

const MachineFamily = named('MachineFamily', 'A server machine that recording may run on, and what it bears.', {
  ...option,
  cpu: textFact(),
  ramGb: fact('GB'),
  recording: fact('Mbit/s'),
  bays: nullable(fact('disk'), "Null where the design's own limit is the only one (a virtual machine)."),
  cameraLink: fact('Mbit/s'),
  clientLink: nullable(fact('Mbit/s'), links),
  automatic: Type.Boolean({ description: 'Whether Auto may choose it.' }),
  rank: number('amount', 'Of machines that need equally few servers, Auto chooses the lowest rank.'),
  advisedCameras: Type.Optional(
    fact('camera', { description: 'Cameras of one machine above which a proposal warns.' }),
  ),
  cores: Type.Optional(fact('1', { kind: 'count', description: 'Cores of the processors.' })),
  physical: Type.Optional(Physical),
});

const ApplianceSku = named('ApplianceSku', 'One orderable size of an appliance model.', {
  sku: text(),
  disks: fact('disk'),
  diskTb: fact('TB/disk'),
});

const textOrUnknown = () => known(textFact());

const Appliance = named(
  'Appliance',
  'An appliance model: what it is made of, what it bears, and the sizes it is sold in.',
  {
    id: number('id'),
    model: text('Short model name, as in SKUs.'),
    name: text(),
    formFactor: number('id'),
    raidTypes: list(number('id'), 'RAID ids the model can be ordered with.'),
    recording: fact('Mbit/s'),
    maxCameras: fact('camera'),
    bays: fact('disk'),
    processor: textOrUnknown(),
    ramGb: known(fact('GB')),
    operatingSystem: textOrUnknown(),
    osDrive: textOrUnknown(),
    networkPorts: textOrUnknown(),
    dataSheetLink: nullable(text(), 'Null where there is none.'),
    physical: Type.Optional(Physical),
    skus: list(ApplianceSku),
  },
);

const PlatformVersion = named('PlatformVersion', 'A recording software edition.', {
  ...option,
  isDefault: Type.Optional(
    Type.Boolean({ description: 'Whether a new design starts with it; without any, the first in display order.' }),
  ),
  camQtyDefault: fact('camera', { description: 'Cameras per server that a new design starts with.' }),
  camQtyMax: fact('camera', { description: 'Most cameras per server that a design may ask for.' }),
  cameraLimit: nullable(fact('camera'), 'Most cameras in the whole system, where the edition has such a limit.'),
  managementServer: Type.Boolean({ description: 'Whether the system may have a management server of its own.' }),
  serverLimit: nullable(fact('server'), 'Most recording servers, where the edition has such a limit.'),
  evidenceLock: Type.Optional(flagFact('Whether recordings can be locked as evidence, where it is known.')),
});

const DatabaseServerSpec = named(
  'DatabaseServerSpec',
  'What the server of a management database is made of, without the disks of the database.',
  { cpu: textFact(), ramGb: fact('GB'), osDisk: textFact(), physical: Type.Optional(Physical) },
);

const ManagementServerSpec = named('ManagementServerSpec', 'What a management server is made of.', {
  cpu: textFact(),
  ramGb: fact('GB'),
  osDisk: textFact(),
  diskType: textFact(),
  sqlServer: textFact(),
  databaseDisks: fact('disk'),
  databaseDiskTb: fact('TB/disk'),
  databaseRaid: textFact(),
  physical: Type.Optional(Physical),
  databaseServer: Type.Optional(DatabaseServerSpec),
});

const ManagementLevel = named(
  'ManagementLevel',
  'How large a management server has to be, by the cameras of the site.',
  {
    ...option,
    maxCameras: nullable(fact('camera'), 'Most cameras; null for the level that a person has to design.'),
    server: nullable(ManagementServerSpec, 'Null for the level that a person has to design.'),
  },
);

const RetentionRule = named('RetentionRule', 'A published rule on how long recordings are kept.', {
  ...option,
  region: text('Where it holds.'),
  kind: Type.Enum(['min', 'max'], {
    description: '`min`: recordings are kept for so many days or more; `max`: for so many days or fewer.',
  }),
  days: fact('day', { kind: 'count' }),
  citation: text('What to cite: the text of the rule and its paragraph.'),
});

export const Catalogue = named(
  'Catalogue',
  'Everything the engine knows of the world outside a design. Handed in, so that a company can bring its own.',
  {
    version: text('Names this state of the catalogue.'),
    names: CatalogueNames,
    bitrateModel: BitrateModel,
    measurementModel: MeasurementModel,
    storageModel: StorageModel,
    networkModel: NetworkModel,
    failureModel: FailureModel,
    physicalModel: PhysicalModel,
    siteModel: SiteModel,
    codecs: list(Codec),
    complexities: list(Complexity),
    resolutions: list(Resolution),
    diskFamilies: list(DiskFamily),
    raidFamilies: list(RaidFamily),
    machineFamilies: list(MachineFamily),
    appliances: list(Appliance),
    platformVersions: list(PlatformVersion),
    managementLevels: list(ManagementLevel),
    retentionRules: Type.Array(RetentionRule, { description: 'Rules that a design may be checked against.' }),
    switchKinds: list(SwitchKind),
    decoders: list(Decoder),
    autoModelRaidTypes: Type.Record(Type.Integer(), list(number('id')), {
      ...EXACT,
      description: 'RAID types that the lists offer while no model is chosen, by form factor.',
    }),
    osDisk: object(
      { mirrored: textFact(), single: textFact() },
      'Descriptions of the operating-system disk by whether it is mirrored.',
    ),
    hardwareTypes: list(Option),
    lensTypes: list(Option),
    recordings: list(Option),
    connectivities: list(Option),
    formFactors: list(Option),
    archiveFrequencies: list(Type.Object({ ...option, id: number('count') }, { ...EXACT, title: 'Option' })),
    serverDiskQuantities: list(Type.Object({ ...option, id: number('disks') }, { ...EXACT, title: 'Option' })),
  },
);

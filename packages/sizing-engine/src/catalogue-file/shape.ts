import type { Catalogue, FactOrigin } from '../catalogue/schema.ts';
import type { Unit } from '../units.ts';

/** What one place of a catalogue holds. Both the validator and the published JSON schema are made from this. */
export type Shape =
  | PlainShape
  | { readonly kind: 'textFact' }
  | { readonly kind: 'fact'; readonly unit: Unit }
  | { readonly kind: 'nullable'; readonly of: Shape }
  | { readonly kind: 'maybeUnknown'; readonly of: Shape }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'byNumber'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: Fields };

/** A bare value. */
export type PlainShape =
  | { readonly kind: 'number' | 'id' | 'text' | 'boolean' }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] };

/** Shapes by field name; all fields are required. */
export type Fields = Readonly<Record<string, Shape>>;

/** Origins that a fact can have. */
export const ORIGINS: readonly FactOrigin[] = ['spec', 'vendor', 'measured', 'practice', 'assumed'];

const number = { kind: 'number' } as const;
const id = { kind: 'id' } as const;
const text = { kind: 'text' } as const;
const boolean = { kind: 'boolean' } as const;
const textFact = { kind: 'textFact' } as const;
const fact = (unit: Unit): Shape => ({ kind: 'fact', unit });
const nullable = (of: Shape): Shape => ({ kind: 'nullable', of });
const maybeUnknown = (of: Shape): Shape => ({ kind: 'maybeUnknown', of });
const list = (of: Shape): Shape => ({ kind: 'list', of });
const object = (fields: Fields): Shape => ({ kind: 'object', fields });

const option: Fields = { id, name: text, sortOrder: number };
const options = list(object(option));
const range = object({ low: fact('1'), high: fact('1') });

const bitrateModel = object({
  id: text,
  anchorKbps: fact('kbit/s'),
  anchorArea: fact('pixel^2'),
  anchorFps: fact('frame/s'),
  frameRateDecline: fact('s/frame'),
  mjpegKbitPerFrame: fact('kbit/frame'),
  mjpegAreaExponent: fact('1'),
  measuredFps: object({ min: number, max: number }),
  ranges: object({ interFrame: range, mjpeg: range, custom: range }),
});

const storageModel = object({
  id: text,
  formattedPerTb: fact('TiB/TB'),
  fileSystemShare: fact('1'),
  reserve: fact('TB'),
  disksPerArray: fact('disk/array'),
  rebuildDiskSize: fact('TB/disk'),
  rebuildDisks: fact('disk/array'),
  sanDisksPerServer: fact('disk'),
  sanLink: fact('Mbit/s'),
  writeIopsPerStream: fact('IOPS/stream'),
  writeIopsPerMbit: fact('IOPS/(Mbit/s)'),
  readIopsPerMbit: fact('IOPS/(Mbit/s)'),
});

const machineFamily = object({
  ...option,
  cpu: textFact,
  ramGb: fact('GB'),
  recording: fact('Mbit/s'),
  bays: nullable(fact('disk')),
  cameraLink: fact('Mbit/s'),
  clientLink: nullable(fact('Mbit/s')),
  automatic: boolean,
  rank: number,
});

const appliance = object({
  id,
  model: text,
  name: text,
  formFactor: id,
  raidTypes: list(id),
  recording: fact('Mbit/s'),
  maxCameras: fact('camera'),
  bays: fact('disk'),
  processor: maybeUnknown(textFact),
  ramGb: maybeUnknown(fact('GB')),
  operatingSystem: maybeUnknown(textFact),
  osDrive: maybeUnknown(textFact),
  networkPorts: maybeUnknown(textFact),
  dataSheetLink: nullable(text),
  skus: list(object({ sku: text, disks: fact('disk'), diskTb: fact('TB/disk') })),
});

const managementLevel = object({
  ...option,
  maxCameras: nullable(fact('camera')),
  server: nullable(
    object({
      cpu: textFact,
      ramGb: fact('GB'),
      osDisk: textFact,
      diskType: textFact,
      sqlServer: textFact,
      databaseDisks: fact('disk'),
      databaseDiskTb: fact('TB/disk'),
      databaseRaid: textFact,
    }),
  ),
});

/** The shape of a whole catalogue. */
export const CATALOGUE_SHAPE = {
  bitrateModel,
  storageModel,
  networkModel: object({
    id: text,
    linkShare: fact('1'),
    managementLink: fact('Mbit/s'),
    applianceClientWarning: fact('Mbit/s'),
  }),
  codecs: list(object({ ...option, kind: { kind: 'oneOf', values: ['inter-frame', 'mjpeg'] }, factor: fact('1') })),
  complexities: list(object({ ...option, example: text, factor: fact('1') })),
  resolutions: list(object({ ...option, width: number, height: number })),
  diskFamilies: list(
    object({
      ...option,
      sizesTb: list(number),
      iops: fact('IOPS/disk'),
      throughput: fact('MB/s/disk'),
      sizeCapTb: number,
    }),
  ),
  raidFamilies: list(object({ ...option, smallest: fact('disk'), writePenalty: fact('1'), survival: number })),
  machineFamilies: list(machineFamily),
  appliances: list(appliance),
  platformVersions: list(
    object({
      ...option,
      camQtyDefault: number,
      camQtyMax: number,
      cameraLimit: nullable(fact('camera')),
      managementServer: boolean,
      serverLimit: nullable(fact('server')),
    }),
  ),
  managementLevels: list(managementLevel),
  autoModelRaidTypes: { kind: 'byNumber', of: list(id) },
  osDisk: object({ mirrored: textFact, single: textFact }),
  hardwareTypes: options,
  lensTypes: options,
  recordings: options,
  connectivities: options,
  formFactors: options,
  archiveFrequencies: options,
  serverDiskQuantities: options,
  applianceDiskQuantities: options,
} as const satisfies Readonly<Record<keyof Catalogue, Shape>>;

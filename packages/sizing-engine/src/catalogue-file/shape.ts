import type { Catalogue, FactOrigin } from '../catalogue/schema.ts';
import type { Unit } from '../units.ts';
import type { NumberKind } from './numbers.ts';

/** What one place of a catalogue holds. Both the validator and the published JSON schema are made from this. */
export type Shape =
  | PlainShape
  | { readonly kind: 'textFact' }
  | FactShape
  | { readonly kind: 'nullable'; readonly of: Shape }
  | { readonly kind: 'maybeUnknown'; readonly of: Shape }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'byNumber'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: Fields };

/** A number, or several, with unit, origin and source. */
export interface FactShape {
  readonly kind: 'fact' | 'factList';
  readonly unit: Unit;
  readonly number: NumberKind;
}

/** A bare value. */
export type PlainShape =
  { readonly kind: NumberKind | 'text' | 'boolean' } | { readonly kind: 'oneOf'; readonly values: readonly string[] };

/** Shapes by field name; all fields are required. */
export type Fields = Readonly<Record<string, Shape>>;

/** Origins that a fact can have. */
export const ORIGINS: readonly FactOrigin[] = ['spec', 'vendor', 'measured', 'practice', 'assumed'];

const amount = { kind: 'amount' } as const;
const count = { kind: 'count' } as const;
const id = { kind: 'id' } as const;
const text = { kind: 'text' } as const;
const boolean = { kind: 'boolean' } as const;
const textFact = { kind: 'textFact' } as const;
const fact = (unit: Unit, number: NumberKind = 'positive'): Shape => ({ kind: 'fact', unit, number });
const counted = (unit: Unit): Shape => fact(unit, unit === 'disk' || unit === 'disk/array' ? 'disks' : 'count');
const factList = (unit: Unit): Shape => ({ kind: 'factList', unit, number: 'positive' });
const nullable = (of: Shape): Shape => ({ kind: 'nullable', of });
const maybeUnknown = (of: Shape): Shape => ({ kind: 'maybeUnknown', of });
const list = (of: Shape): Shape => ({ kind: 'list', of });
const object = (fields: Fields): Shape => ({ kind: 'object', fields });

const option: Fields = { id, name: text, sortOrder: amount };
const options = list(object(option));
const range = object({ low: fact('1'), high: fact('1') });

const bitrateModel = object({
  id: text,
  anchorKbps: fact('kbit/s'),
  anchorArea: fact('pixel^2'),
  anchorFps: fact('frame/s'),
  frameRateDecline: fact('s/frame', 'amount'),
  mjpegKbitPerFrame: fact('kbit/frame'),
  mjpegAreaExponent: fact('1', 'exponent'),
  measuredFps: object({ min: fact('frame/s'), max: fact('frame/s') }),
  ranges: object({ interFrame: range, mjpeg: range, custom: range }),
});

const storageModel = object({
  id: text,
  formattedPerTb: fact('TiB/TB'),
  fileSystemShare: fact('1', 'share'),
  reserve: fact('TB', 'amount'),
  disksPerArray: counted('disk/array'),
  rebuildDiskSize: fact('TB/disk', 'amount'),
  rebuildDisks: fact('disk/array', 'amount'),
  sanDisksPerServer: counted('disk'),
  sanLink: fact('Mbit/s'),
  writeIopsPerStream: fact('IOPS/stream', 'amount'),
  writeIopsPerMbit: fact('IOPS/(Mbit/s)', 'amount'),
  readIopsPerMbit: fact('IOPS/(Mbit/s)', 'amount'),
});

const machineFamily = object({
  ...option,
  cpu: textFact,
  ramGb: fact('GB'),
  recording: fact('Mbit/s'),
  bays: nullable(counted('disk')),
  cameraLink: fact('Mbit/s'),
  clientLink: nullable(fact('Mbit/s')),
  automatic: boolean,
  rank: amount,
});

const appliance = object({
  id,
  model: text,
  name: text,
  formFactor: id,
  raidTypes: list(id),
  recording: fact('Mbit/s'),
  maxCameras: counted('camera'),
  bays: counted('disk'),
  processor: maybeUnknown(textFact),
  ramGb: maybeUnknown(fact('GB')),
  operatingSystem: maybeUnknown(textFact),
  osDrive: maybeUnknown(textFact),
  networkPorts: maybeUnknown(textFact),
  dataSheetLink: nullable(text),
  skus: list(object({ sku: text, disks: counted('disk'), diskTb: fact('TB/disk') })),
});

const managementLevel = object({
  ...option,
  maxCameras: nullable(counted('camera')),
  server: nullable(
    object({
      cpu: textFact,
      ramGb: fact('GB'),
      osDisk: textFact,
      diskType: textFact,
      sqlServer: textFact,
      databaseDisks: counted('disk'),
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
    linkShare: fact('1', 'share'),
    managementLink: fact('Mbit/s'),
    applianceClientWarning: fact('Mbit/s'),
  }),
  codecs: list(object({ ...option, kind: { kind: 'oneOf', values: ['inter-frame', 'mjpeg'] }, factor: fact('1') })),
  complexities: list(object({ ...option, example: text, factor: fact('1') })),
  resolutions: list(object({ ...option, width: count, height: count })),
  diskFamilies: list(
    object({
      ...option,
      sizesTb: factList('TB/disk'),
      iops: fact('IOPS/disk'),
      throughput: fact('MB/s/disk'),
      sizeCapTb: fact('TB/disk'),
    }),
  ),
  raidFamilies: list(object({ ...option, smallest: counted('disk'), writePenalty: fact('1'), survival: amount })),
  machineFamilies: list(machineFamily),
  appliances: list(appliance),
  platformVersions: list(
    object({
      ...option,
      camQtyDefault: counted('camera'),
      camQtyMax: counted('camera'),
      cameraLimit: nullable(counted('camera')),
      managementServer: boolean,
      serverLimit: nullable(counted('server')),
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
  archiveFrequencies: list(object({ ...option, id: count })),
  serverDiskQuantities: list(object({ ...option, id: { kind: 'disks' } })),
  applianceDiskQuantities: options,
} as const satisfies Readonly<Record<keyof Catalogue, Shape>>;

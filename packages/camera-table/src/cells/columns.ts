import {
  NEW_STREAM,
  type CameraRow,
  type Catalogue,
  type Extras,
  type Measurement,
  type SiteFields,
} from '@site-designer/sizing-engine';
import { LensType } from '@site-designer/sizing-engine/enumerations';
import { CAMERA_BOUNDS, EXTRAS_BOUNDS, SAMPLE_BOUNDS, type Bounds } from '@site-designer/sizing-engine/bounds';
import {
  COUNT_UNITS,
  DAY_UNITS,
  FRAME_UNITS,
  HOUR_UNITS,
  HOURLY_UNITS,
  LICENCE_UNITS,
  RATE_UNITS,
  SAMPLE_UNITS,
  SECOND_UNITS,
  SHARE_UNITS,
  type Units,
} from '../vocabulary/unit-words.ts';
import {
  siteColumnsOf,
  siteLists,
  type OptionLike,
  type SiteChoiceField,
  type SiteField,
  type SiteLists,
  type SiteNumberField,
  type SiteTextField,
} from './site-columns.ts';
import { fieldWords, SHORT_TITLES } from '@site-designer/texts';
import { COLUMN_TITLES as HEADERS } from '@site-designer/texts/en/fields';
import { HALVED_FIELDS, optionLists, type Half, type HalvedField } from '@site-designer/sizing-engine/design';

export interface OptionLists extends SiteLists {
  readonly codecs: readonly OptionLike[];
  readonly complexities: readonly OptionLike[];
  readonly resolutions: readonly OptionLike[];
  readonly recordings: readonly OptionLike[];
  readonly lensTypes: readonly OptionLike[];
}

/** Marks of numbers that are known beforehand. */
export interface NumberMarks {
  /** A mark that groups where exactly three digits follow, also in a number with decimals: that of the browser. */
  readonly grouping?: '.' | ',';
  /** The mark before decimals whatever follows; the other one groups. */
  readonly decimal?: '.' | ',';
}

/** What can be chosen, and the catalogue that rows are settled with. */
export interface CameraForm extends OptionLists {
  readonly catalogue: Catalogue;
  /** Marks of typed numbers that are known beforehand. */
  readonly marks?: NumberMarks;
}

export function cameraForm(catalogue: Catalogue): CameraForm {
  const { codecs, imageComplexities, resolutions, recordings, lensTypes } = optionLists(catalogue);
  return {
    catalogue,
    codecs,
    complexities: imageComplexities,
    resolutions,
    recordings,
    // A further lens cannot be chosen: it follows from the first one.
    lensTypes: lensTypes.filter(({ id }) => id !== LensType.multiChild),
    ...siteLists(catalogue),
  };
}

/** Fields of a row that are no column. */
type WithoutColumn =
  // Ids are given by the store.
  | 'id'
  | 'cameraGroupId'
  | 'streamId'
  // Shown with the rate that was typed.
  | 'continuousIsCustomBitrate'
  | 'motionIsCustomBitrate'
  // Shown with the resolution.
  | 'size'
  // Their own fields are columns.
  | 'measured'
  | 'extras'
  | keyof SiteFields;

type RowField = Exclude<keyof CameraRow, WithoutColumn>;
/** What a camera records besides video. */
type ExtraField = keyof Extras;
export type MeasurementField = keyof Measurement;
/** A field of an optional column. */
export type OptionalField = ExtraField | SiteField;
export type Field = RowField | OptionalField | MeasurementField;
export type ColumnKey =
  Exclude<RowField, HalvedField> | ExtraField | SiteField | `${HalvedField | MeasurementField}.${Half}`;

interface ColumnTitles {
  readonly title: string;
  /** The same in files, which programs read in every language. */
  readonly header: string;
  /** Where a heading has little room. */
  readonly shortTitle?: string;
}

interface ColumnBase extends ColumnTitles {
  readonly key: ColumnKey;
  readonly half?: Half;
  /** Only the first stream of a group has it. */
  readonly isOfGroup?: boolean;
  /** Whether the cell may be empty, which takes the value away. */
  readonly mayBeEmpty?: true;
}

export interface TextColumn extends ColumnBase {
  readonly kind: 'text';
  readonly field: 'streamName' | 'measuredUtc' | 'note' | SiteTextField;
}

export interface NumberColumn extends ColumnBase {
  readonly kind: 'number';
  readonly field:
    | 'quantity'
    | 'hoursPerDay'
    | 'retentionDays'
    | 'fps'
    | 'motion'
    | 'bitrateKbit'
    | 'licencesPerCamera'
    | ExtraField
    | SiteNumberField
    | 'sampleHours';
  readonly bounds: Bounds;
  /** Whether it may have more than the one decimal that its bounds allow. */
  readonly anyDecimals?: true;
  readonly unit: string;
  readonly units: Units;
}

export interface ChoiceColumn extends ColumnBase {
  readonly kind: 'choice';
  readonly field: 'lensType' | 'recording' | 'codec' | 'complexity' | 'resolution' | SiteChoiceField;
  readonly list: keyof OptionLists;
  /** Whether it takes sizes that are not in its list. */
  readonly takesSizes?: true;
}

export type CellColumn = TextColumn | NumberColumn | ChoiceColumn;

const HALVES = ['continuous', 'motion'] as const satisfies readonly Half[];

/** A column without what follows from its field. */
type Described<F extends Field, C = CellColumn> = C extends CellColumn
  ? F extends C['field']
    ? Omit<C, 'key' | 'field' | 'half' | keyof ColumnTitles>
    : never
  : never;

const SHORT: Readonly<Partial<Record<Field, string>>> = SHORT_TITLES;

/** A column with its titles, in the language in use whenever they are read. */
function titled(column: object, field: Field): CellColumn {
  const shortTitle = SHORT[field];
  const told = { ...column, header: HEADERS[field], ...(shortTitle !== undefined && { shortTitle }) };
  return Object.defineProperty(told, 'title', {
    get: () => fieldWords().COLUMN_TITLES[field],
    enumerable: true,
  }) as CellColumn;
}

function columnFor(field: Field, described: Described<Field>, half?: Half): CellColumn {
  const key = half === undefined ? field : `${field}.${half}`;
  return titled({ ...described, key, field, ...(half !== undefined && { half }) }, field);
}

/** In the order of the table. */
const BASIC: { readonly [F in RowField]: Described<F> } = {
  streamName: { kind: 'text', isOfGroup: true },
  lensType: { kind: 'choice', list: 'lensTypes', isOfGroup: true },
  quantity: {
    kind: 'number',
    bounds: CAMERA_BOUNDS.quantity,
    unit: '',
    units: COUNT_UNITS,
    isOfGroup: true,
  },
  recording: { kind: 'choice', list: 'recordings' },
  hoursPerDay: {
    kind: 'number',
    bounds: CAMERA_BOUNDS.hoursPerDay,
    unit: 'h',
    units: HOUR_UNITS,
  },
  retentionDays: {
    kind: 'number',
    bounds: CAMERA_BOUNDS.retentionDays,
    unit: 'd',
    units: DAY_UNITS,
  },
  codec: { kind: 'choice', list: 'codecs' },
  fps: { kind: 'number', bounds: CAMERA_BOUNDS.fps, unit: '', units: FRAME_UNITS },
  motion: { kind: 'number', bounds: CAMERA_BOUNDS.motion, unit: '%', units: SHARE_UNITS },
  complexity: { kind: 'choice', list: 'complexities' },
  resolution: { kind: 'choice', list: 'resolutions', takesSizes: true },
  bitrateKbit: {
    kind: 'number',
    bounds: CAMERA_BOUNDS.bitrateKbit,
    unit: 'kbit/s',
    units: RATE_UNITS,
  },
  // Behind the rates: lists of other programs do not have this column, so the others keep their order.
  licencesPerCamera: {
    kind: 'number',
    bounds: CAMERA_BOUNDS.licencesPerCamera,
    unit: '',
    units: LICENCE_UNITS,
    isOfGroup: true,
  },
};

const EXTRA: Readonly<Record<ExtraField, Pick<NumberColumn, 'unit' | 'units'>>> = {
  audioKbps: { unit: 'kbit/s', units: RATE_UNITS },
  metadataKbps: { unit: 'kbit/s', units: RATE_UNITS },
  eventsPerHour: {
    unit: '/h',
    units: HOURLY_UNITS,
  },
  preSeconds: { unit: 's', units: SECOND_UNITS },
  postSeconds: { unit: 's', units: SECOND_UNITS },
};

const MEASUREMENT: { readonly [F in MeasurementField]: Described<F> } = {
  measuredUtc: { kind: 'text' },
  sampleHours: {
    kind: 'number',
    bounds: SAMPLE_BOUNDS.sampleHours,
    unit: 'h',
    units: SAMPLE_UNITS,
  },
  note: { kind: 'text' },
};

export const EXTRA_FIELDS = Object.keys(EXTRA) as readonly ExtraField[];
export const MEASUREMENT_FIELDS = Object.keys(MEASUREMENT) as readonly MeasurementField[];

/** The columns that every table has. */
export const BASIC_COLUMNS: readonly CellColumn[] = (Object.keys(BASIC) as RowField[]).flatMap((field) =>
  isHalvedField(field) ? HALVES.map((half) => columnFor(field, BASIC[field], half)) : columnFor(field, BASIC[field]),
);

/** What cameras record besides video. */
export const EXTRA_COLUMNS: readonly CellColumn[] = EXTRA_FIELDS.map((field) =>
  columnFor(field, { ...EXTRA[field], kind: 'number', bounds: EXTRAS_BOUNDS[field], isOfGroup: true }),
);

function siteColumns(...parts: readonly (keyof SiteFields)[]): readonly CellColumn[] {
  return siteColumnsOf(...parts).map((column) =>
    titled({ ...column, field: column.key, isOfGroup: true }, column.key as SiteField),
  );
}

/** Columns that a table has where a group uses one of their set, or where the set is asked for. */
export const OPTIONAL_COLUMNS = {
  extras: EXTRA_COLUMNS,
  network: siteColumns('network', 'liveStream'),
  coverage: siteColumns('optics', 'purpose'),
} as const satisfies Readonly<Record<string, readonly CellColumn[]>>;

export type ColumnSet = keyof typeof OPTIONAL_COLUMNS;
export const COLUMN_SETS = Object.keys(OPTIONAL_COLUMNS) as readonly ColumnSet[];

/** The cells of a row, in the order in which they are walked through, copied and exported. */
export const COLUMNS: readonly CellColumn[] = [
  ...BASIC_COLUMNS,
  ...COLUMN_SETS.flatMap((set) => OPTIONAL_COLUMNS[set]),
];

/** Where typed rates come from: columns of files alone, the table has a form for it. */
export const MEASUREMENT_COLUMNS: readonly CellColumn[] = HALVES.flatMap((half) =>
  MEASUREMENT_FIELDS.map((field) => columnFor(field, MEASUREMENT[field], half)),
);

/** Whether the cameras of a row record anything besides video. */
export function usesExtras({ extras }: CameraRow): boolean {
  return extras !== NEW_STREAM.extras && EXTRA_FIELDS.some((field) => extras[field] > 0);
}

export function isExtraField(field: string): field is ExtraField {
  return field in EXTRA;
}

export function isMeasurementField(field: string): field is MeasurementField {
  return field in MEASUREMENT;
}

/** Whether a field has a value for each half. */
export function isHalvedField(field: string): field is HalvedField {
  return (HALVED_FIELDS as readonly string[]).includes(field);
}

const BY_KEY = new Map([...COLUMNS, ...MEASUREMENT_COLUMNS].map((column) => [column.key, column]));

export function columnOf(key: ColumnKey): CellColumn {
  const column = BY_KEY.get(key);
  if (!column) throw new Error(`No column ${key}`);
  return column;
}

/** The same field of the other half. */
export function otherHalfOf({ field, half }: CellColumn): CellColumn | undefined {
  if (half === undefined) return undefined;
  return BY_KEY.get(`${field as HalvedField}.${half === 'motion' ? 'continuous' : 'motion'}`);
}

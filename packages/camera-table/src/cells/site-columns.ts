import { OPTION_WORDS } from '../texts/in-use.ts';
import type { Catalogue, Purpose, SiteFields } from '@site-designer/sizing-engine';
import {
  CAMERA_NETWORK_BOUNDS,
  LEVELS,
  LIVE_STREAM_BOUNDS,
  OPTICS_BOUNDS,
  PURPOSE_BOUNDS,
  STANDARDS,
  type Bounds,
} from '@site-designer/sizing-engine/bounds';
import { levelName } from '@site-designer/texts';
import {
  DEGREE_UNITS,
  FRAME_UNITS,
  METRE_UNITS,
  MILLIMETRE_UNITS,
  RATE_UNITS,
  WATT_UNITS,
  type Units,
} from '../vocabulary/unit-words.ts';

/** What a row says of the site: how its cameras are connected and watched, and what they show. One column a field. */

type Parts = { readonly [P in keyof SiteFields]: NonNullable<SiteFields[P]> };
/** The size stands with the resolution, and a level is of one edition of the standard alone. */
type FieldsOf<P extends keyof Parts> = Exclude<keyof Parts[P], 'standard' | 'size'>;

interface Described {
  /** As a column; no column of a row has it. */
  readonly key: string;
  /** Whether the cell may be empty, which takes the value away. */
  readonly mayBeEmpty?: true;
}

interface DescribedNumber extends Described {
  readonly kind: 'number';
  readonly bounds: Bounds;
  /** Whether it may have more than the one decimal that its bounds allow. */
  readonly anyDecimals?: true;
  readonly unit: string;
  readonly units: Units;
}

interface DescribedChoice extends Described {
  readonly kind: 'choice';
  readonly list: 'poeClasses' | 'corridors' | 'levels' | 'codecs' | 'resolutions';
  readonly takesSizes?: true;
}

interface DescribedText extends Described {
  readonly kind: 'text';
}

export type SiteColumn = DescribedNumber | DescribedChoice | DescribedText;

type NumberParts = Omit<DescribedNumber, 'key' | 'kind'>;

function number<K extends string>(key: K, rest: NumberParts) {
  return { key, kind: 'number', ...rest } as const;
}

type DecimalParts = Omit<NumberParts, 'anyDecimals'>;

function decimal<K extends string>(key: K, { bounds, ...rest }: DecimalParts) {
  return number(key, { ...rest, bounds: { ...bounds, decimals: 1 }, anyDecimals: true });
}

function choice<K extends string>(key: K, rest: Omit<DescribedChoice, 'key' | 'kind'>) {
  return { key, kind: 'choice', ...rest } as const;
}

/** Units of each kind of amount. */
const WATTS = { unit: 'W', units: WATT_UNITS };
const METRES = { unit: 'm', units: METRE_UNITS };
const MILLIMETRES = { unit: 'mm', units: MILLIMETRE_UNITS };
const DEGREES = { unit: '°', units: DEGREE_UNITS };
const RATE = { unit: 'kbit/s', units: RATE_UNITS };
const FRAMES = { unit: '', units: FRAME_UNITS };

/** In the order of the table; a field that is missing does not compile. */
export const SITE_PARTS = {
  network: {
    poeClass: choice('poeClass', { list: 'poeClasses' }),
    watts: decimal('watts', {
      ...WATTS,
      bounds: CAMERA_NETWORK_BOUNDS.watts,
      mayBeEmpty: true,
    }),
    cableM: decimal('cableM', {
      ...METRES,
      bounds: CAMERA_NETWORK_BOUNDS.cableM,
      mayBeEmpty: true,
    }),
    closet: { key: 'closet', kind: 'text' },
  },
  liveStream: {
    resolution: choice('liveResolution', {
      list: 'resolutions',
      takesSizes: true,
      mayBeEmpty: true,
    }),
    fps: number('liveFps', { ...FRAMES, bounds: LIVE_STREAM_BOUNDS.fps, mayBeEmpty: true }),
    codec: choice('liveCodec', { list: 'codecs', mayBeEmpty: true }),
    kbps: number('liveKbps', { ...RATE, bounds: LIVE_STREAM_BOUNDS.kbps, mayBeEmpty: true }),
  },
  optics: {
    hfovDeg: decimal('hfovDeg', {
      ...DEGREES,
      bounds: OPTICS_BOUNDS.hfovDeg,
      mayBeEmpty: true,
    }),
    sensorWidthMm: decimal('sensorWidthMm', {
      ...MILLIMETRES,
      bounds: OPTICS_BOUNDS.sensorWidthMm,
      mayBeEmpty: true,
    }),
    focalMm: decimal('focalMm', {
      ...MILLIMETRES,
      bounds: OPTICS_BOUNDS.focalMm,
      mayBeEmpty: true,
    }),
    mountHeightM: decimal('mountHeightM', {
      ...METRES,
      bounds: OPTICS_BOUNDS.mountHeightM,
    }),
    aimHeightM: decimal('aimHeightM', { ...METRES, bounds: OPTICS_BOUNDS.aimHeightM }),
    tiltDeg: decimal('tiltDeg', { ...DEGREES, bounds: OPTICS_BOUNDS.tiltDeg, mayBeEmpty: true }),
    corridor: choice('corridor', { list: 'corridors' }),
  },
  purpose: {
    level: choice('purposeLevel', { list: 'levels', mayBeEmpty: true }),
    distanceM: decimal('purposeDistanceM', {
      ...METRES,
      bounds: PURPOSE_BOUNDS.distanceM,
      mayBeEmpty: true,
    }),
  },
} as const satisfies { readonly [P in keyof Parts]: { readonly [F in FieldsOf<P>]: SiteColumn } };

type ColumnsOf<P> = P extends keyof typeof SITE_PARTS ? (typeof SITE_PARTS)[P][keyof (typeof SITE_PARTS)[P]] : never;
type AnyColumn = ColumnsOf<keyof typeof SITE_PARTS>;

/** A field of the site, as a column. */
export type SiteField = AnyColumn['key'];
export type SiteNumberField = Extract<AnyColumn, { readonly kind: 'number' }>['key'];
export type SiteChoiceField = Extract<AnyColumn, { readonly kind: 'choice' }>['key'];
export type SiteTextField = Extract<AnyColumn, { readonly kind: 'text' }>['key'];

/** Where the value of a column stands in a row. */
export interface SitePlace {
  readonly part: keyof SiteFields;
  readonly field: string;
}

const ENTRIES = (Object.keys(SITE_PARTS) as (keyof SiteFields)[]).flatMap((part) =>
  Object.entries<SiteColumn>(SITE_PARTS[part]).map(([field, column]) => ({ place: { part, field }, column })),
);

export const SITE_PLACES: ReadonlyMap<string, SitePlace> = new Map(
  ENTRIES.map(({ place, column }) => [column.key, place] as const),
);

/** The columns of some parts. */
export function siteColumnsOf(...parts: readonly (keyof SiteFields)[]): readonly SiteColumn[] {
  return ENTRIES.filter(({ place }) => parts.includes(place.part)).map(({ column }) => column);
}

/** In a cell, a camera with a supply of its own. */
export const OWN_SUPPLY = -1;

/** An entry of a list that a cell offers. */
export interface OptionLike {
  readonly id: number;
  readonly name: string;
  /** Of a resolution, px. */
  readonly width?: number;
  readonly height?: number;
  /** What it stands for: of a complexity, a scene that looks like it. */
  readonly example?: string;
}

/** What can be chosen of the site. */
export interface SiteLists {
  readonly poeClasses: readonly OptionLike[];
  readonly corridors: readonly OptionLike[];
  readonly levels: readonly (OptionLike & Pick<Purpose, 'standard' | 'level'>)[];
}

export function siteLists({ siteModel }: Pick<Catalogue, 'siteModel'>): SiteLists {
  const classes = siteModel.poeClasses.map(({ id, device }) => ({
    id,
    name: String(id),
    example: OPTION_WORDS.atMostWatts(device.value),
  }));
  return {
    poeClasses: [...classes, { id: OWN_SUPPLY, name: OPTION_WORDS.ownSupply }],
    corridors: [
      { id: 0, name: OPTION_WORDS.no },
      { id: 1, name: OPTION_WORDS.yes },
    ],
    levels: PURPOSES.map(({ level, ...purpose }) => ({ ...purpose, level, name: levelName(level) })),
  };
}

const PURPOSES = STANDARDS.flatMap((standard) =>
  Object.entries(LEVELS[standard]).map(([level, pixels]) => ({ standard, level, example: `${pixels} px/m` })),
).map((purpose, at) => ({ ...purpose, id: at + 1 }));

export function purposeOf(id: number): Pick<Purpose, 'standard' | 'level'> | undefined {
  const found = PURPOSES.find((each) => each.id === id);
  return found && { standard: found.standard, level: found.level };
}

export function purposeId(level: string): number | '' {
  return PURPOSES.find((each) => each.level === level)?.id ?? '';
}

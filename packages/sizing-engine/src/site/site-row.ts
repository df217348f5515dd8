import { FPS_BOUNDS } from '../bitrate/fps-bounds.ts';
import type { PictureSize } from '../bitrate/picture-size.ts';
import { TYPED_RATE_BOUNDS } from '../bitrate/typed-rate-bounds.ts';
import { deepFreeze } from '../checks/deep-freeze.ts';
import type { AmountBounds } from '../checks/field-check.ts';
import type { Standard } from './levels.ts';

/** How each camera of a group is connected. */
export interface CameraNetwork {
  /** Class of power over Ethernet, 0 to 8; null where the camera has a supply of its own. */
  readonly poeClass: number | null;
  /** What the camera draws, W; null where that is not known. */
  readonly watts: number | null;
  /** Cable to the closet, m; null where that is not known. */
  readonly cableM: number | null;
  /** Name of the closet; empty is a closet like any other. */
  readonly closet: string;
}

/** A stream that is watched and not recorded. */
export interface LiveStream {
  /** Resolution id; 0 where a size is typed. */
  readonly resolution: number;
  readonly size: PictureSize | null;
  readonly fps: number;
  /** Codec id. */
  readonly codec: number;
  /** Typed rate, kbit/s; null where it is calculated. */
  readonly kbps: number | null;
}

/** Lens and mounting of each camera of a group. Lengths in m, angles in degrees. */
export interface Optics {
  /** Angle along the width of the unturned picture, as a data sheet has it; it wins over sensor and focal length. */
  readonly hfovDeg: number | null;
  readonly sensorWidthMm: number | null;
  readonly focalMm: number | null;
  readonly mountHeightM: number;
  /** Height of what is looked at. */
  readonly aimHeightM: number;
  /** Below the horizon. */
  readonly tiltDeg: number | null;
  /** Whether the camera is turned by 90 degrees. */
  readonly corridor: boolean;
}

/** What a camera is to show of a person. */
export interface Purpose {
  readonly standard: Standard;
  /** A level of the standard. */
  readonly level: string;
  /** Along the ground, m. */
  readonly distanceM: number;
}

/** What a row says of the site: fields of the group, those of its first stream rule it. */
export interface SiteFields {
  readonly network: CameraNetwork;
  readonly liveStream: LiveStream | null;
  readonly optics: Optics | null;
  readonly purpose: Purpose | null;
}

/** The same as it is written: what is left out of a part stays as it is, or is the default. */
export interface SiteFieldsInput {
  readonly network?: Partial<CameraNetwork>;
  readonly liveStream?: (Pick<LiveStream, 'fps' | 'codec'> & Partial<LiveStream>) | null;
  readonly optics?: Partial<Optics> | null;
  readonly purpose?: Purpose | null;
}

/** What an edit sets of the site: a field that is left out stays, and null takes the whole part away. */
export interface SitePatch {
  readonly network?: Partial<CameraNetwork>;
  readonly liveStream?: Partial<LiveStream> | null;
  readonly optics?: Partial<Optics> | null;
  readonly purpose?: Partial<Purpose> | null;
}

/** What a new row says of the site. */
export const NEW_SITE_FIELDS: SiteFields = deepFreeze({
  network: { poeClass: 0, watts: null, cableM: null, closet: '' },
  liveStream: null,
  optics: null,
  purpose: null,
});

/** Names of the fields. */
export const SITE_FIELDS = Object.keys(NEW_SITE_FIELDS) as (keyof SiteFields)[];

/** Lens and mounting of which nothing is known. */
export const UNKNOWN_OPTICS: Optics = deepFreeze({
  hfovDeg: null,
  sensorWidthMm: null,
  focalMm: null,
  mountHeightM: 3,
  aimHeightM: 1.6,
  tiltDeg: null,
  corridor: false,
});

/** What an edit starts from that says only a part of what cameras are to show. */
export const FIRST_PURPOSE: Purpose = deepFreeze({ standard: '2014', level: 'identify', distanceM: 10 });

/** What a part starts with where it is written without some of its fields. */
const PART_DEFAULTS = {
  network: NEW_SITE_FIELDS.network,
  liveStream: { resolution: 0, size: null, kbps: null },
  optics: UNKNOWN_OPTICS,
  purpose: {},
} as const satisfies { readonly [K in keyof SiteFields]: Partial<SiteFields[K]> };

const PART_FIELDS: Readonly<Record<keyof SiteFields, readonly string[]>> = {
  network: Object.keys(PART_DEFAULTS.network),
  liveStream: Object.keys(PART_DEFAULTS.liveStream),
  optics: Object.keys(PART_DEFAULTS.optics),
  purpose: Object.keys(PART_DEFAULTS.purpose),
};

/** Bounds of how a camera is connected; the class is one of the catalogue. A number without bounds does not compile. */
export const CAMERA_NETWORK_BOUNDS = {
  watts: { min: 0, max: 100, unit: 'W' },
  cableM: { min: 0, max: 500, unit: 'm' },
} as const satisfies Readonly<Record<Exclude<keyof CameraNetwork, 'poeClass' | 'closet'>, AmountBounds>>;

/** Longest name of a closet, in Unicode code points after trimming. */
export const CLOSET_NAME_LIMIT = { max: 100 } as const;

/** Bounds of a live stream. */
export const LIVE_STREAM_BOUNDS = {
  fps: FPS_BOUNDS,
  kbps: TYPED_RATE_BOUNDS,
} as const satisfies Readonly<Record<string, AmountBounds>>;

/** Bounds of lens and mounting: a picture of 180 degrees and more has no single density. */
export const OPTICS_BOUNDS = {
  hfovDeg: { min: 1, max: 179, unit: 'degree' },
  sensorWidthMm: { min: 1, max: 50, unit: 'mm' },
  focalMm: { min: 0.5, max: 500, unit: 'mm' },
  mountHeightM: { min: 0, max: 100, unit: 'm' },
  aimHeightM: { min: 0, max: 100, unit: 'm' },
  tiltDeg: { min: 0, max: 90, unit: 'degree' },
} as const satisfies Readonly<Record<Exclude<keyof Optics, 'corridor'>, AmountBounds>>;

/** Bounds of what a camera is to show. */
export const PURPOSE_BOUNDS = { distanceM: { min: 0.1, max: 1000, unit: 'm' } } as const satisfies Readonly<
  Record<string, AmountBounds>
>;

/**
 * What a row says of the site, whole: what is left out stays as it was before.
 *
 * @returns The same objects where nothing is left out.
 */
export function wholeSiteFields(row: SiteFieldsInput, before: SiteFields): SiteFields {
  return {
    network: wholePart('network', row, before),
    liveStream: wholePart('liveStream', row, before),
    optics: wholePart('optics', row, before),
    purpose: wholePart('purpose', row, before),
  };
}

function wholePart<K extends keyof SiteFields>(name: K, row: SiteFieldsInput, before: SiteFields): SiteFields[K] {
  const part = row[name] as SiteFields[K] | undefined;
  if (part === undefined) return before[name];
  // What is no object is refused by the checks.
  if (typeof part !== 'object' || part === null) return part;
  if (isWholePart(name, part)) return part;
  const given = Object.entries(part).filter(([, value]) => value !== undefined);
  return { ...PART_DEFAULTS[name], ...before[name], ...Object.fromEntries(given) } as SiteFields[K];
}

/**
 * What a row says of the site; undefined where it leaves something out. The names are written out: an access by a name that varies takes
 * several times as long, and the type of what is returned misses none.
 */
export function givenSite({ network, liveStream, optics, purpose }: SiteFieldsInput): SiteFields | undefined {
  const isWhole =
    isWholePart('network', network) &&
    isWholePart('liveStream', liveStream) &&
    isWholePart('optics', optics) &&
    isWholePart('purpose', purpose);
  return isWhole ? { network, liveStream, optics, purpose } : undefined;
}

/** Whether a part has every field that has a default; what is no object is refused by the checks. */
function isWholePart<K extends keyof SiteFields>(name: K, part: unknown): part is SiteFields[K] {
  if (part === undefined) return false;
  // Most rows share the parts of a new row.
  if (typeof part !== 'object' || part === null || part === NEW_SITE_FIELDS[name]) return true;
  const values = part as Readonly<Record<string, unknown>>;
  for (const field of PART_FIELDS[name]) if (values[field] === undefined) return false;
  return true;
}

/**
 * What a row says of the site after an edit. Optics of which nothing is known are gone.
 *
 * @param recorded - The stream that a new live stream is like until more is said of it.
 * @returns The same objects where nothing changes.
 */
export function patchedSiteFields(before: SiteFields, patch: SitePatch, recorded: () => LiveStream): SiteFields {
  const { network, liveStream, optics, purpose } = patch;
  const seen = patchedPart(before.optics, optics, UNKNOWN_OPTICS);
  return {
    network: network === undefined ? before.network : { ...before.network, ...network },
    liveStream: liveStream === undefined ? before.liveStream : patchedPart(before.liveStream, liveStream, recorded()),
    optics: optics !== undefined && isUnknown(seen) ? null : seen,
    purpose: patchedPart(before.purpose, purpose, FIRST_PURPOSE),
  };
}

function patchedPart<P extends object>(before: P | null, patch: Partial<P> | null | undefined, start: P): P | null {
  if (patch === undefined) return before;
  // Nothing starts by taking something away.
  if (patch === null || (before === null && Object.values(patch).every((value) => value === null))) return null;
  return { ...start, ...before, ...patch };
}

function isUnknown(optics: Optics | null): boolean {
  const fields = Object.keys(UNKNOWN_OPTICS) as (keyof Optics)[];
  return optics !== null && fields.every((field) => optics[field] === UNKNOWN_OPTICS[field]);
}

/** How a camera is connected, as it is stored: the name of the closet is trimmed. */
export function settledNetwork(network: CameraNetwork): CameraNetwork {
  const closet = network.closet.trim();
  return closet === network.closet ? network : { ...network, closet };
}

import { NEW_STREAM, checkCameraRow, type CameraRow, type SiteFields } from '@site-designer/sizing-engine';
import {
  patchRow,
  seenHalf,
  sensorWidth,
  sizeText,
  UNKNOWN_OPTICS,
  type RowPatch,
} from '@site-designer/sizing-engine/design';
import type { CameraForm } from './columns.ts';
import { OWN_SUPPLY, purposeId, purposeOf, SITE_PLACES, type SiteField, type SitePlace } from './site-columns.ts';
import { sizeSpelled } from './spellings.ts';

/** The cells of the site: their values in a row, and what a value sets. */

export function isSiteField(field: string): field is SiteField {
  return SITE_PLACES.has(field);
}

type CellContent = number | string;
type Part = Readonly<Record<string, unknown>>;

/** What a row has of lens and mounting before anything is said of them. */
const BEFORE: Readonly<Partial<Record<keyof SiteFields, Part>>> = { optics: { ...UNKNOWN_OPTICS } };

/** Values that stand otherwise in a cell than in a row. */
const READ: Readonly<Partial<Record<SiteField, (value: unknown, row: SiteFields) => CellContent>>> = {
  poeClass: (value) => (value as number | null) ?? OWN_SUPPLY,
  liveResolution: (value, { liveStream }) =>
    liveStream?.size ? sizeText(liveStream.size) : ((value as number | undefined) ?? ''),
  corridor: Number,
  purposeLevel: (value) => (value === undefined ? '' : purposeId(value as string)),
};

/** The value of a cell; an empty text where there is none. */
export function siteValue(row: SiteFields, key: SiteField): CellContent {
  const { part, field } = SITE_PLACES.get(key)!;
  const values = (row[part] as Part | null) ?? BEFORE[part];
  const value = values?.[field];
  return READ[key]?.(value, row) ?? (value as CellContent | null | undefined) ?? '';
}

/** What other values than numbers set in their part. */
const SET: Readonly<Partial<Record<SiteField, (value: CellContent) => Part>>> = {
  poeClass: (value) => ({ poeClass: value === OWN_SUPPLY ? null : value }),
  closet: (closet) => ({ closet }),
  liveResolution: (value) =>
    typeof value === 'string' ? { resolution: 0, size: sizeSpelled(value) } : { resolution: value, size: null },
  corridor: (value) => ({ corridor: value === 1 }),
  purposeLevel: (value) => ({ ...purposeOf(Number(value)) }),
};

/** What an empty cell sets; null takes its part away: a live stream is whole, and so is a purpose. */
const EMPTIED: Readonly<Partial<Record<SiteField, Part | null>>> = {
  liveResolution: null,
  liveFps: null,
  liveCodec: null,
  purposeLevel: null,
  purposeDistanceM: null,
  closet: { closet: '' },
  mountHeightM: { mountHeightM: UNKNOWN_OPTICS.mountHeightM },
  aimHeightM: { aimHeightM: UNKNOWN_OPTICS.aimHeightM },
};

function partOf(key: SiteField, { field }: SitePlace, value: CellContent): Part | null {
  if (value !== '') return SET[key]?.(value) ?? { [field]: value };
  const emptied = EMPTIED[key];
  return emptied === undefined ? { [field]: null } : emptied;
}

/** A patch that sets a cell as well. */
export function withSiteValue(patch: RowPatch, key: SiteField, value: CellContent): RowPatch {
  const place = SITE_PLACES.get(key)!;
  const set = partOf(key, place, value);
  return { ...patch, [place.part]: set && { ...patch[place.part], ...set } };
}

export function isSiteFieldSet(patch: RowPatch, key: SiteField): boolean {
  const { part, field } = SITE_PLACES.get(key)!;
  const set = patch[part];
  return set === null || (set !== undefined && field in set);
}

/**
 * Why a row cannot have a value, where its bounds alone do not say so: a camera draws no more than its class gives.
 */
export function siteMessage(row: CameraRow, patch: RowPatch, { catalogue }: Pick<CameraForm, 'catalogue'>) {
  if (patch.network === undefined) return undefined;
  const errors = checkCameraRow({ ...patchRow(row, patch), streamName: '' }, catalogue, '');
  return errors.find(({ path }) => path.startsWith('network.'))?.message;
}

const INCHES =
  /^(?:(\d{1,2})\s*\/\s*(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?))\s*(?:"|''|”|″|in|inch|inches|zoll|pouces?|pulgadas?|pollici|pollice)(?:[\s-]+[\p{L}\s-]+)?$/iu;
/** A fraction needs no unit: no width in mm is written so. */
const FRACTION = /^(\d{1,2})\s*\/\s*(\d+(?:[.,]\d+)?)$/;

/** The size of a sensor in inches, as data sheets write it: 1/2.8"; undefined for another text. */
export function inchesIn(text: string): number | undefined {
  const [, over, under, whole] = INCHES.exec(text.trim()) ?? FRACTION.exec(text.trim()) ?? [];
  const number = (digits: string): number => Number(digits.replace(',', '.'));
  if (whole !== undefined) return number(whole);
  return over === undefined || under === undefined || number(under) === 0 ? undefined : number(over) / number(under);
}

const HUNDREDTH = 100;

/** The width of a sensor of a size in inches, mm: it has the shape of the picture of its row. */
export function widthOfSensor(inch: number, row: CameraRow, { resolutions }: Pick<CameraForm, 'resolutions'>): number {
  const half = seenHalf(row);
  const listed = resolutions.find(({ id }) => id === row.resolution[half]);
  const { width = 16, height = 9 } = row.size[half] ?? listed ?? {};
  return Math.round(sensorWidth(inch, { width, height }) * HUNDREDTH) / HUNDREDTH;
}

/** Whether a row says how its cameras are connected, or what is watched of them. */
export function usesNetwork({ network, liveStream }: CameraRow): boolean {
  return liveStream !== null || !isUnconnected(network);
}

/** Whether nothing is said of how cameras are connected. */
export function isUnconnected(network: CameraRow['network']): boolean {
  const { network: none } = NEW_STREAM;
  if (network === none) return true;
  const { poeClass, watts, cableM, closet } = network;
  return poeClass === none.poeClass && watts === null && cableM === null && closet === '';
}

/** Whether a row says with which lens its cameras look, or what they are to show. */
export function usesCoverage({ optics, purpose }: CameraRow): boolean {
  return optics !== null || purpose !== null;
}

import type { CameraRow, SiteFields } from '@site-designer/sizing-engine';
import { isCustom, patchRow, type Half, type HalvedField } from '@site-designer/sizing-engine/design';
import { COLUMNS, EXTRA_FIELDS, isExtraField, isHalvedField, type ColumnKey } from './columns.ts';
import { isSiteField, siteValue, withSiteValue } from './site-cells.ts';
import { SITE_PARTS, siteColumnsOf, type SiteField } from './site-columns.ts';

/**
 * A part of a row that is changed by itself: a field, or a half of one. A rate is one part with the flag that says that it was
 * typed and with where it was measured, and a resolution is one with its typed size; calculated rates, the continuous share and ids follow from other parts.
 */
export type RowPart = ColumnKey | Exclude<keyof CameraRow, ColumnKey | HalvedField | keyof SiteFields>;

const FOLLOWING = new Set<RowPart>([
  'id',
  'streamId',
  'cameraGroupId',
  'motion.continuous',
  'continuousIsCustomBitrate',
  'motionIsCustomBitrate',
  'measured',
  'size',
  // A class allows for so many watts: both are one part.
  'watts',
]);

/** The parts in which two versions of a row differ. */
export function changedParts(before: CameraRow, after: CameraRow): readonly RowPart[] {
  if (before === after) return [];
  const fields = (Object.keys(after) as (keyof CameraRow)[]).filter(
    (field) => !isSitePart(field) || before[field] !== after[field],
  );
  return fields.flatMap(partsOf).filter((part) => !FOLLOWING.has(part) && !isSamePart(before, after, part));
}

function partsOf(field: keyof CameraRow): readonly RowPart[] {
  if (isHalvedField(field)) return [`${field}.continuous`, `${field}.motion`];
  if (isSitePart(field)) return siteColumnsOf(field).map(({ key }) => key as RowPart);
  return field === 'extras' ? EXTRA_FIELDS : [field];
}

function isSitePart(field: string): field is keyof SiteFields {
  return field in SITE_PARTS;
}

export function isSamePart(one: CameraRow, other: CameraRow, part: RowPart): boolean {
  return JSON.stringify(partOf(one, part)) === JSON.stringify(partOf(other, part));
}

/** A row with some parts as another version of it has them, not settled yet. */
export function withParts(row: CameraRow, source: CameraRow, parts: readonly RowPart[]): CameraRow {
  return parts.reduce((now, part) => {
    if (isSiteField(part)) return withSitePart(now, source, part);
    if (isExtraField(part)) return { ...now, extras: { ...now.extras, [part]: source.extras[part] } };
    const { field, half } = placeOf(part);
    if (half === undefined || !isHalvedField(field)) return { ...now, [field]: source[field] };
    const flag = half === 'motion' ? 'motionIsCustomBitrate' : 'continuousIsCustomBitrate';
    return {
      ...now,
      [field]: { ...now[field], [half]: source[field][half] },
      ...(field === 'bitrateKbit' && {
        [flag]: source[flag],
        measured: { ...now.measured, [half]: source.measured[half] },
      }),
      ...(field === 'resolution' && { size: { ...now.size, [half]: source.size[half] } }),
    };
  }, row);
}

function withSitePart(row: CameraRow, source: CameraRow, part: SiteField): CameraRow {
  const patch = withSiteValue({}, part, siteValue(source, part));
  return patchRow(row, part === 'poeClass' ? withSiteValue(patch, 'watts', siteValue(source, 'watts')) : patch);
}

const COLUMN_KEYS = new Set<string>(COLUMNS.map(({ key }) => key));

export function columnOfPart(part: RowPart): ColumnKey | undefined {
  return COLUMN_KEYS.has(part) ? (part as ColumnKey) : undefined;
}

function partOf(row: CameraRow, part: RowPart): unknown {
  if (part === 'poeClass') return [siteValue(row, 'poeClass'), siteValue(row, 'watts')];
  if (isSiteField(part)) return siteValue(row, part);
  if (isExtraField(part)) return row.extras[part];
  const { field, half } = placeOf(part);
  if (half === undefined || !isHalvedField(field)) return row[field];
  if (field === 'resolution') return [row.resolution[half], row.size[half]];
  if (field !== 'bitrateKbit') return row[field][half];
  return isCustom(row, half) ? [row.bitrateKbit[half], row.measured[half]] : undefined;
}

function placeOf(part: RowPart): { readonly field: keyof CameraRow; readonly half: Half | undefined } {
  const [field, half] = part.split('.') as [keyof CameraRow, Half | undefined];
  return { field, half };
}

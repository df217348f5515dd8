import type { Catalogue } from '../catalogue/schema.ts';
import type { CameraRow, Halves } from './design.ts';
import { BulkApplyField, LensType } from './enumerations.ts';
import { checkCameraRow, rowsByGroup, settleCameraRow, settleGroup } from './camera-row.ts';
import { FieldChecks, type FieldError } from './field-check.ts';
import { CAMERA_BOUNDS } from './bounds.ts';
import { TEXTS } from './messages.ts';

/** What a bulk apply sets: one number, or one or both halves. */
export type BulkApplyValue = number | Partial<Halves<number>>;

/** One setting for every camera group. */
export interface BulkApply {
  readonly bulkApplyDataField: BulkApplyField;
  readonly value: BulkApplyValue;
}

/** All rows after the change, or why nothing changes. */
export type BulkApplied = { readonly rows: CameraRow[] } | { readonly errors: readonly FieldError[] };

type FieldName = keyof typeof BulkApplyField;
const NAMES = Object.fromEntries(Object.entries(BulkApplyField).map(([name, code]) => [code, name])) as Readonly<
  Record<BulkApplyField, FieldName>
>;

const HALVED = ['fps', 'motion', 'complexity', 'resolution', 'bitrateKbit'] as const;
type HalvedField = (typeof HALVED)[number];
type PlainField = Exclude<FieldName, HalvedField>;

/** Fields of which a change makes a custom rate meaningless. */
const RATE_FIELDS: readonly FieldName[] = ['codec', 'fps', 'complexity', 'resolution'];

/**
 * Set one field on every camera group, or say at which field it cannot be.
 *
 * Quantity and lens type are those of the first row of a group, whose others follow; all else is set on every row. A typed rate becomes custom; codec, frame rate,
 * complexity and resolution clear the custom flags and the rates are calculated anew.
 *
 * @returns All rows as they are to be stored, in their order; or the errors, and nothing changes.
 * @throws Never for rows that {@link checkCameraRow} accepts.
 * @example
 * ```ts
 * bulkApply(rows, { bulkApplyDataField: BulkApplyField.retentionDays, value: 60 }, catalogue);
 * ```
 */
export function bulkApply(
  rows: readonly CameraRow[],
  { bulkApplyDataField, value }: BulkApply,
  catalogue: Catalogue,
): BulkApplied {
  const field = NAMES[bulkApplyDataField];
  const errors = checkValue(field, value, catalogue);
  if (errors.length > 0) return { errors };

  return settled(
    rows.map((row) => withValue(row, field, value)),
    catalogue,
  );
}

function settled(rows: readonly CameraRow[], catalogue: Catalogue): BulkApplied {
  const errors = rows.flatMap((row, index) => checkCameraRow(row, catalogue, `cameras[${index}]`));
  if (errors.length > 0) return { errors };
  const inGroups = [...rowsByGroup(rows).values()].flatMap(settleGroup);
  const byStream = new Map(inGroups.map((row) => [row.streamId, settleCameraRow(row, catalogue)]));
  return { rows: rows.map((row) => byStream.get(row.streamId)!) };
}

function withValue(row: CameraRow, field: FieldName, value: BulkApplyValue): CameraRow {
  const changed = typeof value === 'number' ? { ...row, [field]: value } : withHalves(row, field as HalvedField, value);
  if (RATE_FIELDS.includes(field))
    return { ...changed, continuousIsCustomBitrate: false, motionIsCustomBitrate: false };
  if (field !== 'bitrateKbit' || typeof value === 'number') return changed;
  return {
    ...changed,
    continuousIsCustomBitrate: row.continuousIsCustomBitrate || value.continuous !== undefined,
    motionIsCustomBitrate: row.motionIsCustomBitrate || value.motion !== undefined,
  };
}

function withHalves(row: CameraRow, field: HalvedField, { continuous, motion }: Partial<Halves<number>>): CameraRow {
  const before = row[field];
  return { ...row, [field]: { continuous: continuous ?? before.continuous, motion: motion ?? before.motion } };
}

function checkValue(field: FieldName, value: BulkApplyValue, catalogue: Catalogue): readonly FieldError[] {
  const checks = new FieldChecks('');
  const halved = (HALVED as readonly FieldName[]).includes(field);
  if (halved && typeof value === 'number') checks.add('value', TEXTS.notObject);
  else if (!halved && typeof value !== 'number') checks.add('value', TEXTS.numeric);
  else if (typeof value === 'number') checkPlain(field as PlainField, value, { catalogue, checks });
  else checkHalves(field as HalvedField, value, { catalogue, checks });
  return checks.errors;
}

interface Context {
  readonly catalogue: Catalogue;
  readonly checks: FieldChecks;
}

function checkPlain(field: PlainField, value: number, { catalogue, checks }: Context): void {
  switch (field) {
    case 'quantity':
    case 'hoursPerDay':
    case 'retentionDays':
      return checks.within('value', value, CAMERA_BOUNDS[field]);
    case 'recording':
      return checks.oneOf('value', value, catalogue.recordings);
    case 'codec':
      return checks.oneOf('value', value, catalogue.codecs);
    case 'lensType':
      return checks.oneOf(
        'value',
        value,
        catalogue.lensTypes.filter(({ id }) => id !== LensType.multiChild),
      );
  }
}

function checkHalves(field: HalvedField, value: Partial<Halves<number>>, { catalogue, checks }: Context): void {
  if (value.continuous === undefined && value.motion === undefined) checks.add('value', TEXTS.required);
  for (const half of ['continuous', 'motion'] as const) {
    const number = value[half];
    // The continuous share follows from motion and mode; a value for it is ignored.
    if (number === undefined || (field === 'motion' && half === 'continuous')) continue;
    const path = `value.${half}`;
    if (field === 'complexity') checks.oneOf(path, number, catalogue.complexities);
    else if (field === 'resolution') checks.oneOf(path, number, catalogue.resolutions);
    else checks.within(path, number, CAMERA_BOUNDS[field]);
  }
}

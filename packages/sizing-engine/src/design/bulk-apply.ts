import { requireCatalogue } from '../checks/catalogue-check.ts';
import type { Catalogue } from '../catalogue/schema.ts';
import type { CameraRow, Halves } from './design.ts';
import { BulkApplyField, LensType } from './enumerations.ts';
import { FieldChecks, type FieldError } from '../checks/field-check.ts';
import { CAMERA_BOUNDS, EXTRAS_BOUNDS } from './row-fields.ts';
import { EXTRA_FIELDS } from './row-checks.ts';
import { checkSize, type PictureSize } from '../bitrate/picture-size.ts';
import { HALVED_FIELDS, type Half, type HalvedField, type RowPatch } from './camera-row.ts';
import { isSameData } from './same-data.ts';
import { flagsFromRecording } from './recording-mode.ts';
import { problem } from '../problem.ts';

/** What a bulk apply sets: one number, or one or both halves; a resolution may be a typed size. */
export type BulkApplyValue = number | HalvedValue;

type HalvedValue = Partial<Halves<number | PictureSize>>;

/** One setting for every camera group. */
export interface BulkApply {
  readonly bulkApplyDataField: BulkApplyField;
  readonly value: BulkApplyValue;
}

type FieldName = keyof typeof BulkApplyField;
const NAMES = Object.fromEntries(Object.entries(BulkApplyField).map(([name, code]) => [code, name])) as Readonly<
  Record<BulkApplyField, FieldName>
>;

type ExtraField = (typeof EXTRA_FIELDS)[number];
type PlainField = Exclude<FieldName, HalvedField | ExtraField>;

/**
 * Check what a bulk apply sets, before any row is looked at.
 *
 * @returns One entry a wrong value, by its path in the bulk apply.
 * @throws Never.
 */
export function bulkApplyErrors({ bulkApplyDataField, value }: BulkApply, catalogue: Catalogue): readonly FieldError[] {
  requireCatalogue(catalogue);
  return checkValue(NAMES[bulkApplyDataField], value, catalogue);
}

/**
 * What a checked bulk apply sets in each row. Quantity, licences, lens type and extras are those of the first stream of a group, whose others
 * follow it.
 */
export function bulkApplyPatch({ bulkApplyDataField, value }: BulkApply): RowPatch {
  return patchOf(NAMES[bulkApplyDataField], value);
}

function patchOf(field: FieldName, value: BulkApplyValue): RowPatch {
  if (isExtra(field)) return { extras: { [field]: value } };
  return field === 'resolution' ? picturePatch(value as HalvedValue) : { [field]: value };
}

/** Ids of resolutions and typed sizes, each in its own field. */
function picturePatch(value: HalvedValue): RowPatch {
  const halves = Object.entries(value);
  const [sizes, ids] = [
    halves.filter(([, each]) => typeof each === 'object'),
    halves.filter(([, each]) => typeof each === 'number'),
  ];
  return {
    ...(ids.length > 0 && { resolution: Object.fromEntries(ids) }),
    ...(sizes.length > 0 && { size: Object.fromEntries(sizes) }),
  };
}

function isExtra(field: FieldName): field is ExtraField {
  return (EXTRA_FIELDS as readonly FieldName[]).includes(field);
}

/**
 * What a checked bulk apply changes of the rows as they are recorded: values of halves that the recording mode of a row does
 * not use are left out, and so are values that a row has already.
 *
 * The `bulkApply` of a change sets every half that it names in every row. This is for callers that change only the halves in use.
 *
 * @returns Patches by row id, none for rows that stay as they are.
 * @throws Never.
 * @example
 * ```ts
 * const fps = { bulkApplyDataField: BulkApplyField.fps, value: { continuous: 5, motion: 20 } };
 * bulkApplyPatches([eventRow], fps).get(eventRow.id); // { fps: { motion: 20 } }
 * ```
 */
export function bulkApplyPatches(
  rows: readonly CameraRow[],
  { bulkApplyDataField, value }: BulkApply,
): ReadonlyMap<number, RowPatch> {
  const field = NAMES[bulkApplyDataField];
  const patchFor = (row: CameraRow) =>
    typeof value === 'number' ? plainPatch(row, field, value) : halvedPatch(row, field, value);
  return new Map(
    rows.flatMap((row) => {
      const patch = patchFor(row);
      return patch === undefined ? [] : [[row.id, patch] as const];
    }),
  );
}

function plainPatch(row: CameraRow, field: FieldName, value: number): RowPatch | undefined {
  const current = isExtra(field) ? row.extras[field] : row[field];
  return current === value ? undefined : patchOf(field, value);
}

function halvedPatch(row: CameraRow, field: FieldName, value: HalvedValue): RowPatch | undefined {
  const flags = flagsFromRecording(row.recording);
  const current = (half: Half) => (field === 'resolution' && row.size[half]) || row[field as HalvedField][half];
  const halves = (['continuous', 'motion'] as const).flatMap((half) => {
    const isSet = value[half] !== undefined && flags[half] && !isSameData(value[half], current(half));
    // The continuous share follows from motion and mode.
    return isSet && !(field === 'motion' && half === 'continuous') ? [[half, value[half]] as const] : [];
  });
  return halves.length === 0 ? undefined : patchOf(field, Object.fromEntries(halves));
}

function checkValue(field: FieldName, value: BulkApplyValue, catalogue: Catalogue): readonly FieldError[] {
  const checks = new FieldChecks('');
  const halved = (HALVED_FIELDS as readonly FieldName[]).includes(field);
  if (halved && typeof value === 'number') checks.add('value', problem('field.object'));
  else if (!halved && typeof value !== 'number') checks.add('value', problem('field.number'));
  else if (isExtra(field)) checks.within('value', value as number, EXTRAS_BOUNDS[field]);
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
    default:
      return checks.within('value', value, CAMERA_BOUNDS[field]);
  }
}

function checkHalves(field: HalvedField, value: HalvedValue, { catalogue, checks }: Context): void {
  if (value.continuous === undefined && value.motion === undefined) checks.add('value', problem('field.required'));
  for (const half of ['continuous', 'motion'] as const) {
    const set = value[half];
    // The continuous share follows from motion and mode; a value for it is ignored.
    if (set === undefined || (field === 'motion' && half === 'continuous')) continue;
    const path = `value.${half}`;
    if (typeof set === 'object') {
      if (field === 'resolution') checkSize(set, path, checks);
      else checks.add(path, problem('field.number'));
    } else if (field === 'complexity') checks.oneOf(path, set, catalogue.complexities);
    else if (field === 'resolution') checks.oneOf(path, set, catalogue.resolutions);
    else checks.within(path, set, CAMERA_BOUNDS[field]);
  }
}

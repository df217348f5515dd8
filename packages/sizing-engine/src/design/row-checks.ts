import type { Catalogue, PoeClass } from '../catalogue/schema.ts';
import { byId, indexOf, type ById, type CatalogueIndex } from '../checks/catalogue-index.ts';
import type { CameraRow, CameraRowInput, Halves, LaterFieldsInput, LaterNumber, LaterRowField } from './design.ts';
import { Recording } from './enumerations.ts';
import { FieldChecks, type Bounds, type FieldError } from '../checks/field-check.ts';
import {
  CAMERA_BOUNDS,
  EXTRAS_BOUNDS,
  NEW_LATER_FIELDS,
  NEW_STREAM,
  type NewCameraRow,
  withLaterFields,
} from './row-fields.ts';
import { checkReadable } from '../checks/readable.ts';
import { checkCameraNameLength } from './camera-name.ts';
import {
  HALVED_FIELDS,
  isCustom,
  settleCameraRow,
  sizeAsBefore,
  startingContinuousFps,
  type Half,
} from './camera-row.ts';
import { checkMeasurement } from './measurement.ts';
import { problem } from '../problem.ts';
import { isObject } from '../checks/structure.ts';
import { checkTypedSize, type PictureSize } from '../bitrate/picture-size.ts';
import { checkSiteFields } from '../site/site-row-checks.ts';
import { wholeSiteFields, type SiteFields } from '../site/site-row.ts';

/** What is checked of a row: all but its ids and what follows from other fields. */
export type CheckedRow = Omit<NewCameraRow, 'motion' | LaterRowField> &
  LaterFieldsInput & { readonly motion: Pick<Halves<number>, 'motion'> };

/**
 * Check a camera row as typed, pasted, imported or sent.
 *
 * Bounds hold for the halves that the recording mode uses; the values of the other half are kept as they are.
 *
 * @param path - Where the row stands in the request, such as `cameras[0]`.
 * @returns One entry a wrong field; empty when the row may be stored.
 * @throws Never.
 * @example
 * ```ts
 * checkCameraRow({ ...row, quantity: 0 }, catalogue, 'cameras[0]');
 * // [{ path: 'cameras[0].quantity', message: 'Value must be between 1 and 999999' }]
 * ```
 */
export function checkCameraRow(row: CheckedRow, catalogue: Catalogue, path: string): readonly FieldError[] {
  const checks = new FieldChecks(path);
  checkHalves(row, checks);
  if (checks.hasErrors) return checks.errors;
  checkName(row, checks);
  checkRowFields(row, contextOf(catalogue, checks));
  return checks.errors;
}

/** One value where a row has one for each half is a common mistake of callers without types. */
function checkHalves(row: CheckedRow, checks: FieldChecks): void {
  for (const field of HALVED_FIELDS) {
    if (!isObject(row[field]))
      checks.add(field, problem('field.object-of', { fields: Object.keys(NEW_STREAM[field]) }));
  }
}

/** {@link checkCameraRow} for the rows of one list. Nothing is made for a row in which nothing is wrong. */
export class RowChecks {
  readonly #checks: FieldChecks;
  readonly #context: RowContext;

  /** @param path - Where the list stands in the request, such as `cameras`. */
  constructor(catalogue: Catalogue, path: string) {
    this.#checks = new FieldChecks(path);
    this.#context = contextOf(catalogue, this.#checks);
  }

  /** Errors found so far. */
  get errors(): readonly FieldError[] {
    return this.#checks.errors;
  }

  /**
   * Check a row.
   *
   * @param before - The row as it is stored: its name may be older than the rule that names must be readable.
   */
  check(row: CheckedRow, place: number, before: CameraRow | undefined): void {
    this.#checks.enter(place);
    if (before?.streamName !== row.streamName) checkName(row, this.#checks);
    const sized = row.size === undefined && before !== undefined ? { ...row, size: sizeAsBefore(row, before) } : row;
    checkRowFields(withWholeNetwork(sized, before), this.#context);
  }
}

/** What a camera draws depends on its class, which may have been left out. */
function withWholeNetwork(row: CheckedRow, before: SiteFields = NEW_STREAM): CheckedRow {
  if (row.network === undefined) return row;
  const { network } = wholeSiteFields(row, before);
  return network === row.network ? row : { ...row, network };
}

function checkName({ streamName }: CheckedRow, checks: FieldChecks): void {
  checks.add('streamName', streamName === '' ? undefined : checkReadable(streamName));
}

/**
 * Checked rows for a sizing, settled: with every later field, and the rates that follow from the other fields. Rows are expected
 * to be valid, so errors are not collected by path. Names that cannot be read do not prevent a sizing.
 *
 * @returns The rows, each the same object where nothing is to be filled in; undefined where {@link checkCameraRow} would find
 * something else in one of them.
 */
export function validatedRows(rows: readonly CameraRowInput[], catalogue: Catalogue): readonly CameraRow[] | undefined {
  const checks = new FieldChecks('');
  const context = contextOf(catalogue, checks);
  const settled: CameraRow[] = [];
  for (const row of rows) {
    checkRowFields(row, context);
    if (checks.hasErrors) return undefined;
    settled.push(settleCameraRow(withLaterFields(row), catalogue));
  }
  return settled;
}

interface RowContext {
  readonly index: CatalogueIndex;
  readonly lensTypes: ById<{ readonly id: number }>;
  readonly recordings: ById<{ readonly id: number }>;
  readonly poeClasses: ById<PoeClass>;
  readonly checks: FieldChecks;
}

function contextOf(catalogue: Catalogue, checks: FieldChecks): RowContext {
  const { lensTypes, recordings, siteModel } = catalogue;
  return {
    index: indexOf(catalogue),
    lensTypes: byId(lensTypes),
    recordings: byId(recordings),
    poeClasses: byId(siteModel.poeClasses),
    checks,
  };
}

const LATER_NUMBERS = Object.keys(CAMERA_BOUNDS).filter((field): field is LaterNumber => field in NEW_LATER_FIELDS);

function checkRowFields(row: CheckedRow, context: RowContext): void {
  const { index, lensTypes, recordings, checks } = context;
  if (row.streamName !== '') checks.add('streamName', checkCameraNameLength(row.streamName));
  checks.within('quantity', row.quantity, CAMERA_BOUNDS.quantity);
  for (const field of LATER_NUMBERS) {
    const value = row[field];
    if (value !== undefined) checks.within(field, value, CAMERA_BOUNDS[field]);
  }
  const { extras, measured } = row;
  // Most rows record only calculated video, and share the objects that say so.
  if (extras !== undefined && extras !== NEW_STREAM.extras) checkExtras(extras, checks);
  if (measured !== undefined && measured !== NEW_STREAM.measured) checkMeasured(row, checks);
  checks.known('lensType', row.lensType, lensTypes);
  checks.known('recording', row.recording, recordings);
  checks.within('hoursPerDay', row.hoursPerDay, CAMERA_BOUNDS.hoursPerDay);
  checks.within('retentionDays', row.retentionDays, CAMERA_BOUNDS.retentionDays);
  checkPicture(row, index, checks);
  checkContinuous(row, checks);
  checkMotion(row, checks);
  checkSiteFields(row, context);
}

function checkExtras(extras: CheckedRow['extras'], checks: FieldChecks): void {
  if (typeof extras !== 'object' || extras === null || Array.isArray(extras)) {
    return checks.add('extras', problem('field.object'));
  }
  for (const { field, path, bounds } of EXTRA_CHECKS) checks.within(path, extras[field], bounds);
}

function checkMeasured(row: CheckedRow, checks: FieldChecks): void {
  const { measured } = row;
  if (typeof measured !== 'object' || measured === null) return checks.add('measured', problem('field.object'));
  for (const half of ['continuous', 'motion'] as const) checkMeasuredHalf(row, half, checks);
}

function checkMeasuredHalf(row: CheckedRow, half: Half, checks: FieldChecks): void {
  const measurement = row.measured?.[half];
  if (measurement === null) return;
  const path = `measured.${half}`;
  if (typeof measurement !== 'object') return checks.add(path, problem('field.object'));
  if (!isCustom(row, half)) return checks.add(path, problem('field.only-typed-rates'));
  for (const error of checkMeasurement(measurement, path)) checks.add(error.path, error.message);
}

/** Ids are checked in both halves: an unknown one would otherwise be found only when the mode changes. */
function checkPicture(row: CheckedRow, index: CatalogueIndex, checks: FieldChecks): void {
  const { codec, complexity } = row;
  const { codecs, complexities } = index;
  checks.known('codec', codec, codecs);
  checks.known('complexity.continuous', complexity.continuous, complexities);
  checks.known('complexity.motion', complexity.motion, complexities);
  const { size = NEW_STREAM.size } = row;
  if (!isObject(size)) return checks.add('size', problem('field.object'));
  checkHalf({ resolutionId: row.resolution.continuous, size: size.continuous }, 'continuous', { index, checks });
  checkHalf({ resolutionId: row.resolution.motion, size: size.motion }, 'motion', { index, checks });
}

function checkHalf(
  { resolutionId, size }: { readonly resolutionId: number; readonly size: PictureSize | null },
  half: Half,
  { index, checks }: Pick<RowContext, 'index' | 'checks'>,
): void {
  const resolution = `resolution.${half}`;
  if (size === null) return checks.known(resolution, resolutionId, index.resolutions);
  checkTypedSize({ resolutionId, size }, { resolution, size: `size.${half}` }, checks);
}

function checkContinuous(row: CheckedRow, checks: FieldChecks): void {
  const isUsed = row.recording !== Recording.event;
  const isTyped = isUsed && row.continuousIsCustomBitrate;
  if (typeof isTyped !== 'boolean') checks.add('continuousIsCustomBitrate', problem('field.boolean'));
  checks.within('fps.continuous', startingContinuousFps(row), isUsed ? CAMERA_BOUNDS.fps : UNUSED_FPS_BOUNDS);
  checks.within('bitrateKbit.continuous', row.bitrateKbit.continuous, rateBounds(isTyped));
}

function checkMotion(row: CheckedRow, checks: FieldChecks): void {
  const isUsed = row.recording !== Recording.constant;
  const isTyped = isUsed && row.motionIsCustomBitrate;
  if (typeof isTyped !== 'boolean') checks.add('motionIsCustomBitrate', problem('field.boolean'));
  checks.within('motion.motion', row.motion.motion, isUsed ? CAMERA_BOUNDS.motion : UNUSED_HALF_BOUNDS);
  checks.within('fps.motion', row.fps.motion, isUsed ? CAMERA_BOUNDS.fps : UNUSED_FPS_BOUNDS);
  checks.within('bitrateKbit.motion', row.bitrateKbit.motion, rateBounds(isTyped));
}

/** Bounds of values in the half of a row that its recording mode does not use: anything that can be stored. */
const UNUSED_HALF_BOUNDS: Bounds = { min: 0, max: 999_999_999 };
const UNUSED_FPS_BOUNDS: Bounds = { ...UNUSED_HALF_BOUNDS, decimals: 1 };

/** A calculated rate may exceed the bounds of typed ones. */
function rateBounds(isTyped: boolean): Bounds {
  return isTyped ? CAMERA_BOUNDS.bitrateKbit : UNUSED_HALF_BOUNDS;
}

/** What a camera may record besides video, and around events. */
export const EXTRA_FIELDS = ['audioKbps', 'metadataKbps', 'eventsPerHour', 'preSeconds', 'postSeconds'] as const;

/** Checked per field: rows of a file or a server do not share the object, and thousands of them are checked at each key. */
const EXTRA_CHECKS = EXTRA_FIELDS.map((field) => ({ field, path: `extras.${field}`, bounds: EXTRAS_BOUNDS[field] }));

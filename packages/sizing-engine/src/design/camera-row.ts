import type { Catalogue } from '../catalogue/schema.ts';
import { indexOf, type CatalogueIndex } from '../catalogue-index.ts';
import type { CameraRow, CameraRowInput, Halves, LaterRowField, Measurement } from './design.ts';
import { NEW_STREAM, type NewCameraRow } from './defaults.ts';
import { LensType, Recording } from './enumerations.ts';
import { calculateBitrate } from '../bitrate/bitrate.ts';
import { checkNumber, FieldChecks, type FieldError } from '../field-check.ts';
import { CAMERA_BOUNDS, EXTRAS_BOUNDS, UNUSED_HALF_BOUNDS, type Bounds } from './bounds.ts';
import { checkCameraNameLength, checkReadable } from './camera-name.ts';
import { withLaterFields } from './later-fields.ts';
import { checkMeasurement, MEASUREMENT_TEXTS } from './measurement.ts';
import { continuousPercent } from './recording-mode.ts';
import { isSameData } from './same-data.ts';
import { TEXTS } from '../messages.ts';

/** Frame rate of the base of speedup until one is chosen. */
export const SPEEDUP_BASE_FPS = 1;

/** Which half of a setting. */
export type Half = keyof Halves<unknown>;

/** The custom flag of a half. */
export function isCustom(
  row: Pick<CameraRow, 'continuousIsCustomBitrate' | 'motionIsCustomBitrate'>,
  half: Half,
): boolean {
  return half === 'continuous' ? row.continuousIsCustomBitrate : row.motionIsCustomBitrate;
}

/** What is checked of a row: all but its ids and what follows from other fields. */
export type CheckedRow = Omit<NewCameraRow, 'motion' | LaterRowField> &
  Partial<Pick<NewCameraRow, LaterRowField>> & { readonly motion: Pick<Halves<number>, 'motion'> };

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
  checkName(row, checks);
  checkRowFields(row, { catalogue, index: indexOf(catalogue), checks });
  return checks.errors;
}

/** {@link checkCameraRow} for the rows of one list. Nothing is made for a row in which nothing is wrong. */
export class RowChecks {
  readonly #checks: FieldChecks;
  readonly #context: RowContext;

  /** @param path - Where the list stands in the request, such as `cameras`. */
  constructor(catalogue: Catalogue, path: string) {
    this.#checks = new FieldChecks(path);
    this.#context = { catalogue, index: indexOf(catalogue), checks: this.#checks };
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
    checkRowFields(row, this.#context);
  }
}

function checkName({ streamName }: CheckedRow, checks: FieldChecks): void {
  checks.add('streamName', streamName === '' ? undefined : checkReadable(streamName));
}

/**
 * Checked rows for a sizing, with every later field and the frame rates that their modes start from. Rows are expected to be
 * valid, so each is looked at once and errors are not collected by path. Names that cannot be read do not prevent a sizing.
 *
 * @param visit - Gets each row until one is wrong: fetching rows from memory takes most of the time of a sizing, so they are
 * read where they are checked.
 * @returns The same rows where nothing is to be filled in, and whether {@link checkCameraRow} would find nothing else in any.
 */
export function validatedRows(
  rows: readonly CameraRowInput[],
  catalogue: Catalogue,
  visit: (row: CameraRow, number: number) => void = () => undefined,
): { readonly rows: readonly CameraRow[]; readonly isValid: boolean } {
  const checks = new FieldChecks('');
  const context = { catalogue, index: indexOf(catalogue), checks, fetched: 0 };
  let filledIn: (CameraRow | CameraRowInput)[] | undefined;
  for (let number = 0; number < rows.length; number += 1) {
    if (number % ROWS_AHEAD === 0) context.fetched += fetch(rows, number);
    const row = rows[number]!;
    checkRowFields(row, context);
    const started = withLaterFields(withStartingFps(row));
    if (started !== row) (filledIn ??= [...rows])[number] = started;
    if (!checks.hasErrors) visit(started, number);
  }
  return { rows: (filledIn ?? rows) as readonly CameraRow[], isValid: !checks.hasErrors };
}

/** Rows that are fetched from memory before the first of them is checked. */
const ROWS_AHEAD = 64;

/**
 * Touch the parts of some rows. A processor fetches many of them at once where no result is waited for; a check waits for each,
 * and fetching them one by one takes longer than checking.
 */
function fetch(rows: readonly CameraRowInput[], from: number): number {
  const end = Math.min(rows.length, from + ROWS_AHEAD);
  let sum = 0;
  for (let number = from; number < end; number += 1) {
    const { fps, motion, complexity, resolution, bitrateKbit } = rows[number]!;
    sum += fps.motion + motion.motion + complexity.motion + resolution.motion + bitrateKbit.motion;
  }
  return sum;
}

interface RowContext {
  readonly catalogue: Catalogue;
  readonly index: CatalogueIndex;
  readonly checks: FieldChecks;
}

function checkRowFields(row: CheckedRow, { catalogue, index, checks }: RowContext): void {
  checks.add('streamName', row.streamName === '' ? undefined : checkCameraNameLength(row.streamName));
  checks.within('quantity', row.quantity, CAMERA_BOUNDS.quantity);
  const { licencesPerCamera } = row;
  if (licencesPerCamera !== undefined) {
    checks.within('licencesPerCamera', licencesPerCamera, CAMERA_BOUNDS.licencesPerCamera);
  }
  checkExtras(row.extras, checks);
  checkMeasured(row, checks);
  checks.oneOf('lensType', row.lensType, catalogue.lensTypes);
  checks.oneOf('recording', row.recording, catalogue.recordings);
  checks.within('hoursPerDay', row.hoursPerDay, CAMERA_BOUNDS.hoursPerDay);
  checks.within('retentionDays', row.retentionDays, CAMERA_BOUNDS.retentionDays);
  checkPicture(row, index, checks);
  checkContinuous(row, checks);
  checkMotion(row, checks);
}

function checkExtras(extras: CheckedRow['extras'], checks: FieldChecks): void {
  // Most rows record only video, and share one object that says so.
  if (extras === undefined || extras === NEW_STREAM.extras) return;
  if (typeof extras !== 'object' || extras === null || Array.isArray(extras)) {
    return checks.add('extras', TEXTS.notObject);
  }
  for (const { field, path, bounds } of EXTRA_CHECKS) checks.within(path, extras[field], bounds);
}

function checkMeasured(row: CheckedRow, checks: FieldChecks): void {
  const { measured } = row;
  if (measured === undefined || measured === NEW_STREAM.measured) return;
  if (typeof measured !== 'object' || measured === null) return checks.add('measured', TEXTS.notObject);
  for (const half of ['continuous', 'motion'] as const) checkMeasuredHalf(row, half, checks);
}

function checkMeasuredHalf(row: CheckedRow, half: Half, checks: FieldChecks): void {
  const measurement = row.measured?.[half];
  if (measurement === null) return;
  const path = `measured.${half}`;
  if (typeof measurement !== 'object') return checks.add(path, TEXTS.notObject);
  if (!isCustom(row, half)) return checks.add(path, MEASUREMENT_TEXTS.onlyTypedRates);
  for (const error of checkMeasurement(measurement, path)) checks.add(error.path, error.message);
}

/** Ids are checked in both halves: an unknown one would otherwise be found only when the mode changes. */
function checkPicture({ codec, complexity, resolution }: CheckedRow, index: CatalogueIndex, checks: FieldChecks): void {
  const { codecs, complexities, resolutions } = index;
  checks.known('codec', codec, codecs);
  checks.known('complexity.continuous', complexity.continuous, complexities);
  checks.known('complexity.motion', complexity.motion, complexities);
  checks.known('resolution.continuous', resolution.continuous, resolutions);
  checks.known('resolution.motion', resolution.motion, resolutions);
}

function checkContinuous(row: CheckedRow, checks: FieldChecks): void {
  const isUsed = row.recording !== Recording.event;
  const isTyped = isUsed && row.continuousIsCustomBitrate;
  if (typeof isTyped !== 'boolean') checks.add('continuousIsCustomBitrate', TEXTS.notBoolean);
  checks.within('fps.continuous', settledContinuousFps(row), isUsed ? CAMERA_BOUNDS.fps : UNUSED_HALF_BOUNDS);
  checks.within('bitrateKbit.continuous', row.bitrateKbit.continuous, rateBounds(isTyped));
}

function checkMotion(row: CheckedRow, checks: FieldChecks): void {
  const isUsed = row.recording !== Recording.constant;
  const isTyped = isUsed && row.motionIsCustomBitrate;
  if (typeof isTyped !== 'boolean') checks.add('motionIsCustomBitrate', TEXTS.notBoolean);
  checks.within('motion.motion', row.motion.motion, isUsed ? CAMERA_BOUNDS.motion : UNUSED_HALF_BOUNDS);
  checks.within('fps.motion', row.fps.motion, isUsed ? CAMERA_BOUNDS.fps : UNUSED_HALF_BOUNDS);
  checks.within('bitrateKbit.motion', row.bitrateKbit.motion, rateBounds(isTyped));
}

/** A calculated rate may exceed the bounds of typed ones. */
function rateBounds(isTyped: boolean): Bounds {
  return isTyped ? CAMERA_BOUNDS.bitrateKbit : UNUSED_HALF_BOUNDS;
}

/** Frame rate of the continuous half, with the mode's default where the half is used and has none yet. */
function settledContinuousFps({ recording, fps }: Pick<CameraRow, 'recording' | 'fps'>): number {
  if (fps.continuous > 0 || recording === Recording.event) return fps.continuous;
  return recording === Recording.constant ? fps.motion : SPEEDUP_BASE_FPS;
}

/** The row with the frame rate that its mode starts from, where the half that is used has none yet; else the row itself. */
export function withStartingFps<R extends Pick<CameraRow, 'recording' | 'fps'>>(row: R): R {
  const continuous = settledContinuousFps(row);
  return continuous === row.fps.continuous ? row : { ...row, fps: { ...row.fps, continuous } };
}

/**
 * Bring a checked row into the form in which it is stored: frame rates filled in, the continuous share derived, and every
 * rate that is not custom calculated.
 *
 * Settling twice changes nothing more.
 *
 * @returns The row itself where nothing changes.
 * @throws SizingError `unknown-entry` for ids that {@link checkCameraRow} would have refused.
 * @example
 * ```ts
 * settleCameraRow({ ...row, recording: Recording.speedup }, catalogue).fps.continuous; // 1
 * ```
 */
export function settleCameraRow<R extends NewCameraRow>(row: R, catalogue: Catalogue): R {
  const started = withStartingFps(row);
  const share = continuousPercent(row.recording, row.motion.motion);
  const continuous = settledRate(started, 'continuous', catalogue);
  const motion = settledRate(started, 'motion', catalogue);
  const { bitrateKbit } = row;
  const isSettled =
    started === row &&
    share === row.motion.continuous &&
    continuous === bitrateKbit.continuous &&
    motion === bitrateKbit.motion;
  if (isSettled) return row;
  return { ...started, motion: { continuous: share, motion: row.motion.motion }, bitrateKbit: { continuous, motion } };
}

/** Whether a row has all that {@link settleCameraRow} derives from the same objects as another, settled one. */
export function isRatedAs(settled: NewCameraRow | undefined, row: NewCameraRow): boolean {
  return (
    settled !== undefined &&
    row.recording === settled.recording &&
    row.codec === settled.codec &&
    row.fps === settled.fps &&
    row.motion === settled.motion &&
    row.complexity === settled.complexity &&
    row.resolution === settled.resolution &&
    row.bitrateKbit === settled.bitrateKbit &&
    row.continuousIsCustomBitrate === settled.continuousIsCustomBitrate &&
    row.motionIsCustomBitrate === settled.motionIsCustomBitrate
  );
}

function settledRate(row: NewCameraRow, half: Half, catalogue: Catalogue): number {
  if (isCustom(row, half)) return row.bitrateKbit[half];
  const fps = row.fps[half];
  // Only the unused half can be out of bounds; it has no rate until it gets a frame rate.
  if (checkNumber(fps, CAMERA_BOUNDS.fps) !== undefined) return 0;
  return calculateBitrate(
    { codecId: row.codec, complexityId: row.complexity[half], resolutionId: row.resolution[half], fps, half },
    catalogue,
  );
}

/**
 * Bring checked rows into the form in which they are stored: each row settled by itself, and the rows of each camera group
 * in line with its first stream.
 *
 * All streams of a group have the quantity, the licences and the extras of the first one. Further streams of a multi-lens camera are its further lenses,
 * all others are single; a first stream cannot be a further lens.
 *
 * @param rows - Whole groups, in any order; the order is kept.
 * @returns The same objects where nothing changes. Settling twice changes nothing more.
 * @throws SizingError `unknown-entry` for ids that {@link checkCameraRow} would have refused.
 * @example
 * ```ts
 * settleRows([{ ...first, lensType: LensType.multiParent }, second], catalogue)[1].lensType; // LensType.multiChild
 * ```
 */
export function settleRows(rows: readonly CameraRow[], catalogue: Catalogue): CameraRow[] {
  return rowsSettledSince([], rows, catalogue);
}

/** {@link settleRows} after a change. Rates that follow from the same objects as in the settled rows before, by their places, are kept. */
export function rowsSettledSince(
  before: readonly CameraRow[],
  rows: readonly CameraRow[],
  catalogue: Catalogue,
): CameraRow[] {
  const firsts = new Map<number, CameraRow>();
  for (const row of rows) {
    const first = firsts.get(row.cameraGroupId);
    if (first === undefined || row.streamId < first.streamId) firsts.set(row.cameraGroupId, row);
  }
  return rows.map((row, index) => {
    const inLine = inLineWith(firsts.get(row.cameraGroupId)!, row);
    return isRatedAs(before[index], inLine) ? inLine : settleCameraRow(inLine, catalogue);
  });
}

/**
 * {@link settleRows} for the streams of one group that have no ids yet, such as those of a template.
 *
 * @param streams - The first stream first.
 * @example
 * ```ts
 * settleStreams([{ ...NEW_STREAM, quantity: 4 }, NEW_STREAM], catalogue)[1].quantity; // 4
 * ```
 */
export function settleStreams(streams: readonly NewCameraRow[], catalogue: Catalogue): NewCameraRow[] {
  return streams.map((stream) => settleCameraRow(inLineWith(streams[0]!, stream), catalogue));
}

function inLineWith<R extends NewCameraRow>(first: R, row: R): R {
  const { quantity, licencesPerCamera, extras } = first;
  const lensType = row === first ? firstLens(row) : furtherLens(first);
  const isInLine =
    row.quantity === quantity &&
    row.licencesPerCamera === licencesPerCamera &&
    row.lensType === lensType &&
    isSameData(row.extras, extras);
  return isInLine ? row : { ...row, quantity, licencesPerCamera, extras, lensType };
}

/** A further lens needs a first one: without it the row is a camera of its own. */
function firstLens({ lensType }: NewCameraRow): LensType {
  return lensType === LensType.multiChild ? LensType.single : lensType;
}

function furtherLens(first: NewCameraRow): LensType {
  return first.lensType === LensType.multiParent ? LensType.multiChild : LensType.single;
}

/** What a camera may record besides video, and around events. */
export const EXTRA_FIELDS = ['audioKbps', 'metadataKbps', 'eventsPerHour', 'preSeconds', 'postSeconds'] as const;

/** Checked per field: rows of a file or a server do not share the object, and thousands of them are checked at each key. */
const EXTRA_CHECKS = EXTRA_FIELDS.map((field) => ({ field, path: `extras.${field}`, bounds: EXTRAS_BOUNDS[field] }));

/**
 * Measurements for a row that was written without them: those of the row so far where the same rate is typed, else none.
 *
 * @param row - The row as it was written.
 * @param before - The row so far.
 */
export function measuredAsBefore(row: CheckedRow, before: CameraRow): Halves<Measurement | null> {
  const kept = (half: Half): Measurement | null =>
    isCustom(row, half) && row.bitrateKbit[half] === before.bitrateKbit[half] ? before.measured[half] : null;
  return { continuous: kept('continuous'), motion: kept('motion') };
}

/**
 * Fields in which two rows differ.
 *
 * @example
 * ```ts
 * changedFields(row, { ...row, retentionDays: 60 }); // ['retentionDays']
 * ```
 */
export function changedFields(before: CameraRow, after: CameraRow): (keyof CameraRow)[] {
  if (before === after) return [];
  const fields: (keyof CameraRow)[] = [];
  // `for in` makes no list of names, and reads fields by their offsets: every row of a save is compared.
  for (const name in after) {
    const field = name as keyof CameraRow;
    const was = before[field];
    if (after[field] !== was && !isSameData(was, after[field])) fields.push(field);
  }
  return fields;
}

import type { Catalogue } from '../catalogue/schema.ts';
import type { CameraRow, Extras, Halves, Measurement } from './design.ts';
import { LensType, Recording } from './enumerations.ts';
import { streamKbps, type BitrateQuery } from '../bitrate/bitrate.ts';
import { TYPED_SIZE, type PictureSize } from '../bitrate/picture-size.ts';
import { CAMERA_BOUNDS, GROUP_FIELDS, type NewCameraRow } from './row-fields.ts';
import { continuousPercent, seenHalf } from './recording-mode.ts';
import { isSameData, kept } from './same-data.ts';
import {
  patchedSiteFields,
  settledNetwork,
  type LiveStream,
  type SiteFields,
  type SitePatch,
} from '../site/site-row.ts';

/** Frame rate of the base of speedup until one is chosen. */
export const SPEEDUP_BASE_FPS = 1;

/** Which half of a setting. */
export type Half = keyof Halves<unknown>;

/** The value of a half. Its two names are written out: an access by a name that varies takes several times as long. */
export function ofHalf<T>(halves: Halves<T>, half: Half): T {
  return half === 'continuous' ? halves.continuous : halves.motion;
}

/** The custom flag of a half. */
export function isCustom(
  row: Pick<CameraRow, 'continuousIsCustomBitrate' | 'motionIsCustomBitrate'>,
  half: Half,
): boolean {
  return half === 'continuous' ? row.continuousIsCustomBitrate : row.motionIsCustomBitrate;
}

/** Fields of a row that have a value for each half. */
export const HALVED_FIELDS = ['fps', 'motion', 'complexity', 'resolution', 'bitrateKbit'] as const;
/** A field of a row that has a value for each half. */
export type HalvedField = (typeof HALVED_FIELDS)[number];

/** Fields that a calculated rate follows from: a change of one of them makes a typed rate meaningless. */
export const RATE_FIELDS = ['codec', 'fps', 'complexity', 'resolution', 'size'] as const;

type PlainField = Exclude<
  keyof NewCameraRow,
  | HalvedField
  | 'continuousIsCustomBitrate'
  | 'motionIsCustomBitrate'
  | 'measured'
  | 'extras'
  | 'size'
  | keyof SiteFields
>;

/** What an edit sets in a row. A half that is left out stays. */
export type RowPatch = Partial<Pick<CameraRow, PlainField>> &
  Partial<Record<HalvedField, Partial<Halves<number>>>> &
  SitePatch & {
    readonly extras?: Partial<Extras>;
    /** Measurements of typed rates. A rate that is typed without one has no measurement. */
    readonly measured?: Partial<Halves<Measurement | null>>;
    /** Typed sizes. They take the place of the resolution of their half, and a resolution takes theirs. */
    readonly size?: Partial<Halves<PictureSize | null>>;
    /** The half that goes back to its calculated rate. */
    readonly calculated?: Half | 'both';
  };

/**
 * A row with a patch, not settled yet.
 *
 * A typed rate sets the custom flag of its half. Another codec, frame rate, complexity or resolution clears the flags of
 * the halves whose rate does not come with the patch.
 *
 * Another recording mode keeps the values of each half, except the frame rate that constant recording and the base of speedup
 * share: it is reset where one follows the other, at {@link SPEEDUP_BASE_FPS} in speedup and at the frame rate of motion in
 * constant recording. A continuous half that was never used starts with complexity and resolution of the motion half.
 *
 * @example
 * ```ts
 * patchRow(row, { bitrateKbit: { motion: 4000 } }).motionIsCustomBitrate; // true
 * ```
 */
export function patchRow(before: CameraRow, { calculated, ...given }: RowPatch): CameraRow {
  const patch = withPictures(given);
  const row = inMode(before, patch.recording ?? before.recording);
  const isRecalculated = RATE_FIELDS.some((field) => patch[field] !== undefined);
  const isTyped = (half: Half) =>
    patch.bitrateKbit?.[half] !== undefined ||
    (isCustom(row, half) && !isRecalculated && calculated !== half && calculated !== 'both');
  const typed = { continuous: isTyped('continuous'), motion: isTyped('motion') };
  return {
    ...row,
    ...patch,
    ...patchedHalves(row, patch),
    extras: patch.extras === undefined ? row.extras : { ...row.extras, ...patch.extras },
    ...patchedSiteFields(row, patch, () => recordedStream(row)),
    measured: patchedMeasurements(row, patch, typed),
    size: kept({ ...row.size, ...patch.size }, row.size),
    continuousIsCustomBitrate: typed.continuous,
    motionIsCustomBitrate: typed.motion,
  };
}

/** What a row records of its picture, as a live stream. */
export function recordedStream(row: CameraRow): LiveStream {
  const { resolution, size, fps, codec } = row;
  const half = seenHalf(row);
  return { resolution: resolution[half], size: size[half], fps: fps[half], codec, kbps: null };
}

/** A patch in which each half has either a resolution or a typed size. */
function withPictures(patch: RowPatch): RowPatch {
  const { resolution, size } = patch;
  if (resolution === undefined && size === undefined) return patch;
  const pictures: { resolution: Partial<Record<Half, number>>; size: Partial<Record<Half, PictureSize | null>> } = {
    resolution: { ...resolution },
    size: { ...size },
  };
  for (const half of ['continuous', 'motion'] as const) {
    if (size?.[half]) pictures.resolution[half] ??= TYPED_SIZE;
    else if (resolution?.[half] !== undefined) pictures.size[half] = null;
  }
  return { ...patch, ...pictures };
}

/** A measurement goes with the rate that was measured. */
function patchedMeasurements(
  { measured, bitrateKbit }: CameraRow,
  patch: Pick<RowPatch, 'measured' | 'bitrateKbit'>,
  typed: Halves<boolean>,
): CameraRow['measured'] {
  const after = (half: Half): Measurement | null => {
    if (!typed[half]) return null;
    const given = patch.measured?.[half];
    if (given !== undefined) return given;
    const rate = patch.bitrateKbit?.[half];
    return rate === undefined || rate === bitrateKbit[half] ? measured[half] : null;
  };
  const halves = { continuous: after('continuous'), motion: after('motion') };
  const isSame = halves.continuous === measured.continuous && halves.motion === measured.motion;
  return isSame ? measured : halves;
}

/**
 * Measurements for a row that was written without them: those of the row so far where the same rate is typed, else none.
 *
 * @param row - The row as it was written.
 * @param before - The row so far.
 */
export function measuredAsBefore(
  row: Pick<CameraRow, 'continuousIsCustomBitrate' | 'motionIsCustomBitrate' | 'bitrateKbit'>,
  before: CameraRow,
): Halves<Measurement | null> {
  const kept = (half: Half): Measurement | null =>
    isCustom(row, half) && row.bitrateKbit[half] === before.bitrateKbit[half] ? before.measured[half] : null;
  return { continuous: kept('continuous'), motion: kept('motion') };
}

/**
 * Typed sizes for a row that was written without them: those of the row so far where the resolution still says that one is
 * typed, else none.
 *
 * @param row - The row as it was written.
 * @param before - The row so far.
 */
export function sizeAsBefore(
  { resolution }: Pick<CameraRow, 'resolution'>,
  before: Pick<CameraRow, 'size'>,
): CameraRow['size'] {
  const kept = (half: Half): PictureSize | null => (resolution[half] === TYPED_SIZE ? before.size[half] : null);
  return { continuous: kept('continuous'), motion: kept('motion') };
}

/** Constant recording and the base of speedup share the continuous half, but usually have different frame rates. */
function inMode(row: CameraRow, recording: Recording): CameraRow {
  if (row.recording === recording) return row;
  if (recording === Recording.event) return isDefaultBase(row) ? withoutContinuousFps(row) : row;
  if (row.recording !== Recording.event) return withoutContinuousFps(row);
  const { complexity, resolution, size, fps } = row;
  if (fps.continuous === 0) {
    return {
      ...row,
      complexity: bothLikeMotion(complexity),
      resolution: bothLikeMotion(resolution),
      size: bothLikeMotion(size),
    };
  }
  // The base of speedup is slower than its events; any other frame rate is left from constant recording.
  return recording === Recording.speedup && fps.continuous >= fps.motion ? withoutContinuousFps(row) : row;
}

/** Whether speedup has its initial base, so that a change to constant recording loses nothing. */
function isDefaultBase(row: CameraRow): boolean {
  const { recording, fps, complexity, resolution, size, continuousIsCustomBitrate } = row;
  return (
    recording === Recording.speedup &&
    fps.continuous === SPEEDUP_BASE_FPS &&
    complexity.continuous === complexity.motion &&
    resolution.continuous === resolution.motion &&
    isSameData(size.continuous, size.motion) &&
    !continuousIsCustomBitrate
  );
}

/** The mode fills in the frame rate that it starts from. */
function withoutContinuousFps(row: CameraRow): CameraRow {
  return { ...row, fps: { ...row.fps, continuous: 0 }, continuousIsCustomBitrate: false };
}

function bothLikeMotion<T>({ motion }: Halves<T>): Halves<T> {
  return { continuous: motion, motion };
}

function patchedHalves(row: CameraRow, patch: RowPatch): Pick<CameraRow, HalvedField> {
  // Halves that stay are the same objects: a history keeps thousands of rows.
  const merged = (field: HalvedField) => (patch[field] === undefined ? row[field] : { ...row[field], ...patch[field] });
  return {
    fps: merged('fps'),
    motion: merged('motion'),
    complexity: merged('complexity'),
    resolution: merged('resolution'),
    bitrateKbit: merged('bitrateKbit'),
  };
}

/** Frame rate of the continuous half, with the mode's default where the half is used and has none yet. */
export function startingContinuousFps({ recording, fps }: Pick<CameraRow, 'recording' | 'fps'>): number {
  if (fps.continuous > 0 || recording === Recording.event) return fps.continuous;
  return recording === Recording.constant ? fps.motion : SPEEDUP_BASE_FPS;
}

/** The row with the frame rate that its mode starts from, where the half that is used has none yet; else the row itself. */
export function withStartingFps<R extends Pick<CameraRow, 'recording' | 'fps'>>(row: R): R {
  const continuous = startingContinuousFps(row);
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
  const rates = ratesOf(started, catalogue);
  const { bitrateKbit } = row;
  const isSettled =
    started === row &&
    share === row.motion.continuous &&
    rates.continuous === bitrateKbit.continuous &&
    rates.motion === bitrateKbit.motion;
  return isSettled ? row : { ...started, motion: { continuous: share, motion: row.motion.motion }, bitrateKbit: rates };
}

/** What rates are read from: the fields that a calculated rate follows from, and typed rates. */
type RateSource = Pick<
  NewCameraRow,
  (typeof RATE_FIELDS)[number] | 'bitrateKbit' | 'continuousIsCustomBitrate' | 'motionIsCustomBitrate'
>;

/** Rates of both halves of a row, kbit/s: typed, or calculated; 0 for an unused half without a frame rate. */
export function ratesOf(row: RateSource, catalogue: Catalogue): Halves<number> {
  return { continuous: rateOf(row, 'continuous', catalogue), motion: rateOf(row, 'motion', catalogue) };
}

function rateOf(row: RateSource, half: Half, catalogue: Catalogue): number {
  if (isCustom(row, half)) return ofHalf(row.bitrateKbit, half);
  const fps = ofHalf(row.fps, half);
  // Only the unused half can be out of bounds; it has no rate until it gets a frame rate.
  if (fps < CAMERA_BOUNDS.fps.min || fps > CAMERA_BOUNDS.fps.max) return 0;
  return streamKbps(rateQuery(row, half), fps, catalogue);
}

/** What the rate of a half is calculated from, beside the frame rate. */
export function rateQuery(
  { codec, complexity, resolution, size }: Pick<CameraRow, 'codec' | 'complexity' | 'resolution' | 'size'>,
  half: Half,
): Omit<BitrateQuery, 'fps'> & { readonly half: Half } {
  return {
    codecId: codec,
    complexityId: ofHalf(complexity, half),
    resolutionId: ofHalf(resolution, half),
    size: ofHalf(size, half),
    half,
  };
}

/**
 * Bring checked rows into the form in which they are stored: each row settled by itself, and the rows of each camera group
 * in line with its first stream.
 *
 * All streams of a group have the {@link GROUP_FIELDS} of the first one. Further streams of a multi-lens camera are its further
 * lenses, all others are single; a first stream cannot be a further lens.
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
  const firsts = new Map<number, CameraRow>();
  for (const row of rows) {
    const first = firsts.get(row.cameraGroupId);
    if (first === undefined || row.streamId < first.streamId) firsts.set(row.cameraGroupId, row);
  }
  return rows.map((row) => settleCameraRow(inLineWith(firsts.get(row.cameraGroupId)!, row), catalogue));
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
  const network = settledNetwork(first.network);
  const lensType = row === first ? firstLens(row) : furtherLens(first);
  const isInLine =
    row.lensType === lensType &&
    network === first.network &&
    (row === first ||
      GROUP_FIELDS.every((field) => row[field] === first[field] || isSameData(row[field], first[field])));
  if (isInLine) return row;
  const ruled = Object.fromEntries(GROUP_FIELDS.map((field) => [field, first[field]]));
  return { ...row, ...ruled, lensType, network };
}

/** A further lens needs a first one: without it the row is a camera of its own. */
function firstLens({ lensType }: NewCameraRow): LensType {
  return lensType === LensType.multiChild ? LensType.single : lensType;
}

function furtherLens(first: NewCameraRow): LensType {
  return first.lensType === LensType.multiParent ? LensType.multiChild : LensType.single;
}

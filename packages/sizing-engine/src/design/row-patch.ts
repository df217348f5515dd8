import { isCustom, SPEEDUP_BASE_FPS, type Half } from './camera-row.ts';
import type { CameraRow, Extras, Halves, Measurement } from './design.ts';
import { Recording } from './enumerations.ts';

/** Fields of a row that have a value for each half. */
export const HALVED_FIELDS = ['fps', 'motion', 'complexity', 'resolution', 'bitrateKbit'] as const;
/** A field of a row that has a value for each half. */
export type HalvedField = (typeof HALVED_FIELDS)[number];

/** Fields that a calculated rate follows from: a change of one of them makes a typed rate meaningless. */
export const RATE_FIELDS = ['codec', 'fps', 'complexity', 'resolution'] as const;

type PlainField =
  | 'streamName'
  | 'quantity'
  | 'licencesPerCamera'
  | 'lensType'
  | 'recording'
  | 'hoursPerDay'
  | 'retentionDays'
  | 'codec';

/** What an edit sets in a row. A half that is left out stays. */
export type RowPatch = Partial<Pick<CameraRow, PlainField>> &
  Partial<Record<HalvedField, Partial<Halves<number>>>> & {
    readonly extras?: Partial<Extras>;
    /** Measurements of typed rates. A rate that is typed without one has no measurement. */
    readonly measured?: Partial<Halves<Measurement | null>>;
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
export function patchRow(before: CameraRow, { calculated, ...patch }: RowPatch): CameraRow {
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
    measured: patchedMeasurements(row, patch, typed),
    continuousIsCustomBitrate: typed.continuous,
    motionIsCustomBitrate: typed.motion,
  };
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

/** Constant recording and the base of speedup share the continuous half, but usually have different frame rates. */
function inMode(row: CameraRow, recording: Recording): CameraRow {
  if (row.recording === recording) return row;
  if (recording === Recording.event) return isDefaultBase(row) ? withoutContinuousFps(row) : row;
  if (row.recording !== Recording.event) return withoutContinuousFps(row);
  const { complexity, resolution, fps } = row;
  if (fps.continuous === 0)
    return { ...row, complexity: bothLikeMotion(complexity), resolution: bothLikeMotion(resolution) };
  // The base of speedup is slower than its events; any other frame rate is left from constant recording.
  return recording === Recording.speedup && fps.continuous >= fps.motion ? withoutContinuousFps(row) : row;
}

/** Whether speedup has its initial base, so that a change to constant recording loses nothing. */
function isDefaultBase({ recording, fps, complexity, resolution, continuousIsCustomBitrate }: CameraRow): boolean {
  return (
    recording === Recording.speedup &&
    fps.continuous === SPEEDUP_BASE_FPS &&
    complexity.continuous === complexity.motion &&
    resolution.continuous === resolution.motion &&
    !continuousIsCustomBitrate
  );
}

/** The mode fills in the frame rate that it starts from. */
function withoutContinuousFps(row: CameraRow): CameraRow {
  return { ...row, fps: { ...row.fps, continuous: 0 }, continuousIsCustomBitrate: false };
}

function bothLikeMotion({ motion }: Halves<number>): Halves<number> {
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

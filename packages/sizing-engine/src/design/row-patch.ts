import type { Half } from './camera-row.ts';
import type { CameraRow, Halves } from './design.ts';

/** Fields of a row that have a value for each half. */
export const HALVED_FIELDS = ['fps', 'motion', 'complexity', 'resolution', 'bitrateKbit'] as const;
/** A field of a row that has a value for each half. */
export type HalvedField = (typeof HALVED_FIELDS)[number];

/** Fields that a calculated rate follows from: a change of one of them makes a typed rate meaningless. */
export const RATE_FIELDS = ['codec', 'fps', 'complexity', 'resolution'] as const;

type PlainField = 'streamName' | 'quantity' | 'lensType' | 'recording' | 'hoursPerDay' | 'retentionDays' | 'codec';

/** What an edit sets in a row. A half that is left out stays. */
export type RowPatch = Partial<Pick<CameraRow, PlainField>> &
  Partial<Record<HalvedField, Partial<Halves<number>>>> & {
    /** The half that goes back to its calculated rate. */
    readonly calculated?: Half | 'both';
  };

/**
 * A row with a patch, not settled yet.
 *
 * A typed rate sets the custom flag of its half. Another codec, frame rate, complexity or resolution clears the flags of
 * the halves whose rate does not come with the patch.
 *
 * @example
 * ```ts
 * patchRow(row, { bitrateKbit: { motion: 4000 } }).motionIsCustomBitrate; // true
 * ```
 */
export function patchRow(row: CameraRow, { calculated, ...patch }: RowPatch): CameraRow {
  const isRecalculated = RATE_FIELDS.some((field) => patch[field] !== undefined);
  const isTyped = (half: Half, before: boolean) =>
    patch.bitrateKbit?.[half] !== undefined ||
    (before && !isRecalculated && calculated !== half && calculated !== 'both');
  return {
    ...row,
    ...patch,
    ...patchedHalves(row, patch),
    continuousIsCustomBitrate: isTyped('continuous', row.continuousIsCustomBitrate),
    motionIsCustomBitrate: isTyped('motion', row.motionIsCustomBitrate),
  };
}

function patchedHalves(row: CameraRow, patch: RowPatch): Pick<CameraRow, HalvedField> {
  const merged = (field: HalvedField) => ({ ...row[field], ...patch[field] });
  return {
    fps: merged('fps'),
    motion: merged('motion'),
    complexity: merged('complexity'),
    resolution: merged('resolution'),
    bitrateKbit: merged('bitrateKbit'),
  };
}

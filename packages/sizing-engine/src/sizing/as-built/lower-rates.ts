import type { Catalogue } from '../../catalogue/schema.ts';
import { calculateBitrate } from '../../bitrate/bitrate.ts';
import { CAMERA_BOUNDS, loweredRate } from '../../design/row-fields.ts';
import { rateQuery, type Half, type RowPatch } from '../../design/camera-row.ts';
import type { CameraRow } from '../../design/design.ts';
import { recordedHalves } from '../../design/recording-mode.ts';

/** The highest frame rate of some rows; 0 without rows. */
export function fastestOf(rows: readonly CameraRow[]): number {
  return rows.reduce((most, row) => Math.max(most, ...recordedHalves(row).map((half) => row.fps[half])), 0);
}

/** A row with lower rates in all halves that it uses; what was measured was another rate. */
export function withLowerRates(row: CameraRow, percent: number): RowPatch {
  return ratesOf(row, (half) => loweredRate(row.bitrateKbit[half], 100 - percent));
}

/**
 * A row with at most so many frames per second. Fewer frames lower a typed rate in the proportion in which they lower a calculated one.
 *
 * @returns Undefined where the row has no more than that.
 */
export function withFewerFrames(row: CameraRow, most: number, catalogue: Catalogue): RowPatch | undefined {
  const halves = recordedHalves(row).filter((half) => row.fps[half] > most);
  if (halves.length === 0) return undefined;
  const share = (half: Half): number =>
    halves.includes(half)
      ? calculatedRate(row, half, { fps: most, catalogue }) /
        calculatedRate(row, half, { fps: row.fps[half], catalogue })
      : 1;
  const lowest = CAMERA_BOUNDS.bitrateKbit.min;
  return {
    fps: Object.fromEntries(halves.map((half) => [half, most])),
    ...ratesOf(row, (half) => Math.max(lowest, Math.round(row.bitrateKbit[half] * share(half)))),
  };
}

function calculatedRate(
  row: CameraRow,
  half: Half,
  { fps, catalogue }: { readonly fps: number; readonly catalogue: Catalogue },
): number {
  return calculateBitrate({ ...rateQuery(row, half), fps }, catalogue);
}

/** Other rates for the halves of a row. */
function ratesOf(row: CameraRow, kbps: (half: Half) => number): Pick<RowPatch, 'bitrateKbit' | 'measured'> {
  const halves = recordedHalves(row);
  return {
    bitrateKbit: Object.fromEntries(halves.map((half) => [half, kbps(half)])),
    measured: Object.fromEntries(halves.map((half) => [half, null])),
  };
}

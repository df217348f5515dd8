import type { Catalogue } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import type { DesignInput } from '../../design/design.ts';
import type { SummedDemand } from '../demand/demand-sums.ts';
import { demandOf } from '../demand/demand-of.ts';
import type { ExplainedDemand } from '../demand/explained-demand.ts';
import { RETENTION_ALONE } from '../demand/keeping.ts';
import { validatedCameras } from '../question/validate.ts';
import type { RangedFigure, Totals } from '../result/result.ts';

/**
 * Totals of the camera rows of a design without any hardware, for display while a user types.
 *
 * @returns The `totals` of {@link calculateProposal}, in a fraction of its time; without their histories.
 * @throws SizingError `out-of-domain` for a field out of its bounds or an unknown id, with its path.
 * @example
 * ```ts
 * calculateTotals(design.cameras, publishedCatalogue).storageTb.value; // 2.46 …
 * ```
 */
export function calculateTotals(cameras: DesignInput['cameras'], catalogue: Catalogue): Totals {
  const { value, low, high } = demandOf(validatedCameras(cameras, catalogue), RETENTION_ALONE, catalogue);
  const ranged = (figure: keyof SummedDemand): RangedFigure => ({
    value: value[figure],
    low: low[figure],
    high: high[figure],
  });
  return {
    cameras: exactly(value.cameras),
    cameraStreams: exactly(value.streams),
    averageMbit: ranged('averageMbit'),
    peakMbit: ranged('peakMbit'),
    storageTb: ranged('storageTb'),
  };
}

/** The same figures with their histories. */
export function totalsOf({ cameras, streams, averageMbit, peakMbit, storageTb }: ExplainedDemand): Explained<Totals> {
  return { cameras: exactly(cameras), cameraStreams: exactly(streams), averageMbit, peakMbit, storageTb };
}

/** A count has no range. */
function exactly<T>(value: T): { readonly value: T; readonly low: T; readonly high: T } {
  return { value, low: value, high: value };
}

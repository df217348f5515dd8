import { indexOf } from '../../checks/catalogue-index.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import type { CameraRow, DesignInput } from '../../design/design.ts';
import { knownEntry } from '../../checks/lookup.ts';
import { RangedSums } from '../demand/demand-sums.ts';
import type { ExplainedDemand } from '../demand/explained-demand.ts';
import { firstStreams } from '../demand/first-streams.ts';
import { hasBesides, kindNumberOf, WITH_BESIDES } from '../demand/row-kinds.ts';
import { besidesOf, RatesReader, RowRates } from '../demand/row-rates.ts';
import type { RangedFigure, Totals } from '../result/result.ts';
import { validatedCameras } from '../question/validate.ts';

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
  return sumOf(readRows(cameras, catalogue), catalogue);
}

/**
 * Totals of the camera rows of a design at each of its edits. Rows that are the same objects as at the edit before are not read again.
 *
 * @returns A function that gives, to the last digit, what {@link calculateTotals} gives, and throws what it throws.
 * @example
 * ```ts
 * const totalsOf = followTotals(publishedCatalogue);
 * totalsOf(design.cameras).cameras.value; // 40
 * totalsOf(design.cameras.with(7, edited)).cameras.value; // 42
 * ```
 */
export function followTotals(catalogue: Catalogue): (cameras: DesignInput['cameras']) => Totals {
  let read: ReadRow[] = [];
  return (cameras) => {
    if (!takesIn(read, cameras, catalogue)) read = readRows(cameras, catalogue);
    return sumOf(read, catalogue);
  };
}

/** A row, and what its sums are made of. */
interface ReadRow {
  readonly row: CameraRow;
  readonly rates: RowRates;
  /** The number of its kind without what is recorded besides video. */
  readonly kind: number;
}

/** False where all rows are to be read: some came, went or moved, or one is wrong, and the error tells its place among all. */
function takesIn(read: ReadRow[], cameras: DesignInput['cameras'], catalogue: Catalogue): boolean {
  const takesInRow = ({ row: before }: ReadRow, place: number): boolean => {
    const row = cameras[place]!;
    if (row !== before && row.id === before.id) [read[place]] = readRows([row], catalogue) as [ReadRow];
    return row.id === before.id;
  };
  try {
    return cameras.length === read.length && read.every(takesInRow);
  } catch {
    return false;
  }
}

function readRows(cameras: DesignInput['cameras'], catalogue: Catalogue): ReadRow[] {
  const read: ReadRow[] = [];
  validatedCameras(cameras, catalogue, () => {
    const { codecs } = indexOf(catalogue);
    const reader = new RatesReader(catalogue);
    return {
      add: ({ rows, from, end }) => {
        for (const row of rows.slice(from, end)) {
          const { kind } = knownEntry(codecs, row.codec, 'codec');
          read.push({ row, rates: reader.read(row, new RowRates()), kind: kindNumberOf(row, kind, catalogue) });
        }
      },
    };
  });
  return read;
}

/** Sums have the digits of the order in which they are made, so that every row is added again. */
function sumOf(read: readonly ReadRow[], catalogue: Catalogue): Totals {
  const sums = new RangedSums(catalogue);
  const firsts = firstStreams(read.map(({ row }) => row));
  let groups = 0;
  let cameras = 0;
  for (let number = 0; number < read.length; number += 1) {
    const { row, rates, kind } = read[number]!;
    const isFirst = firsts[groups] === number;
    if (isFirst) {
      groups += 1;
      cameras += row.quantity;
    }
    if (isFirst && hasBesides(row)) {
      sums.add(row, rates, kind + WITH_BESIDES);
      sums.addBesides(row, besidesOf(row.recording, row.extras, rates.share));
    } else sums.add(row, rates, kind);
  }
  const [value, low, high] = [sums.at('value'), sums.at('low'), sums.at('high')];
  const ranged = (figure: 'averageMbit' | 'peakMbit' | 'storageTb'): RangedFigure => ({
    value: value[figure],
    low: low[figure],
    high: high[figure],
  });
  return {
    cameras: exactly(cameras),
    cameraStreams: exactly(sums.streams),
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

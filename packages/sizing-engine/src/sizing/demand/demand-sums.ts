import type { RangeFactors } from '../../catalogue/schema.ts';
import { rateRanges, type RangeEnd, type RangeName, type RateModels } from '../../bitrate/bitrate.ts';
import type { CameraRow } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { seenHalf } from '../../design/recording-mode.ts';
import { recordedBytes } from '../../formulas/recording.ts';
import { keyOf, type RowKind } from './row-kinds.ts';
import type { RatesOfRow, StreamRates } from './stream-rates.ts';

/** What rows write and move, summed. */
export interface SummedDemand {
  /** Peak camera data, Mbit/s. */
  readonly peakMbit: number;
  /** Average camera data, Mbit/s. */
  readonly averageMbit: number;
  /** Whole retention at the full frame rate, decimal TB. */
  readonly storageTb: number;
  /** What one day of retention of every row adds, TB. */
  readonly storageTbPerDay: number;
}

/** Rates of a row of a kind at an end of their ranges. */
export type RatesAt = (row: CameraRow, kind: RowKind, end: 'low' | 'high') => RatesOfRow;

/**
 * Running sums of a demand by the kind of row.
 *
 * Everything is linear in the rates, so rows whose rates share one range are summed once and the ends are multiples of the
 * sum; only kinds that mix a typed and a calculated half, or have a low frame rate, are summed at each end.
 */
export class RangedSums {
  readonly #ranges: Readonly<Record<RangeName, RangeFactors>>;
  readonly #ratesAt: RatesAt;
  /** By the key of the kind; a design has few of them. */
  readonly #sums = new Map<number, KindSum>();
  readonly #mixed = { low: new DemandSum(), high: new DemandSum() };
  readonly #besides = new DemandSum();

  constructor(models: RateModels, ratesAt: RatesAt) {
    this.#ranges = rateRanges(models);
    this.#ratesAt = ratesAt;
  }

  /** Add the video of a row. */
  add(row: CameraRow, rates: RatesOfRow, kind: RowKind): void {
    const sum = this.#sumOf(kind);
    sum.add(row, rates);
    if (!sum.isMixed) return;
    this.#mixed.low.add(row, this.#ratesAt(row, kind, 'low'));
    this.#mixed.high.add(row, this.#ratesAt(row, kind, 'high'));
  }

  #sumOf(kind: RowKind): KindSum {
    const key = keyOf(kind);
    const known = this.#sums.get(key);
    if (known !== undefined) return known;
    const sum = new KindSum(kind);
    this.#sums.set(key, sum);
    return sum;
  }

  /** Sound and metadata of each camera of a row. */
  addBesides(row: CameraRow, besides: StreamRates): void {
    this.#besides.add(row, besides);
  }

  /** Streams of all rows. */
  get streams(): number {
    return this.#sorted().reduce((sum, { streams }) => sum + streams, 0);
  }

  /** The kinds that rows have, in the order in which they are summed. */
  kinds(): readonly RowKind[] {
    return this.#sorted().map(({ kind }) => kind);
  }

  #sorted(): readonly KindSum[] {
    return [...this.#sums].toSorted(([a], [b]) => a - b).map(([, sum]) => sum);
  }

  at(end: RangeEnd): SummedDemand {
    const sum = new DemandSum();
    for (const ofKind of this.#sorted()) {
      if (end === 'value' || !ofKind.isMixed) sum.addSum(ofKind, factorAt(end, ofKind.kind, this.#ranges));
    }
    if (end !== 'value') sum.addSum(this.#mixed[end], 1);
    sum.addSum(this.#besides, end === 'value' ? 1 : this.#ranges.custom[end].value);
    return sum.demand();
  }
}

/** Whether the ends of a kind of row are no multiples of its sum. */
function isMixed({ recording, ranges, isLow }: RowKind): boolean {
  return isLow.continuous || isLow.motion || (recording === Recording.speedup && ranges.continuous !== ranges.motion);
}

/** The factor of a kind whose recorded halves share one range. */
function factorAt(end: RangeEnd, kind: RowKind, ranges: Readonly<Record<RangeName, RangeFactors>>): number {
  if (end === 'value') return 1;
  return ranges[kind.ranges[seenHalf(kind)]][end].value;
}

/** Running sums of a demand. */
class DemandSum {
  streams = 0;
  #peakKbit = 0;
  #averageKbit = 0;
  #bytes = 0;
  #bytesPerDay = 0;

  add({ quantity, hoursPerDay, retentionDays }: CameraRow, { peakKbps, averageKbps }: StreamRates): void {
    const perDay = recordedBytes({ streams: quantity, averageKbps, hoursPerDay, retentionDays: 1 });
    this.streams += quantity;
    this.#peakKbit += quantity * peakKbps;
    this.#averageKbit += quantity * averageKbps;
    this.#bytesPerDay += perDay;
    this.#bytes += perDay * retentionDays;
  }

  addSum(sum: DemandSum, factor: number): void {
    this.#peakKbit += sum.#peakKbit * factor;
    this.#averageKbit += sum.#averageKbit * factor;
    this.#bytes += sum.#bytes * factor;
    this.#bytesPerDay += sum.#bytesPerDay * factor;
  }

  demand(): SummedDemand {
    return {
      peakMbit: this.#peakKbit / 1000,
      averageMbit: this.#averageKbit / 1000,
      storageTb: this.#bytes / 1e12,
      storageTbPerDay: this.#bytesPerDay / 1e12,
    };
  }
}

/** The sums of the rows of one kind. */
class KindSum extends DemandSum {
  readonly kind: RowKind;
  readonly isMixed: boolean;

  constructor(kind: RowKind) {
    super();
    this.kind = kind;
    this.isMixed = isMixed(kind);
  }
}

import type { BitrateModel, Codec } from '../../catalogue/schema.ts';
import type { CameraRow } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { peakKbps, recordedBytes } from '../../formulas/recording.ts';
import { rangeOf } from '../../bitrate/bitrate.ts';
import { kindNumberOf, ROW_KINDS, type RowKind } from './row-kinds.ts';
import { averageOf, type HalfRates, type RangeEnd } from './stream-load.ts';

/** What rows write and move, summed. */
export interface SummedDemand {
  /** Peak camera data, Mbit/s. */
  readonly peakMbit: number;
  /** Average camera data, Mbit/s. */
  readonly averageMbit: number;
  /** Whole retention, decimal TB. */
  readonly storageTb: number;
  /** What one day of retention of every row adds, TB. */
  readonly storageTbPerDay: number;
}

type Ranges = BitrateModel['ranges'];

/**
 * Running sums of a demand by the kind of row.
 *
 * Everything is linear in the rates, so rows whose rates share one range are summed once and the ends are multiples of the
 * sum; only kinds that mix a typed and a calculated half are summed at each end.
 */
export class RangedSums {
  readonly #ranges: Ranges;
  readonly #sums = ROW_KINDS.map(() => new DemandSum());
  readonly #mixed = { low: new DemandSum(), high: new DemandSum() };
  streams = 0;

  constructor(ranges: Ranges) {
    this.#ranges = ranges;
  }

  add(row: CameraRow, rates: HalfRates, codec: Codec): void {
    const number = kindNumberOf(row, codec.kind);
    this.streams += row.quantity;
    this.#sums[number]!.add(row, rates);
    if (isMixed(ROW_KINDS[number]!)) this.#addEnds(row, rates, ROW_KINDS[number]!);
  }

  #addEnds(row: CameraRow, { continuousKbps, motionKbps, share }: HalfRates, kind: RowKind): void {
    const continuous = rangeOf(kind, kind.custom.continuous, this.#ranges);
    const motion = rangeOf(kind, kind.custom.motion, this.#ranges);
    for (const end of ['low', 'high'] as const) {
      this.#mixed[end].add(row, {
        continuousKbps: continuousKbps * continuous[end].value,
        motionKbps: motionKbps * motion[end].value,
        share,
      });
    }
  }

  /** Numbers of the kinds that rows have. */
  kinds(): readonly number[] {
    return this.#sums.flatMap((sum, number) => (sum.isEmpty ? [] : [number]));
  }

  at(end: RangeEnd): SummedDemand {
    const sum = new DemandSum();
    for (const number of this.kinds()) {
      const kind = ROW_KINDS[number]!;
      if (end === 'value' || !isMixed(kind)) sum.addSum(this.#sums[number]!, factorAt(end, kind, this.#ranges));
    }
    if (end !== 'value') sum.addSum(this.#mixed[end], 1);
    return sum.demand();
  }
}

/** Whether a kind of row has a typed and a calculated half, which have different ranges. */
function isMixed({ recording, custom }: RowKind): boolean {
  return recording === Recording.speedup && custom.continuous !== custom.motion;
}

function factorAt(end: RangeEnd, kind: RowKind, ranges: Ranges): number {
  return end === 'value' ? 1 : rangeOf(kind, kind.custom.continuous || kind.custom.motion, ranges)[end].value;
}

/** Running sums of a demand. */
class DemandSum {
  isEmpty = true;
  #peakKbit = 0;
  #averageKbit = 0;
  #bytes = 0;
  #bytesPerDay = 0;

  add({ recording, quantity, hoursPerDay, retentionDays }: CameraRow, rates: HalfRates): void {
    const averageKbps = averageOf(recording, rates);
    const perDay = recordedBytes({ streams: quantity, averageKbps, hoursPerDay, retentionDays: 1 });
    this.isEmpty = false;
    this.#peakKbit += quantity * peakKbps(rates);
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

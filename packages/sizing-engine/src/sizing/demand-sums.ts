import type { BitrateModel, Codec, RangeFactors } from '../catalogue/schema.ts';
import type { CameraRow } from '../design.ts';
import { Recording } from '../enumerations.ts';
import { peakKbps, recordedBytes } from '../formulas/recording.ts';
import { averageOf, RANGE_ENDS, type HalfRates, type RangeEnd } from './stream-load.ts';

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
 * Running sums of a demand by the range that its rates have.
 *
 * Everything is linear in the rates, so a row whose rates share one range is summed once and its ends are multiples of the
 * sum; only a row that mixes a typed and a calculated half is summed at each end.
 */
export class RangedSums {
  private readonly ranges: Ranges;
  private readonly interFrame = new DemandSum();
  private readonly mjpeg = new DemandSum();
  private readonly custom = new DemandSum();
  private readonly mixed = { value: new DemandSum(), low: new DemandSum(), high: new DemandSum() };
  streams = 0;

  constructor(ranges: Ranges) {
    this.ranges = ranges;
  }

  add(row: CameraRow, rates: HalfRates, codec: Codec): void {
    this.streams += row.quantity;
    const { recording, continuousIsCustomBitrate, motionIsCustomBitrate } = row;
    if (recording === Recording.speedup && continuousIsCustomBitrate !== motionIsCustomBitrate) {
      this.addMixed(row, rates, codec);
    } else if (recording === Recording.constant ? continuousIsCustomBitrate : motionIsCustomBitrate) {
      this.custom.add(row, rates);
    } else if (codec.kind === 'mjpeg') this.mjpeg.add(row, rates);
    else this.interFrame.add(row, rates);
  }

  private addMixed(row: CameraRow, { continuousKbps, motionKbps, share }: HalfRates, codec: Codec): void {
    const calculated = codec.kind === 'mjpeg' ? this.ranges.mjpeg : this.ranges.interFrame;
    const continuous = row.continuousIsCustomBitrate ? this.ranges.custom : calculated;
    const motion = row.motionIsCustomBitrate ? this.ranges.custom : calculated;
    for (const end of RANGE_ENDS) {
      this.mixed[end].add(row, {
        continuousKbps: continuousKbps * factorAt(continuous, end),
        motionKbps: motionKbps * factorAt(motion, end),
        share,
      });
    }
  }

  at(end: RangeEnd): SummedDemand {
    const { interFrame, mjpeg, custom } = this.ranges;
    const sum = new DemandSum();
    sum.addSum(this.interFrame, factorAt(interFrame, end));
    sum.addSum(this.mjpeg, factorAt(mjpeg, end));
    sum.addSum(this.custom, factorAt(custom, end));
    sum.addSum(this.mixed[end], 1);
    return sum.demand();
  }
}

function factorAt(range: RangeFactors, end: RangeEnd): number {
  return end === 'value' ? 1 : range[end].value;
}

/** Running sums of a demand. */
class DemandSum {
  private peakKbit = 0;
  private averageKbit = 0;
  private bytes = 0;
  private bytesPerDay = 0;

  add({ recording, quantity, hoursPerDay, retentionDays }: CameraRow, rates: HalfRates): void {
    const averageKbps = averageOf(recording, rates);
    const perDay = recordedBytes({ streams: quantity, averageKbps, hoursPerDay, retentionDays: 1 });
    this.peakKbit += quantity * peakKbps(rates);
    this.averageKbit += quantity * averageKbps;
    this.bytesPerDay += perDay;
    this.bytes += perDay * retentionDays;
  }

  addSum({ peakKbit, averageKbit, bytes, bytesPerDay }: DemandSum, factor: number): void {
    this.peakKbit += peakKbit * factor;
    this.averageKbit += averageKbit * factor;
    this.bytes += bytes * factor;
    this.bytesPerDay += bytesPerDay * factor;
  }

  demand(): SummedDemand {
    return {
      peakMbit: this.peakKbit / 1000,
      averageMbit: this.averageKbit / 1000,
      storageTb: this.bytes / 1e12,
      storageTbPerDay: this.bytesPerDay / 1e12,
    };
  }
}

import type { Codec } from '../../catalogue/schema.ts';
import type { RangeEnd, RateModels } from '../../bitrate/bitrate.ts';
import type { CameraRow, TierSettings } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { keyFrameShareKept, mjpegShareKept } from '../../formulas/tiers.ts';
import { RangedSums, type RangedRates } from './demand-sums.ts';
import { RetentionCurve } from './retention-curve.ts';
import { ratesIn, type RatesOfRow, type StreamRates } from './stream-rates.ts';

/** What the second archive keeps of one stream of a row, sound and metadata of its camera included. */
export interface GroomedStream {
  readonly averageKbps: number;
  /** Part of the peak rate that is kept, 0 to 1. */
  readonly peakShare: number;
}

/** A row and what is known of it. */
interface TieredRow extends RangedRates {
  readonly rates: RatesOfRow;
  readonly codec: Codec;
  /** Sound and metadata of its cameras; undefined where the row carries none. */
  readonly besides: StreamRates | undefined;
}

/** Sums of the rows that are kept for the same time, in each archive. */
interface SumsOfRetention {
  readonly full: RangedSums;
  readonly groomed: RangedSums;
}

/** What rows store in the first and in the second archive, summed by their retention. */
export class TierDemand {
  readonly settings: TierSettings;
  readonly #models: RateModels;
  readonly #byRetention = new Map<number, SumsOfRetention>();

  constructor(settings: TierSettings, models: RateModels) {
    this.settings = settings;
    this.#models = models;
  }

  /** Add a row, and tell what the second archive keeps of one of its streams. */
  add(row: CameraRow, { rates, codec, besides, kind, ratesAt }: TieredRow): GroomedStream {
    const share = (half: 'continuous' | 'motion'): number => shareKept(row.fps[half], codec, this.settings);
    const kept = ({ continuousKbps, motionKbps, share: moving }: RatesOfRow): RatesOfRow =>
      ratesIn(row.recording, {
        continuousKbps: row.recording === Recording.event ? 0 : continuousKbps * share('continuous'),
        motionKbps: row.recording === Recording.constant ? 0 : motionKbps * share('motion'),
        share: moving,
      });
    const groomed = kept(rates);
    const sums = this.#sumsOf(row.retentionDays);
    sums.full.add(row, rates, { kind, ratesAt });
    sums.groomed.add(row, groomed, { kind, ratesAt: (end) => kept(ratesAt(end)) });
    // Sound and metadata have no frames to leave out.
    if (besides !== undefined) {
      sums.full.addBesides(row, besides);
      sums.groomed.addBesides(row, besides);
    }
    const [average, peak] = [besides?.averageKbps ?? 0, besides?.peakKbps ?? 0];
    return {
      averageKbps: groomed.averageKbps + average,
      peakShare: (groomed.peakKbps + peak) / (rates.peakKbps + peak),
    };
  }

  #sumsOf(retentionDays: number): SumsOfRetention {
    const known = this.#byRetention.get(retentionDays);
    if (known !== undefined) return known;
    const sums = { full: new RangedSums(this.#models), groomed: new RangedSums(this.#models) };
    this.#byRetention.set(retentionDays, sums);
    return sums;
  }

  /** How much is stored by how long it is kept. */
  curveAt(end: RangeEnd): RetentionCurve {
    const rows = [...this.#byRetention].map(([retentionDays, { full, groomed }]) => ({
      retentionDays,
      fullTbPerDay: full.at(end).storageTbPerDay,
      groomedTbPerDay: groomed.at(end).storageTbPerDay,
    }));
    return new RetentionCurve(rows, this.settings.groomAfterDays);
  }
}

function shareKept(fps: number, { kind }: Codec, { groomFps, keyFrameRatio }: TierSettings): number {
  return kind === 'mjpeg' ? mjpegShareKept({ groomFps, fps }) : keyFrameShareKept({ keyFrameRatio, fps });
}

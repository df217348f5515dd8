import type { Catalogue, Codec } from '../../catalogue/schema.ts';
import type { RangeEnd } from '../../bitrate/bitrate.ts';
import type { CameraRow, TierSettings } from '../../design/design.ts';
import type { Half } from '../../design/camera-row.ts';
import { isRecorded } from '../../design/recording-mode.ts';
import { keyFrameShareKept, mjpegShareKept } from '../../formulas/tiers.ts';
import { knownEntry } from '../../checks/lookup.ts';
import { indexOf } from '../../checks/catalogue-index.ts';
import { RangedSums, type RatesAt } from './demand-sums.ts';
import type { RowKind } from './row-kinds.ts';
import { RetentionCurve } from './retention-curve.ts';
import { ratesIn, type RatesOfRow, type StreamRates } from './stream-rates.ts';

/** What the second archive keeps of one stream of a row, sound and metadata of its camera included. */
export interface GroomedStream {
  readonly averageKbps: number;
  /** Part of the peak rate that is kept, 0 to 1. */
  readonly peakShare: number;
}

/** A row and what is known of it. */
interface TieredRow {
  readonly kind: RowKind;
  readonly rates: RatesOfRow;
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
  readonly #catalogue: Catalogue;
  readonly #ratesAt: RatesAt;
  readonly #byRetention = new Map<number, SumsOfRetention>();

  constructor(
    settings: TierSettings,
    { catalogue, ratesAt }: { readonly catalogue: Catalogue; readonly ratesAt: RatesAt },
  ) {
    this.settings = settings;
    this.#catalogue = catalogue;
    this.#ratesAt = ratesAt;
  }

  /** Add a row, and tell what the second archive keeps of one of its streams. */
  add(row: CameraRow, { rates, besides, kind }: TieredRow): GroomedStream {
    const groomed = this.kept(row, rates);
    const sums = this.#sumsOf(row.retentionDays);
    sums.full.add(row, rates, kind);
    sums.groomed.add(row, groomed, kind);
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

  /** What the second archive keeps of the video of a row. */
  kept(row: CameraRow, { continuousKbps, motionKbps, share: moving }: RatesOfRow): RatesOfRow {
    const { recording, fps } = row;
    const codec = knownEntry(indexOf(this.#catalogue).codecs, row.codec, 'codec');
    const share = (half: Half): number => shareKept(fps[half], codec, this.settings);
    return ratesIn(recording, {
      continuousKbps: isRecorded(row, 'continuous') ? continuousKbps * share('continuous') : 0,
      motionKbps: isRecorded(row, 'motion') ? motionKbps * share('motion') : 0,
      share: moving,
    });
  }

  #sumsOf(retentionDays: number): SumsOfRetention {
    const known = this.#byRetention.get(retentionDays);
    if (known !== undefined) return known;
    const sums = {
      full: new RangedSums(this.#catalogue, this.#ratesAt),
      groomed: new RangedSums(this.#catalogue, (row, kind, end) => this.kept(row, this.#ratesAt(row, kind, end))),
    };
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

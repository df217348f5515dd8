import type { Column } from '../../derivation/quantity.ts';
import { streamKbps, type RangeName } from '../../bitrate/bitrate.ts';
import type { Catalogue, RangeFactors } from '../../catalogue/schema.ts';
import { ofHalf, rateQuery, type Half } from '../../design/camera-row.ts';
import type { CameraRow, Extras } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import {
  averageRate,
  besidesOnEvents,
  besidesVideo,
  bufferedShare,
  eventAverage,
  peakRate,
  stillShare,
} from '../../formulas/recording.ts';
import type { RowKind } from './row-kinds.ts';

/** The formulas of recording modes, on the numbers of one row or on columns of many. */
interface RecordingFormulas<Rate, Share> {
  readonly eventAverage: (inputs: { readonly motionKbps: Rate; readonly motionShare: Share }) => Rate;
  readonly averageRate: (inputs: {
    readonly continuousKbps: Rate;
    readonly motionKbps: Rate;
    readonly continuousShare: Share;
    readonly motionShare: Share;
  }) => Rate;
  readonly peakRate: (inputs: { readonly continuousKbps: Rate; readonly motionKbps: Rate }) => Rate;
  readonly stillShare: (inputs: { readonly motionShare: Share }) => Share;
  readonly besidesOnEvents: (inputs: { readonly besidesKbps: Rate; readonly motionShare: Share }) => Rate;
}

const ON_NUMBERS: RecordingFormulas<number, number> = {
  eventAverage: eventAverage.compute,
  averageRate: averageRate.compute,
  peakRate: peakRate.compute,
  stillShare: stillShare.compute,
  besidesOnEvents: besidesOnEvents.compute,
};

/** The formulas of recording modes over the rows of a kind. */
export const OVER_ROWS: RecordingFormulas<Column<'kbit/s'>, Column<'1'>> = {
  eventAverage: eventAverage.overRows,
  averageRate: averageRate.overRows,
  peakRate: peakRate.overRows,
  stillShare: stillShare.overRows,
  besidesOnEvents: besidesOnEvents.overRows,
};

/** What a recording mode makes of the rates of the halves that it records, and of the share of time with motion. */
export function loadsIn<Rate, Share>(
  recording: Recording,
  { rateOf, moving }: { readonly rateOf: (half: Half) => Rate; readonly moving: Share },
  by: RecordingFormulas<Rate, Share>,
): { readonly average: Rate; readonly peak: Rate } {
  switch (recording) {
    case Recording.constant: {
      const kbps = rateOf('continuous');
      return { average: kbps, peak: kbps };
    }
    case Recording.event: {
      const peak = rateOf('motion');
      return { average: by.eventAverage({ motionKbps: peak, motionShare: moving }), peak };
    }
    case Recording.speedup: {
      const rates = { continuousKbps: rateOf('continuous'), motionKbps: rateOf('motion') };
      const shares = { motionShare: moving, continuousShare: by.stillShare({ motionShare: moving }) };
      return { average: by.averageRate({ ...rates, ...shares }), peak: by.peakRate(rates) };
    }
  }
}

/** What sound and metadata write on average: on events alone, they are recorded with the video. */
export function besidesIn<Rate, Share>(
  recording: Recording,
  inputs: { readonly besidesKbps: Rate; readonly motionShare: Share },
  by: RecordingFormulas<Rate, Share>,
): Rate {
  return recording === Recording.event ? by.besidesOnEvents(inputs) : inputs.besidesKbps;
}

/** What one stream of a row moves at its peak and writes on average, kbit/s. */
export interface StreamRates {
  readonly peakKbps: number;
  readonly averageKbps: number;
}

/** Rates of the halves of a row, kbit/s, the share of time that is recorded as motion, and what a stream makes of them. */
export interface RatesOfRow extends StreamRates {
  readonly continuousKbps: number;
  readonly motionKbps: number;
  readonly share: number;
}

/**
 * Rates of one stream in a recording mode.
 *
 * @example
 * ```ts
 * ratesIn(Recording.event, { continuousKbps: 0, motionKbps: 2702, share: 0.4 }).averageKbps; // 1080.8
 * ```
 */
export function ratesIn(recording: Recording, halves: Omit<RatesOfRow, keyof StreamRates>): RatesOfRow {
  const { continuousKbps, motionKbps, share } = halves;
  const rateOf = (half: Half): number => (half === 'continuous' ? continuousKbps : motionKbps);
  const { average, peak } = loadsIn(recording, { rateOf, moving: share }, ON_NUMBERS);
  return { continuousKbps, motionKbps, share, peakKbps: peak, averageKbps: average };
}

/** Rates of one stream of a settled row. */
export function streamRatesOf(row: CameraRow): RatesOfRow {
  const { continuous, motion } = row.bitrateKbit;
  return ratesIn(row.recording, { continuousKbps: continuous, motionKbps: motion, share: motionShareOf(row) });
}

/** What decides the range of a row. */
interface RangeSource {
  readonly kind: RowKind;
  readonly ranges: Readonly<Record<RangeName, RangeFactors>>;
  readonly catalogue: Catalogue;
}

/**
 * Rates of one stream of a settled row at an end of their ranges.
 *
 * Below `rangeBelow` frames per second fewer frames lower what is likely, not what is possible: the high end is that of so many.
 */
export function streamRatesAt(
  row: CameraRow,
  end: 'low' | 'high',
  { kind, ranges, catalogue }: RangeSource,
): RatesOfRow {
  const { rangeBelow } = catalogue.bitrateModel.lowFrameRates;
  const kbpsOf = (half: Half): number => {
    if (end === 'low' || !ofHalf(kind.isLow, half)) return ofHalf(row.bitrateKbit, half);
    return streamKbps(rateQuery(row, half), rangeBelow.value, catalogue);
  };
  return ratesIn(row.recording, {
    continuousKbps: kbpsOf('continuous') * ranges[kind.ranges.continuous][end].value,
    motionKbps: kbpsOf('motion') * ranges[kind.ranges.motion][end].value,
    share: motionShareOf(row),
  });
}

/** Share of the time that is recorded as motion, with the buffers around events. */
export function motionShareOf({ motion, extras }: CameraRow): number {
  const { eventsPerHour, preSeconds, postSeconds } = extras;
  return bufferedShare({ motionPercent: motion.motion, eventsPerHour, preSeconds, postSeconds });
}

/** Sound and metadata of one camera: what it writes besides video, as long as its first stream is recorded. */
export function besidesOf(recording: Recording, extras: Extras, motionShare: number): StreamRates {
  const besidesKbps = besidesVideo.compute(extras);
  return { peakKbps: besidesKbps, averageKbps: besidesIn(recording, { besidesKbps, motionShare }, ON_NUMBERS) };
}

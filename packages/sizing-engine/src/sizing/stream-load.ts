import type { Catalogue, RangeFactors } from '../catalogue/schema.ts';
import { cited, given, type Quantity } from '../derivation/quantity.ts';
import type { CameraRow } from '../design.ts';
import { Recording } from '../enumerations.ts';
import {
  averageKbps,
  averageRate,
  eventAverage,
  motionShare,
  peakRate,
  rangedRate,
  stillShare,
} from '../formulas/recording.ts';
import { isCustom, type Half } from '../selection/camera-rules.ts';
import { bitrateEntries, rangeOf } from './bitrate.ts';
import { explainedBitrate } from './explained-bitrate.ts';

/** Which end of the range a figure stands at: the figure itself, or what one stream in ten needs less or more than. */
export type RangeEnd = 'value' | 'low' | 'high';

/** The ends of a range, the figure first. */
export const RANGE_ENDS = ['value', 'low', 'high'] as const satisfies readonly RangeEnd[];

/** What one stream of a row writes and moves, explained. */
export interface ExplainedStreamLoad {
  readonly average: Quantity<'kbit/s'>;
  readonly peak: Quantity<'kbit/s'>;
}

function queryOf(row: CameraRow, half: Half) {
  return {
    codecId: row.codec,
    complexityId: row.complexity[half],
    resolutionId: row.resolution[half],
    fps: row.fps[half],
  };
}

/** Rates of the two halves, kbit/s, and the share of time with motion. */
export interface HalfRates {
  readonly continuousKbps: number;
  readonly motionKbps: number;
  readonly share: number;
}

/**
 * What one stream writes on average while its recording mode is in force, kbit/s.
 *
 * @example
 * ```ts
 * averageOf(Recording.event, { continuousKbps: 0, motionKbps: 2702, share: 0.4 }); // 1080.8
 * ```
 */
export function averageOf(recording: Recording, { continuousKbps, motionKbps, share }: HalfRates): number {
  switch (recording) {
    case Recording.constant:
      return continuousKbps;
    case Recording.event:
      return motionKbps * share;
    case Recording.speedup:
      return averageKbps({ continuousKbps, motionKbps, continuousShare: 1 - share, motionShare: share });
  }
}

/** Average and peak of one stream of a row, explained down to what the user typed. */
export function explainedStreamLoad(
  row: CameraRow,
  path: string,
  { catalogue, end }: { readonly catalogue: Catalogue; readonly end: RangeEnd },
): ExplainedStreamLoad {
  const rate = (half: Half): Quantity<'kbit/s'> => explainedHalf(row, half, { catalogue, end, path });
  const share = (): Quantity<'1'> =>
    motionShare({ motionPercent: given(`${path}.motion.motion`, row.motion.motion, '%') });
  switch (row.recording) {
    case Recording.constant: {
      const continuous = rate('continuous');
      return { average: continuous, peak: continuous };
    }
    case Recording.event: {
      const motion = rate('motion');
      return { average: eventAverage({ motionKbps: motion, motionShare: share() }), peak: motion };
    }
    case Recording.speedup: {
      const rates = { continuousKbps: rate('continuous'), motionKbps: rate('motion') };
      const moving = share();
      return {
        average: averageRate({ ...rates, motionShare: moving, continuousShare: stillShare({ motionShare: moving }) }),
        peak: peakRate(rates),
      };
    }
  }
}

function explainedHalf(
  row: CameraRow,
  half: Half,
  { catalogue, end, path }: { readonly catalogue: Catalogue; readonly end: RangeEnd; readonly path: string },
): Quantity<'kbit/s'> {
  const custom = isCustom(row, half);
  const entries = bitrateEntries(queryOf(row, half), catalogue);
  const kbps = custom
    ? given(`${path}.bitrateKbit.${half}`, row.bitrateKbit[half], 'kbit/s')
    : explainedBitrate(given(`${path}.fps.${half}`, row.fps[half], 'frame/s'), entries);
  if (end === 'value') return kbps;
  const range: RangeFactors = rangeOf(entries.codec, custom, entries.model);
  const name = custom ? 'custom rate' : `${entries.codec.kind} rate`;
  return rangedRate({ kbps, factor: cited(name, `${end} end of the range`, range[end]) });
}

import { Recording } from '../../design/enumerations.ts';
import { averageKbps } from '../../formulas/recording.ts';

/** Which end of the range a figure stands at: the figure itself, or what one stream in ten needs less or more than. */
export type RangeEnd = 'value' | 'low' | 'high';

/** The ends of a range, the figure first. */
export const RANGE_ENDS = ['value', 'low', 'high'] as const satisfies readonly RangeEnd[];

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

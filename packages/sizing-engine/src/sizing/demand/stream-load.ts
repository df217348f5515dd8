import { Recording } from '../../design/enumerations.ts';
import type { Extras } from '../../design/design.ts';
import { averageKbps, besidesOnEvents, besidesVideo, peakKbps } from '../../formulas/recording.ts';

/** Which end of the range a figure stands at: the figure itself, or what one stream in ten needs less or more than. */
export type RangeEnd = 'value' | 'low' | 'high';

/** The ends of a range, the figure first. */
export const RANGE_ENDS = ['value', 'low', 'high'] as const satisfies readonly RangeEnd[];

/** Rates of the two halves, kbit/s, and the share of time that is recorded as motion. */
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

/** What one stream of a row moves at its peak and writes on average, kbit/s. */
export interface StreamRates {
  readonly peakKbps: number;
  readonly averageKbps: number;
}

/** Rates of the halves of a row, and what one of its streams makes of them. */
export type RatesOfRow = HalfRates & StreamRates;

/** Places of the rates of a row. */
const CONTINUOUS = 0;
const MOTION = 1;
const SHARE = 2;
const PEAK = 3;
const AVERAGE = 4;

/** The rates of one row after the other in one object: designs have thousands of rows, and bare numbers need no memory of their own. */
export class RowRates implements RatesOfRow {
  readonly #rates = new Float64Array(AVERAGE + 1);

  get continuousKbps(): number {
    return this.#rates[CONTINUOUS]!;
  }

  get motionKbps(): number {
    return this.#rates[MOTION]!;
  }

  get share(): number {
    return this.#rates[SHARE]!;
  }

  get peakKbps(): number {
    return this.#rates[PEAK]!;
  }

  get averageKbps(): number {
    return this.#rates[AVERAGE]!;
  }

  set continuousKbps(kbps: number) {
    this.#rates[CONTINUOUS] = kbps;
  }

  set motionKbps(kbps: number) {
    this.#rates[MOTION] = kbps;
  }

  set share(share: number) {
    this.#rates[SHARE] = share;
  }

  /** Work out what one stream makes of the halves, once they are set. */
  settle(recording: Recording): void {
    this.#rates[PEAK] = peakKbps(this);
    this.#rates[AVERAGE] = averageOf(recording, this);
  }
}

/** Sound and metadata of one camera: what it writes besides video, as long as its first stream is recorded. */
export function besidesOf(recording: Recording, extras: Extras, motionShare: number): StreamRates {
  const peak = besidesVideo.compute(extras);
  const isOnEvents = recording === Recording.event;
  return {
    peakKbps: peak,
    averageKbps: isOnEvents ? besidesOnEvents.compute({ besidesKbps: peak, motionShare }) : peak,
  };
}

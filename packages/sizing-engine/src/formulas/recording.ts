import { each } from '../derivation/card.ts';
import { formula } from '../derivation/formula.ts';
import { sumOf, total, videoOfRows } from './total.ts';

const SOURCE = 'docs/model.md#recording';
const BESIDES_SOURCE = 'docs/model.md#besides-video';

/** kbit/s over an hour, in bytes: 1000 bit / 8 x 3600 s. */
export const BYTES_PER_KBPS_HOUR = (1000 / 8) * 3600;

/** Rates of the two halves of a stream and the share of time spent at each. */
interface RecordingRates {
  /** kbit/s while nothing moves, >= 0. */
  readonly continuousKbps: number;
  /** kbit/s while something does, >= 0. */
  readonly motionKbps: number;
  /** 0 to 1. */
  readonly continuousShare: number;
  /** 0 to 1. */
  readonly motionShare: number;
}

/**
 * Average data that a stream writes while its recording is in force.
 *
 * Motion is a pure duty cycle: nothing is written between events, so no idle floor is counted. Networks, servers and disks
 * must carry the peak instead, see {@link peakKbps}.
 *
 * @returns kbit/s, exact up to floating point.
 * @throws Never.
 * @see A vendor's published proposal, which it reproduces to the last printed digit.
 * @example
 * ```ts
 * averageKbps({ continuousKbps: 300, motionKbps: 2702, continuousShare: 0.6, motionShare: 0.4 }); // 1260.8
 * ```
 */
export function averageKbps({ continuousKbps, motionKbps, continuousShare, motionShare }: RecordingRates): number {
  return continuousKbps * continuousShare + motionKbps * motionShare;
}

/** {@link averageKbps}, explained. */
export const averageRate = formula({
  id: 'recording.average-rate',
  title: 'Average rate while recording',
  expression: 'continuousKbps * continuousShare + motionKbps * motionShare',
  inputs: { continuousKbps: 'kbit/s', motionKbps: 'kbit/s', continuousShare: '1', motionShare: '1' },
  unit: 'kbit/s',
  source: SOURCE,
  compute: averageKbps,
});

/** Average rate of a stream that is recorded on events alone, explained: {@link averageKbps} without a continuous half. */
export const eventAverage = formula({
  id: 'recording.event-average',
  title: 'Average rate while recording on events',
  expression: 'motionKbps * motionShare',
  inputs: { motionKbps: 'kbit/s', motionShare: '1' },
  unit: 'kbit/s',
  source: SOURCE,
  compute: (rates) => rates.motionKbps * rates.motionShare,
});

/**
 * Greatest rate of a stream: what networks, servers and disks must carry. It is never the time average.
 *
 * @returns kbit/s.
 * @throws Never.
 * @example
 * ```ts
 * peakKbps({ continuousKbps: 300, motionKbps: 2702 }); // 2702
 * ```
 */
export function peakKbps({
  continuousKbps,
  motionKbps,
}: Pick<RecordingRates, 'continuousKbps' | 'motionKbps'>): number {
  return Math.max(continuousKbps, motionKbps);
}

/** {@link peakKbps}, explained. */
export const peakRate = formula({
  id: 'recording.peak-rate',
  title: 'Peak rate',
  expression: 'max(continuousKbps, motionKbps)',
  inputs: { continuousKbps: 'kbit/s', motionKbps: 'kbit/s' },
  unit: 'kbit/s',
  source: SOURCE,
  compute: peakKbps,
});

/** Share of the time with motion, from the percentage that the user gave. */
export const motionShare = formula({
  id: 'recording.motion-share',
  title: 'Share of time with motion',
  expression: 'motionPercent / 100',
  inputs: { motionPercent: '%' },
  unit: '1',
  source: SOURCE,
  compute: ({ motionPercent }) => motionPercent / 100,
});

/** Motion, and the buffers around events that are recorded on top of it. */
interface EventBuffers {
  readonly motionPercent: number;
  readonly eventsPerHour: number;
  readonly preSeconds: number;
  readonly postSeconds: number;
}

/**
 * Share of the time that is recorded as motion where buffers before and after events are kept: never more than all of it.
 *
 * Overlaps of buffers with each other or with motion are not subtracted, which is the cautious reading.
 *
 * @throws Never.
 * @example
 * ```ts
 * bufferedShare({ motionPercent: 10, eventsPerHour: 60, preSeconds: 5, postSeconds: 10 }); // 0.35
 * ```
 */
export function bufferedShare({ motionPercent, eventsPerHour, preSeconds, postSeconds }: EventBuffers): number {
  return Math.min(1, motionPercent / 100 + (eventsPerHour * (preSeconds + postSeconds)) / 3600);
}

/** {@link bufferedShare}, explained. */
export const shareWithBuffers = formula({
  id: 'recording.share-with-buffers',
  title: 'Share of time with motion and its buffers',
  expression: 'min(1, motionPercent / 100 + eventsPerHour * (preSeconds + postSeconds) / 3600)',
  inputs: { motionPercent: '%', eventsPerHour: 'event/h', preSeconds: 's/event', postSeconds: 's/event' },
  unit: '1',
  source: BESIDES_SOURCE,
  compute: bufferedShare,
});

/** Rate of sound and metadata of a camera while its first stream is recorded. */
export const besidesVideo = formula({
  id: 'recording.besides-video',
  title: 'Sound and metadata of a camera',
  expression: 'audioKbps + metadataKbps',
  inputs: { audioKbps: 'kbit/s', metadataKbps: 'kbit/s' },
  unit: 'kbit/s',
  source: BESIDES_SOURCE,
  compute: ({ audioKbps, metadataKbps }) => audioKbps + metadataKbps,
});

/** A stream with what is recorded beside it. */
export const withBesides = formula({
  id: 'recording.with-besides',
  title: 'Rate with sound and metadata',
  expression: 'videoKbps + besidesKbps',
  inputs: { videoKbps: 'kbit/s', besidesKbps: 'kbit/s' },
  unit: 'kbit/s',
  source: BESIDES_SOURCE,
  compute: ({ videoKbps, besidesKbps }) => videoKbps + besidesKbps,
});

/** Average of sound and metadata of a camera that is recorded on events alone. */
export const besidesOnEvents = formula({
  id: 'recording.besides-on-events',
  title: 'Average of sound and metadata while recording on events',
  expression: 'besidesKbps * motionShare',
  inputs: { besidesKbps: 'kbit/s', motionShare: '1' },
  unit: 'kbit/s',
  source: BESIDES_SOURCE,
  compute: (rates) => rates.besidesKbps * rates.motionShare,
});

/** Share of the time without motion: what motion leaves. */
export const stillShare = formula({
  id: 'recording.still-share',
  title: 'Share of time without motion',
  expression: '1 - motionShare',
  inputs: { motionShare: '1' },
  unit: '1',
  source: SOURCE,
  compute: (shares) => 1 - shares.motionShare,
});

/** What a row keeps on disk, and for how long. */
interface RecordedRow {
  /** Streams of the row. */
  readonly streams: number;
  readonly averageKbps: number;
  readonly hoursPerDay: number;
  readonly retentionDays: number;
}

/**
 * Video that a row keeps at the end of its retention, in bytes.
 *
 * Overhead, reserve and RAID are not counted; sound and metadata are, where the average rate includes them.
 *
 * @throws Never.
 * @see A vendor's published proposal: 10 863 kbit/s at 70 % motion for 30 days are 2.46 TB.
 * @example
 * ```ts
 * recordedBytes({ streams: 1, averageKbps: 10863 * 0.7, hoursPerDay: 24, retentionDays: 30 }); // 2.4637284e12
 * ```
 */
export function recordedBytes({ streams, averageKbps: average, hoursPerDay, retentionDays }: RecordedRow): number {
  return streams * average * BYTES_PER_KBPS_HOUR * hoursPerDay * retentionDays;
}

/** {@link recordedBytes}, explained. */
export const recordedVideo = formula({
  id: 'recording.recorded-video',
  title: 'Recorded video',
  expression: 'streams * averageKbps * (1000 / 8) * 3600 * hoursPerDay * retentionDays',
  inputs: { streams: 'stream', averageKbps: 'kbit/s', hoursPerDay: 'h/day', retentionDays: 'day' },
  unit: 'B',
  source: SOURCE,
  compute: recordedBytes,
});

/** Rate of all streams of a row together: the same for the average as for the peak. */
export const rowRate = formula({
  id: 'recording.row-rate',
  title: 'Rate of the row',
  expression: 'streams * kbps',
  inputs: { streams: 'stream', kbps: 'kbit/s' },
  unit: 'kbit/s',
  source: 'by definition',
  compute: ({ streams, kbps }) => streams * kbps,
});

/** A rate at the low or high end of its range. */
export const rangedRate = formula({
  id: 'recording.ranged-rate',
  title: 'Rate at the end of its range',
  expression: 'kbps * factor',
  inputs: { kbps: 'kbit/s', factor: '1' },
  unit: 'kbit/s',
  source: 'docs/model.md#range-of-bit-rates',
  compute: ({ kbps, factor }) => kbps * factor,
});

/** Sum of the rates of all rows. */
export const totalRate = formula({
  id: 'recording.total-rate',
  title: 'Data rate of all rows',
  expression: 'sum(rows) / 1000',
  inputs: { rows: each('kbit/s') },
  unit: 'Mbit/s',
  source: 'by definition',
  compute: ({ rows }) => total(rows) / 1000,
});

/** Sum of the storage of all rows. */
export const totalVideo = videoOfRows('TB', {
  id: 'recording.total-video',
  title: 'Recorded video of all rows',
  source: 'by definition',
});

/** Sum of the cameras of all groups; a multi-lens camera is one camera. */
export const totalCameras = sumOf('groups', 'camera', { id: 'recording.total-cameras', title: 'Cameras' });

/** Sum of the camera streams of all rows; each lens of a multi-lens camera is a stream. */
export const totalStreams = sumOf('rows', 'stream', { id: 'recording.total-streams', title: 'Camera streams' });

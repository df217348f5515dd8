import { formula } from '../derivation/formula.ts';
import { videoOfRows } from './total.ts';

const SOURCE = 'docs/model.md#second-archive';

/**
 * Share of its rate that an MJPEG stream keeps in the second archive: frames are independent, so any number can be left out.
 *
 * @returns 0 to 1; 1 for a stream with no more frames than are kept.
 * @throws Never.
 * @see A vendor's documentation of frame rate reduction: MJPEG to a rate that is chosen.
 * @example
 * ```ts
 * mjpegShareKept({ groomFps: 5, fps: 25 }); // 0.2
 * ```
 */
export function mjpegShareKept({ groomFps, fps }: { readonly groomFps: number; readonly fps: number }): number {
  return Math.min(1, groomFps / fps);
}

/** {@link mjpegShareKept}, explained. */
export const mjpegShare = formula({
  id: 'tiers.mjpeg-share',
  title: 'Share of an MJPEG rate that the second archive keeps',
  expression: 'min(1, groomFps / fps)',
  inputs: { groomFps: 'frame/s', fps: 'frame/s' },
  unit: '1',
  source: SOURCE,
  compute: mjpegShareKept,
});

/**
 * Share of its rate that a stream of any other codec keeps in the second archive: its key frames, about one a second.
 *
 * A second holds one key frame and `fps - 1` delta frames. Longer intervals between key frames, which would keep less, are not
 * modelled.
 *
 * @param stream - Size of a key frame in delta frames, > 0, and frames per second.
 * @returns Above 0 and at most 1; 1 for a stream of one frame a second or less.
 * @throws Never.
 * @see A vendor's documentation of frame rate reduction: key frames only, usually one a second.
 * @example
 * ```ts
 * keyFrameShareKept({ keyFrameRatio: 10, fps: 15 }); // 0.4166…
 * ```
 */
export function keyFrameShareKept({
  keyFrameRatio,
  fps,
}: {
  readonly keyFrameRatio: number;
  readonly fps: number;
}): number {
  return keyFrameRatio / (keyFrameRatio + Math.max(0, fps - 1));
}

/** {@link keyFrameShareKept}, explained. */
export const keyFrameShare = formula({
  id: 'tiers.key-frame-share',
  title: 'Share of a rate that key frames alone have',
  expression: 'keyFrameRatio / (keyFrameRatio + max(0, fps - 1))',
  inputs: { keyFrameRatio: '1', fps: 'frame/s' },
  unit: '1',
  source: SOURCE,
  compute: keyFrameShareKept,
});

/** Rate of one half of a stream as the second archive keeps it. */
export const groomedRate = formula({
  id: 'tiers.groomed-rate',
  title: 'Rate in the second archive',
  expression: 'kbps * share',
  inputs: { kbps: 'kbit/s', share: '1' },
  unit: 'kbit/s',
  source: SOURCE,
  compute: ({ kbps, share }) => kbps * share,
});

/** A retention, and the days after which its frame rate is reduced. */
interface KeptRow {
  readonly retentionDays: number;
  readonly groomAfterDays: number;
}

/**
 * Days of a retention at the full frame rate. Days are counted from the recording on.
 *
 * @example
 * ```ts
 * daysAtFullRate({ retentionDays: 30, groomAfterDays: 10 }); // 10
 * ```
 */
export function daysAtFullRate({ retentionDays, groomAfterDays }: KeptRow): number {
  return Math.min(retentionDays, groomAfterDays);
}

/** {@link daysAtFullRate}, explained. */
export const fullRateDays = formula({
  id: 'tiers.full-rate-days',
  title: 'Days at the full frame rate',
  expression: 'min(retentionDays, groomAfterDays)',
  inputs: { retentionDays: 'day', groomAfterDays: 'day' },
  unit: 'day',
  source: SOURCE,
  compute: daysAtFullRate,
});

/**
 * Days of a retention in the second archive; 0 where recordings are deleted before they would move there.
 *
 * @example
 * ```ts
 * daysInSecondArchive({ retentionDays: 30, groomAfterDays: 10 }); // 20
 * ```
 */
export function daysInSecondArchive({ retentionDays, groomAfterDays }: KeptRow): number {
  return Math.max(0, retentionDays - groomAfterDays);
}

/** {@link daysInSecondArchive}, explained. */
export const groomedDays = formula({
  id: 'tiers.groomed-days',
  title: 'Days in the second archive',
  expression: 'max(0, retentionDays - groomAfterDays)',
  inputs: { retentionDays: 'day', groomAfterDays: 'day' },
  unit: 'day',
  source: SOURCE,
  compute: daysInSecondArchive,
});

/** How many times its retention a row is kept where the second archive takes it over at once: what is kept longer is reduced. */
export const timesBeforeTakeOver = formula({
  id: 'tiers.times-before-take-over',
  title: 'Part of a retention before the second archive takes over',
  expression: 'groomAfterDays / retentionDays',
  inputs: { groomAfterDays: 'day', retentionDays: 'day' },
  unit: '1',
  source: SOURCE,
  compute: ({ groomAfterDays, retentionDays }) => groomAfterDays / retentionDays,
});

/**
 * Video that the second archive saves, decimal TB: the frames left out of older recordings; at least 0, whatever rounding
 * does.
 */
export const savedVideo = formula({
  id: 'tiers.saved-video',
  title: 'Video that the second archive saves',
  expression: 'max(0, videoTb - storedTb)',
  inputs: { videoTb: 'TB', storedTb: 'TB' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ videoTb, storedTb }) => Math.max(0, videoTb - storedTb),
});

/** Video that one day of retention of every row adds, decimal TB: at the full rate, or at that of the second archive. */
export const videoOfDay = videoOfRows('TB/day', {
  id: 'tiers.video-of-day',
  title: 'Video of one more day',
  source: SOURCE,
});

/**
 * Days that the disks hold where all rows are kept for the same time: each at the full rate up to the day on which the frame
 * rate is reduced, then at that of the second archive. Each day adds more than 0 TB, and a day in the second archive at most
 * as much as one before it.
 */
export const daysHeldInTiers = formula({
  id: 'tiers.days-held',
  title: 'Days that the disks hold',
  expression: 'max(room / fullPerDay, groomAfterDays + (room - fullPerDay * groomAfterDays) / groomedPerDay)',
  inputs: { room: 'TB', groomAfterDays: 'day', fullPerDay: 'TB/day', groomedPerDay: 'TB/day' },
  unit: 'day',
  source: SOURCE,
  compute: ({ room, groomAfterDays, fullPerDay, groomedPerDay }) =>
    Math.max(room / fullPerDay, groomAfterDays + (room - fullPerDay * groomAfterDays) / groomedPerDay),
});

/** Data that is written a second time, Mbit/s: what an archive keeps of older recordings, on the same disks. */
export const groomedData = formula({
  id: 'tiers.groomed-data',
  title: 'Data written to the second archive',
  expression: 'cameraMbit * share',
  inputs: { cameraMbit: 'Mbit/s', share: '1' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ cameraMbit, share }) => cameraMbit * share,
});

/** Data that the disks of both archives move, Mbit/s: written, read again, written at the reduced frame rate, and played back. */
export const movedDataGrooming = formula({
  id: 'tiers.moved-data',
  title: 'Data written, moved to the second archive and played back',
  expression: '2 * cameraMbit + groomedMbit + playbackMbit',
  inputs: { cameraMbit: 'Mbit/s', groomedMbit: 'Mbit/s', playbackMbit: 'Mbit/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ cameraMbit, groomedMbit, playbackMbit }) => 2 * cameraMbit + groomedMbit + playbackMbit,
});

/** Write operations of both archives before the RAID's write penalty: those of the recordings and of what is written again. */
export const writesGrooming = formula({
  id: 'tiers.write-iops',
  title: 'Write operations of both archives',
  expression: 'writes + perMbit * groomedMbit',
  inputs: { writes: 'IOPS', perMbit: 'IOPS/(Mbit/s)', groomedMbit: 'Mbit/s' },
  unit: 'IOPS',
  source: SOURCE,
  compute: ({ writes, perMbit, groomedMbit }) => writes + perMbit * groomedMbit,
});

/** What both archives write on average, MB/s. */
export const meanWriteSpeedGrooming = formula({
  id: 'tiers.mean-write-speed',
  title: 'Average data written to both archives',
  expression: 'written * (1 + share)',
  inputs: { written: 'MB/s', share: '1' },
  unit: 'MB/s',
  source: SOURCE,
  compute: ({ written, share }) => written * (1 + share),
});

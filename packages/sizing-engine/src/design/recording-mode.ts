import { Recording } from './enumerations.ts';
import type { CameraRow, Halves } from './design.ts';

/** Which halves of a stream are recorded. */
export type RecordingFlags = Halves<boolean>;

/**
 * The recording mode that a stream's flags stand for.
 *
 * @example
 * ```ts
 * recordingFromFlags({ continuous: true, motion: true }); // Recording.speedup
 * ```
 */
export function recordingFromFlags({ continuous, motion }: RecordingFlags): Recording {
  if (continuous && motion) return Recording.speedup;
  return continuous ? Recording.constant : Recording.event;
}

/**
 * The flags that a recording mode stands for: which halves of the stream's settings are in use.
 *
 * @example
 * ```ts
 * flagsFromRecording(Recording.event); // { continuous: false, motion: true }
 * ```
 */
export function flagsFromRecording(recording: Recording): RecordingFlags {
  return { continuous: recording !== Recording.event, motion: recording !== Recording.constant };
}

/** Whether a half of a stream is recorded. */
export function isRecorded({ recording }: Pick<CameraRow, 'recording'>, half: keyof RecordingFlags): boolean {
  return recording !== (half === 'continuous' ? Recording.event : Recording.constant);
}

/** The halves of a stream that are recorded. */
export function recordedHalves(row: Pick<CameraRow, 'recording'>): (keyof RecordingFlags)[] {
  return (['continuous', 'motion'] as const).filter((half) => isRecorded(row, half));
}

/** The half of a stream that says what is seen of it: that of motion, where it is recorded. */
export function seenHalf({ recording }: Pick<CameraRow, 'recording'>): keyof RecordingFlags {
  return recording === Recording.constant ? 'continuous' : 'motion';
}

/**
 * Share of the time, in percent, that the continuous half is written: what motion leaves in speedup, all of it in constant.
 *
 * @example
 * ```ts
 * continuousPercent(Recording.speedup, 40); // 60
 * ```
 */
export function continuousPercent(recording: Recording, motionPercent: number): number {
  switch (recording) {
    case Recording.constant:
      return 100;
    case Recording.event:
      return 0;
    case Recording.speedup:
      return 100 - motionPercent;
  }
}

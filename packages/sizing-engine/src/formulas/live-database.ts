import { formula } from '../derivation/formula.ts';
import { BYTES_PER_KBPS_HOUR } from './recording.ts';

const SOURCE = 'docs/model.md#live-database-and-archive';

/**
 * Hours that must fit into the live database while archiving runs: one interval being filled while the other is moved.
 *
 * @throws Never.
 * @example
 * ```ts
 * windowHours({ runsPerDay: 6 }); // 8
 * ```
 */
export function windowHours({ runsPerDay }: { readonly runsPerDay: number }): number {
  return 48 / runsPerDay;
}

/** {@link windowHours}, explained. */
export const archiveWindow = formula({
  id: 'live-database.window',
  title: 'Window of the live database',
  expression: '48 / runsPerDay',
  inputs: { runsPerDay: 'run/day' },
  unit: 'h',
  source: SOURCE,
  compute: windowHours,
});

/** A window and the recording that runs in it. */
interface WindowedRow {
  /** Hours of the window, > 0. */
  readonly window: number;
  readonly hoursPerDay: number;
  readonly retentionDays: number;
}

/**
 * Hours of recording that a window can hold at most: whole days with their daily hours, the rest filled with recording.
 *
 * Never more than the retention holds altogether.
 *
 * @throws Never.
 * @example
 * ```ts
 * recordedHours({ window: 8, hoursPerDay: 24, retentionDays: 30 }); // 8
 * ```
 */
export function recordedHours({ window, hoursPerDay, retentionDays }: WindowedRow): number {
  const days = Math.floor(window / 24);
  return Math.min(days * hoursPerDay + Math.min(window - 24 * days, hoursPerDay), hoursPerDay * retentionDays);
}

/** {@link recordedHours}, explained. */
export const hoursInWindow = formula({
  id: 'live-database.recorded-hours',
  title: 'Recorded hours within the window',
  expression:
    'min(floor(window / 24) * hoursPerDay + min(window - 24 * floor(window / 24), hoursPerDay), hoursPerDay * retentionDays)',
  inputs: { window: 'h', hoursPerDay: 'h/day', retentionDays: 'day' },
  unit: 'h',
  source: SOURCE,
  compute: recordedHours,
});

/**
 * Video that a row keeps in the live database while archiving runs, in bytes.
 *
 * A window can be busier than the mean of the day (it may be all motion) but not fuller than whole days.
 *
 * @throws Never.
 * @example
 * ```ts
 * liveBytes({ streams: 1, peakKbps: 1000, averageKbps: 500, recordedHours: 8, window: 8, hoursPerDay: 24, retentionDays: 30 }); // 3.6e9
 * ```
 */
export function liveBytes(
  row: WindowedRow & {
    readonly streams: number;
    readonly peakKbps: number;
    readonly averageKbps: number;
    readonly recordedHours: number;
  },
): number {
  const busiest = row.peakKbps * row.recordedHours;
  const fullest = row.averageKbps * row.hoursPerDay * Math.min(Math.ceil(row.window / 24), row.retentionDays);
  return row.streams * Math.min(busiest, fullest) * BYTES_PER_KBPS_HOUR;
}

/** {@link liveBytes}, explained. */
export const liveVideo = formula({
  id: 'live-database.live-video',
  title: 'Video in the live database',
  expression:
    'streams * min(peakKbps * recordedHours, averageKbps * hoursPerDay * min(ceil(window / 24), retentionDays)) * (1000 / 8) * 3600',
  inputs: {
    streams: 'stream',
    peakKbps: 'kbit/s',
    averageKbps: 'kbit/s',
    recordedHours: 'h',
    window: 'h',
    hoursPerDay: 'h/day',
    retentionDays: 'day',
  },
  unit: 'B',
  source: SOURCE,
  compute: liveBytes,
});

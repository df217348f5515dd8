import { each } from '../derivation/card.ts';
import { formula } from '../derivation/formula.ts';
import { overheadFactor } from './servers.ts';
import { sumOf, videoOfRows } from './total.ts';

const SOURCE = 'docs/model.md#failures';

/** Video that the cameras of one server record in a day, decimal TB; overhead is not in it. */
export const dailyVideo = videoOfRows('TB/day', {
  id: 'failure.daily-video',
  title: 'Video of a server in a day',
  source: SOURCE,
});

/** Video of a day with the system overhead on top, decimal TB. */
export const dailyWithOverhead = formula({
  id: 'failure.daily-with-overhead',
  title: 'Video of a day with system overhead',
  expression: 'daily * (1 + overheadPercent / 100)',
  inputs: { daily: 'TB/day', overheadPercent: '%' },
  unit: 'TB/day',
  source: SOURCE,
  compute: ({ daily, overheadPercent }) => daily * overheadFactor(overheadPercent),
});

/** Video not recorded per hour, decimal TB, averaged over the whole day: cameras that record part of the day count in part. */
export const notRecordedPerHour = formula({
  id: 'failure.not-recorded-per-hour',
  title: 'Video that is not recorded in an hour',
  expression: 'daily / 24',
  inputs: { daily: 'TB/day' },
  unit: 'TB/h',
  source: SOURCE,
  compute: ({ daily }) => daily / 24,
});

/** Cameras that are still recorded. */
export const camerasLeft = formula({
  id: 'failure.cameras-left',
  title: 'Cameras that record',
  expression: 'max(0, cameras - down)',
  inputs: { cameras: 'camera', down: 'camera' },
  unit: 'camera',
  source: 'by definition',
  compute: ({ cameras, down }) => Math.max(0, cameras - down),
});

/** The fullest of the storages of a server, percent. */
export const fullestStorage = formula({
  id: 'failure.fullest-storage',
  title: 'Utilization of the fullest storage',
  expression: 'max(percents)',
  inputs: { percents: each('%') },
  unit: '%',
  source: 'by definition',
  compute: ({ percents }) => Math.max(...percents),
});

/** Video that a spare records while the server that it replaces is down, decimal TB. */
export const outageVideo = formula({
  id: 'failure.outage-video',
  title: 'Video of an outage',
  expression: 'daily * days',
  inputs: { daily: 'TB/day', days: 'day' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ daily, days }) => daily * days,
});

/**
 * Recordings that a failed disk without redundancy loses at the most, decimal TB: what is recorded fills the disks one after the
 * other, or all alike.
 */
export const lostWithDisk = formula({
  id: 'failure.lost-with-disk',
  title: 'Recordings that are lost with a disk',
  expression: 'min(storedTb, diskTb * disk)',
  inputs: { storedTb: 'TB', diskTb: 'TB/disk', disk: 'disk' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ storedTb, diskTb, disk }) => Math.min(storedTb, diskTb * disk),
});

/**
 * Seconds without recording until a spare takes over: detecting the failure, and starting the spare where it does not run yet.
 */
export const failoverGap = sumOf('parts', 's', {
  id: 'failure.gap',
  title: 'Gap until the spare records',
  source: SOURCE,
});

/**
 * Hours in which an array writes the disk that replaces a failed one.
 *
 * Waiting for the disk is not counted.
 *
 * @throws Never.
 * @see Published: 22 TB at 150 MB/s take about 40 hours.
 * @example
 * ```ts
 * rebuildHoursOf({ diskTb: 16, speed: 100 }); // 44.44…
 * ```
 */
function rebuildHoursOf({ diskTb, speed }: { readonly diskTb: number; readonly speed: number }): number {
  return (diskTb * 1e6) / (speed * 3600);
}

/** {@link rebuildHoursOf}, explained. */
export const rebuildHours = formula({
  id: 'failure.rebuild-hours',
  title: 'Hours of a rebuild',
  expression: 'diskTb * 10^6 / (speed * 3600)',
  inputs: { diskTb: 'TB/disk', speed: 'MB/s' },
  unit: 'h',
  source: SOURCE,
  compute: rebuildHoursOf,
});

/** Transfer speed that an array has left for recording while it rebuilds, MB/s. */
export const speedWhileRebuilding = formula({
  id: 'failure.speed-while-rebuilding',
  title: 'Transfer speed while rebuilding',
  expression: 'speed * share',
  inputs: { speed: 'MB/s', share: '1' },
  unit: 'MB/s',
  source: SOURCE,
  compute: ({ speed, share }) => speed * share,
});

/** Expected disk failures per year, at a failure rate that does not depend on age. */
export const expectedFailures = formula({
  id: 'failure.expected-failures',
  title: 'Failed disks in a year',
  expression: 'disks * rate',
  inputs: { disks: 'disk', rate: '1/year' },
  unit: '1/year',
  source: SOURCE,
  compute: ({ disks, rate }) => disks * rate,
});

/** Chance that at least one of some disks fails in a year. */
export const chanceOfFailure = formula({
  id: 'failure.chance-in-a-year',
  title: 'Chance of a failed disk in a year',
  expression: '1 - (1 - rate)^disks',
  inputs: { disks: 'disk', rate: '1/year' },
  unit: '1',
  source: SOURCE,
  compute: ({ disks, rate }) => 1 - (1 - rate) ** disks,
});

/** Disks of an array that are left after some have failed. */
export const disksLeft = formula({
  id: 'failure.disks-left',
  title: 'Disks that are left',
  expression: 'max(0, disks - failed)',
  inputs: { disks: 'disk', failed: 'disk' },
  unit: 'disk',
  source: 'by definition',
  compute: ({ disks, failed }) => Math.max(0, disks - failed),
});

/**
 * Chance that at least one of the disks fails within the hours, assuming independent failures.
 *
 * Failures are not independent: field studies saw double failures 2 to 1500 times as often.
 *
 * @throws Never.
 * @see Published: 4 disks of a million hours between failures, 96 hours: 0.000384.
 * @example
 * ```ts
 * chanceWithin({ disks: 7, hours: 88.9, rate: 0.015 }); // 0.00107…
 * ```
 */
function chanceWithin(asked: { readonly disks: number; readonly hours: number; readonly rate: number }): number {
  return 1 - (1 - asked.rate) ** ((asked.disks * asked.hours) / 8760);
}

/** {@link chanceWithin}, explained. */
export const failureWithin = formula({
  id: 'failure.chance-while-rebuilding',
  title: 'Chance of another failed disk during the rebuild',
  expression: '1 - (1 - rate)^(disks * hours / 8760)',
  inputs: { disks: 'disk', hours: 'h', rate: '1/year' },
  unit: '1',
  source: SOURCE,
  compute: chanceWithin,
});

/**
 * Chance of a read error while disks are read whole: an upper bound by data sheet, where one unreadable bit counts as the loss
 * of the array.
 *
 * @throws Never.
 * @see Published: 38 % for 6 TB at 10^-14, 4.7 % at 10^-15.
 * @example
 * ```ts
 * readErrorChance({ diskTb: 16, disks: 7, perBit: 1e-15 }); // 0.592…
 * ```
 */
function readErrorChance(read: { readonly diskTb: number; readonly disks: number; readonly perBit: number }): number {
  return -Math.expm1(8e12 * read.diskTb * read.disks * Math.log1p(-read.perBit));
}

/** {@link readErrorChance}, explained. */
export const readError = formula({
  id: 'failure.read-error',
  title: 'Chance of a read error during the rebuild',
  expression: '-expm1(8 * 10^12 * diskTb * disks * log1p(-perBit))',
  inputs: { diskTb: 'TB/disk', disks: 'disk', perBit: '1/bit' },
  unit: '1',
  source: SOURCE,
  compute: readErrorChance,
});

/** Chance that at least one of two independent events happens. */
export const eitherChance = formula({
  id: 'failure.either',
  title: 'Chance that the array is lost',
  expression: '1 - (1 - failure) * (1 - readError)',
  inputs: { failure: '1', readError: '1' },
  unit: '1',
  source: SOURCE,
  compute: ({ failure, readError: error }) => 1 - (1 - failure) * (1 - error),
});

/** Chance that an array of double parity is lost: a second disk fails, then a third fails or a read of the others does. */
export const bothChances = formula({
  id: 'failure.second-and-further',
  title: 'Chance that an array of double parity is lost',
  expression: 'second * further',
  inputs: { second: '1', further: '1' },
  unit: '1',
  source: SOURCE,
  compute: ({ second, further }) => second * further,
});

/** What a server writes on average over the whole day, MB/s. */
export const meanWriteSpeed = formula({
  id: 'failure.mean-write-speed',
  title: 'Average data written',
  expression: 'daily * 10^6 / 86400',
  inputs: { daily: 'TB/day' },
  unit: 'MB/s',
  source: SOURCE,
  compute: ({ daily }) => (daily * 1e6) / 86_400,
});

/** What a storage reads on average, MB/s: playback, and recordings on their way to the archive. */
export const meanReadSpeed = sumOf('parts', 'MB/s', {
  id: 'failure.mean-read-speed',
  title: 'Average data read',
  source: SOURCE,
});

/** TB that each disk of a storage writes and reads in a year, parity and mirrors included; rebuilds are not counted. */
export const diskWorkload = formula({
  id: 'failure.disk-workload',
  title: 'Workload of a disk in a year',
  expression: '(written * disks / dataDisks + read) * 31.536 / disks',
  inputs: { written: 'MB/s', read: 'MB/s', disks: 'disk', dataDisks: 'disk' },
  unit: 'TB/year',
  source: SOURCE,
  compute: ({ written, read, disks, dataDisks }) => (((written * disks) / dataDisks + read) * 31.536) / disks,
});

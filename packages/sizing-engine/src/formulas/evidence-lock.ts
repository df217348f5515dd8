import { formula } from '../derivation/formula.ts';
import { BYTES_PER_KBPS_HOUR } from './recording.ts';
import { videoOfRows } from './total.ts';

const SOURCE = 'docs/model.md#evidence-lock';

/** How much is locked as evidence. */
interface Locks {
  readonly locksPerMonth: number;
  readonly camerasPerLock: number;
  readonly hoursPerLock: number;
  readonly monthsKept: number;
}

/**
 * Camera hours that are locked in the steady state, once the first locks expire: each month adds as many as it frees.
 *
 * The smallest unit that is locked is a database file of one hour, so a part of an hour counts as a whole one.
 *
 * @returns Hours; 0 where nothing is locked.
 * @throws Never.
 * @example
 * ```ts
 * lockedCameraHours({ locksPerMonth: 4, camerasPerLock: 6, hoursPerLock: 1.5, monthsKept: 12 }); // 576
 * ```
 */
export function lockedCameraHours({ locksPerMonth, camerasPerLock, hoursPerLock, monthsKept }: Locks): number {
  return locksPerMonth * camerasPerLock * Math.max(1, Math.ceil(hoursPerLock)) * monthsKept;
}

/** {@link lockedCameraHours}, explained. */
export const lockedHours = formula({
  id: 'evidence-lock.hours',
  title: 'Locked hours of all cameras',
  expression: 'locksPerMonth * camerasPerLock * max(1, ceil(hoursPerLock)) * monthsKept',
  inputs: { locksPerMonth: 'lock/month', camerasPerLock: 'camera/lock', hoursPerLock: 'h', monthsKept: 'month' },
  unit: 'h',
  source: SOURCE,
  compute: lockedCameraHours,
});

/** Locked hours per camera: it is not known which cameras will be locked, so all count equally. */
export const lockedHoursOfCamera = formula({
  id: 'evidence-lock.hours-of-camera',
  title: 'Locked hours of each camera',
  expression: 'hours / cameras',
  inputs: { hours: 'h', cameras: 'camera' },
  unit: 'h',
  source: SOURCE,
  compute: ({ hours, cameras }) => hours / cameras,
});

/** What one camera writes on average while it is recorded, all its streams together. */
export const meanCameraRate = formula({
  id: 'evidence-lock.mean-camera-rate',
  title: 'Mean rate of a camera while it is recorded',
  expression: 'averageMbit / cameras',
  inputs: { averageMbit: 'Mbit/s', cameras: 'camera' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ averageMbit, cameras }) => averageMbit / cameras,
});

/** Storage that locked recordings take of all servers, without overhead, decimal TB. */
export const evidenceLockReserve = formula({
  id: 'evidence-lock.reserve',
  title: 'Evidence lock reserve',
  expression: 'hours * meanMbit * 3600 / 8 / 10^6',
  inputs: { hours: 'h', meanMbit: 'Mbit/s' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ hours, meanMbit }) => (hours * meanMbit * 3600) / 8 / 1e6,
});

/** A row and the hours of each of its cameras that are locked. */
interface LockedRow {
  readonly streams: number;
  readonly averageKbps: number;
  readonly hours: number;
}

/**
 * Locked video of a row, in bytes.
 *
 * @throws Never.
 * @example
 * ```ts
 * lockedBytes({ streams: 10, averageKbps: 2000, hours: 6 }); // 5.4e10
 * ```
 */
export function lockedBytes({ streams, averageKbps, hours }: LockedRow): number {
  return streams * averageKbps * BYTES_PER_KBPS_HOUR * hours;
}

/** {@link lockedBytes}, explained. */
export const lockedVideo = formula({
  id: 'evidence-lock.locked-video',
  title: 'Locked video of the row',
  expression: 'streams * averageKbps * (1000 / 8) * 3600 * hours',
  inputs: { streams: 'stream', averageKbps: 'kbit/s', hours: 'h' },
  unit: 'B',
  source: SOURCE,
  compute: lockedBytes,
});

/** Locked video of the cameras of one server, decimal TB; overhead is not in it. */
export const lockedOfServer = videoOfRows('TB', {
  id: 'evidence-lock.locked-of-server',
  title: 'Locked video of a server',
  source: SOURCE,
});

/** Video of the whole retention and what is locked, TB. */
export const withLocked = formula({
  id: 'evidence-lock.with-locked',
  title: 'Storage with the evidence lock reserve',
  expression: 'videoTb + lockedTb',
  inputs: { videoTb: 'TB', lockedTb: 'TB' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ videoTb, lockedTb }) => videoTb + lockedTb,
});

/** Capacity or need that locked recordings leave, TB: recordings that are not locked are deleted first. */
export const withoutLocked = formula({
  id: 'evidence-lock.without-locked',
  title: 'Storage without what is locked',
  expression: 'max(0, storageTb - lockedTb)',
  inputs: { storageTb: 'TB', lockedTb: 'TB' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ storageTb, lockedTb }) => Math.max(0, storageTb - lockedTb),
});

/** Locked video of one server at an end of the range of bit rates: scaled like that of all servers. */
export const lockedAtEnd = formula({
  id: 'evidence-lock.locked-at-end',
  title: 'Locked video at the end of the range',
  expression: 'lockedTb * endTb / reserveTb',
  inputs: { lockedTb: 'TB', endTb: 'TB', reserveTb: 'TB' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ lockedTb, endTb, reserveTb }) => (lockedTb * endTb) / reserveTb,
});

import { given, type Column, type Quantity } from '../../derivation/quantity.ts';
import type { EvidenceLock } from '../../design/design.ts';
import {
  evidenceLockReserve,
  lockedCameraHours,
  lockedHours,
  lockedHoursOfCamera,
  lockedVideo,
  meanCameraRate,
} from '../../formulas/evidence-lock.ts';
import type { ExplainedRows } from './explained-rows.ts';
import { RANGE_ENDS, type RangeEnd } from '../../bitrate/bitrate.ts';

/** What is locked as evidence, over all servers. */
export interface ExplainedLock {
  /** Of all cameras together. */
  readonly hours: Quantity<'h'>;
  readonly hoursOfCamera: Quantity<'h'>;
  readonly reserveTb: Readonly<Record<RangeEnd, Quantity<'TB'>>>;
}

interface LockSources {
  readonly cameras: Quantity<'camera'>;
  readonly averageMbit: Readonly<Record<RangeEnd, Quantity<'Mbit/s'>>>;
}

const SETTING = 'serverSettings.evidenceLock';

/** Explain what is locked as evidence; undefined without locks or cameras. */
export function explainLock(lock: EvidenceLock, { cameras, averageMbit }: LockSources): ExplainedLock | undefined {
  if (lockedCameraHours(lock) === 0 || cameras.value === 0) return undefined;
  const hours = lockedHours({
    locksPerMonth: given(`${SETTING}.locksPerMonth`, lock.locksPerMonth, 'lock/month'),
    camerasPerLock: given(`${SETTING}.camerasPerLock`, lock.camerasPerLock, 'camera/lock'),
    hoursPerLock: given(`${SETTING}.hoursPerLock`, lock.hoursPerLock, 'h'),
    monthsKept: given(`${SETTING}.monthsKept`, lock.monthsKept, 'month'),
  });
  const [value, low, high] = RANGE_ENDS.map((end) =>
    evidenceLockReserve({ hours, meanMbit: meanCameraRate({ averageMbit: averageMbit[end], cameras }) }),
  ) as [Quantity<'TB'>, Quantity<'TB'>, Quantity<'TB'>];
  return { hours, hoursOfCamera: lockedHoursOfCamera({ hours, cameras }), reserveTb: { value, low, high } };
}

/** Locked video of rows, one number for each. */
export function lockedOf({ streams, loadsAt }: ExplainedRows, { hoursOfCamera }: ExplainedLock): Column<'B'> {
  return lockedVideo.overRows({ streams, averageKbps: loadsAt('value').average, hours: hoursOfCamera });
}

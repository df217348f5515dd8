import { givenColumn } from '../../derivation/column.ts';
import { given, type Column, type Quantity } from '../../derivation/quantity.ts';
import { actualRate, meanDays, meanPercent, meanRate, totalSpace, usedSpace } from '../../formulas/as-built.ts';
import type { Unit } from '../../units.ts';
import type { AsBuiltOptions, AsBuiltStatus, HeldBy, RecordedCamera } from './as-built-result.ts';
import type { RecordedFigures } from './gap.ts';

/** A camera of a report with the figures that a check needs, and its place among the cameras of the check. */
export interface CheckedCamera extends RecordedCamera {
  readonly usedSpaceGib: number;
  readonly daysHeld: number;
  readonly number: number;
}

/**
 * Whether a camera can be checked, or the first reason against it.
 *
 * @param isGroomed - Whether the design keeps a reduced frame rate of its group.
 */
export function statusOf(
  { isEnabled, hasEvidenceLock, storageName, usedSpaceGib, daysHeld }: RecordedCamera,
  { groomedStorages = [] }: AsBuiltOptions,
  isGroomed: boolean,
): AsBuiltStatus {
  if (!isEnabled) return 'disabled';
  if (hasEvidenceLock === true) return 'locked';
  if (isGroomed || (storageName !== null && groomedStorages.includes(storageName))) return 'groomed';
  if (usedSpaceGib === null || daysHeld === null) return 'no-figures';
  return usedSpaceGib === 0 || daysHeld === 0 ? 'nothing-recorded' : 'checked';
}

/** Tolerance in days when the age of a camera is compared with that of the site: reports and people count days differently. */
const DAY_OF_COUNTING = 1;

/** Why the oldest recordings of a camera are gone. */
export function heldByOf(
  { daysHeld, setDays }: CheckedCamera,
  { recordingDays }: AsBuiltOptions,
  plannedDays: number,
): HeldBy {
  const deletedAfter = setDays ?? plannedDays;
  if (daysHeld >= deletedAfter) return 'set-days';
  return recordingDays !== undefined && daysHeld >= recordingDays - DAY_OF_COUNTING ? 'site-age' : 'space';
}

/** The figures of one camera. */
export function figuresOf({ number, usedSpaceGib, daysHeld, recordedPercent }: CheckedCamera): RecordedFigures {
  const at = <const U extends Unit>(field: keyof RecordedCamera, value: number, unit: U): Quantity<U> =>
    given(`report.cameras[${number}].${field}`, value, unit);
  const usedGib = at('usedSpaceGib', usedSpaceGib, 'GiB');
  const days = at('daysHeld', daysHeld, 'day');
  return {
    rateKbps: actualRate({ usedGib, days }),
    recordedPercent: recordedPercent === null ? undefined : at('recordedPercent', recordedPercent, '%'),
    days,
    spaceTb: usedSpace({ usedGib }),
  };
}

/** Several cameras together, at least one: means of rates and shares, days by rate, space in all. */
export function togetherOf(cameras: readonly CheckedCamera[], count: Quantity<'camera'>): RecordedFigures {
  const column = columnsOf(cameras);
  const usedGib = column('usedSpaceGib', 'GiB', (camera) => camera.usedSpaceGib);
  const days = column('daysHeld', 'day', ({ daysHeld }) => daysHeld);
  const rateKbps = meanRate({ rates: [actualRate.overRows({ usedGib, days })], cameras: count });
  const spaceTb = totalSpace({ parts: [usedSpace.overRows({ usedGib })] });
  const isShareKnown = cameras.every(({ recordedPercent }) => recordedPercent !== null);
  return {
    rateKbps,
    recordedPercent: isShareKnown
      ? meanPercent({
          shares: [column('recordedPercent', '%', ({ recordedPercent }) => recordedPercent!)],
          cameras: count,
        })
      : undefined,
    days: meanDays({ space: spaceTb, kbps: rateKbps, cameras: count }),
    spaceTb,
  };
}

function columnsOf(cameras: readonly CheckedCamera[]) {
  const rows = cameras.map(({ number }) => number);
  return <const U extends Unit>(
    field: keyof RecordedCamera,
    unit: U,
    valueOf: (camera: CheckedCamera) => number,
  ): Column<U> => givenColumn(`report.cameras[*].${field}`, { rows, values: cameras.map(valueOf), unit });
}

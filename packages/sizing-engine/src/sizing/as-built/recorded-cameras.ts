import { givenColumn } from '../../derivation/column.ts';
import { given, type Column, type Quantity } from '../../derivation/quantity.ts';
import {
  actualRate,
  meanDays,
  meanPercent,
  meanRate,
  spaceForDays,
  totalSpace,
  usedSpace,
} from '../../formulas/as-built.ts';
import { daysOfSetting } from '../../formulas/as-built-gap.ts';
import type { Unit } from '../../units.ts';
import type { AsBuiltOptions, AsBuiltStatus, HeldBy, RecordedCamera } from './as-built-result.ts';
import type { Recorded } from './gap.ts';

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

/** Whether the report tells that the recorder deletes by the days it is set to, so that nothing else ends the recordings. */
export function isHeldBySetting({ daysHeld, setDays }: CheckedCamera): boolean {
  return setDays !== null && daysHeld >= setDays;
}

/** The figures of one camera. */
export function figuresOf(
  { number, usedSpaceGib, daysHeld, recordedPercent, setDays }: CheckedCamera,
  planned: Quantity<'day'>,
): Recorded {
  const at = <const U extends Unit>(field: keyof RecordedCamera, value: number, unit: U): Quantity<U> =>
    given(`report.cameras[${number}].${field}`, value, unit);
  const usedGib = at('usedSpaceGib', usedSpaceGib, 'GiB');
  const days = at('daysHeld', daysHeld, 'day');
  return {
    rateKbps: actualRate({ usedGib, days }),
    recordedPercent: recordedPercent === null ? undefined : at('recordedPercent', recordedPercent, '%'),
    days,
    spaceTb: usedSpace({ usedGib }),
    cameras: undefined,
    leftDays: setDays === null ? undefined : daysOfSetting({ held: days, set: at('setDays', setDays, 'day'), planned }),
  };
}

/** Several cameras together, at least one: means of rates and shares, days by rate, space in all. */
export function togetherOf(
  cameras: readonly CheckedCamera[],
  count: Quantity<'camera'>,
  planned: Quantity<'day'>,
): Recorded {
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
    cameras: count,
    leftDays: leftTogether(cameras, { kbps: rateKbps, cameras: count, planned }),
  };
}

interface OfCameras {
  readonly kbps: Quantity<'kbit/s'>;
  readonly cameras: Quantity<'camera'>;
  readonly planned: Quantity<'day'>;
}

/** The days of the space that the settings of the recorders leave; a recorder whose setting is not told leaves the planned ones. */
function leftTogether(
  cameras: readonly CheckedCamera[],
  { kbps, cameras: count, planned }: OfCameras,
): Quantity<'day'> | undefined {
  const told = cameras.filter(({ setDays }) => setDays !== null);
  if (told.length === 0) return undefined;
  const untold = cameras.filter(({ setDays }) => setDays === null);
  const parts = [spaceLeft(told, planned), ...(untold.length === 0 ? [] : [spaceLeft(untold, planned)])];
  return meanDays({ space: totalSpace({ parts }), kbps, cameras: count });
}

/** Space of cameras of which all tell what their recorders are set to, or none. */
function spaceLeft(cameras: readonly CheckedCamera[], planned: Quantity<'day'>): Column<'TB'> {
  const column = columnsOf(cameras);
  const days = column('daysHeld', 'day', ({ daysHeld }) => daysHeld);
  const kbps = actualRate.overRows({ usedGib: column('usedSpaceGib', 'GiB', (camera) => camera.usedSpaceGib), days });
  if (cameras[0]!.setDays === null) return spaceForDays.overRows({ kbps, days: planned });
  const set = column('setDays', 'day', ({ setDays }) => setDays!);
  return spaceForDays.overRows({ kbps, days: daysOfSetting.overRows({ held: days, set, planned }) });
}

function columnsOf(cameras: readonly CheckedCamera[]) {
  const rows = cameras.map(({ number }) => number);
  return <const U extends Unit>(
    field: keyof RecordedCamera,
    unit: U,
    valueOf: (camera: CheckedCamera) => number,
  ): Column<U> => givenColumn(`report.cameras[*].${field}`, { rows, values: cameras.map(valueOf), unit });
}

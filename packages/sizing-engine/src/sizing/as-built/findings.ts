import { toTenths } from '../../checks/field-check.ts';
import { saying, type Saying } from '../result/sayings.ts';
import { UNCHECKED } from '../result/sayings-of-as-built.ts';
import type { AsBuiltFinding } from './as-built-result.ts';
import type { CheckedLine } from './checked-camera.ts';
import type { PlannedGroup } from './planned-group.ts';
import type { CheckedCamera } from './recorded-cameras.ts';

/** Days below which a long-run rate is too uncertain. */
export const SHORT_SAMPLE_DAYS = 7;

/** A smaller difference is none: recorders are set in hours or months and report fractions of days, and delete by the hour. */
export const HALF_A_DAY = 0.5;

/** Notes on a group besides its figures. */
export function findingsOf(
  { cameraGroupId, cameras, days }: PlannedGroup,
  lines: readonly CheckedLine[],
): AsBuiltFinding[] {
  const checked = lines.flatMap((line) => line.checked ?? []);
  const { value: designedCameras } = cameras;
  const plannedDays = toTenths(days.value);
  const about: About = (code, cameras, message) => (cameras === 0 ? [] : [{ code, cameraGroupId, cameras, message }]);
  const others = Math.abs(lines.length - designedCameras);
  const count = (holds: (camera: CheckedCamera) => boolean) => checked.filter(holds).length;
  const otherDays = count(({ setDays }) => setDays !== null && Math.abs(setDays - plannedDays) > HALF_A_DAY);
  const short = count(({ daysHeld }) => daysHeld < SHORT_SAMPLE_DAYS);
  const shareless = count(({ recordedPercent }) => recordedPercent === null);
  return [
    ...about(
      'other-number-of-cameras',
      others,
      saying('finding.other-number-of-cameras', { designed: designedCameras, reported: lines.length }),
    ),
    ...notChecked(lines, about),
    ...about('set-days-differ', otherDays, saying('finding.set-days-differ', { cameras: otherDays, plannedDays })),
    ...heldBySetDays(lines, about),
    ...about('short-sample', short, saying('finding.short-sample', { cameras: short, days: SHORT_SAMPLE_DAYS })),
    ...about('no-recorded-share', shareless, saying('finding.no-recorded-share', { cameras: shareless })),
  ];
}

type About = (code: AsBuiltFinding['code'], cameras: number, message: Saying) => AsBuiltFinding[];

function notChecked(lines: readonly CheckedLine[], about: About): AsBuiltFinding[] {
  return UNCHECKED.flatMap((because) => {
    const cameras = lines.filter(({ status }) => status === because).length;
    return about('not-checked', cameras, saying('finding.not-checked', { cameras, because }));
  });
}

function heldBySetDays(lines: readonly CheckedLine[], about: About): AsBuiltFinding[] {
  const cameras = lines.filter(({ heldBy }) => heldBy === 'set-days').length;
  return about('held-by-set-days', cameras, saying('finding.held-by-set-days', { cameras }));
}

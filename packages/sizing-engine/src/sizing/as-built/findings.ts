import { counted } from '../wording/wording.ts';
import type { AsBuiltFinding, AsBuiltStatus } from './as-built-result.ts';
import type { CheckedLine } from './checked-camera.ts';
import type { PlannedGroup } from './planned-group.ts';
import type { CheckedCamera } from './recorded-cameras.ts';

/** Days below which a long-run rate is too uncertain. */
const SHORT_SAMPLE_DAYS = 7;

/** Recorders that are configured in hours or months report fractions of days. */
const HALF_A_DAY = 0.5;

/** Reasons why cameras were not checked, as they follow the number of cameras in a sentence. */
const REASONS: Readonly<Record<Exclude<AsBuiltStatus, 'checked'>, string>> = {
  disabled: 'switched off',
  locked: 'with an evidence lock, whose old video is in the space but not in the days',
  groomed: 'in a storage whose archive keeps a reduced frame rate',
  'no-figures': 'without used space or days held in the report',
  'nothing-recorded': 'without recordings',
};

/** Notes on a group besides its figures. */
export function findingsOf(
  { cameraGroupId, cameras, days }: PlannedGroup,
  lines: readonly CheckedLine[],
): AsBuiltFinding[] {
  const checked = lines.flatMap((line) => line.checked ?? []);
  const { value: designedCameras } = cameras;
  const plannedDays = Math.round(days.value * 10) / 10;
  const about: About = (code, count, message) =>
    count === 0 ? [] : [{ code, cameraGroupId, cameras: count, message }];
  const others = Math.abs(lines.length - designedCameras);
  const count = (holds: (camera: CheckedCamera) => boolean) => checked.filter(holds).length;
  const otherDays = count(({ setDays }) => setDays !== null && Math.abs(setDays - plannedDays) > HALF_A_DAY);
  const short = count(({ daysHeld }) => daysHeld < SHORT_SAMPLE_DAYS);
  const shareless = count(({ recordedPercent }) => recordedPercent === null);
  return [
    ...about('other-number-of-cameras', others, otherNumber(lines.length, designedCameras)),
    ...notChecked(lines, about),
    ...about(
      'set-days-differ',
      otherDays,
      `The recorder is set to delete ${counted(otherDays, 'camera')} after another time than the ${counted(plannedDays, 'day')} of the design.`,
    ),
    ...heldBySetDays(lines, about),
    ...about(
      'short-sample',
      short,
      `The rate of ${counted(short, 'camera')} is that of less than ${counted(SHORT_SAMPLE_DAYS, 'day')}.`,
    ),
    ...about(
      'no-recorded-share',
      shareless,
      `The report does not tell the recorded share of ${counted(shareless, 'camera')}: it counts with the rate.`,
    ),
  ];
}

type About = (code: AsBuiltFinding['code'], count: number, message: string) => AsBuiltFinding[];

function otherNumber(reported: number, designed: number): string {
  return `The design has ${counted(designed, 'camera')}, the report ${reported === 0 ? 'none' : String(reported)}.`;
}

function notChecked(lines: readonly CheckedLine[], about: About): AsBuiltFinding[] {
  return Object.entries(REASONS).flatMap(([status, reason]) => {
    const count = lines.filter((line) => line.status === status).length;
    return about('not-checked', count, `Not checked: ${counted(count, 'camera')} ${reason}.`);
  });
}

function heldBySetDays(lines: readonly CheckedLine[], about: About): AsBuiltFinding[] {
  const count = lines.filter(({ heldBy }) => heldBy === 'set-days').length;
  return about(
    'held-by-set-days',
    count,
    `The recorder deletes ${counted(count, 'camera')} by age: more space would keep nothing longer, and may be there.`,
  );
}

import type {
  AsBuiltCamera,
  AsBuiltCheck,
  AsBuiltFigures,
  AsBuiltGap,
  AsBuiltGroup,
  AsBuiltRemedies,
  AsBuiltStatus,
  AsBuiltStorage,
  HeldBy,
} from '@site-designer/sizing-engine/as-built';
import { ownSpeaker, groupTitles } from '@site-designer/texts';
import type { MatchedReport } from './match-cameras.ts';
import type { CameraReport } from './report.ts';

/** A table of a check, as it is written to a file and shown. */
export interface AsBuiltTable {
  readonly name: string;
  readonly columns: readonly AsBuiltColumn[];
  /** Null where there is no value. */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

interface AsBuiltColumn {
  readonly title: string;
  /** Decimals that its numbers are read with; undefined for texts. */
  readonly decimals?: number;
}

export interface AsBuiltAnswer {
  readonly check: AsBuiltCheck;
  readonly matching: Pick<MatchedReport, 'unmatched' | 'leftOut'>;
  readonly report: Pick<CameraReport, 'notes'>;
  /** Null without hardware. */
  readonly remedies: AsBuiltRemedies | null;
}

export const STATUS_TEXTS: Readonly<Record<AsBuiltStatus, string>> = {
  checked: 'Checked',
  disabled: 'Switched off',
  locked: 'Evidence lock',
  groomed: 'Reduced frame rate',
  'no-figures': 'Not told',
  'nothing-recorded': 'No recordings',
};

/** What ends the recordings of a camera. */
const HELD_BY_TEXTS: Readonly<Record<HeldBy, string>> = {
  'set-days': 'Age',
  space: 'Space',
  'site-age': 'New site',
};

const COMPARED: readonly AsBuiltColumn[] = [
  { title: 'Planned long-run rate (kbit/s)', decimals: 0 },
  { title: 'Actual long-run rate (kbit/s)', decimals: 0 },
  { title: 'Planned recorded share (%)', decimals: 1 },
  { title: 'Actual recorded share (%)', decimals: 1 },
  { title: 'Planned days', decimals: 1 },
  { title: 'Days held', decimals: 1 },
];

const DIFFERENCES: readonly AsBuiltColumn[] = [
  { title: 'Days more or less', decimals: 1 },
  { title: 'of that from the rate', decimals: 1 },
  { title: 'from the recorded share', decimals: 1 },
  { title: 'from the retention setting', decimals: 1 },
  { title: 'from the space', decimals: 1 },
  { title: 'Planned space (TB)', decimals: 3 },
  { title: 'Space used (TB)', decimals: 3 },
  { title: 'Space needed (TB)', decimals: 3 },
  { title: 'Space missing (TB)', decimals: 3 },
  { title: 'of that for the rate (TB)', decimals: 3 },
  { title: 'for the recorded share (TB)', decimals: 3 },
  { title: 'not there as planned (TB)', decimals: 3 },
];

/**
 * A check as tables: its groups with a line for all of them, its cameras, and everything there is to know besides.
 *
 * @example
 * ```ts
 * const [groups] = asBuiltTables({ check, matching, report, remedies });
 * csvOf([groups.columns.map(({ title }) => title), ...tableCells(groups)]);
 * ```
 */
export function asBuiltTables(
  answer: AsBuiltAnswer,
): readonly [groups: AsBuiltTable, cameras: AsBuiltTable, notes: AsBuiltTable] {
  return [groupTable(answer.check), cameraTable(answer.check), noteTable(answer)];
}

/** Cells of a table for a text file: numbers with the decimals that they are read with, and blanks. */
export function tableCells({ columns, rows }: AsBuiltTable): (string | number)[][] {
  return rows.map((row) =>
    row.map((cell, at) => (typeof cell === 'number' ? Number(cell.toFixed(columns[at]?.decimals)) : (cell ?? ''))),
  );
}

function groupTable({ groups, totals }: AsBuiltCheck): AsBuiltTable {
  const counts = (of: Pick<AsBuiltGroup, 'designedCameras' | 'reportedCameras' | 'checkedCameras'>) => [
    of.designedCameras,
    of.reportedCameras,
    of.checkedCameras,
  ];
  const blank = COMPARED.map(() => null);
  const titles = groupTitles(groups, ownSpeaker);
  return {
    name: 'Groups',
    columns: [
      { title: 'Group' },
      ...['Cameras designed', 'Cameras reported', 'Cameras checked'].map((title) => ({ title, decimals: 0 })),
      ...COMPARED,
      { title: 'Fewest days', decimals: 1 },
      ...DIFFERENCES,
    ],
    rows: [
      ...groups.map((group) => [
        titles.get(group.cameraGroupId)!,
        ...counts(group),
        ...compared(group.planned, group.actual),
        group.fewestDays,
        ...differences(group),
      ]),
      ['All', ...counts(totals), ...blank, null, ...differences({ gap: null, storage: totals.storage })],
    ],
  };
}

function cameraTable({ groups, cameras }: AsBuiltCheck): AsBuiltTable {
  const byId = new Map(groups.map((group) => [group.cameraGroupId, group]));
  const titles = groupTitles(groups, ownSpeaker);
  return {
    name: 'Cameras',
    columns: [
      { title: 'Group' },
      { title: 'Camera' },
      { title: 'State' },
      { title: 'Ended by' },
      ...COMPARED,
      ...DIFFERENCES,
    ],
    rows: cameras.map((camera) => [
      titles.get(camera.cameraGroupId)!,
      ...cameraCells(camera, byId.get(camera.cameraGroupId)!),
    ]),
  };
}

function cameraCells(camera: AsBuiltCamera, group: AsBuiltGroup): AsBuiltTable['rows'][number] {
  const { name, status, heldBy, actual } = camera;
  return [
    name,
    STATUS_TEXTS[status],
    heldBy === null ? null : HELD_BY_TEXTS[heldBy],
    ...compared(group.planned, actual),
    ...differences(camera),
  ];
}

function compared(planned: AsBuiltFigures, actual: AsBuiltFigures | null): (number | null)[] {
  return [
    planned.rateKbps,
    actual?.rateKbps ?? null,
    planned.recordedPercent,
    actual?.recordedPercent ?? null,
    planned.days,
    actual?.days ?? null,
  ];
}

function differences({ gap, storage }: Pick<AsBuiltGroup, 'gap' | 'storage'>): (number | null)[] {
  return [...(gap === null ? NO_DAYS : daysOf(gap)), ...(storage === null ? NO_SPACE : spaceOf(storage))];
}

const NO_DAYS = [null, null, null, null, null];
const NO_SPACE = [null, null, null, null, null, null, null];

function daysOf({ days, parts }: AsBuiltGap): (number | null)[] {
  return [days, parts.rate, parts.recordedShare, parts.retentionSetting, parts.capacity];
}

function spaceOf({ plannedTb, usedTb, neededTb, missingTb, parts }: AsBuiltStorage): (number | null)[] {
  return [plannedTb, usedTb, neededTb, missingTb, parts.rate, parts.recordedShare, parts.capacity];
}

function noteTable({ check, matching, report, remedies }: AsBuiltAnswer): AsBuiltTable {
  const titles = groupTitles(check.groups, ownSpeaker);
  return {
    name: 'Notes',
    columns: [{ title: 'About' }, { title: 'Note' }],
    rows: [
      ...(remedies?.remedies ?? []).map(({ text }) => ['What to change', ownSpeaker.say(text)]),
      ...check.findings.map(({ cameraGroupId, message }) => [titles.get(cameraGroupId)!, ownSpeaker.say(message)]),
      ...report.notes.map(({ message }) => ['Report', message]),
      ...matching.unmatched.map(({ camera, candidates }) => [camera.name, unmatchedText(candidates, titles)]),
      ...matching.leftOut.map(({ name }) => [name, 'Left out by hand.']),
    ],
  };
}

function unmatchedText(candidates: readonly number[], titles: ReadonlyMap<number, string>): string {
  if (candidates.length === 0) return 'Fits no group of the design.';
  return `Fits several groups equally well: ${candidates.map((id) => titles.get(id)).join(', ')}.`;
}

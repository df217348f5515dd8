import type {
  AsBuiltCamera,
  AsBuiltCheck,
  AsBuiltFigures,
  AsBuiltGap,
  AsBuiltGroup,
  AsBuiltRemedies,
  AsBuiltStatus,
  AsBuiltStorage,
} from '@site-designer/sizing-engine/as-built';
import { ownSpeaker, groupTitles } from '@site-designer/texts';
import type { MatchedReport } from './match-cameras.ts';
import type { CameraReport } from '../read/report.ts';
import { TABLE_TEXTS as TEXTS } from '../texts/in-use.ts';

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

/** How a camera of the report was taken into the check. */
export function statusText(status: AsBuiltStatus): string {
  return TEXTS.status[status];
}

/** Titles of columns with numbers. */
function numbered(titles: readonly string[], decimals: number): AsBuiltColumn[] {
  return titles.map((title) => ({ title, decimals }));
}

function comparedColumns(): AsBuiltColumn[] {
  const { plannedRate, actualRate, plannedShare, actualShare, plannedDays, daysHeld } = TEXTS.compared;
  return [
    ...numbered([plannedRate, actualRate], 0),
    ...numbered([plannedShare, actualShare, plannedDays, daysHeld], 1),
  ];
}

function differenceColumns(): AsBuiltColumn[] {
  const { days, rate, recordedShare, retentionSetting, capacity } = TEXTS.gap;
  const { storage } = TEXTS;
  return [
    ...numbered([days, rate, recordedShare, retentionSetting, capacity], 1),
    ...numbered([storage.planned, storage.used, storage.needed, storage.missing], 3),
    ...numbered([storage.rate, storage.recordedShare, storage.capacity], 3),
  ];
}

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
  const blank = comparedColumns().map(() => null);
  const titles = groupTitles(groups, ownSpeaker);
  return {
    name: TEXTS.groups,
    columns: [
      { title: TEXTS.group },
      ...numbered([TEXTS.designed, TEXTS.reported, TEXTS.checked], 0),
      ...comparedColumns(),
      ...numbered([TEXTS.fewestDays], 1),
      ...differenceColumns(),
    ],
    rows: [
      ...groups.map((group) => [
        titles.get(group.cameraGroupId)!,
        ...counts(group),
        ...compared(group.planned, group.actual),
        group.fewestDays,
        ...differences(group),
      ]),
      [TEXTS.all, ...counts(totals), ...blank, null, ...differences({ gap: null, storage: totals.storage })],
    ],
  };
}

function cameraTable({ groups, cameras }: AsBuiltCheck): AsBuiltTable {
  const byId = new Map(groups.map((group) => [group.cameraGroupId, group]));
  const titles = groupTitles(groups, ownSpeaker);
  return {
    name: TEXTS.cameras,
    columns: [
      { title: TEXTS.group },
      { title: TEXTS.camera },
      { title: TEXTS.state },
      { title: TEXTS.endedBy },
      ...comparedColumns(),
      ...differenceColumns(),
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
    statusText(status),
    heldBy === null ? null : TEXTS.heldBy[heldBy],
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
    name: TEXTS.notes,
    columns: [{ title: TEXTS.about }, { title: TEXTS.note }],
    rows: [
      ...(remedies?.remedies ?? []).map(({ text }) => [TEXTS.toChange, ownSpeaker.say(text)]),
      ...check.findings.map(({ cameraGroupId, message }) => [titles.get(cameraGroupId)!, ownSpeaker.say(message)]),
      ...report.notes.map(({ message }) => [TEXTS.report, message]),
      ...matching.unmatched.map(({ camera, candidates }) => [camera.name, unmatchedText(candidates, titles)]),
      ...matching.leftOut.map(({ name }) => [name, TEXTS.leftOut]),
    ],
  };
}

function unmatchedText(candidates: readonly number[], titles: ReadonlyMap<number, string>): string {
  if (candidates.length === 0) return TEXTS.fitsNone;
  return TEXTS.fitsSeveral(candidates.map((id) => titles.get(id)).join(', '));
}

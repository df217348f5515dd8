import {
  changeOf,
  columnOf,
  columnOfHead,
  FILE_HEADS,
  ownIds,
  plannedImport,
  SAME_IDS,
  twinOf,
  type CameraForm,
  type ColumnKey,
  type PlannedLine,
} from '@site-designer/camera-table';
import { csvLines, type CsvLine } from '@site-designer/camera-table/read-csv';
import type { Problem } from '@site-designer/design-file';
import type { CameraRow } from '@site-designer/sizing-engine';
import { applyChange } from '@site-designer/sizing-engine/design';
import { didYouMean } from '../suggest.ts';

/** What becomes of a camera table. With problems there are no cameras. */
export interface ImportedCameras {
  readonly cameras: readonly CameraRow[];
  readonly problems: readonly Problem[];
  /** Columns that are not read. */
  readonly unknownHeads: readonly string[];
}

const EMPTY_TABLE = { rows: [], lineOf: new Map<number, number>(), firstIds: new Set<number>() };

/** Reads a camera table into a design that has no cameras yet. */
export function importedCameras(text: string, form: CameraForm): ImportedCameras {
  const [head, ...lines] = csvLines(text);
  if (head === undefined) return refused([{ path: '', message: 'The file is empty', line: 1, column: 1 }]);
  const plan = plannedImport(EMPTY_TABLE, [head, ...lines].map(withoutRowId(head)), { form, ids: SAME_IDS });
  if ('message' in plan) return refused([{ path: '', message: plan.message, ...startOf(head) }]);
  if (plan.lines.length === 0) return refused([{ path: '', message: 'No camera follows the heads', ...startOf(head) }]);
  const problems = plan.lines.flatMap((planned, index) => problemsOf(planned, { head, line: lines[index]! }));
  const { design } = applyChange({ cameras: [] }, changeOf(plan.lines), { catalogue: form.catalogue, ids: ownIds() });
  return { cameras: problems.length > 0 ? [] : design.cameras, problems, unknownHeads: unknownHeads(head) };
}

function refused(problems: readonly Problem[]): ImportedCameras {
  return { cameras: [], problems, unknownHeads: [] };
}

const ROW_ID = plain(FILE_HEADS[0]!);
const GROUP_ID = plain(FILE_HEADS[1]!);

function plain(head: string): string {
  return head.trim().toLowerCase();
}

/** Rows of an export have the ids of the design that they come from. In a new one they are all new. */
function withoutRowId({ cells: heads }: CsvLine): (line: CsvLine) => readonly string[] {
  const at = heads.findIndex((head) => plain(head) === ROW_ID);
  return ({ cells }) => (cells === heads ? cells : cells.map((cell, index) => (index === at ? '' : cell)));
}

interface Lines {
  readonly head: CsvLine;
  readonly line: CsvLine;
}

function problemsOf({ refusals, problem }: PlannedLine, { head, line }: Lines): Problem[] {
  const whole = problem === undefined ? [] : [{ path: '', message: problem, ...startOf(line) }];
  const cells = refusals.map(({ column, text, message }) => {
    const at = placeOf(head, column);
    return {
      path: (head.cells[at] ?? '').trim(),
      message: `${message}: "${text}"`,
      ...(line.places[at] ?? startOf(line)),
    };
  });
  return [...whole, ...cells];
}

function startOf({ places }: CsvLine): CsvLine['places'][number] {
  return places[0] ?? { line: 1, column: 1 };
}

/** Where a column stands; where a stream has one half only, what was refused may stand in the column of the other. */
function placeOf({ cells }: CsvLine, key: ColumnKey): number {
  const places = cells.map(columnOfHead);
  const own = places.indexOf(key);
  return own === -1 ? places.indexOf(twinOf(columnOf(key))?.key) : own;
}

function unknownHeads({ cells }: CsvLine): string[] {
  return cells
    .filter(
      (head) => head.trim() !== '' && ![ROW_ID, GROUP_ID].includes(plain(head)) && columnOfHead(head) === undefined,
    )
    .map((head) => `the column "${head.trim()}" is not read.${didYouMean(head.trim(), FILE_HEADS)}`);
}

import {
  convertedTable,
  FILE_HEADERS,
  guessedMapping,
  isBlank,
  ownColumn,
  ownIds,
  readableAs,
  SAME_IDS,
  tableOf,
  type CameraForm,
} from '@site-designer/camera-table';
import {
  changeOfImport,
  guessedChoices,
  importView,
  type ImportChoices,
  type ImportContext,
  type ImportView,
} from '@site-designer/camera-table/foreign';
import type { Problem } from '@site-designer/design-file';
import { applyChange, type CameraRow } from '@site-designer/sizing-engine';
import { didYouMean } from '../shell/suggest.ts';
import type { ReadTable } from './read-table.ts';

/** What is decided on the command line about a list of other people. */
export interface ListDecisions {
  readonly combine?: ImportChoices['combine'] | undefined;
  /** What becomes of lines of which the list does not tell whether they are cameras. */
  readonly decide?: 'leave' | 'take' | undefined;
  /** Rows of the design that the list is to update by the names of its groups. */
  readonly before?: readonly CameraRow[] | undefined;
}

/** A list of other people as it is read, and the rows of the design after it. */
export interface ForeignList {
  readonly view: ImportView;
  readonly cameras: readonly CameraRow[];
  readonly problems: readonly Problem[];
}

/** Reads a list of other people by the choices that are guessed for it and those of the command line. */
export function foreignList(table: ReadTable, form: CameraForm, decisions: ListDecisions): ForeignList {
  const { combine = 'no', decide, before } = decisions;
  const sheet = {
    name: '',
    cells: table.lines.map(({ cells }) => cells),
    ...(table.merges !== undefined && { merges: table.merges }),
  };
  const context: ImportContext = { table: tableOf(before ?? []), form, ids: SAME_IDS };
  const guessed = guessedChoices([sheet], context);
  const choices: ImportChoices = { ...guessed, combine, against: before === undefined ? 'add' : 'update' };
  const first = importView(sheet, choices, context);
  const undecided = first.lines.filter(({ kind }) => kind === 'undecided');
  const view =
    decide === undefined || undecided.length === 0
      ? first
      : importView(
          sheet,
          { ...choices, lines: new Map(undecided.map(({ line }) => [line, decide] as const)) },
          context,
        );
  const change = { catalogue: form.catalogue, ids: ownIds() };
  const { design } = applyChange({ cameras: before ?? [] }, changeOfImport(view), change);
  return { view, cameras: design.cameras, problems: problemsOf(view, table) };
}

function problemsOf({ problems, refused }: ImportView, { lines }: ReadTable): Problem[] {
  const faults = problems.map(({ message }) => ({ path: '', message, line: 1, column: 1 }));
  const cells = refused.flatMap(({ target, text, message, lines: named }) =>
    named.map((line) => {
      const at = lines[line - 1]?.cells.findIndex(
        (cell) => (typeof cell === 'string' ? cell : cell.text).trim() === text,
      );
      const place = lines[line - 1]?.places[at ?? 0] ?? { line, column: 1 };
      return { path: target, message: `${message}: "${text}"`, ...place };
    }),
  );
  return [...faults, ...cells];
}

/** Tables with the headers of the camera table, lists of devices, element profiles, and files in which nothing is found. */
export function isOwnOrConverted({ lines }: ReadTable, form: CameraForm): boolean {
  const cells = lines.map((line) => line.cells);
  const { isOwn, headerLine, columns } = guessedMapping(cells);
  const hasLines = cells.slice((headerLine ?? -1) + 1).some((line) => !line.every(isBlank));
  return (
    isOwn || !hasLines || columns.every((readAs) => readAs === undefined) || convertedTable(cells, form) !== undefined
  );
}

/** How the columns are read, what is done to values, and which lines are left out; a sentence each. */
export function notesOfList(table: ReadTable, { columns, notes, lines }: ImportView): readonly string[] {
  const of = columns.flatMap(({ header, target }) => {
    if (header === '' || ownColumn(header) !== undefined) return [];
    if (target === null) return [`the column "${header}" is not read.${didYouMean(header, FILE_HEADERS)}`];
    const name = readableAs().find(({ readAs }) => readAs === target)?.name ?? target;
    return name === header ? [] : [`the column "${header}" is read as ${name}`];
  });
  const left = lines.filter(({ kind }) => ['total', 'goods', 'filtered', 'note', 'left'].includes(kind));
  return [...table.notes, ...of, ...notes, ...left.map(({ why }) => `left out: ${why}`)];
}

/** The answer of `--json`: the design file, and what each line of the list is. */
export function jsonOf(design: unknown, table: ReadTable, view: ImportView | undefined): object {
  if (view === undefined) return { design, lines: [], counts: { lines: table.lines.length }, checks: [] };
  const { lines: count, headers, taken, leftOut, undecided } = view.counts;
  return {
    design,
    lines: view.lines.map(({ line, kind, why }) => ({ line, kind, why })),
    counts: { lines: count, headers, taken, leftOut, undecided },
    checks: view.checks,
  };
}

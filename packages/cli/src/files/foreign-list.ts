import {
  FILE_HEADERS,
  isBlank,
  nearestNames,
  ownColumn,
  ownIds,
  readableAs,
  SAME_IDS,
  tableOf,
  textOfCell,
  type CameraForm,
} from '@site-designer/camera-table';
import {
  changeOfImport,
  guessedChoices,
  importView,
  type ImportChoices,
  type ImportContext,
  type ImportLine,
  type ImportView,
} from '@site-designer/camera-table/foreign';
import type { Problem } from '@site-designer/design-file';
import { applyChange, type CameraRow } from '@site-designer/sizing-engine';
import { said } from '../texts/said.ts';
import { alternatives, didYouMean } from '../shell/suggest.ts';
import type { ReadTable, TableLine } from './read-table.ts';

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
  /** Whether it is an export of the camera table, whose lines name their groups. */
  readonly isOwn: boolean;
  readonly layout: ImportChoices['layout'];
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
  const choices: ImportChoices = {
    ...guessed,
    combine,
    against: before === undefined ? 'add' : 'update',
    // Who leaves out what is undecided confirms the filters that are proposed.
    filters: guessed.filters.map((filter) => ({ ...filter, isProposed: filter.isProposed && decide !== 'leave' })),
  };
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
  const isOwn = guessed.columns.some((target) => target === 'rowId' || target === 'groupId');
  return { isOwn, layout: choices.layout, view, cameras: design.cameras, problems: problemsOf(view, table) };
}

function problemsOf({ problems, refused, columns }: ImportView, table: ReadTable): Problem[] {
  const faults = problems.map(({ kind, message }) => ({
    path: '',
    message: kind === 'no-column' ? `${message}${hintsFor(table)}` : message,
    ...startOf(table.lines.find(({ cells }) => !cells.every(isBlank))),
  }));
  const cells = refused.flatMap(({ target, text, message, lines }) => {
    const at = columns.findIndex((column) => column.target === target);
    const path = columns[at]?.header ?? target;
    return lines.map((number) => {
      const line = table.lines[number - 1];
      return { path, message: `${message}: "${text}"`, ...(line?.places[at] ?? startOf(line)) };
    });
  });
  return [...faults, ...cells];
}

function startOf(line: TableLine | undefined): TableLine['places'][number] {
  return line?.places[0] ?? { line: 1, column: 1 };
}

/** What may be wrong with a file without known columns: headers that are misspelt, or its encoding. */
function hintsFor({ lines, encoding }: ReadTable): string {
  const first = lines.find(({ cells }) => !cells.every(isBlank));
  const near = (first?.cells ?? [])
    .map((cell) => textOfCell(cell).trim())
    .map((header) => ({ header, names: nearestNames(header, FILE_HEADERS) }))
    .filter(({ names }) => names.length > 0)
    .map(({ header, names }) => ` ${header}: did you mean ${alternatives(names)}?`);
  return `${near.join('')}${encoding === undefined ? '' : ` It was read as ${encoding}.`}`;
}

const OTHER_TOTAL = 'Line {line} says {says} cameras, and {taken} were taken';

/** How the columns are read, what is done to values, and which lines are left out; a sentence each. */
export function notesOfList(
  table: ReadTable,
  { view: { columns, notes, lines, checks }, layout }: Pick<ForeignList, 'view' | 'layout'>,
): readonly string[] {
  // Columns of kinds of cameras are taken with their lines.
  const named = layout === 'matrix' ? [] : columns;
  const of = named.flatMap(({ header, target }) => {
    if (header === '' || ownColumn(header) !== undefined) return [];
    if (target === null) return [`the column "${header}" is not read.${didYouMean(header, FILE_HEADERS)}`];
    const name = readableAs().find(({ readAs }) => readAs === target)?.name ?? target;
    return name === header ? [] : [`the column "${header}" is read as ${name}`];
  });
  const left = lines.filter(({ kind }) => ['total', 'goods', 'filtered', 'note', 'left'].includes(kind));
  const unmet = checks
    .filter(({ says, taken }) => says !== taken)
    .map(({ line, says, taken }) => said(OTHER_TOTAL, { line: physical(table, line), says, taken }));
  return [...table.notes, ...of, ...notes, ...left.map((line) => `left out: ${whyIn(table, line)}`), ...unmet];
}

/** Where a line starts in the file: cells of a CSV may hold line breaks. */
function physical({ lines }: ReadTable, line: number): number {
  return lines[line - 1]?.places[0]?.line ?? line;
}

/** Why a line is what it is, with its line in the file. */
export function whyIn(table: ReadTable, { line, why }: Pick<ImportLine, 'line' | 'why'>): string {
  return why.replace(/^Line \d+/, `Line ${physical(table, line)}`);
}

/** The answer of `--json`: the design file, and what each line of the list is. */
export function jsonOf(design: unknown, table: ReadTable, view: ImportView): object {
  const { lines: count, headers, taken, leftOut, undecided } = view.counts;
  return {
    design,
    lines: view.lines.map((line) => ({ line: physical(table, line.line), kind: line.kind, why: whyIn(table, line) })),
    counts: { lines: count, headers, taken, leftOut, undecided },
    checks: view.checks.map((check) => ({ ...check, line: physical(table, check.line) })),
  };
}

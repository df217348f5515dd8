import { accessOf, BASIC_COLUMNS, type CameraForm, type CellColumn, type ColumnKey } from '@site-designer/camera-table';
import type { CellState, ImportGroup, ImportLine, ImportView } from '@site-designer/camera-table/foreign';
import { calculateTotals, type CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import { differencesOf } from './import-differences.ts';
import { tableColumns } from './table-columns.ts';
import type {
  CellOrigin,
  ImportDesign,
  ListLine,
  Shown,
  ShownWindow,
  TableCell,
  TableStream,
  TableTotals,
  ToldLine,
} from './import-question.ts';
import { WINDOW_ROWS } from './window-rows.ts';
import { shownCell } from '../../../lib/format/shown-cell.ts';

interface WindowContext extends ImportDesign {
  readonly shown: Shown;
  readonly form: CameraForm;
}

/** The rows of a view that the page shows. */
export function windowOf(view: ImportView, context: WindowContext): ShownWindow {
  const { shown } = context;
  const told = shown.line === undefined ? undefined : toldOf(view, shown.line, context);
  switch (shown.tab) {
    case 'list': {
      const checks = new Map(view.checks.map((check) => [check.line, check]));
      const { from, rows, total } = cut(linesShown(view, shown), shown, ({ line }) => [line]);
      const lines = rows.map((line): ListLine => ({ ...line, check: checks.get(line.line) }));
      return { shown, from, total, told, rows: { tab: 'list', lines } };
    }
    case 'table': {
      const { from, rows, total } = cut(view.groups, shown, ({ fromLines }) => fromLines);
      const columns = tableColumns(view.columns);
      const streams = rows.flatMap((group, at) =>
        streamsIn(group, numberOf(view, from + at, context), { form: context.form, columns }),
      );
      return { shown, from, total, told, rows: { tab: 'table', streams, totals: totalsOf(view, context) } };
    }
    case 'differences': {
      const { from, rows, total } = cut(differencesOf(view, context), shown, ({ line }) => [line]);
      return { shown, from, total, told, rows: { tab: 'differences', rows } };
    }
  }
}

function linesShown({ lines }: ImportView, { only }: Shown): readonly ImportLine[] {
  if (only === undefined) return lines;
  if ('kinds' in only) return lines.filter(({ kind }) => only.kinds.includes(kind));
  const wanted = new Set(only.lines);
  return lines.filter(({ line }) => wanted.has(line));
}

/** The window that begins at a row, or has the chosen line. */
function cut<T>(
  all: readonly T[],
  { from: wanted, line }: Shown,
  linesOf: (row: T) => readonly (number | undefined)[],
) {
  const at = line === undefined ? -1 : all.findIndex((row) => linesOf(row).includes(line));
  const isInside = at >= wanted && at < wanted + WINDOW_ROWS;
  const first = at === -1 || isInside ? wanted : at - (at % WINDOW_ROWS);
  const from = first < all.length ? first : 0;
  return { from, total: all.length, rows: all.slice(from, from + WINDOW_ROWS) };
}

/** The number of a group in the table, which counts from the lowest line up; undefined where it is not known before. */
function numberOf({ groups, change }: ImportView, at: number, { rows }: ImportDesign): number | undefined {
  if (groups.some(({ match }) => match !== undefined)) return undefined;
  const isReplaced = change.removedCameraIds.length > 0;
  return (isReplaced ? 0 : rowsByGroup(rows).size) + groups.length - at;
}

function streamsIn(
  { key, rows, states, fromLines }: ImportGroup,
  number: number | undefined,
  { form, columns }: { readonly form: CameraForm; readonly columns: readonly CellColumn[] },
): TableStream[] {
  return rows.map((row, at) => ({
    key: `${key} ${at}`,
    group: number,
    stream: at + 1,
    lines: fromLines,
    cells: columns.map((column) => cellOf(row, column, { form, isFirst: at === 0, states })),
  }));
}

interface CellContext {
  readonly form: CameraForm;
  readonly isFirst: boolean;
  readonly states: ReadonlyMap<ColumnKey, CellState>;
}

function cellOf(row: CameraRow, column: CellColumn, { form, isFirst, states }: CellContext): TableCell {
  const halves = halvesOf(column).filter((each) => accessOf(row, each, isFirst) === 'open');
  const texts = halves.map((each) => shownCell(row, each, form));
  const state = halves.map(({ key }) => states.get(key)).find((each) => each !== undefined) ?? 'default';
  return { text: [...new Set(texts)].join(' / '), state };
}

function halvesOf(column: CellColumn): readonly CellColumn[] {
  if (column.half === undefined) return [column];
  return BASIC_COLUMNS.filter(({ field }) => field === column.field);
}

/** More groups than these are not added up for a preview. */
const MOST_SUMMED = 2000;

function totalsOf({ groups }: ImportView, { catalogue }: ImportDesign): TableTotals | undefined {
  if (groups.length === 0 || groups.length > MOST_SUMMED) return undefined;
  const rows = groups.flatMap((group, at) =>
    group.rows.map((row, stream) => ({ ...row, id: at * 100 + stream + 1, cameraGroupId: at * 100 + 1 })),
  );
  try {
    const { cameras, peakMbit, averageMbit, storageTb } = calculateTotals(rows, catalogue);
    return {
      cameras: cameras.value,
      peakMbit: peakMbit.value,
      averageMbit: averageMbit.value,
      storageTb: storageTb.value,
    };
  } catch {
    // Out of bounds: the preview says so by the problems of the import.
    return undefined;
  }
}

/** Lines that are like one: of the same kind, for the same word. */
export function alikeTo({ lines }: ImportView, number: number): readonly number[] {
  const chosen = lines[number - 1];
  if (chosen === undefined || chosen.kind === 'title' || chosen.kind === 'header') return [];
  return lines.filter(({ kind, word }) => kind === chosen.kind && word === chosen.word).map(({ line }) => line);
}

function toldOf(view: ImportView, number: number, context: WindowContext): ToldLine | undefined {
  const { form } = context;
  const line = view.lines[number - 1];
  if (line === undefined) return undefined;
  const at = view.groups.findIndex(({ fromLines }) => fromLines.includes(number));
  const group = view.groups[at];
  return {
    line,
    alike: alikeTo(view, number).length,
    group: group && {
      number: numberOf(view, at, context),
      name: group.rows[0]?.streamName ?? '',
      origins: originsOf(view, line, { group, form }),
    },
  };
}

function originsOf(
  { columns }: ImportView,
  { cells }: ImportLine,
  { group, form }: { readonly group: ImportGroup; readonly form: CameraForm },
): readonly CellOrigin[] {
  const [row] = group.rows;
  if (row === undefined) return [];
  return tableColumns(columns).flatMap((column): readonly CellOrigin[] => {
    const { text: reading, state } = cellOf(row, column, { form, isFirst: true, states: group.states });
    if (reading === '' || column.field === 'streamName') return [];
    const at = columns.findIndex(({ target }) => target !== null && isReadAs(target, column));
    const cell = at === -1 ? undefined : cells[at];
    return [{ title: column.title, reading, text: cell?.text, state, message: cell?.message }];
  });
}

function isReadAs(target: string, { field }: CellColumn): boolean {
  return target === field || target.startsWith(`${field}.`);
}

import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { parseCell } from '../cells/cell.ts';
import {
  columnOf,
  COLUMNS,
  otherHalfOf,
  type CameraForm,
  type CellColumn,
  type ColumnKey,
  type ColumnSet,
} from '../cells/columns.ts';
import { plannedFill } from './fill.ts';
import type { PlannedLine } from './plan.ts';
import { plannedLine, shownText } from './planned-line.ts';
import { columnsWith, isInRange, rangeOf, type Selection, type Table } from '../selection/selection.ts';
import { formatTsv } from '../cells/tsv.ts';

/**
 * The columns that a block shows: both halves where a row of it has both, one for the two elsewhere, as on the screen.
 */
function shownColumns(rows: readonly CameraRow[], { columns }: Table): readonly CellColumn[] {
  return laidOut(columns, layoutOf(rows));
}

function laidOut(columns: readonly CellColumn[], layout: BlockLayout): readonly CellColumn[] {
  return layout === 'halves' ? columns : columns.filter(({ half }) => half !== 'continuous');
}

/** The block as text for the clipboard, in the form of spreadsheets. */
export function copiedText(table: Table, selection: Selection, form: CameraForm): string {
  const range = rangeOf(table, selection);
  const rows = table.rows.slice(range.top, range.bottom + 1);
  const columns = shownColumns(rows, table).filter((column) => rows.some((row) => isInRange(range, row, column)));
  return formatTsv(rows.map((row) => columns.map((column) => shownText(table, row, { column, form }))));
}

/** Whether the columns of a block are one for each setting, or one for each half of the settings that have two. */
export type BlockLayout = 'single' | 'halves';

function layoutOf(rows: readonly CameraRow[]): BlockLayout {
  return rows.some(({ recording }) => recording === Recording.speedup) ? 'halves' : 'single';
}

/** The layout in which a block is copied: as it is on the screen. */
export function copiedLayout(table: Table, selection: Selection): BlockLayout {
  const { top, bottom } = rangeOf(table, selection);
  return layoutOf(table.rows.slice(top, bottom + 1));
}

interface PasteInput {
  readonly matrix: readonly (readonly string[])[];
  readonly form: CameraForm;
  /** Only known of a block that was copied from a camera table. */
  readonly layout?: BlockLayout | undefined;
  /** The optional columns of that table; without them, those of all sets. */
  readonly sets?: readonly ColumnSet[] | undefined;
}

/** A way to read a block: every line with the row that it goes to. */
export interface BlockReading {
  readonly layout: BlockLayout;
  readonly lines: readonly PlannedLine[];
  /** Columns with texts beyond the last column of the table. */
  readonly unreadColumns: number;
}

/**
 * The effect of a paste. Lines below the last row become new groups.
 *
 * @returns The ways in which the block can be read; two where its texts do not tell which of them is meant.
 */
export function plannedPaste(
  table: Table,
  selection: Selection | undefined,
  { matrix, form, layout, sets }: PasteInput,
): readonly [BlockReading, ...BlockReading[]] {
  if (selection && matrix.length === 1 && matrix[0]?.length === 1) {
    const lines = plannedFill(table, selection, { text: matrix[0][0] ?? '', form });
    return [{ layout: 'single', lines, unreadColumns: 0 }];
  }
  const copied = layout && (sets ? columnsWith((set) => sets.includes(set)) : COLUMNS);
  const block = { table, selection, matrix, form, copied };
  return layout === undefined ? readingsOf(block) : [readingOf(block, layout)];
}

interface Block {
  readonly table: Table;
  readonly selection: Selection | undefined;
  readonly matrix: readonly (readonly string[])[];
  readonly form: CameraForm;
  /** The columns of the camera table that it was copied from. */
  readonly copied: readonly CellColumn[] | undefined;
}

/**
 * A list from elsewhere has one layout for all of its lines, and each line its own recording mode: both halves of a row that
 * has only one are the same or blank where they were copied, and two settings where they are not.
 */
function readingsOf(block: Block): readonly [BlockReading, ...BlockReading[]] {
  const single = readingOf(block, 'single');
  const halves = readingOf(block, 'halves');
  const modes = modesOf(block);
  const needsHalves = single.unreadColumns > 0 || modes.includes(Recording.speedup);
  if (!needsHalves || hasTwoSettingsInOneHalf(halves.lines, modes)) return [single];
  const [leftOutSingle, leftOutHalves] = [leftOutBy(single), leftOutBy(halves)];
  if (leftOutSingle !== leftOutHalves) return [leftOutSingle < leftOutHalves ? single : halves];
  if (bringsModes(block)) return isSameReading(single, halves) ? [halves] : [single, halves];
  // Without modes of their own the lines are read as the rows are shown in which they begin.
  return [layoutOf(chosenRows(block)) === 'halves' ? halves : single];
}

function readingOf(block: Block, layout: BlockLayout): BlockReading {
  const { table, matrix, form } = block;
  const columns = columnsFrom(block, layout);
  const modes = modesOf(block);
  const lines = matrix.map((cells, index) => {
    const keyOf = (column: CellColumn) => (layout === 'single' ? keyIn(column, modes[index]) : column.key);
    const texts = new Map(cells.flatMap((text, at) => (columns[at] ? [[keyOf(columns[at]), text] as const] : [])));
    return plannedLine(table, table.rows[topOf(block) + index], { texts, form });
  });
  return { layout, lines, unreadColumns: Math.max(0, widthOf(matrix) - columns.length) };
}

/** The one column of a setting is the half that the row has. */
function keyIn(column: CellColumn, mode: Recording | undefined): ColumnKey {
  const isOther = mode === Recording.constant && column.half === 'motion';
  return (isOther ? otherHalfOf(column) : undefined)?.key ?? column.key;
}

function topOf({ table, selection }: Block): number {
  return selection ? rangeOf(table, selection).top : table.rows.length;
}

/** The columns of a block: it starts where a copy of it would. */
function columnsFrom(block: Block, layout: BlockLayout): readonly CellColumn[] {
  const columns = columnsFromStart(block, layout);
  const isBehindRates = columns[0] !== undefined && COLUMNS.indexOf(columns[0]) > LAST_LISTED;
  // Columns after the bit rate in a list of another program are something else.
  return block.copied || isBehindRates ? columns : columns.filter((column) => COLUMNS.indexOf(column) <= LAST_LISTED);
}

const LAST_LISTED = COLUMNS.indexOf(columnOf('bitrateKbit.motion'));

function columnsFromStart(block: Block, layout: BlockLayout): readonly CellColumn[] {
  const first = firstColumn(block);
  // What was copied from a table may have more columns than this one shows.
  const isThere = first === undefined || block.copied?.includes(first) === true;
  const columnsHere = laidOut((isThere ? block.copied : undefined) ?? block.table.columns, layout);
  if (first === undefined) return columnsHere;
  // A single value for both halves belongs to neither of them.
  const isOfBoth = layoutOf(chosenRows(block)) === 'single';
  const isStart = ({ key, field }: CellColumn) => (isOfBoth ? field === first.field : key === first.key);
  if (layout === 'halves' || isOfBoth) {
    return columnsHere.slice(columnsHere.findIndex(isStart));
  }
  const further = columnsHere.filter((column) => COLUMNS.indexOf(column) > COLUMNS.indexOf(first));
  return [first, ...further.filter(({ field }) => field !== first.field)];
}

function firstColumn({ table, selection }: Pick<Block, 'table' | 'selection'>): CellColumn | undefined {
  if (!selection) return undefined;
  const range = rangeOf(table, selection);
  const rows = chosenRows({ table, selection });
  return table.columns.find((column) => rows.some((row) => isInRange(range, row, column)));
}

function chosenRows({ table, selection }: Pick<Block, 'table' | 'selection'>): readonly CameraRow[] {
  if (!selection) return [];
  const { top, bottom } = rangeOf(table, selection);
  return table.rows.slice(top, bottom + 1);
}

/** The cells up to the last one with a text. */
function widthOf(matrix: Block['matrix']): number {
  return Math.max(0, ...matrix.map((cells) => cells.findLastIndex((text) => text.trim() !== '') + 1));
}

function bringsModes(block: Block): boolean {
  const columns = columnsFrom(block, 'single').slice(0, widthOf(block.matrix));
  return columns.some(({ key }) => key === 'recording');
}

/** The recording mode of each line: its own, else that of its row. */
function modesOf(block: Block): readonly Recording[] {
  const { table, matrix, form } = block;
  const at = columnsFrom(block, 'single').findIndex(({ key }) => key === 'recording');
  return matrix.map((cells, index) => {
    const parsed = parseCell(cells[at] ?? '', columnOf('recording'), form);
    const row = table.rows[topOf(block) + index] ?? NEW_STREAM;
    return 'value' in parsed ? (parsed.value as Recording) : row.recording;
  });
}

function hasTwoSettingsInOneHalf(lines: readonly PlannedLine[], modes: readonly Recording[]): boolean {
  return lines.some(({ texts }, index) =>
    COLUMNS.some((column) => {
      const otherHalf = column.half === 'continuous' ? otherHalfOf(column) : undefined;
      if (otherHalf === undefined || modes[index] === Recording.speedup) return false;
      const [own, other] = [texts.get(column.key)?.trim() ?? '', texts.get(otherHalf.key)?.trim() ?? ''];
      return own !== '' && other !== '' && own !== other;
    }),
  );
}

/** Cells and columns of which nothing would be taken. */
function leftOutBy({ lines, unreadColumns }: BlockReading): number {
  return lines.reduce((count, { refusals }) => count + refusals.length, unreadColumns);
}

function isSameReading(one: BlockReading, other: BlockReading): boolean {
  return one.lines.every(({ patch }, index) => JSON.stringify(patch) === JSON.stringify(other.lines[index]?.patch));
}

/** A cell of a file without readable text: what it contains, and why it is refused. */
export interface UnreadableCell {
  readonly text: string;
  readonly message: string;
  /** Whether the text is a date, which some columns take. */
  readonly isDate?: boolean;
}

export type FileCell = string | UnreadableCell;

export type FileCells = readonly (readonly FileCell[])[];

/** Lines of a file that may stand before the headers: title, customer, date and so on. */
export const MOST_TITLE_LINES = 30;

/** A sheet of a workbook, or the one table of a text file. */
export interface Sheet {
  readonly name: string;
  readonly cells: FileCells;
  /** Blocks of cells that are one cell of the workbook. */
  readonly merges?: readonly Merge[];
}

/** A block of merged cells, lines and columns from 0, the last ones within it. */
export interface Merge {
  readonly startRow: number;
  readonly endRow: number;
  readonly startCol: number;
  readonly endCol: number;
}

/** A table of another program in the columns of the camera table. */
export interface ConvertedTable {
  readonly cells: FileCells;
  /** What it is and what is not taken from it, a sentence each. */
  readonly notes: readonly string[];
  /** Where each line below the headers comes from: lines of the file, from 1. */
  readonly sources: readonly (readonly number[])[];
  /** The line of the headers of the file, from 1. */
  readonly headerLine: number;
  /** Why other lines of the file are not taken; a line without a word here is of no use for the table. */
  readonly leftOut: ReadonlyMap<number, string>;
  /** Lines with settings of the kinds of cameras. */
  readonly settings?: ReadonlySet<number>;
  /** Titles of sections, and what totals say, by line of the file. */
  readonly sections?: ReadonlyMap<number, string>;
  readonly totals?: ReadonlyMap<number, number>;
}

export function textOfCell(cell: FileCell | undefined): string {
  return typeof cell === 'object' ? cell.text : (cell ?? '');
}

export function isBlank(cell: FileCell): boolean {
  return textOfCell(cell).trim() === '';
}

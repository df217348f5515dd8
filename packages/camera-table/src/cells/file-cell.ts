/** A cell of a file without readable text: what it contains, and why it is refused. */
export interface UnreadableCell {
  readonly text: string;
  readonly message: string;
  /** Whether the text is a date, which some columns take. */
  readonly isDate?: boolean;
}

export type FileCell = string | UnreadableCell;

export type FileCells = readonly (readonly FileCell[])[];

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
}

export function textOfCell(cell: FileCell | undefined): string {
  return typeof cell === 'object' ? cell.text : (cell ?? '');
}

export function isBlank(cell: FileCell): boolean {
  return textOfCell(cell).trim() === '';
}

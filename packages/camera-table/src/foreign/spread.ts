import { textOfCell, type FileCell, type FileCells, type Sheet } from '../cells/file-cell.ts';

/** Merged cells: a value stands in all its cells. */

/** The lines with each value that is merged downwards in all its lines: a building over its rooms. */
export function spreadDown({ cells, merges = [] }: Sheet): FileCells {
  const tall = merges.filter(({ startRow, endRow }) => endRow > startRow);
  if (tall.length === 0) return cells;
  const lines = cells.map((line) => [...line]);
  for (const { startRow, endRow, startCol } of tall) {
    const value = cells[startRow]?.[startCol] ?? '';
    for (const line of lines.slice(startRow, endRow + 1)) setCell(line, startCol, value);
  }
  return lines;
}

/** Some lines with each value in all cells that it is merged over, in both directions: headers. */
export function spreadLines({ cells, merges = [] }: Sheet, first: number, last: number): FileCells {
  const lines = cells.slice(first, last + 1).map((line) => [...line]);
  for (const { startRow, endRow, startCol, endCol } of merges) {
    if (endRow < first || startRow > last) continue;
    const value = cells[startRow]?.[startCol] ?? '';
    for (let at = Math.max(first, startRow); at <= Math.min(last, endRow); at += 1) {
      for (let column = startCol; column <= endCol; column += 1) setCell(lines[at - first]!, column, value);
    }
  }
  return lines;
}

function setCell(line: FileCell[], at: number, value: FileCell): void {
  while (line.length < at) line.push('');
  line[at] = value;
}

const ODD_BLANKS = /[^\S ]| {2}/;

/** The trimmed text of a cell, with single blanks. */
export function plainText(cell: FileCell | undefined): string {
  const text = textOfCell(cell).trim();
  return ODD_BLANKS.test(text) ? text.replaceAll(/\s+/g, ' ') : text;
}

import type { MarkedText } from '../installer-document/document.ts';
import type { SalesColumn, SalesPart } from './document.ts';

/** A column of texts, or with `#` before its title one of numbers. */
function columnOf(title: string): SalesColumn {
  return title.startsWith('#') ? { title: title.slice(1), isNumber: true } : { title, isNumber: false };
}

type Cell = string | MarkedText;

function cellOf(cell: Cell): MarkedText {
  return typeof cell === 'string' ? { text: cell } : cell;
}

interface TableHead {
  readonly title: string;
  readonly columns: readonly string[];
  /** Above the table. */
  readonly lines?: readonly Cell[];
}

/** A part with a table; nothing where it has no rows. */
export function tablePart({ title, columns, lines = [] }: TableHead, rows: readonly (readonly Cell[])[]): SalesPart[] {
  if (rows.length === 0) return [];
  const table = { columns: columns.map(columnOf), rows: rows.map((row) => row.map(cellOf)) };
  return [{ title, lines: lines.map(cellOf), table }];
}

/** A part of sentences; nothing where there are none. */
export function linesPart(title: string, lines: readonly Cell[]): SalesPart[] {
  return lines.length === 0 ? [] : [{ title, lines: lines.map(cellOf), table: null }];
}

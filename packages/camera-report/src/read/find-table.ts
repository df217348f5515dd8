import type { CsvLine } from '@site-designer/camera-table/read-csv';
import { columnNamed, NAMING_COLUMNS, type ReportColumn } from './columns.ts';

/** Lines that may stand before the headers: the type that old PowerShell names, a separator for spreadsheets, titles. */
const LINES_SEARCHED = 20;

const DELIMITERS = [',', ';', '\t', '|'] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** What separates the cells; undefined where no line has headers of a report. */
export function delimiterOf(text: string): Delimiter | undefined {
  const lines = text.split(/\r\n|\n|\r/, LINES_SEARCHED);
  for (const line of lines) {
    const delimiter = DELIMITERS.find((each) => isHeaderLine(line.split(each).map(unquoted)));
    if (delimiter !== undefined) return delimiter;
  }
  return undefined;
}

function unquoted(cell: string): string {
  return cell.replaceAll(/["\uFEFF]/g, '');
}

/** Whether cells are headers of a report: two that are read, one of which names the camera. */
function isHeaderLine(cells: readonly string[]): boolean {
  const known = cells.flatMap((cell) => columnNamed(cell) ?? []);
  return known.length > 1 && known.some((column) => NAMING_COLUMNS.includes(column));
}

/** The columns of a report by their names. */
export interface ReportTable {
  readonly headers: CsvLine;
  readonly at: ReadonlyMap<ReportColumn, number>;
  /** Places of columns that an earlier column has the name of. */
  readonly repeated: readonly number[];
  /** Lines with cells, headers that come again left out. */
  readonly lines: readonly CsvLine[];
}

/** The table of a report; undefined where no line has its headers. */
export function tableOf(lines: readonly CsvLine[]): ReportTable | undefined {
  const found = lines.slice(0, LINES_SEARCHED).findIndex(({ cells }) => isHeaderLine(cells));
  const headers = lines[found];
  if (headers === undefined) return undefined;
  const at = new Map<ReportColumn, number>();
  const repeated: number[] = [];
  headers.cells.forEach((header, place) => {
    const column = columnNamed(header);
    if (column === undefined) return;
    if (at.has(column)) repeated.push(place);
    else at.set(column, place);
  });
  const again = headers.cells.join('\n');
  const body = lines.slice(found + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { headers, at, repeated, lines: body.filter(({ cells }) => cells.join('\n') !== again) };
}

import { writeXlsx } from 'hucre/xlsx';
import type { AsBuiltTable } from './as-built-tables.ts';

type WorkbookSheet = Parameters<typeof writeXlsx>[0]['sheets'][number];

const BOLD = { font: { bold: true } } as const;
const NARROWEST = 10;
const WIDEST = 60;
/** Room beside the longest text, characters. */
const MARGIN = 2;

/** The tables of a check as a workbook, a sheet each; numbers are whole, and shown with their decimals. */
export async function asBuiltWorkbook(tables: readonly AsBuiltTable[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: tables.map(sheetOf) });
}

function sheetOf({ name, columns, rows }: AsBuiltTable): WorkbookSheet {
  const cells: NonNullable<WorkbookSheet['cells']> = new Map(
    columns.map((_, column) => [`0,${column}`, { style: BOLD }]),
  );
  rows.forEach((row, line) =>
    row.forEach((value, column) => {
      if (typeof value === 'number')
        cells.set(`${line + 1},${column}`, {
          value,
          type: 'number',
          style: { numFmt: formatOf(columns[column]?.decimals ?? 0) },
        });
    }),
  );
  return {
    name,
    rows: [columns.map(({ title }) => title), ...rows.map((row) => [...row])],
    columns: columns.map(({ title }, at) => ({ width: widthOf([title, ...rows.map((row) => row[at] ?? '')]) })),
    cells,
    freezePane: { rows: 1, columns: 1 },
  };
}

function formatOf(decimals: number): string {
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

function widthOf(cells: readonly (string | number)[]): number {
  const longest = cells.reduce<number>(
    (most, cell) => (typeof cell === 'number' ? most : Math.max(most, cell.length)),
    NARROWEST,
  );
  return Math.min(WIDEST, longest + MARGIN);
}

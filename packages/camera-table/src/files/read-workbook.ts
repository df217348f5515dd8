import { FILE_TEXTS as TEXTS } from '#texts/files';
import { readXlsx } from 'hucre/xlsx';
import type { FileCell, Sheet } from '../cells/file-cell.ts';

type Workbook = Awaited<ReturnType<typeof readXlsx>>;
type WorkbookSheet = Workbook['sheets'][number];
type CellDetails = NonNullable<ReturnType<NonNullable<WorkbookSheet['cells']>['get']>>;
type CellValue = WorkbookSheet['rows'][number][number];

/** The sheets of a workbook (XLSX) that are not hidden, cells as the texts that the table reads. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  return sheets
    .filter(({ hidden, veryHidden }) => hidden !== true && veryHidden !== true)
    .map(({ name, rows, cells, merges = [] }) => ({
      name,
      ...(merges.length > 0 && { merges }),
      cells: rows.map((row, line) => row.map((value, column) => cellOf(value, cells?.get(`${line},${column}`)))),
    }));
}

function cellOf(value: CellValue, details: CellDetails | undefined): FileCell {
  if (value === null || value === undefined) {
    const formula = details?.formula;
    if (formula === undefined) return '';
    return {
      text: `=${formula}`,
      message: TEXTS.formula,
    };
  }
  if (isError(value, details)) return { text: String(value), message: TEXTS.formulaError };
  if (value instanceof Date) return { text: dateText(value), message: TEXTS.date, isDate: true };
  if (typeof value === 'number') return numberText(value, details?.style?.numFmt);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

function isError(value: CellValue, details: CellDetails | undefined): boolean {
  if (details?.type === 'error') return true;
  return details?.type === 'formula' && typeof value === 'string' && /^#[A-Z0-9/]+[!?A]$/.test(value);
}

function dateText(date: Date): string {
  return date
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace(/\.000Z$/, '')
    .replace('T', ' ');
}

const PER_CENT = 100;
/** More digits than a spreadsheet shows; the rest is binary rounding. */
const DIGITS = 12;

/** As the cell shows it: 0.4 in a cell of percentages is 40 %. */
function numberText(value: number, format = ''): string {
  if (isPercentage(format)) return `${Number((value * PER_CENT).toPrecision(DIGITS))} %`;
  const text = String(Number(value.toPrecision(DIGITS)));
  // Three digits after a point would be read as thousands: 1.125 must not become 1125.
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** What stands within quotes in a format is text. */
function isPercentage(format: string): boolean {
  return format.replaceAll(/"[^"]*"|\\./g, '').includes('%');
}

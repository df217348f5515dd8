import { Big } from 'big.js';
import { writeXlsx } from 'hucre/xlsx';
import type { BillTable, OfferSum } from './bill-rows.ts';
import { PRICE_COLUMNS } from './price-columns.ts';

type WorkbookSheet = Parameters<typeof writeXlsx>[0]['sheets'][number];
type CellMap = NonNullable<WorkbookSheet['cells']>;

const QUANTITY = 2;
const UNIT_PRICE = 3;
const TOTAL = 4;
const WIDTHS = [24, 80, 10, 18, 18, 16];
const BOLD = { font: { bold: true } } as const;

/** A bill as the sheet of a workbook. Totals are formulas, so that a quantity can be changed there. */
function billSheet(name: string, { head, rows, total, offer }: BillTable): WorkbookSheet {
  const cells: CellMap = new Map(head.map((_, column) => [`0,${column}`, { style: BOLD }]));
  rows.forEach((row, index) => {
    const unitPrice = row[UNIT_PRICE];
    if (unitPrice === undefined || unitPrice === '') return;
    const line = index + 2;
    setMoney(cells, [index + 1, UNIT_PRICE], { text: String(unitPrice) });
    if (row[TOTAL] === '') return;
    setMoney(cells, [index + 1, TOTAL], { text: String(row[TOTAL]), formula: productOf(line, row) });
  });
  const sums: WorkbookSheet['rows'] = [];
  if (total !== undefined) {
    sums?.push([...total]);
    const at = rows.length + 1;
    cells.set(`${at},0`, { style: BOLD });
    if (total[TOTAL] !== '')
      setMoney(cells, [at, TOTAL], { text: String(total[TOTAL]), formula: `SUM(E2:E${at})`, isBold: true });
    for (const [index, sum] of offer.entries()) {
      sums?.push([...sum.row]);
      const text = String(sum.row[TOTAL]);
      cells.set(`${at + index + 1},0`, { style: BOLD });
      setMoney(cells, [at + index + 1, TOTAL], { text, formula: offerFormula(offer, index, at + 1), isBold: true });
    }
  }
  return {
    name,
    rows: [
      [...head],
      ...rows.map((row) => row.map((value, column) => (column > QUANTITY ? blankOr(value) : value))),
      ...(sums ?? []),
    ],
    columns: WIDTHS.slice(0, head.length).map((width) => ({ width })),
    cells,
    freezePane: { rows: 1 },
  };
}

/** A product that has more decimals than its total was rounded to those of the currency. */
function productOf(line: number, row: readonly (string | number)[]): string {
  const product = `C${line}*D${line}`;
  const [quantity = '', price = '', total = ''] = [row[QUANTITY], row[UNIT_PRICE], row[TOTAL]].map(String);
  const isRounded = !new Big(price).times(quantity).eq(total);
  return isRounded ? `ROUND(${product},${decimalsIn(total)})` : product;
}

/**
 * A sum of an offer from those above it.
 *
 * @param totalLine - Line of the total, counted from 1, above the first sum.
 */
function offerFormula(offer: readonly OfferSum[], index: number, totalLine: number): string {
  const { code, percent, row } = offer[index]!;
  const decimals = decimalsIn(String(row[TOTAL]));
  const cellOf = (wanted: OfferSum['code']) => {
    const place = offer.findIndex((each) => each.code === wanted);
    return place < 0 ? undefined : `E${totalLine + 1 + place}`;
  };
  const total = `ROUND(E${totalLine},${decimals})`;
  const discount = cellOf('discount');
  const vat = cellOf('vat');
  switch (code) {
    case 'discount':
      return `-ROUND(${total}*${percent}/100,${decimals})`;
    case 'net':
      return discount === undefined ? total : `${total}+${discount}`;
    case 'vat':
      return `ROUND(${cellOf('net')}*${percent}/100,${decimals})`;
    case 'gross':
      return vat === undefined ? `${cellOf('net')}` : `${cellOf('net')}+${vat}`;
  }
}

function decimalsIn(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

function blankOr(value: string | number): string | number | null {
  return value === '' ? null : value;
}

interface Money {
  /** Decimal number. */
  readonly text: string;
  readonly formula?: string;
  readonly isBold?: boolean;
}

/** Spreadsheets count in binary fractions: the amount is shown with the decimals that it has. */
function setMoney(cells: CellMap, [row, column]: readonly [number, number], { text, formula, isBold }: Money): void {
  const decimals = decimalsIn(text);
  const numFmt = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  const value = Number(text);
  cells.set(`${row},${column}`, {
    value,
    type: formula === undefined ? 'number' : 'formula',
    ...(formula !== undefined && { formula, formulaResult: value }),
    style: { numFmt, ...(isBold && BOLD) },
  });
}

/** Rows of texts, as `priceListRows` gives them, as a workbook with numbers as numbers. */
export async function priceListWorkbook(
  name: string,
  [head = [], ...rows]: readonly (readonly string[])[],
): Promise<Uint8Array> {
  const cells: CellMap = new Map(head.map((_, column) => [`0,${column}`, { style: BOLD }]));
  const values = rows.map((row) =>
    row.map((text, column) => (NUMBERS.has(head[column] ?? '') ? numberOr(text) : text)),
  );
  const columns = head.map((_, column) => ({ width: PRICE_LIST_WIDTHS[column] ?? NARROW }));
  return writeXlsx({ sheets: [{ name, rows: [[...head], ...values], columns, cells, freezePane: { rows: 1 } }] });
}

const NUMBERS: ReadonlySet<string> = new Set(
  PRICE_COLUMNS.filter(({ readAs }) => ['unitPrice', 'margin', 'leadTimeDays'].includes(readAs)).map(
    ({ name }) => name,
  ),
);
const PRICE_LIST_WIDTHS = [32, 20, 60];
const NARROW = 16;
/** More digits than a spreadsheet keeps stay a text. */
const MOST_DIGITS = 15;

function numberOr(text: string): string | number | null {
  if (text === '') return null;
  return text.replaceAll(/\D/g, '').length > MOST_DIGITS ? text : Number(text);
}

export async function billWorkbook(name: string, table: BillTable): Promise<Uint8Array> {
  return writeXlsx({ sheets: [billSheet(name, table)] });
}

/** What a workbook of a project has: a plain sheet of its sites and the bill of all. */
interface SummarySheets {
  readonly sites: { readonly name: string; readonly rows: readonly (readonly (string | number)[])[] };
  readonly bill: { readonly name: string; readonly table: BillTable };
}

/** A project as a workbook of two sheets. */
export async function summaryWorkbook({ sites, bill }: SummarySheets): Promise<Uint8Array> {
  const widths = sites.rows[0]?.map((_, column) => SITE_WIDTHS[column] ?? NARROW) ?? [];
  return writeXlsx({ sheets: [plainSheet({ ...sites, widths }), billSheet(bill.name, bill.table)] });
}

const SITE_WIDTHS = [28, 28, 50];

/** A table whose first row has the titles. */
export interface PlainSheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
  /** Of its columns, in characters. */
  readonly widths: readonly number[];
}

function plainSheet({ name, rows: [head = [], ...rows], widths }: PlainSheet): WorkbookSheet {
  return {
    name,
    rows: [[...head], ...rows.map((row) => row.map(blankOr))],
    columns: widths.map((width) => ({ width })),
    cells: new Map(head.map((_, column) => [`0,${column}`, { style: BOLD }])),
    freezePane: { rows: 1 },
  };
}

/** Tables as a workbook, a sheet each. */
export async function plainWorkbook(sheets: readonly PlainSheet[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: sheets.map(plainSheet) });
}

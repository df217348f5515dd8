import type { CsvLine } from '@site-designer/camera-table/read-csv';
import { isNothing } from './cells.ts';
import type { ReportColumn } from './columns.ts';
import {
  datePartsOf,
  daysOf,
  isoDateOf,
  markShownBy,
  numberIn,
  orderShownBy,
  type DateOrder,
  type DecimalMark,
} from './culture.ts';
import type { ReportTable } from './find-table.ts';
import type { ReportCulture, ReportQuestion } from './report.ts';
import { REPORT_TEXTS } from '../texts/in-use.ts';

/** Columns of numbers in the culture of the machine. */
const NUMBER_COLUMNS: readonly ReportColumn[] = [
  'CurrentRecordedBitrate',
  'ExpectedRetentionDays',
  'PercentRecordedOneWeek',
  'UsedSpaceInGB',
  'ActualRetentionDays',
];

const DATE_COLUMNS: readonly ReportColumn[] = ['MediaDatabaseBegin', 'MediaDatabaseEnd'];

/** Possible answers to a question for the culture, with their marks and order. */
const EXAMPLES = { '.': 'en-US', ',': 'de-DE', 'month-day': 'en-US', 'day-month': 'en-GB' } as const;

export function reportCulture(
  table: ReportTable,
): { readonly culture: ReportCulture } | { readonly question: ReportQuestion } {
  const numbers = numbersOf(table);
  if (numbers.decimalMark === undefined && numbers.open !== undefined)
    return { question: numberQuestion(numbers.open) };
  const dates = datesOf(table);
  if (dates.dateOrder === undefined && dates.open !== undefined && needsDates(table)) {
    return { question: dateQuestion(dates.open) };
  }
  return { culture: { decimalMark: numbers.decimalMark, dateOrder: dates.dateOrder } };
}

/** Which of several readings the cells of a report show; of as many, the one that came first. */
class Votes<T> {
  readonly #counts = new Map<T, number>();

  add(vote: T): void {
    this.#counts.set(vote, (this.#counts.get(vote) ?? 0) + 1);
  }

  get winner(): T | undefined {
    return [...this.#counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  }
}

interface Cell {
  readonly text: string;
  readonly line: CsvLine;
  readonly place: number;
  readonly column: ReportColumn;
}

function* cellsOf({ at, lines }: ReportTable, columns: readonly ReportColumn[]): Generator<Cell> {
  const places = columns.flatMap((column) => {
    const place = at.get(column);
    return place === undefined ? [] : [[column, place] as const];
  });
  for (const line of lines) {
    for (const [column, place] of places) {
      const text = line.cells[place] ?? '';
      if (!isNothing(text)) yield { text, line, place, column };
    }
  }
}

/** What the numbers of a report show, and the first that could be read in two ways. */
function numbersOf(table: ReportTable): Shown<'decimalMark'> {
  const marks = new Votes<DecimalMark>();
  let open: Cell | undefined;
  for (const cell of cellsOf(table, NUMBER_COLUMNS)) {
    const shown = markShownBy(cell.text);
    if (shown === '.' || shown === ',') marks.add(shown);
    else if (shown === 'open') open ??= cell;
  }
  return { decimalMark: marks.winner, open };
}

type Shown<K extends keyof ReportCulture> = Pick<ReportCulture, K> & { readonly open: Cell | undefined };

/** What the dates of a report show, and the first that could be read in two ways. */
function datesOf(table: ReportTable): Shown<'dateOrder'> {
  const orders = new Votes<DateOrder>();
  let open: Cell | undefined;
  for (const cell of cellsOf(table, DATE_COLUMNS)) {
    const parts = datePartsOf(cell.text);
    const order = parts && orderShownBy(parts);
    if (order !== undefined) orders.add(order);
    else if (parts?.firstTwo !== undefined && parts.firstTwo[0] !== parts.firstTwo[1]) open ??= cell;
  }
  return { dateOrder: orders.winner, open };
}

/** Dates matter where days of recordings are not told. */
function needsDates({ at, lines }: ReportTable): boolean {
  const place = at.get('ActualRetentionDays');
  return place === undefined || lines.every(({ cells }) => isNothing(cells[place] ?? ''));
}

function numberQuestion(cell: Cell): ReportQuestion {
  const readings = (['.', ','] as const).map((mark) => ({
    culture: EXAMPLES[mark],
    value: String(numberIn(cell.text, mark)),
  }));
  return { ...placeOf(cell), message: REPORT_TEXTS.openNumbers, readings };
}

function dateQuestion(cell: Cell): ReportQuestion {
  const parts = datePartsOf(cell.text)!;
  const readings = (['month-day', 'day-month'] as const).map((order) => ({
    culture: EXAMPLES[order],
    value: isoDateOf(daysOf(parts, order)!),
  }));
  return { ...placeOf(cell), message: REPORT_TEXTS.openDates, readings };
}

function placeOf({ line, place, column }: Cell): { line: number; column: number; header: string } {
  return { ...line.places[place]!, header: column };
}

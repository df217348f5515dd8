export type DecimalMark = '.' | ',';

/** Which parts of a date come first; a year that comes first needs no order. */
export type DateOrder = 'day-month' | 'month-day';

/** How a culture writes numbers and dates. */
export interface Culture {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
}

/**
 * The notation of a culture, by its name.
 *
 * @param name - As Windows and browsers name it: `en-US`, `de-CH`.
 * @returns Undefined for a name of no culture, and for one with other marks than point and comma.
 */
export function cultureOf(name: string): Culture | undefined {
  if (!isKnown(name)) return undefined;
  const mark = new Intl.NumberFormat(name, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value;
  if (mark !== '.' && mark !== ',') return undefined;
  const parts = new Intl.DateTimeFormat(name, { calendar: 'gregory', dateStyle: 'short' }).formatToParts();
  const at = (part: 'day' | 'month'): number => parts.findIndex(({ type }) => type === part);
  return { decimalMark: mark, dateOrder: at('day') < at('month') ? 'day-month' : 'month-day' };
}

function isKnown(name: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(name).length === 1;
  } catch {
    return false;
  }
}

/** Spaces of any width, and both apostrophes: marks between thousands that are never a decimal mark. */
const SPACES = /(?<=\d)[ \u00A0\u2009\u202F'’](?=\d{3}(?!\d))/g;

const WITH: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?(E[+-]?\d+)?$/i,
  ',': /^(\d{1,3}(\.\d{3})+|\d+)(,\d+)?(E[+-]?\d+)?$/i,
};

/** No number is written with a zero before a mark of thousands. */
const ZERO_FIRST = /^0\d*[.,]\d{3}(\D|$)/;

/** The number in a text with a given decimal mark; undefined where it is no number. */
export function numberIn(text: string, mark: DecimalMark): number | undefined {
  const plain = text.trim().replaceAll(SPACES, '');
  if (!WITH[mark].test(plain)) return undefined;
  const group = mark === '.' ? ',' : '.';
  if (ZERO_FIRST.test(plain) && plain.includes(group) && !plain.includes(mark)) return undefined;
  return Number(plain.replaceAll(group, '').replace(mark, '.'));
}

const MARKS: readonly DecimalMark[] = ['.', ','];

/**
 * Which decimal marks fit a text.
 *
 * @returns The mark that alone makes a number of it; `either` where both give the same number, `open` where they give
 * different ones, `none` where neither gives any.
 */
export function markShownBy(text: string): DecimalMark | 'either' | 'open' | 'none' {
  const [point, comma] = MARKS.map((mark) => numberIn(text, mark));
  if (point === undefined && comma === undefined) return 'none';
  if (point === undefined) return ',';
  if (comma === undefined) return '.';
  return point === comma ? 'either' : 'open';
}

/** Parts of a date as a cell has them; what is first of the first two depends on the culture. */
export interface DateParts {
  readonly year: number;
  /** Undefined where the year came first: then the month follows. */
  readonly firstTwo: readonly [number, number] | undefined;
  readonly monthAndDay: readonly [number, number] | undefined;
  readonly seconds: number;
}

const DATE =
  /^(\d{1,4})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{1,4})\.?(?:[T,\s\u00A0\u202F]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*(?:([AP])\.?\s?M\.?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;

/** A date and time as a report has them; undefined for anything else. */
export function datePartsOf(text: string): DateParts | undefined {
  const found = DATE.exec(text.trim());
  if (found === null) return undefined;
  const [first, second, third, hour, minute, second60] = found.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const seconds = hourOf(hour, found[7]) * 3600 + minute * 60 + second60;
  if (hour > 23 || minute > 59 || second60 > 59) return undefined;
  if (found[1]!.length === 4) return { year: first, firstTwo: undefined, monthAndDay: [second, third], seconds };
  if (found[3]!.length !== 4) return undefined;
  return { year: third, firstTwo: [first, second], monthAndDay: undefined, seconds };
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** The order of a date that has a part above 12; undefined where both orders are possible. */
export function orderShownBy({ firstTwo }: DateParts): DateOrder | undefined {
  if (firstTwo === undefined) return undefined;
  const [first, second] = firstTwo;
  if (first > 12) return 'day-month';
  return second > 12 ? 'month-day' : undefined;
}

const DAY_MS = 86_400_000;

/**
 * Days since 1970, parts of a day included.
 *
 * @returns Undefined where there is no such day, or the order is needed and not known.
 */
export function daysOf(
  { year, firstTwo, monthAndDay, seconds }: DateParts,
  order: DateOrder | undefined,
): number | undefined {
  const [month, day] = monthAndDay ?? inOrder(firstTwo, order);
  if (month === undefined || day === undefined) return undefined;
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? time / DAY_MS + seconds / 86_400 : undefined;
}

function inOrder(
  firstTwo: DateParts['firstTwo'],
  order: DateOrder | undefined,
): readonly [number, number] | readonly [undefined, undefined] {
  if (firstTwo === undefined || order === undefined) return [undefined, undefined];
  const [first, second] = firstTwo;
  return order === 'month-day' ? [first, second] : [second, first];
}

/** The date of a day since 1970, as ISO 8601 writes it. */
export function isoDateOf(days: number): string {
  return new Date(Math.floor(days) * DAY_MS).toISOString().slice(0, 10);
}

import { Big } from 'big.js';
import { checkWords } from '@site-designer/texts';
import { decimalsOf } from './money.ts';

/** The value of a text of a file or a field; undefined where it has none. */

type DecimalMark = '.' | ',';

const GROUPS = /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/;
const WHOLE = /^\d*$|^\d{1,3}([.,])\d{3}(\1\d{3})*$/;
const MONEY = /^[\d.,]+$/;
/** Signs and codes of currencies, and spaces of any kind between digits. */
const AROUND = /[\s'’\u00A0\u202F]|\p{Sc}|[a-z]+\.?/giu;

/**
 * A price as an exact decimal number: "1.850,00 €" and "USD 1,850.00" are "1850.00".
 *
 * @param mark - What stands before the decimals where the price does not say, as 1.850 does not. Without it a single mark before
 *   three digits stands between thousands.
 */
export function decimalText(text: string, mark?: DecimalMark): string | undefined {
  const digits = digitsOf(text);
  const decimal = decimalMark(text) ?? mark;
  const at = decimal === undefined ? -1 : digits.lastIndexOf(decimal);
  const [whole, fraction] = at === -1 ? [digits, ''] : [digits.slice(0, at), digits.slice(at + 1)];
  const isReadable = WHOLE.test(whole) && /^\d*$/.test(fraction) && /\d/.test(whole + fraction);
  if (!isReadable || (decimal !== undefined && whole.includes(decimal))) return undefined;
  const plain = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? plain : `${plain}.${fraction}`;
}

function digitsOf(text: string): string {
  return text.replaceAll(AROUND, '').replace(/[.,][-–—]+$/, '');
}

/** The mark before the decimals, as far as a price says: of 1.850 either mark can be it. */
function decimalMark(text: string): DecimalMark | undefined {
  const digits = digitsOf(text);
  const thousands = GROUPS.exec(digits)?.[1];
  if (thousands !== undefined) return digits.split(thousands).length > 2 ? otherMark(thousands) : undefined;
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const mark = digits[at];
  if (mark !== '.' && mark !== ',') return undefined;
  return digits.indexOf(mark) === at ? mark : undefined;
}

function otherMark(mark: string): DecimalMark {
  return mark === '.' ? ',' : '.';
}

/** The mark before the three last digits of a price, where it can stand before decimals or between thousands. */
function unclearMark(text: string): DecimalMark | undefined {
  const mark = GROUPS.exec(digitsOf(text))?.[1] as DecimalMark | undefined;
  return decimalMark(text) === undefined ? mark : undefined;
}

export type PriceRead =
  | { readonly price: string }
  | {
      readonly message: string;
      /** Whether it is a price that is written wrongly, and not a text. */
      readonly isFault: boolean;
    };

/**
 * Reads prices of one column by what the marks in all of them mean. Of a price such as 1.850 that is what stands before the
 * decimals of the others; else decimals in a currency with three. A price that can still be read in two ways is refused.
 */
export function priceReader(prices: readonly string[], currency: string | undefined): (text: string) => PriceRead {
  const mark = markOf(prices, currency);
  return (text) => {
    const whole = decimalText(text);
    if (whole === undefined) {
      const isFault = MONEY.test(digitsOf(text));
      return { message: isFault ? checkWords().prices.marks : checkWords().prices.notPrice, isFault };
    }
    if (mark === UNCLEAR && unclearMark(text) !== undefined) {
      const fraction = `${whole.slice(0, -3)}.${whole.slice(-3)}`;
      return { message: checkWords().prices.unclear(whole, fraction), isFault: true };
    }
    return { price: mark === UNCLEAR ? whole : (decimalText(text, mark) ?? whole) };
  };
}

const UNCLEAR = 'unclear';

/** What stands before the decimals of prices; undefined where their marks stand between thousands. */
function markOf(prices: readonly string[], currency: string | undefined): DecimalMark | typeof UNCLEAR | undefined {
  const readable = prices.filter((text) => decimalText(text) !== undefined);
  const shown = distinct(readable.map(decimalMark));
  if (shown.length > 0) return shown.length === 1 ? shown[0] : UNCLEAR;
  const marks = readable.map(unclearMark);
  const [mark, other] = distinct(marks);
  const decimals = currency === undefined ? USUAL_DECIMALS : decimalsOf(currency);
  if (mark === undefined || decimals === 0) return undefined;
  if (decimals === THOUSANDTHS) return other === undefined ? mark : UNCLEAR;
  return marks.includes(undefined) ? undefined : UNCLEAR;
}

const USUAL_DECIMALS = 2;
/** Decimals of the currencies of Kuwait, Bahrain, Oman and others. */
const THOUSANDTHS = 3;

function distinct(marks: readonly (DecimalMark | undefined)[]): DecimalMark[] {
  return [...new Set(marks)].filter((mark) => mark !== undefined);
}

const PER_CENT = 100;

/** A share of the price: "15 %", "0.15" and, as other tools write it, 15 are 0.15. */
export function marginOf(text: string): number | undefined {
  const [, digits, percent] = /^(\d+(?:[.,]\d+)?)\s*(%?)$/.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const number = new Big(digits.replace(',', '.'));
  return (percent === '%' || number.gt(1) ? number.div(PER_CENT) : number).toNumber();
}

/** A margin in per cent, as it is typed: 0.07 is "7". */
export function percentText(margin: number): string {
  return new Big(margin).times(PER_CENT).toFixed();
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(d|day|days|t|tag|tage|tagen|dias|días|día|dia|jours?|working days|business days)?$/, 1],
  [/^(w|wk|wks|weeks?|wochen?|kw|semanas?|semaines?)$/, 7],
  [/^(m|months?|monate?n?|mes|meses|mois)$/, 30],
];

/** A lead time in days: "14", "2 weeks"; of "2-3 weeks" the longer one, and 0 where it is in stock. */
export function leadDaysOf(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  if (/^(in stock|stock|ab lager|lager|en stock|available)$/.test(plain)) return 0;
  const [, first, second, unit = ''] = /^(\d+)(?:\s*(?:-|–|to|bis|a)\s*(\d+))?\s*([\p{L} ]*)\.?$/u.exec(plain) ?? [];
  const days = UNITS.find(([pattern]) => pattern.test(unit.trim()))?.[1];
  return first === undefined || days === undefined ? undefined : Number(second ?? first) * days;
}

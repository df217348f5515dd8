import { Big } from 'big.js';

/** The value of a text of a file or a field; undefined where it has none. */

const GROUPS = /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/;
const MONEY = /^[\d.,]+$/;
/** Signs and codes of currencies, and spaces of any kind between digits. */
const AROUND = /[\s'’\u00A0\u202F]|\p{Sc}|[a-z]+\.?/giu;

/**
 * A price as an exact decimal number: "1.850,00 €" and "USD 1,850.00" are "1850.00".
 *
 * @param mark - What the other prices of the column have before their decimals, where that is known; else a single mark before
 *   three digits stands between thousands.
 */
export function decimalText(text: string, mark?: '.' | ','): string | undefined {
  const digits = text.replaceAll(AROUND, '').replace(/[.,][-–—]+$/, '');
  if (!MONEY.test(digits)) return undefined;
  const decimal = decimalMark(digits) ?? (GROUPS.test(digits) ? ownGroup(digits, mark) : undefined);
  const at = decimal === undefined ? -1 : digits.lastIndexOf(decimal);
  const [whole, fraction] = at === -1 ? [digits, ''] : [digits.slice(0, at), digits.slice(at + 1)];
  const isReadable =
    /^\d{1,3}([.,]?\d{3})*$|^\d*$/.test(whole) && /^\d*$/.test(fraction) && /\d/.test(whole + fraction);
  if (!isReadable) return undefined;
  const plain = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? plain : `${plain}.${fraction}`;
}

/** The mark before the decimals of a price; undefined where it has none, or where it could stand between thousands. */
export function decimalMark(text: string): '.' | ',' | undefined {
  const digits = text.replaceAll(AROUND, '');
  if (GROUPS.test(digits)) return undefined;
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const mark = digits[at];
  if (mark !== '.' && mark !== ',') return undefined;
  return digits.indexOf(mark) === at ? mark : undefined;
}

function ownGroup(digits: string, mark: '.' | ',' | undefined): '.' | ',' | undefined {
  return mark !== undefined && digits.split(mark).length === 2 ? mark : undefined;
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

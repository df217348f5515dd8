import type { PriceList } from '@site-designer/api-contract';
import {
  MOST_PRICE_LINES,
  PRICE_BOUNDS,
  PRICE_PATTERN,
  PRICE_TEXT_LIMITS,
} from '@site-designer/api-contract/price-bounds';
import { type Bounds } from '@site-designer/sizing-engine/bounds';
import { nameLength } from '@site-designer/sizing-engine/design';
import type { FieldError } from '@site-designer/texts';
import { isCurrency } from './money.ts';
import { LinesByItem, namesOf } from './names.ts';

/** Texts about invalid price lists. */
export const PRICE_ERRORS = {
  unnamed: 'A line needs a designation or a SKU',
  currency: 'Must be a currency code such as EUR or USD',
  between: ({ min, max }: Bounds) => `Value must be between ${min} and ${max}`,
  whole: 'Must be a whole number of days',
  price: 'Must be a number with at most 12 digits before and 6 after the decimal point',
  notPrice: 'Not a price',
  marks: 'Not a number: its points and commas contradict each other',
  unclear: (whole: string) => {
    const fraction = `${whole.slice(0, -3)}.${whole.slice(-3)}`;
    return `Either ${whole} or ${fraction}: write ${whole} or ${fraction}0`;
  },
  tooLong: (most: number) => `Must have at most ${most} characters`,
  tooMany: `A price list has at most ${MOST_PRICE_LINES} lines`,
  twice: (name: string) => `"${name}" is listed twice`,
} as const;

type PriceLine = PriceList['lines'][number];

const PRICE = new RegExp(PRICE_PATTERN);

/** What is wrong with a price list, by path: `lines[0].unitPrice`. */
export function priceListErrors({ currency, lines }: PriceList): FieldError[] {
  return [
    ...(isCurrency(currency) ? [] : [{ path: 'currency', message: PRICE_ERRORS.currency }]),
    ...(lines.length > MOST_PRICE_LINES ? [{ path: 'lines', message: PRICE_ERRORS.tooMany }] : []),
    ...lineErrors(lines),
  ];
}

/** An item that two lines name would leave open which price holds. */
function lineErrors(lines: readonly PriceLine[]): FieldError[] {
  const seen = new LinesByItem();
  return lines.flatMap((line, index): FieldError[] => {
    const at = (field: keyof PriceLine): string => `lines[${index}].${field}`;
    const wrong = fieldErrors(line).map(([field, message]) => ({ path: at(field), message }));
    const repeated = seen.repeatedName(line);
    seen.add(line);
    if (namesOf(line).length === 0) wrong.push({ path: at('designation'), message: PRICE_ERRORS.unnamed });
    if (repeated !== undefined) wrong.push({ path: at('designation'), message: PRICE_ERRORS.twice(repeated) });
    return wrong;
  });
}

/** What is wrong with the fields of a line, taken for itself. */
export function fieldErrors(line: PriceLine): (readonly [keyof PriceLine, string])[] {
  const texts = (['designation', 'sku', 'description'] as const).flatMap((field) => {
    const most = PRICE_TEXT_LIMITS[field];
    return nameLength(line[field]) > most ? [[field, PRICE_ERRORS.tooLong(most)] as const] : [];
  });
  const price = PRICE.test(line.unitPrice) ? [] : [['unitPrice', PRICE_ERRORS.price] as const];
  const numbers = (['margin', 'leadTimeDays'] as const).flatMap((field) => {
    const value = line[field];
    const { min, max } = PRICE_BOUNDS[field];
    const isWithin = value === null || (value >= min && value <= max);
    return isWithin ? [] : [[field, PRICE_ERRORS.between({ min, max })] as const];
  });
  const isWhole = line.leadTimeDays === null || Number.isInteger(line.leadTimeDays) || numbers.length > 0;
  return [...texts, ...price, ...numbers, ...(isWhole ? [] : [['leadTimeDays', PRICE_ERRORS.whole] as const])];
}

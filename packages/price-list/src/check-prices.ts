import type { PriceList } from '@site-designer/api-contract';
import {
  MOST_PRICE_LINES,
  PRICE_BOUNDS,
  PRICE_PATTERN,
  PRICE_TEXT_LIMITS,
} from '@site-designer/api-contract/price-bounds';
import { nameLength } from '@site-designer/sizing-engine/design';
import { checkWords, type FieldError } from '@site-designer/texts';
import { isCurrency } from './money.ts';
import { LinesByItem, namesOf } from './names.ts';

type PriceLine = PriceList['lines'][number];

const PRICE = new RegExp(PRICE_PATTERN);

/** What is wrong with a price list, by path: `lines[0].unitPrice`. */
export function priceListErrors({ currency, lines }: PriceList): FieldError[] {
  return [
    ...(isCurrency(currency) ? [] : [{ path: 'currency', message: checkWords().prices.currency }]),
    ...(lines.length > MOST_PRICE_LINES
      ? [{ path: 'lines', message: checkWords().prices.tooMany(MOST_PRICE_LINES) }]
      : []),
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
    if (namesOf(line).length === 0) wrong.push({ path: at('designation'), message: checkWords().prices.unnamed });
    if (repeated !== undefined) wrong.push({ path: at('designation'), message: checkWords().prices.twice(repeated) });
    return wrong;
  });
}

/** What is wrong with the fields of a line, taken for itself. */
export function fieldErrors(line: PriceLine): (readonly [keyof PriceLine, string])[] {
  const texts = (['designation', 'sku', 'description'] as const).flatMap((field) => {
    const most = PRICE_TEXT_LIMITS[field];
    return nameLength(line[field]) > most ? [[field, checkWords().prices.tooLong(most)] as const] : [];
  });
  const price = PRICE.test(line.unitPrice) ? [] : [['unitPrice', checkWords().prices.price] as const];
  const numbers = (['margin', 'leadTimeDays'] as const).flatMap((field) => {
    const value = line[field];
    const { min, max } = PRICE_BOUNDS[field];
    const isWithin = value === null || (value >= min && value <= max);
    return isWithin ? [] : [[field, checkWords().prices.between(min, max)] as const];
  });
  const isWhole = line.leadTimeDays === null || Number.isInteger(line.leadTimeDays) || numbers.length > 0;
  return [...texts, ...price, ...numbers, ...(isWhole ? [] : [['leadTimeDays', checkWords().prices.whole] as const])];
}

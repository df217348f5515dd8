import type { PriceLine, PriceList } from '@site-designer/api-contract';
import { decimalsOf } from './money.ts';
import { LinesByItem, nameKey, namesOf } from './names.ts';
import { PRICE_COLUMNS } from './price-columns.ts';

/** A price list as lines of a file, which are read again as they were; the first line has the headers. */
export function priceListRows({ currency, lines }: PriceList): string[][] {
  return [
    PRICE_COLUMNS.map(({ name }) => name),
    ...lines.map((line) =>
      PRICE_COLUMNS.map(({ readAs }) => {
        if (readAs === 'currency') return currency;
        return readAs === 'unitPrice' ? clearPrice(line.unitPrice, currency) : String(line[readAs] ?? '');
      }),
    ),
  ];
}

/** Three digits after a point can stand for thousands, unless they are the decimals of the currency. */
function clearPrice(price: string, currency: string): string {
  return /\.\d{3}$/.test(price) && decimalsOf(currency) !== 3 ? `${price}0` : price;
}

/** Lines that replace those of the same item, or are appended where there are none. */
export function mergedLines(before: readonly PriceLine[], taken: readonly PriceLine[]): PriceLine[] {
  const items = new LinesByItem(taken);
  const placed = new Set<PriceLine>();
  const kept = before.flatMap((line) => {
    const found = items.find(line);
    if (found === undefined) return [line];
    if (placed.has(found)) return [];
    placed.add(found);
    return [found];
  });
  return [...kept, ...taken.filter((line) => !placed.has(line))];
}

/** Which of the designations that bills have a line prices; undefined where none. */
export function matcherOf(
  designations: readonly string[],
): (line: Pick<PriceLine, 'designation' | 'sku'>) => string | undefined {
  const byKey = new Map(designations.map((designation) => [nameKey(designation), designation]));
  return (line) => namesOf(line).flatMap((name) => byKey.get(name) ?? [])[0];
}

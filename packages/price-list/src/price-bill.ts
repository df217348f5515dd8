import type { PriceLine, PriceList } from '@site-designer/api-contract';
import type { BillTotal } from '@site-designer/sizing-engine';
import type { BillLine } from '@site-designer/texts';
import { Big } from 'big.js';
import { decimalsOf, moneyText, sellPrice } from './money.ts';
import { nameKey, namesOf, unclearNames } from './names.ts';

export interface PricedBill {
  readonly bill: readonly BillLine[];
  readonly billTotal: BillTotal;
}

/**
 * Add the prices of a list to a bill. Lines match by designation or SKU, ignoring case. Lines without a match, or with a name
 * that has several prices, have no price and are left out of the sum, which says how many are priced. Money is exact: only a
 * price that a margin makes is rounded, to the decimals of its currency, so that quantity times the price that is shown is the
 * total that is shown.
 */
export function priceBill(bill: readonly BillLine[], list: PriceList): PricedBill {
  const priced = pricer(list);
  return totalled(bill.map(priced));
}

/**
 * The same for lines that have no price yet, such as those of a summary in which issued proposals keep theirs. Prices in several
 * currencies have no sum.
 */
export function priceOpenLines(bill: readonly BillLine[], list: PriceList): PricedBill {
  const priced = pricer(list);
  return totalled(
    bill.map((line) => {
      const { unitPrice, currency, quantity } = line;
      if (unitPrice === null || currency === null) return priced(line);
      return { ...line, total: moneyText(new Big(unitPrice).times(quantity), decimalsOf(currency)) };
    }),
  );
}

function pricer({ currency, lines }: PriceList): (line: BillLine) => BillLine {
  const priceOf = priceFinder(lines);
  const decimals = decimalsOf(currency);
  return (line) => {
    const found = priceOf(line);
    return found === undefined ? line : pricedLine(line, found, { currency, decimals });
  };
}

/** The line of a price list that prices an item; undefined where none does, or several do in different ways. */
export function priceFinder(
  lines: readonly PriceLine[],
): (item: Pick<BillLine, 'designation'>) => PriceLine | undefined {
  const unclear = unclearNames(lines);
  const byName = new Map(lines.flatMap((line) => namesOf(line).map((name) => [name, line] as const)));
  return ({ designation }) => {
    const name = nameKey(designation);
    return unclear.has(name) ? undefined : byName.get(name);
  };
}

/** What some items cost together; undefined where the list has no price of one of them. */
export function priceOfItems(
  items: readonly Pick<BillLine, 'designation' | 'quantity'>[],
  { currency, lines }: PriceList,
): { readonly amount: string; readonly currency: string } | undefined {
  const priceOf = priceFinder(lines);
  const decimals = decimalsOf(currency);
  const totals = items.flatMap((item) => {
    const found = priceOf(item);
    if (found === undefined) return [];
    return [sellPrice(new Big(found.unitPrice), found.margin, decimals).times(item.quantity)];
  });
  return totals.length < items.length ? undefined : { amount: moneyText(sumOf(totals), decimals), currency };
}

/** A bill with the sums of its lines; optional ones are left out of all sums and counts. */
export function totalled(bill: readonly BillLine[]): PricedBill {
  const counted = bill.filter(({ isOptional }) => isOptional !== true);
  const totals = counted.flatMap(({ total }) => (total === null ? [] : [new Big(total)]));
  const [currency = null, ...others] = new Set(counted.flatMap((line) => (line.total === null ? [] : [line.currency])));
  const isSummed = currency !== null && others.length === 0;
  return {
    bill,
    billTotal: {
      amount: isSummed ? moneyText(sumOf(totals), decimalsOf(currency)) : null,
      currency: isSummed ? currency : null,
      pricedLines: totals.length,
      lines: counted.length,
      longestLeadTime: longestLeadTime(counted),
    },
  };
}

interface Money {
  readonly currency: string;
  readonly decimals: number;
}

function pricedLine(line: BillLine, { unitPrice, margin, leadTimeDays }: PriceLine, money: Money): BillLine {
  const price = sellPrice(new Big(unitPrice), margin, money.decimals);
  return {
    ...line,
    unitPrice: moneyText(price, money.decimals),
    total: moneyText(price.times(line.quantity), money.decimals),
    currency: money.currency,
    leadTimeDays,
  };
}

function sumOf(amounts: readonly Big[]): Big {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));
}

function longestLeadTime(bill: readonly BillLine[]): BillTotal['longestLeadTime'] {
  return bill.reduce<BillTotal['longestLeadTime']>(
    (longest, { designation, leadTimeDays: days }) =>
      days !== null && days > (longest?.days ?? -1) ? { designation, days } : longest,
    null,
  );
}

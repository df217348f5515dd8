import type { PriceLine, PriceList } from '@site-designer/api-contract';
import type { BillTotal } from '@site-designer/sizing-engine';
import type { BillLine } from '@site-designer/texts';
import { Big } from 'big.js';
import { decimalsOf, moneyText, sellPrice } from './money.ts';
import { nameKey, namesOf, unclearNames } from './names.ts';

interface PricedBill {
  readonly bill: readonly BillLine[];
  readonly billTotal: BillTotal;
}

/**
 * Add the prices of a list to a bill. Lines match by designation or SKU, ignoring case; lines without a match, or with a name
 * that has several prices, have no price and are left out of the sum, which says how many are priced. Money is exact: only a price that a margin makes is rounded, to
 * the decimals of its currency, so that quantity times the price that is shown is the total that is shown.
 */
export function priceBill(bill: readonly BillLine[], { currency, lines }: PriceList): PricedBill {
  const unclear = unclearNames(lines);
  const byName = new Map(lines.flatMap((line) => namesOf(line).map((name) => [name, line] as const)));
  const decimals = decimalsOf(currency);
  const priced = bill.map((line) => {
    const name = nameKey(line.designation);
    const found = byName.get(name);
    return found === undefined || unclear.has(name) ? line : pricedLine(line, found, { currency, decimals });
  });
  const totals = priced.flatMap(({ total }) => (total === null ? [] : [new Big(total)]));
  return {
    bill: priced,
    billTotal: {
      amount: totals.length === 0 ? null : moneyText(sumOf(totals), decimals),
      currency: totals.length === 0 ? null : currency,
      pricedLines: totals.length,
      lines: bill.length,
      longestLeadTime: longestLeadTime(priced),
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

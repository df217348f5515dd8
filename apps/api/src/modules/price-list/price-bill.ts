import type { PriceLine, PriceList } from '@site-designer/api-contract';
import type { BillLine, BillTotal } from '@site-designer/sizing-engine';
import { Big } from 'big.js';

/** A bill with its total. */
export interface PricedBill {
  readonly bill: readonly BillLine[];
  readonly billTotal: BillTotal;
}

/**
 * Put the prices of a list into a bill. Lines match by designation or SKU, whatever the case; what matches nothing stays
 * without a price and is left out of the total, which says so. Money is exact: only a price that a margin makes is rounded, to
 * the decimals of its currency, so that quantity times the price that is shown is the total that is shown.
 */
export function priceBill(bill: readonly BillLine[], { currency, lines }: PriceList): PricedBill {
  const byName = new Map(lines.toReversed().flatMap((line) => namesOf(line).map((name) => [name, line] as const)));
  const decimals = decimalsOf(currency);
  const priced = bill.map((line) => {
    const found = byName.get(keyOf(line.designation));
    return found === undefined ? line : pricedLine(line, found, { currency, decimals });
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

/** By what a line can be found. */
export function namesOf({ designation, sku }: Pick<PriceLine, 'designation' | 'sku'>): string[] {
  return [designation, sku].map(keyOf).filter((name) => name !== '');
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
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

/** The margin is of the price, not of the cost. */
function sellPrice(cost: Big, margin: number | null, decimals: number): Big {
  return margin === null || margin === 0 ? cost : cost.div(new Big(1).minus(margin)).round(decimals, Big.roundHalfUp);
}

function sumOf(amounts: readonly Big[]): Big {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));
}

/** All decimals that the amount has, at least those of the currency. */
function moneyText(amount: Big, decimals: number): string {
  const [, own = ''] = amount.toFixed().split('.');
  return amount.toFixed(Math.max(decimals, own.length));
}

function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

function longestLeadTime(bill: readonly BillLine[]): BillTotal['longestLeadTime'] {
  return bill.reduce<BillTotal['longestLeadTime']>(
    (longest, { designation, leadTimeDays: days }) =>
      days !== null && days > (longest?.days ?? -1) ? { designation, days } : longest,
    null,
  );
}

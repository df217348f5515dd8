import type { PriceList } from '@site-designer/api-contract';
import type { BillTotal } from '@site-designer/sizing-engine';
import type { BillLine, Margin } from '@site-designer/texts';
import { Big } from 'big.js';
import { decimalsOf, moneyText } from './money.ts';
import { priceFinder } from './price-bill.ts';

interface PricedBill {
  readonly bill: readonly BillLine[] | null;
  readonly billTotal: BillTotal | null;
}

const PER_CENT = 100;

/**
 * What is earned with the lines of a bill that a price list prices. Own lines of the offer have selling prices alone, and are left
 * out, as are lines of other currencies.
 *
 * @returns Null where nothing is known to earn.
 */
export function billMargin({ bill, billTotal }: PricedBill, { currency, lines }: PriceList): Margin | null {
  const priceOf = priceFinder(lines);
  const decimals = decimalsOf(currency);
  const known = (bill ?? []).flatMap(({ kind, designation, quantity, total, currency: own, isOptional }) => {
    const found = kind === 'own' || isOptional === true || own !== currency ? undefined : priceOf({ designation });
    if (found === undefined || total === null) return [];
    return [{ designation, quantity, cost: new Big(found.unitPrice).times(quantity), price: new Big(total) }];
  });
  if (known.length === 0) return null;
  const texts = (cost: Big, price: Big) => ({
    cost: moneyText(cost, decimals),
    price: moneyText(price, decimals),
    margin: moneyText(price.minus(cost), decimals),
    percent: price.eq(0) ? 0 : price.minus(cost).div(price).times(PER_CENT).toNumber(),
  });
  const sum = (field: 'cost' | 'price'): Big => known.reduce((total, line) => total.plus(line[field]), new Big(0));
  const { discount = null, discountPercent = 0 } = billTotal ?? {};
  return {
    currency,
    lines: known.map(({ designation, quantity, cost, price }) => ({ designation, quantity, ...texts(cost, price) })),
    total: texts(sum('cost'), sum('price')),
    discount: discountPercent === 0 ? null : discount,
  };
}

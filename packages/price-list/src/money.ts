import { Big } from 'big.js';

/** The selling price from cost and margin. The margin is of the price, not of the cost. */
export function sellPrice(cost: Big, margin: number | null, decimals: number): Big {
  return margin === null || margin === 0 ? cost : cost.div(new Big(1).minus(margin)).round(decimals, Big.roundHalfUp);
}

/** All decimals that the amount has, at least those of the currency. */
export function moneyText(amount: Big, decimals: number): string {
  const [, own = ''] = amount.toFixed().split('.');
  return amount.toFixed(Math.max(decimals, own.length));
}

/** Decimals of a currency in any language: 2 of the euro, none of the yen. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

export function currencies(): readonly string[] {
  return Intl.supportedValuesOf('currency');
}

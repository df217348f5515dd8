import { amountIn, moneyIn } from '@site-designer/texts';
import { LOCALE } from './locale.ts';

/** Amounts of money, which are decimal numbers in texts: `EUR 1,850.00`. */
export function moneyText(amount: string, currency: string): string {
  return moneyIn(LOCALE, amount, currency);
}

/** The same without its currency, where a head says it: `1,850.00`. */
export function amountText(amount: string): string {
  return amountIn(LOCALE, amount);
}

import { LOCALE } from './locale.ts';

/** Formats amounts of money, which are decimal numbers in texts: `EUR 1,850.00`. No digit is lost. */
export function moneyText(amount: string, currency: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(amount as Intl.StringNumericLiteral);
}

/** The same without its currency, where a head says it: `1,850.00`. */
export function amountText(amount: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return format.format(amount as Intl.StringNumericLiteral);
}

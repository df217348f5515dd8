/** `EUR 1,850.00`, of a decimal number as text: no digit is lost. */
export function moneyIn(locale: string, amount: string, currency: string): string {
  return amountIn(locale, amount, { style: 'currency', currency, currencyDisplay: 'code' });
}

/** `1,850.00`: the same without its currency. */
export function amountIn(locale: string, amount: string, options: Intl.NumberFormatOptions = {}): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale, { ...options, ...digits }).format(amount as Intl.StringNumericLiteral);
}

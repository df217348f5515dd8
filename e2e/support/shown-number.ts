/** The number that a figure shows, of a capacity in TB the TiB beside it, and half of its last digit. */
export function shownNumber(text: string): { readonly number: number; readonly tolerance: number } {
  const [digits = 'none'] = /\d[\d,]*(?:\.\d+)?(?= TiB)/.exec(text) ?? /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  const decimals = digits.split('.')[1]?.length ?? 0;
  // A step that adds nothing multiplies by one.
  return { number: text.startsWith('none') ? 1 : Number(digits.replaceAll(',', '')), tolerance: 0.5 * 10 ** -decimals };
}

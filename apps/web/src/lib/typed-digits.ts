/** What was typed into a field that takes numbers alone. */
export interface TypedDigits {
  readonly text: string;
  /** All that was typed, once anything but a number was among it: the entry is no number, whatever digits are left of it. */
  readonly refused: string | undefined;
}

/** What a field takes beside digits: nothing, or a decimal point or comma. */
const NOT_TAKEN = { digits: /\D/g, decimals: /[^\d.,]/g } as const;

/** What may be typed into a field: digits alone, or numbers with decimals. */
type Typable = keyof typeof NOT_TAKEN;

/** The digits of a text. What was refused is forgotten once anything is deleted or typed anew. */
export function typedDigits(text: string, before: TypedDigits | undefined, typable: Typable = 'digits'): TypedDigits {
  const notTaken = NOT_TAKEN[typable];
  const isContinued = before !== undefined && text.length > before.text.length && text.startsWith(before.text);
  const refused = isContinued ? before.refused : undefined;
  const typed = refused === undefined ? text : refused + text.slice(before!.text.length);
  return { text: text.replaceAll(notTaken, ''), refused: typed.search(notTaken) < 0 ? undefined : typed };
}

/** The number that was typed, with a decimal point or comma; NaN for none. */
export function typedNumber(text: string): number {
  return /^\d+(?:[.,]\d*)?$|^[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

export interface TypedDigits {
  readonly text: string;
  /** The whole typed text once it has other characters: the entry is then not a number, whatever digits remain. */
  readonly refused: string | undefined;
}

/** Characters that a field accepts besides digits: none, or a decimal point or comma. */
const NOT_TAKEN = { digits: /\D/g, decimals: /[^\d.,]/g } as const;

/** Accepted input of a field: digits only, or decimals. */
type Typable = keyof typeof NOT_TAKEN;

/** The digits of a text. A refusal is cleared once text is deleted or typed anew. */
export function typedDigits(text: string, before: TypedDigits | undefined, typable: Typable = 'digits'): TypedDigits {
  const notTaken = NOT_TAKEN[typable];
  const isContinued = before !== undefined && text.length > before.text.length && text.startsWith(before.text);
  const refused = isContinued ? before.refused : undefined;
  const typed = refused === undefined ? text : refused + text.slice(before!.text.length);
  return { text: text.replaceAll(notTaken, ''), refused: typed.search(notTaken) < 0 ? undefined : typed };
}

/** The typed number, with a decimal point or comma; NaN if there is none. */
export function typedNumber(text: string): number {
  return /^\d+(?:[.,]\d*)?$|^[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

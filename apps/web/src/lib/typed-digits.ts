/** What was typed into a field that takes digits alone. */
export interface TypedDigits {
  readonly text: string;
  /** All that was typed, once anything but digits was among it: the entry is no number, whatever digits are left of it. */
  readonly refused: string | undefined;
}

/** The digits of a text. What was refused is forgotten once anything is deleted or typed anew. */
export function typedDigits(text: string, before: TypedDigits | undefined): TypedDigits {
  const isContinued = before !== undefined && text.length > before.text.length && text.startsWith(before.text);
  const refused = isContinued ? before.refused : undefined;
  const typed = refused === undefined ? text : refused + text.slice(before!.text.length);
  return { text: text.replaceAll(/\D/g, ''), refused: /\D/.test(typed) ? typed : undefined };
}

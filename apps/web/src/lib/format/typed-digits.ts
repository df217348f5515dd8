import { numberSignsOf } from '@site-designer/texts';
import { LOCALE } from './locale.ts';
import { NUMBER_MARKS } from './number-marks.ts';

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

const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})+$/;
const GROUPED_WITH_DECIMALS = /^[1-9]\d{0,2}(?:([.,])\d{3})+(?!\1)([.,])\d*$/;

/**
 * The typed number, NaN if there is none. The last of two different marks begins the decimals; a single one does so too, unless three
 * digits follow the mark that groups in the language.
 *
 * @example
 * ```ts
 * typedNumber('1.234,5'); // 1234.5, as of `1,234.5`
 * typedNumber('12,5'); // 12.5
 * ```
 */
export function typedNumber(text: string, { grouping } = NUMBER_MARKS): number {
  const [, group] = GROUPED_WITH_DECIMALS.exec(text) ?? [];
  if (group !== undefined) return Number(text.replaceAll(group, '').replace(',', '.'));
  const [, mark] = GROUPED.exec(text) ?? [];
  if (mark !== undefined && mark === grouping) return Number(text.replaceAll(mark, ''));
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

const { decimal } = numberSignsOf(LOCALE);

/** A number as a field shows it, to be changed: with the decimal mark of the language, without thousands apart. */
export function textToType(value: number | string): string {
  return String(value).replace('.', decimal);
}

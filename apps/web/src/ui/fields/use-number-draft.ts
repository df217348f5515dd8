import { PRODUCT_TEXTS } from '#texts/pages/product.ts';
import { type Bounds } from '@site-designer/sizing-engine/bounds';
import { checkDecimal, checkNumber } from '@site-designer/sizing-engine/design';
import { fieldText, problemText } from '@site-designer/texts';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { textToType, typedDigits, typedNumber, type TypedDigits } from '../../lib/format/typed-digits.ts';
import { useTimedMessage } from '../../lib/hooks/use-timed-message.ts';

interface NumberDraftOptions {
  readonly value: number;
  readonly bounds: Bounds;
  readonly onChange: (value: number) => void;
  /** Live fields report each valid number while it is typed; others report it when it is confirmed. */
  readonly isLive: boolean;
  /** Whether it accepts decimals, with a point or comma. */
  readonly hasDecimals?: boolean;
  /** Called with the error of the entry or undefined: an invalid entry then stays until it is corrected. */
  readonly onProblem?: ((problem: string | undefined) => void) | undefined;
  /** What stands there while nothing is asked, outside the bounds: typed, or with nothing typed, it is an error and the value again. */
  readonly rest?: number | undefined;
}

interface NumberDraft {
  readonly text: string;
  /** Whether typed text is not confirmed yet. */
  readonly isTyped: boolean;
  readonly isInvalid: boolean;
  readonly message: string | undefined;
  readonly type: (text: string) => void;
  readonly paste: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly finish: () => void;
}

/** The typed text of a number field, and when it becomes the value. */
export function useNumberDraft({ value, bounds, onChange, isLive, ...options }: NumberDraftOptions): NumberDraft {
  const { hasDecimals = false, onProblem, rest } = options;
  const [draft, setDraft] = useState<TypedDigits>();
  const timed = useTimedMessage();
  /** The value before editing, which Escape and an invalid entry restore. */
  const lastValid = useRef(value);
  const entry = hasDecimals ? DECIMALS : WHOLE_NUMBERS;
  const problemWith = (typed: TypedDigits): string | undefined =>
    entry.problemWith(isRest(typed, rest) ? { ...typed, text: `${rest}` } : typed, bounds);
  const error = draft === undefined ? undefined : problemWith(draft);

  /** What an invalid entry leaves. */
  const leftBy = (typed: TypedDigits): number => (isRest(typed, rest) ? rest! : lastValid.current);

  function tell(next: number): void {
    if (next !== value) onChange(next);
  }

  function type(text: string): void {
    if (draft === undefined) lastValid.current = value;
    timed.clear();
    const next = entry.typed(text, draft);
    setDraft(next);
    const problem = problemWith(next);
    onProblem?.(problem);
    if (isLive) tell(problem === undefined ? typedNumber(next.text) : leftBy(next));
  }

  function close(to: number): void {
    setDraft(undefined);
    onProblem?.(undefined);
    tell(to);
  }

  function finish(): void {
    if (draft === undefined || (error !== undefined && onProblem)) return;
    close(error === undefined ? typedNumber(draft.text) : leftBy(draft));
    if (error !== undefined) timed.show(error);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    if (entry.isPasteable(pasted.trim())) return;
    event.preventDefault();
    timed.show(PRODUCT_TEXTS.onlyNumbers(pasted));
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') {
      finish();
      event.currentTarget.select();
    }
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      timed.clear();
      close(lastValid.current);
    }
  }

  const shown = {
    text: draft?.text ?? textToType(value),
    isTyped: draft !== undefined,
    isInvalid: error !== undefined,
  };
  return { ...shown, message: timed.message ?? error, type, paste, press, finish };
}

/** Nothing typed stands for a rest at 0. */
function isRest({ text, refused }: TypedDigits, rest: number | undefined): boolean {
  return rest !== undefined && refused === undefined && Number(text) === rest;
}

/** The accepted input of a field, and the error of an entry. */
interface Entry {
  readonly typed: (text: string, before: TypedDigits | undefined) => TypedDigits;
  readonly isPasteable: (text: string) => boolean;
  readonly problemWith: (typed: TypedDigits, bounds: Bounds) => string | undefined;
}

const WHOLE_NUMBERS: Entry = {
  typed: typedDigits,
  isPasteable: (text) => /^\d+$/.test(text),
  problemWith: ({ text, refused }, bounds) => {
    if (refused !== undefined) return PRODUCT_TEXTS.onlyDigits(refused);
    return text === '' ? fieldText('field.required') : problemText(checkNumber(Number(text), bounds));
  },
};

const DECIMALS: Entry = {
  typed: (text, before) => typedDigits(text, before, 'decimals'),
  isPasteable: (text) => !Number.isNaN(typedNumber(text)),
  problemWith: ({ text, refused }, bounds) => {
    if (refused !== undefined) return fieldText('field.number');
    if (text === '') return fieldText('field.required');
    const check = bounds.decimals === undefined ? checkDecimal : checkNumber;
    return problemText(check(typedNumber(text), bounds));
  },
};

import { checkNumber, TEXTS, type Bounds } from '@site-designer/sizing-engine/design';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { typedDigits, type TypedDigits } from '../lib/typed-digits.ts';
import { useTimedMessage } from '../lib/use-timed-message.ts';

export interface NumberDraftOptions {
  readonly value: number;
  readonly bounds: Bounds;
  readonly onChange: (value: number) => void;
  /** Live fields tell each valid number while it is typed; others tell it when it is confirmed. */
  readonly isLive: boolean;
  /** Called with what is wrong with the entry, or undefined: an invalid entry then stays until it is corrected. */
  readonly onProblem?: ((problem: string | undefined) => void) | undefined;
}

interface NumberDraft {
  readonly text: string;
  /** Whether something is typed that is not confirmed. */
  readonly isTyped: boolean;
  readonly isInvalid: boolean;
  readonly message: string | undefined;
  readonly type: (text: string) => void;
  readonly paste: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly finish: () => void;
}

/** What is being typed into a number field, and when it becomes the value. */
export function useNumberDraft({ value, bounds, onChange, isLive, onProblem }: NumberDraftOptions): NumberDraft {
  const [draft, setDraft] = useState<TypedDigits>();
  const timed = useTimedMessage();
  /** The value that editing started from: what Escape and an invalid entry go back to. */
  const lastValid = useRef(value);
  const error = draft === undefined ? undefined : problemWith(draft, bounds);

  function tell(next: number): void {
    if (next !== value) onChange(next);
  }

  function type(text: string): void {
    if (draft === undefined) lastValid.current = value;
    timed.clear();
    const next = typedDigits(text, draft);
    setDraft(next);
    const problem = problemWith(next, bounds);
    onProblem?.(problem);
    if (isLive) tell(problem === undefined ? Number(next.text) : lastValid.current);
  }

  function restore(): void {
    setDraft(undefined);
    onProblem?.(undefined);
    tell(lastValid.current);
  }

  function finish(): void {
    if (draft === undefined) return;
    if (error === undefined) {
      setDraft(undefined);
      tell(Number(draft.text));
      return;
    }
    if (onProblem) return;
    restore();
    timed.show(error);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    if (/^\s*\d+\s*$/.test(pasted)) return;
    event.preventDefault();
    timed.show(TEXTS.onlyNumbers(pasted));
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') {
      finish();
      event.currentTarget.select();
    }
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      timed.clear();
      restore();
    }
  }

  const shown = { text: draft?.text ?? String(value), isTyped: draft !== undefined, isInvalid: error !== undefined };
  return { ...shown, message: timed.message ?? error, type, paste, press, finish };
}

function problemWith({ text, refused }: TypedDigits, bounds: Bounds): string | undefined {
  if (refused !== undefined) return TEXTS.onlyDigits(refused);
  return text === '' ? TEXTS.required : checkNumber(Number(text), bounds);
}

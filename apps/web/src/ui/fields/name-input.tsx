import { NAME_TEXTS } from '#texts/pages/common.ts';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import input from './input.module.css';
import styles from './name-input.module.css';

interface NameInputProps {
  readonly ref?: Ref<NameInputHandle>;
  readonly label: string;
  readonly name: string;
  /** Most code points; further input is refused with a message. */
  readonly maxLength?: number | undefined;
  /** Saves the name; returns whether it is valid. An invalid name stays in the field, marked. */
  readonly onRename: (name: string) => boolean;
  /** Whether the keyboard ended the editing. */
  readonly onClose: (byKeyboard: boolean) => void;
  /** Called when a refused name stays in the field. */
  readonly onRefuse?: () => void;
}

export interface NameInputHandle {
  /** Focuses the field and selects its text. */
  readonly select: () => void;
}

/** A name in editing. Enter and leaving the field save it, Escape discards it. */
export function NameInput({ ref, label, name, maxLength, onRename, onClose, onRefuse }: NameInputProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(name);
  const [isCut, setIsCut] = useState(false);
  const [refused, setRefused] = useState<string>();
  const isClosed = useRef(false);
  const noteId = useId();
  const select = (): void => selectAll(field.current);
  useImperativeHandle(ref, () => ({ select }));
  useLayoutEffect(() => selectAll(field.current), []);

  function close(byKeyboard: boolean): void {
    isClosed.current = true;
    onClose(byKeyboard);
  }

  /** Leaving the field by a key also blurs it: only the first of the two events counts. */
  function take(byKeyboard: boolean): void {
    if (isClosed.current || (!byKeyboard && draft === refused)) return;
    if (onRename(draft)) return close(byKeyboard);
    setRefused(draft);
    onRefuse?.();
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The link gets the focus before the key is released: Firefox would follow it on key up.
    event.preventDefault();
    if (event.key === 'Enter') return take(true);
    // Removes the message about the refused name.
    if (refused !== undefined) onRename(name);
    close(true);
  }

  function type(text: string): void {
    const taken = cut(text, maxLength);
    setIsCut(taken !== text);
    setDraft(taken);
  }

  const isInvalid = draft === refused;
  return (
    <div className={styles.field}>
      <div className={input.box} data-invalid={isInvalid}>
        <input
          className={input.input}
          aria-label={label}
          aria-invalid={isInvalid}
          aria-describedby={noteId}
          dir="auto"
          value={draft}
          ref={field}
          onChange={({ target }) => type(target.value)}
          onBlur={() => take(false)}
          onKeyDown={press}
        />
      </div>
      <output id={noteId} className={styles.note}>
        {isCut && maxLength !== undefined && NAME_TEXTS.cut(maxLength)}
        {isInvalid && NAME_TEXTS.notSaved}
      </output>
    </div>
  );
}

/** Counted in code points, as names are: an emoji is one. */
function cut(text: string, maxLength: number | undefined): string {
  return maxLength === undefined ? text : Array.from(text).slice(0, maxLength).join('');
}

function selectAll(element: HTMLInputElement | null): void {
  element?.focus();
  element?.select();
}

import { LIST_TEXTS } from '#texts/lists.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../button.tsx';
import input from '../input.module.css';
import styles from './name-cell.module.css';

interface NameCellProps {
  readonly name: string;
  readonly noun: string;
  readonly to: string;
  /** Code points; what is typed beyond is not taken. */
  readonly maxLength: number | undefined;
  readonly onRename: (name: string) => void;
}

/** A name that leads somewhere and can be changed in place. */
export function NameCell({ name, noun, to, maxLength, onRename }: NameCellProps): ReactNode {
  const [isEditing, setIsEditing] = useState(false);
  /** The focus goes back to the name when the keyboard ended the editing, and stays where it went otherwise. */
  const wantsFocus = useRef(false);

  function close(byKeyboard: boolean): void {
    wantsFocus.current = byKeyboard;
    setIsEditing(false);
  }

  if (isEditing) {
    return <NameInput name={name} noun={noun} maxLength={maxLength} onRename={onRename} onClose={close} />;
  }
  return (
    <div className={styles.cell}>
      <Link
        to={to}
        className={styles.name}
        dir="auto"
        ref={(link) => {
          if (wantsFocus.current) link?.focus();
          wantsFocus.current = false;
        }}
      >
        {name}
      </Link>
      <IconButton
        icon="edit"
        label={LIST_TEXTS.renameOf(noun, name)}
        className={styles.rename}
        data-row-action="rename"
        onClick={() => setIsEditing(true)}
      />
    </div>
  );
}

interface NameInputProps extends Omit<NameCellProps, 'to'> {
  readonly onClose: (byKeyboard: boolean) => void;
}

function NameInput({ name, noun, maxLength, onRename, onClose }: NameInputProps): ReactNode {
  const [draft, setDraft] = useState(name);
  const isClosed = useRef(false);

  /** Leaving the field by a key makes it lose the focus too: only the first way out counts. */
  function close(isTaken: boolean, byKeyboard: boolean): void {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose(byKeyboard);
    if (isTaken) onRename(draft);
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The link has the focus before the key is up: Firefox would follow it with the rest of the press.
    event.preventDefault();
    close(event.key === 'Enter', true);
  }

  return (
    <div className={input.box}>
      <input
        className={input.input}
        aria-label={LIST_TEXTS.nameOf(noun)}
        dir="auto"
        value={draft}
        ref={selectAll}
        onChange={({ target }) => setDraft(cut(target.value, maxLength))}
        onBlur={() => close(true, false)}
        onKeyDown={press}
      />
    </div>
  );
}

/** By code points, as names are counted: an emoji is one. */
function cut(text: string, maxLength: number | undefined): string {
  return maxLength === undefined ? text : Array.from(text).slice(0, maxLength).join('');
}

function selectAll(element: HTMLInputElement | null): void {
  element?.focus();
  element?.select();
}

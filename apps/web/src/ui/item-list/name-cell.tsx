import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../button.tsx';
import input from '../input.module.css';
import styles from './name-cell.module.css';

interface NameCellProps {
  readonly name: string;
  readonly noun: string;
  readonly to: string;
  readonly onRename: (name: string) => void;
}

/** A name that leads somewhere and can be changed in place. */
export function NameCell({ name, noun, to, onRename }: NameCellProps): ReactNode {
  const [isEditing, setIsEditing] = useState(false);
  /** The focus goes back to the name when the keyboard ended the editing, and stays where it went otherwise. */
  const wantsFocus = useRef(false);

  function close(byKeyboard: boolean): void {
    wantsFocus.current = byKeyboard;
    setIsEditing(false);
  }

  if (isEditing) return <NameInput name={name} noun={noun} onRename={onRename} onClose={close} />;
  return (
    <div className={styles.cell}>
      <Link
        to={to}
        className={styles.name}
        ref={(link) => {
          if (wantsFocus.current) link?.focus();
          wantsFocus.current = false;
        }}
      >
        {name}
      </Link>
      <IconButton
        icon="edit"
        label={`Rename ${noun} ${name}`}
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

function NameInput({ name, noun, onRename, onClose }: NameInputProps): ReactNode {
  const [draft, setDraft] = useState(name);
  const isClosed = useRef(false);

  /** Leaving the field by a key makes it lose the focus too: only the first way out counts. */
  function close(isTaken: boolean, byKeyboard: boolean): void {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose(byKeyboard);
    if (isTaken) onRename(draft);
  }

  function press({ key }: KeyboardEvent): void {
    if (key === 'Enter') close(true, true);
    if (key === 'Escape') close(false, true);
  }

  return (
    <div className={input.box}>
      <input
        className={input.input}
        aria-label={`Name of ${noun}`}
        value={draft}
        ref={selectAll}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => close(true, false)}
        onKeyDown={press}
      />
    </div>
  );
}

function selectAll(element: HTMLInputElement | null): void {
  element?.select();
}

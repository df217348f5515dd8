import { LIST_TEXTS } from '#texts/pages/lists.ts';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../buttons/button.tsx';
import { NameInput, type NameInputHandle } from '../fields/name-input.tsx';
import styles from './name-cell.module.css';

interface NameCellProps {
  readonly name: string;
  readonly noun: string;
  readonly to: string;
  /** Most code points; further input is refused. */
  readonly maxLength: number | undefined;
  /** Saves the name; returns whether it is valid. */
  readonly onRename: (name: string) => boolean;
  /** Shown beside it. */
  readonly mark?: ReactNode;
}

/** A name that is a link and can be edited in place. A refused name stays in its field, below the stored one. */
export function NameCell({ name, noun, to, maxLength, onRename, mark }: NameCellProps): ReactNode {
  const [editing, setEditing] = useState<'typed' | 'refused'>();
  const input = useRef<NameInputHandle>(null);
  /** The focus returns to the name if the keyboard ended the editing, and stays where it went otherwise. */
  const wantsFocus = useRef(false);

  function close(byKeyboard: boolean): void {
    wantsFocus.current = byKeyboard;
    setEditing(undefined);
  }

  return (
    <>
      {editing !== 'typed' && (
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
            onClick={() => (editing ? input.current?.select() : setEditing('typed'))}
          />
          {mark}
        </div>
      )}
      {editing && (
        <NameInput
          ref={input}
          label={LIST_TEXTS.nameOf(noun)}
          name={name}
          maxLength={maxLength}
          onRename={onRename}
          onClose={close}
          onRefuse={() => setEditing('refused')}
        />
      )}
    </>
  );
}

import { LIST_TEXTS } from '#texts/lists.ts';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../button.tsx';
import { NameInput, type NameInputHandle } from '../name-input.tsx';
import styles from './name-cell.module.css';

interface NameCellProps {
  readonly name: string;
  readonly noun: string;
  readonly to: string;
  /** Code points; what is typed beyond is not taken. */
  readonly maxLength: number | undefined;
  /** Takes the name over; gives whether it is fine. */
  readonly onRename: (name: string) => boolean;
  /** What is said beside it. */
  readonly mark?: ReactNode;
}

/** A name that leads somewhere and can be changed in place. One that is refused stays in its field, below the stored one. */
export function NameCell({ name, noun, to, maxLength, onRename, mark }: NameCellProps): ReactNode {
  const [editing, setEditing] = useState<'typed' | 'refused'>();
  const input = useRef<NameInputHandle>(null);
  /** The focus goes back to the name when the keyboard ended the editing, and stays where it went otherwise. */
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

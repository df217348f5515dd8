import { LIST_TEXTS } from '#texts/pages/lists.ts';
import { useRef, useState, type ReactNode } from 'react';
import { closedBy, IconButton } from '../buttons/button.tsx';
import { NameInput, type NameInputHandle } from '../fields/name-input.tsx';
import { Link } from '../base/link.tsx';
import styles from './name-cell.module.css';

interface NameCellProps {
  readonly name: string;
  readonly noun: string;
  readonly to: string;
  /** Most code points; further input is refused. */
  readonly maxLength: number | undefined;
  /** Whether it is that of a new item, which is to be named. */
  readonly isNew: boolean;
  readonly onNamed: () => void;
  /** Saves the name; returns whether it is valid. */
  readonly onRename: (name: string) => boolean;
  /** Shown beside it. */
  readonly mark?: ReactNode;
  /** Why it cannot be changed. */
  readonly closed?: string | undefined;
}

/**
 * A name that is a link and can be edited in place. A refused name stays in its field, below the stored one. The field of a new
 * item stands beside its link, which can be followed at once.
 */
export function NameCell(props: NameCellProps): ReactNode {
  const { name, noun, to, maxLength, isNew, onNamed, onRename, mark, closed } = props;
  const [state, setEditing] = useState<'typed' | 'refused'>();
  const editing = state ?? (isNew ? 'new' : undefined);
  const input = useRef<NameInputHandle>(null);
  const link = useRef<HTMLAnchorElement>(null);
  /** The focus returns to the name if the keyboard ended the editing, and stays where it went otherwise. */
  const wantsFocus = useRef(false);

  function close(byKeyboard: boolean): void {
    wantsFocus.current = byKeyboard;
    if (byKeyboard) link.current?.focus();
    setEditing(undefined);
    if (isNew) onNamed();
  }

  return (
    <div className={editing === 'new' ? styles.newItem : undefined}>
      {editing !== 'typed' && (
        <div className={styles.cell}>
          <Link
            to={to}
            className={styles.name}
            dir="auto"
            ref={(element) => {
              link.current = element;
              if (wantsFocus.current) element?.focus();
              wantsFocus.current = false;
            }}
          >
            {name}
          </Link>
          {editing !== 'new' && (
            <IconButton
              icon="edit"
              label={LIST_TEXTS.renameOf(noun, name)}
              className={styles.rename}
              data-row-action="rename"
              onClick={() => (editing ? input.current?.select() : setEditing('typed'))}
              {...closedBy(closed)}
            />
          )}
          {mark}
        </div>
      )}
      {editing && (
        <div className={editing === 'new' ? styles.beside : undefined}>
          <NameInput
            ref={input}
            label={LIST_TEXTS.nameOf(noun)}
            name={name}
            maxLength={maxLength}
            onRename={onRename}
            onClose={close}
            onRefuse={() => setEditing('refused')}
          />
        </div>
      )}
    </div>
  );
}

import { LIST_TEXTS } from '#texts/pages/lists.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Named } from '../../lib/state/named-list.ts';
import { IconButton } from '../buttons/button.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import styles from './item-list.module.css';
import type { DateColumn, RowActions } from './list-model.ts';
import { NameCell } from './name-cell.tsx';

interface ItemRowProps<Item> {
  readonly item: Item;
  readonly noun: string;
  readonly to: string;
  readonly dates: readonly DateColumn<Item>[];
  readonly maxNameLength: number | undefined;
  /** Saves the name; returns whether it is valid. */
  readonly onRename: (name: string) => boolean;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  /** Beside the name. */
  readonly mark?: ReactNode;
  /** Replaces the action buttons in lists with their actions in a menu. */
  readonly menu: ((item: Item, actions: RowActions) => ReactNode) | undefined;
}

export function ItemRow<Item extends Named>({
  item,
  noun,
  to,
  dates,
  maxNameLength,
  onRename,
  onDuplicate,
  onDelete,
  mark,
  menu,
}: ItemRowProps<Item>): ReactNode {
  const { duplicateOf, openOf, deleteOf } = LIST_TEXTS;
  const { name } = item;
  const navigate = useNavigate();
  const open = () => void navigate(to);
  const row = useFocusReturn(sameControlBeside);
  return (
    <tr ref={row} className={styles.row}>
      {!menu && (
        <td className={styles.actions}>
          <IconButton icon="copy" label={duplicateOf(noun, name)} data-row-action="duplicate" onClick={onDuplicate} />
          <IconButton icon="open" label={openOf(noun, name)} data-row-action="open" onClick={open} />
        </td>
      )}
      <td className={styles.nameColumn}>
        <NameCell name={name} noun={noun} to={to} maxLength={maxNameLength} onRename={onRename} mark={mark} />
      </td>
      {dates.map(({ title, dayOf }) => (
        <td key={title} className={styles.date} data-label={title}>
          {dayOf(item)}
        </td>
      ))}
      <td className={styles.last}>
        {menu ? (
          menu(item, { open, duplicate: onDuplicate, remove: onDelete })
        ) : (
          <IconButton icon="trash" label={deleteOf(noun, name)} data-row-action="delete" onClick={onDelete} />
        )}
      </td>
    </tr>
  );
}

/** The same control of the next row, or of the previous one if there is no next. */
function sameControlBeside(row: HTMLTableRowElement, control: Element): HTMLElement | null | undefined {
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  const action = control.getAttribute('data-row-action');
  return beside?.querySelector<HTMLElement>(action === null ? 'a, button' : `[data-row-action="${action}"]`);
}

import { FIGURE_TEXTS, LIST_TEXTS } from '#texts/pages/lists.ts';
import type { ListFigures } from '@site-designer/api-contract/addresses';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Named } from '../../lib/state/named-list.ts';
import { IconButton } from '../buttons/button.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import styles from './item-list.module.css';
import type { DateColumn, RowActions } from './list-model.ts';
import { FIGURE_COLUMNS } from './figure-columns.tsx';
import { NameCell } from './name-cell.tsx';
import { SelectBox } from './select-box.tsx';

interface ItemRowProps<Item> {
  readonly item: Item;
  readonly noun: string;
  readonly to: string;
  readonly dates: readonly DateColumn<Item>[];
  readonly changed: DateColumn<Item> | undefined;
  /** Undefined until they are there, null where there are none. */
  readonly figures: ListFigures | null | undefined;
  /** That of all prices; undefined where they have several. */
  readonly currency: string | undefined;
  readonly isSelected: boolean;
  /** Whether it was just added: its name is to be typed. */
  readonly isNew: boolean;
  readonly onNamed: () => void;
  readonly onSelect: (isSelected: boolean) => void;
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

export function ItemRow<Item extends Named>(props: ItemRowProps<Item>): ReactNode {
  const { item, noun, to, dates, changed, figures, currency, isSelected, onSelect } = props;
  const { maxNameLength, isNew, onNamed, onRename, onDuplicate, onDelete, mark, menu } = props;
  const { duplicateOf, openOf, deleteOf, selectOf } = LIST_TEXTS;
  const { name } = item;
  const navigate = useNavigate();
  const open = () => void navigate(to);
  const row = useFocusReturn(sameControlBeside);
  return (
    <tr ref={row} className={styles.row} data-selected={isSelected}>
      <td className={styles.select}>
        <SelectBox label={selectOf(noun, name)} isSelected={isSelected} onChange={onSelect} />
      </td>
      {!menu && (
        <td className={styles.actions}>
          <IconButton icon="copy" label={duplicateOf(noun, name)} data-row-action="duplicate" onClick={onDuplicate} />
          <IconButton icon="open" label={openOf(noun, name)} data-row-action="open" onClick={open} />
        </td>
      )}
      <td className={styles.nameColumn}>
        <NameCell {...{ name, noun, to, isNew, onNamed, onRename, mark }} maxLength={maxNameLength} />
      </td>
      {dates.map((date) => (
        <DateCell key={date.id} item={item} date={date} />
      ))}
      <FigureCells figures={figures} currency={currency} />
      {changed && <DateCell item={item} date={changed} />}
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

interface DateCellProps<Item> {
  readonly item: Item;
  readonly date: DateColumn<Item>;
}

function DateCell<Item>({ item, date }: DateCellProps<Item>): ReactNode {
  return (
    <td className={styles.date} data-column={date.id} data-label={date.title}>
      {date.dayOf(item)}
    </td>
  );
}

/** Each has its place before its figures are there. */
function FigureCells({
  figures,
  currency,
}: {
  readonly figures: ListFigures | null | undefined;
  readonly currency: string | undefined;
}): ReactNode {
  return FIGURE_COLUMNS.map(({ id, title, isNumber, cell }) => {
    const content = figures && cell(figures, currency);
    return (
      <td
        key={id}
        className={isNumber ? styles.number : styles.figure}
        data-column={id}
        data-label={title}
        data-empty={!content}
      >
        {content || (figures === undefined ? '' : FIGURE_TEXTS.none)}
      </td>
    );
  });
}

/** The same control of the next row, or of the previous one if there is no next. */
function sameControlBeside(row: HTMLTableRowElement, control: Element): HTMLElement | null | undefined {
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  const action = control.getAttribute('data-row-action');
  return beside?.querySelector<HTMLElement>(action === null ? 'a, button' : `[data-row-action="${action}"]`);
}

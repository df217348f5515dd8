import { LIST_TEXTS } from '#texts/pages/lists.ts';
import type { Named } from '../../lib/state/named-list.ts';
import { COLUMN_SIZE } from '../tables/column-size.ts';
import type { ReactNode } from 'react';
import { ColumnSeparator } from '../tables/column-separator.tsx';
import { useColumnSizes, type ColumnSizes } from '../tables/use-column-sizes.ts';
import styles from './item-list.module.css';
import { ItemRow } from './item-row.tsx';
import type { ItemListProps } from './list-model.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { ListView } from './use-list-view.ts';

/** Columns of buttons, as wide as their buttons. */
const ACTIONS_PX = 84;
const LAST_PX = 56;

interface ItemTableProps<Item extends Named> extends ItemListProps<Item> {
  readonly view: ListView<Item>;
  readonly onDelete: (item: Item) => void;
}

export function ItemTable<Item extends Named>(props: ItemTableProps<Item>): ReactNode {
  const { heading, words, list, dates, view } = props;
  const titles = dates.map(({ title }) => title);
  const sizes = useColumnSizes(words.noun);
  const hasActions = props.menu === undefined;
  const isFirstLoad = list.status === 'pending' && list.items.length === 0;
  return (
    <div className={styles.frame}>
      <table
        className={styles.table}
        style={{ minWidth: leastWidth([words.nameTitle, ...titles], sizes, hasActions) }}
        aria-label={heading}
        aria-busy={list.status === 'pending'}
      >
        <Columns nameTitle={words.nameTitle} titles={titles} sizes={sizes} hasActions={hasActions} />
        <thead>
          <tr>
            {hasActions && <ButtonsHead className={styles.actions} text={LIST_TEXTS.actions} />}
            <ColumnHead title={words.nameTitle} sizes={sizes} defaultSize={undefined} />
            {titles.map((title) => (
              <ColumnHead key={title} title={title} sizes={sizes} defaultSize={COLUMN_SIZE.default} />
            ))}
            <ButtonsHead className={styles.last} text={hasActions ? LIST_TEXTS.delete : LIST_TEXTS.actions} />
          </tr>
        </thead>
        <tbody>
          {isFirstLoad && <SkeletonRows columns={dates.length + (hasActions ? 3 : 2)} />}
          <Rows {...props} />
        </tbody>
      </table>
      {list.status === 'success' && view.matching === 0 && (
        <p className={styles.none}>{LIST_TEXTS.nothingMatches(view.search)}</p>
      )}
    </div>
  );
}

function Rows<Item extends Named>(props: ItemTableProps<Item>): ReactNode {
  const { words, list, dates, addressOf, menu, mark, maxNameLength, view, onDelete } = props;
  return view.shown.map((item) => (
    <ItemRow
      key={item.id}
      item={item}
      noun={words.noun}
      to={addressOf(item)}
      dates={dates}
      menu={menu}
      mark={mark?.(item)}
      maxNameLength={maxNameLength}
      onRename={(name) => list.rename(item, name)}
      onDuplicate={() => void list.duplicate(item)}
      onDelete={() => onDelete(item)}
    />
  ));
}

interface ColumnsProps {
  readonly nameTitle: string;
  readonly titles: readonly string[];
  readonly sizes: ColumnSizes;
  readonly hasActions: boolean;
}

/** The name takes the remaining width; once it has its own width, the last column does. */
function Columns({ nameTitle, titles, sizes, hasActions }: ColumnsProps): ReactNode {
  const nameSize = sizes.sizeOf(nameTitle);
  return (
    <colgroup>
      {hasActions && <col style={{ width: ACTIONS_PX }} />}
      <col style={{ width: nameSize }} />
      {titles.map((title) => (
        <col key={title} style={{ width: sizes.sizeOf(title) ?? COLUMN_SIZE.default }} />
      ))}
      <col style={{ width: nameSize === undefined ? LAST_PX : undefined }} />
    </colgroup>
  );
}

function leastWidth(titles: readonly string[], sizes: ColumnSizes, hasActions: boolean): number {
  const columns = titles.map((title) => sizes.sizeOf(title) ?? COLUMN_SIZE.default);
  return columns.reduce((sum, size) => sum + size, LAST_PX + (hasActions ? ACTIONS_PX : 0));
}

function ButtonsHead({
  className,
  text,
}: {
  readonly className: string | undefined;
  readonly text: string;
}): ReactNode {
  return (
    <th scope="col" className={className}>
      <span className="visually-hidden">{text}</span>
    </th>
  );
}

interface ColumnHeadProps {
  readonly title: string;
  readonly sizes: ColumnSizes;
  readonly defaultSize: number | undefined;
}

function ColumnHead({ title, sizes, defaultSize }: ColumnHeadProps): ReactNode {
  return (
    <th scope="col" aria-label={title} className={defaultSize === undefined ? styles.nameColumn : styles.date}>
      <span className={styles.title}>{title}</span>
      <ColumnSeparator
        label={LIST_TEXTS.widthOf(title)}
        size={sizes.sizeOf(title) ?? defaultSize}
        onChange={(size) => sizes.setSize(title, size)}
      />
    </th>
  );
}

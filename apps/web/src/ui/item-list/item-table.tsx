import { FIGURE_TEXTS, LIST_TEXTS } from '#texts/pages/lists.ts';
import type { Named } from '../../lib/state/named-list.ts';
import { COLUMN_SIZE } from '../tables/column-size.ts';
import type { ReactNode } from 'react';
import { useMedia } from '../../lib/hooks/use-media.ts';
import { useColumnSizes, type ColumnSizes } from '../tables/use-column-sizes.ts';
import { commonCurrency, FIGURE_COLUMNS } from './figure-columns.tsx';
import styles from './item-list.module.css';
import { ItemRow } from './item-row.tsx';
import type { ItemListProps } from './list-model.ts';
import { SelectBox } from './select-box.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { SortField } from './sort-field.tsx';
import { SortHead } from './sort-head.tsx';
import { NAME_COLUMN } from './sorted-values.ts';
import type { ListView } from './use-list-view.ts';
import type { Selection } from './use-selection.ts';

/** Where the styles make cards of the rows. */
const CARDS = '(max-width: 600px)';

/** Columns of buttons, as wide as their buttons. */
const SELECT_PX = 44;
const ACTIONS_PX = 68;
const LAST_PX = 48;
/** A day with the padding of its cell. */
const CHANGED_PX = 94;
/** Least width of the name, which takes what the other columns leave. */
const NAME_PX = 120;

interface ItemTableProps<Item extends Named> extends ItemListProps<Item> {
  readonly view: ListView<Item>;
  readonly selection: Selection<Item>;
  readonly onDelete: (item: Item) => void;
}

/** A column between the name and the last actions. */
interface Column {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly width: number;
  readonly isFlexible?: boolean | undefined;
  readonly className: string | undefined;
}

function columnsOf<Item extends Named>({ dates, changed, list }: ItemListProps<Item>): readonly Column[] {
  const currency = commonCurrency(list.figures);
  return [
    ...dates.map(({ id, title }) => ({
      id,
      title,
      text: title,
      width: COLUMN_SIZE.default,
      className: styles.date,
    })),
    ...FIGURE_COLUMNS.map(({ id, title, width, isFlexible, isNumber }) => ({
      id,
      title,
      text: id === 'price' && currency !== undefined ? FIGURE_TEXTS.priceIn(currency) : title,
      width,
      isFlexible,
      className: isNumber ? styles.number : styles.figure,
    })),
    ...(changed === undefined ? [] : [{ ...changed, text: changed.title, width: CHANGED_PX, className: styles.date }]),
  ];
}

export function ItemTable<Item extends Named>(props: ItemTableProps<Item>): ReactNode {
  const { heading, words, list, view, menu } = props;
  const columns = columnsOf(props);
  const sizes = useColumnSizes(words.noun);
  const hasActions = menu === undefined;
  const isCards = useMedia(CARDS);
  const isFirstLoad = list.status === 'pending' && list.items.length === 0;
  return (
    <>
      {isCards && <SortField columns={[{ id: NAME_COLUMN, title: words.nameTitle }, ...columns]} view={view} />}
      <div className={styles.frame} data-offline={list.isOffline || undefined}>
        <table
          className={styles.table}
          style={{ minWidth: leastWidth(columns, { nameTitle: words.nameTitle, sizes, hasActions }) }}
          aria-label={heading}
          aria-busy={list.status === 'pending'}
        >
          <Columns columns={columns} nameTitle={words.nameTitle} sizes={sizes} hasActions={hasActions} />
          <thead>
            <Heads {...props} columns={columns} sizes={sizes} isCards={isCards} />
          </thead>
          <tbody>
            {isFirstLoad && <SkeletonRows columns={columns.length + (hasActions ? 4 : 3)} />}
            <Rows {...props} />
          </tbody>
        </table>
        {list.status === 'success' && view.matching === 0 && (
          <p className={styles.none}>{LIST_TEXTS.nothingMatches(view.search)}</p>
        )}
      </div>
    </>
  );
}

interface HeadsProps<Item extends Named> extends ItemTableProps<Item> {
  readonly columns: readonly Column[];
  readonly sizes: ColumnSizes;
  readonly isCards: boolean;
}

function Heads<Item extends Named>({
  words,
  menu,
  view,
  selection,
  columns,
  sizes,
  isCards,
}: HeadsProps<Item>): ReactNode {
  const hasActions = menu === undefined;
  const selected = view.shown.filter(selection.has).length;
  const isAll = selected > 0 && selected === view.shown.length;
  return (
    <tr>
      <th scope="col" className={styles.select}>
        <SelectBox
          label={LIST_TEXTS.selectAll}
          isSelected={isAll}
          isPart={selected > 0 && !isAll}
          onChange={(isSelected) => selection.set(view.shown, isSelected)}
        />
      </th>
      {hasActions && <ButtonsHead className={styles.actions} text={LIST_TEXTS.actions} />}
      <SortHead
        id={NAME_COLUMN}
        title={words.nameTitle}
        className={styles.nameColumn}
        sizes={sizes}
        defaultSize={undefined}
        isCards={isCards}
        view={view}
      />
      {columns.map(({ id, title, text, width, isFlexible, className }) => (
        <SortHead
          key={id}
          id={id}
          title={title}
          text={text}
          className={className}
          sizes={sizes}
          defaultSize={isFlexible ? undefined : width}
          isCards={isCards}
          view={view}
        />
      ))}
      <ButtonsHead className={styles.last} text={hasActions ? LIST_TEXTS.delete : LIST_TEXTS.actions} />
    </tr>
  );
}

function Rows<Item extends Named>(props: ItemTableProps<Item>): ReactNode {
  const { words, list, dates, changed, addressOf, menu, mark, maxNameLength, view, selection, onDelete, refusal } =
    props;
  const currency = commonCurrency(list.figures);
  return view.shown.map((item) => (
    <ItemRow
      key={item.id}
      item={item}
      noun={words.noun}
      to={addressOf(item)}
      dates={dates}
      changed={changed}
      // Undefined until they are there, null where there are none.
      figures={list.figures && (list.figures.get(item.id) ?? null)}
      currency={currency}
      menu={menu}
      mark={mark?.(item)}
      maxNameLength={maxNameLength}
      isSelected={selection.has(item)}
      isNew={item.id === list.added}
      onNamed={list.forgetAdded}
      onSelect={(isSelected) => selection.set([item], isSelected)}
      onRename={(name) => list.rename(item, name)}
      onDuplicate={() => void list.duplicate(item)}
      onDelete={() => onDelete(item)}
      closed={refusal?.(item)}
      closedToNew={refusal?.()}
    />
  ));
}

interface Sized {
  readonly nameTitle: string;
  readonly sizes: ColumnSizes;
  readonly hasActions: boolean;
}

/** Flexible columns take the remaining width; once all have a width of their own, the last column does. */
function Columns({
  columns,
  nameTitle,
  sizes,
  hasActions,
}: Sized & { readonly columns: readonly Column[] }): ReactNode {
  const nameSize = sizes.sizeOf(nameTitle);
  const isFilled = [{ title: nameTitle, isFlexible: true }, ...columns].some(
    ({ title, isFlexible }) => isFlexible === true && sizes.sizeOf(title) === undefined,
  );
  return (
    <colgroup>
      <col style={{ width: SELECT_PX }} />
      {hasActions && <col style={{ width: ACTIONS_PX }} />}
      <col style={{ width: nameSize }} />
      {columns.map(({ id, title, width, isFlexible }) => (
        <col key={id} style={{ width: sizes.sizeOf(title) ?? (isFlexible ? undefined : width) }} />
      ))}
      <col style={{ width: isFilled ? LAST_PX : undefined }} />
    </colgroup>
  );
}

function leastWidth(columns: readonly Column[], { nameTitle, sizes, hasActions }: Sized): number {
  const fixed = SELECT_PX + LAST_PX + (hasActions ? ACTIONS_PX : 0) + (sizes.sizeOf(nameTitle) ?? NAME_PX);
  return columns.reduce((sum, { title, width }) => sum + (sizes.sizeOf(title) ?? width), fixed);
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

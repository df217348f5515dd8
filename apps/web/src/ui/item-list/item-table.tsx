import type { ReactNode } from 'react';
import type { ItemListProps } from './item-list.tsx';
import styles from './item-list.module.css';
import { ItemRow } from './item-row.tsx';
import type { ListItem } from './list-model.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { ListView } from './use-list-view.ts';

interface ItemTableProps<Item> extends ItemListProps<Item> {
  readonly view: ListView<Item>;
  readonly onDelete: (item: Item) => void;
}

export function ItemTable<Item extends ListItem>({
  heading,
  words,
  list,
  dates,
  addressOf,
  menu,
  view,
  onDelete,
}: ItemTableProps<Item>): ReactNode {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={heading} aria-busy={list.status === 'pending'}>
        <thead>
          <tr>
            {!menu && (
              <th scope="col" className={styles.actions}>
                <span className="visually-hidden">Actions</span>
              </th>
            )}
            <th scope="col" className={styles.nameColumn}>
              {words.nameTitle}
            </th>
            {dates.map(({ title }) => (
              <th key={title} scope="col" className={styles.date}>
                {title}
              </th>
            ))}
            <th scope="col" className={styles.last}>
              <span className="visually-hidden">{menu ? 'Actions' : 'Delete'}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.status === 'pending' && <SkeletonRows columns={dates.length + (menu ? 2 : 3)} />}
          {view.shown.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              noun={words.noun}
              to={addressOf(item)}
              dates={dates}
              menu={menu}
              onRename={(name) => void list.rename(item, name)}
              onDuplicate={() => void list.duplicate(item)}
              onDelete={() => onDelete(item)}
            />
          ))}
        </tbody>
      </table>
      {list.status === 'success' && view.matching === 0 && (
        <p className={styles.none}>Nothing matches “{view.search}”.</p>
      )}
    </div>
  );
}

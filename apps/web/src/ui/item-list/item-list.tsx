import { useState, type ReactNode } from 'react';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { TextField } from '../text-field.tsx';
import { Toast } from '../toast.tsx';
import styles from './item-list.module.css';
import { ItemTable } from './item-table.tsx';
import type { DateColumn, ListItem, ListModel, ListWords } from './list-model.ts';
import { Pagination } from './pagination.tsx';
import type { RowActions } from './item-row.tsx';
import { useListView, type ListView } from './use-list-view.ts';

export interface ItemListProps<Item> {
  readonly heading: string;
  readonly words: ListWords;
  readonly list: ListModel<Item>;
  readonly dates: readonly DateColumn<Item>[];
  /** Days that the search finds beyond those that are shown. */
  readonly alsoSearched?: (item: Item) => readonly string[];
  readonly addressOf: (item: Item) => string;
  readonly sketch: ReactNode;
  readonly menu?: (item: Item, actions: RowActions) => ReactNode;
}

/** A quiet table of named things: search at its head, one primary action. */
export function ItemList<Item extends ListItem>(props: ItemListProps<Item>): ReactNode {
  const { heading, words, list, dates, alsoSearched, sketch } = props;
  const [doomed, setDoomed] = useState<Item>();
  const view = useListView(list.items, (item) => [
    item.name,
    ...dates.map(({ dayOf }) => dayOf(item)),
    ...(alsoSearched?.(item) ?? []),
  ]);
  const isEmpty = list.status === 'success' && list.items.length === 0;

  function confirmDelete(): void {
    if (doomed) void list.remove(doomed);
    setDoomed(undefined);
  }

  return (
    <>
      <ListHead heading={heading} words={words} list={list} view={view} />
      {list.nameError !== undefined && (
        <Banner tone="over" onClose={list.dismissNameError}>
          {list.nameError}
        </Banner>
      )}
      {isEmpty ? (
        <EmptyState sketch={sketch} text={words.empty} />
      ) : (
        <>
          <ItemTable {...props} view={view} onDelete={setDoomed} />
          <Pagination view={view} />
        </>
      )}
      <ConfirmDialog
        title="Confirm Delete"
        question="Are you sure you want to delete this row?"
        confirm="Yes, delete"
        isOpen={doomed !== undefined}
        onConfirm={confirmDelete}
        onCancel={() => setDoomed(undefined)}
      />
      {list.deleted && (
        <Toast
          text={`Deleted ${words.noun} ${list.deleted.name}`}
          action={{ text: 'Undo', onPress: () => void list.restore() }}
          onClose={list.forgetDeleted}
        />
      )}
      <LoadingOverlay isPending={list.isWorking} />
    </>
  );
}

interface ListHeadProps<Item> extends Pick<ItemListProps<Item>, 'heading' | 'words' | 'list'> {
  readonly view: ListView<Item>;
}

function ListHead<Item>({ heading, words, list, view }: ListHeadProps<Item>): ReactNode {
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      <TextField
        label="Search"
        isLabelHidden
        type="search"
        placeholder="Search name or date"
        icon="search"
        className={styles.search}
        value={view.search}
        onChange={view.setSearch}
      />
      <Button look="primary" icon="plus" onClick={() => void list.add()}>
        {words.add}
      </Button>
    </div>
  );
}

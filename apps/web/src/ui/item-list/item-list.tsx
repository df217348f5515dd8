import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { LIST_TEXTS } from '#texts/pages/lists.ts';
import { useRef, useState, type ReactNode } from 'react';
import type { Named } from '../../lib/state/named-list.ts';
import { Banner } from '../dialogs/banner.tsx';
import { Button } from '../buttons/button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { LoadingOverlay } from '../states/loading-overlay.tsx';
import { Toast } from '../dialogs/toast.tsx';
import { ItemTable } from './item-table.tsx';
import { ListHead } from './list-head.tsx';
import type { ItemListProps } from './list-model.ts';
import { useListShortcuts } from './list-shortcuts.ts';
import { Pagination } from './pagination.tsx';
import { useListView, type ListView } from './use-list-view.ts';

export function ItemList<Item extends Named>(props: ItemListProps<Item>): ReactNode {
  const { heading, words, list, dates, alsoSearched, tools, outcome } = props;
  const [toDelete, setToDelete] = useState<Item>();
  const search = useRef<HTMLInputElement>(null);
  const view = useListView(list.items, (item) => [
    item.name,
    ...dates.map(({ dayOf }) => dayOf(item)),
    ...(alsoSearched?.(item) ?? []),
  ]);
  useListShortcuts({ words, list, view, search });

  function confirmDelete(): void {
    if (toDelete) void list.remove(toDelete);
    setToDelete(undefined);
  }

  return (
    <>
      <ListHead
        heading={heading}
        words={words}
        view={view}
        search={search}
        tools={tools}
        onAdd={() => void list.add()}
      />
      {outcome}
      {list.nameError !== undefined && (
        <Banner tone="over" onClose={list.dismissNameError}>
          {list.nameError}
        </Banner>
      )}
      <ListBody {...props} view={view} onDelete={setToDelete} />
      <ConfirmDialog
        title={LIST_TEXTS.deleteTitle}
        question={LIST_TEXTS.deleteQuestion}
        confirm={LIST_TEXTS.deleteConfirm}
        isOpen={toDelete !== undefined}
        onConfirm={confirmDelete}
        onCancel={() => setToDelete(undefined)}
      />
      {list.deleted && (
        <Toast
          key={list.deleted.id}
          text={LIST_TEXTS.deleted(words.noun, list.deleted.name)}
          action={{ text: COMMON_TEXTS.undo, onPress: () => void list.restore() }}
          onClose={list.forgetDeleted}
        />
      )}
      <LoadingOverlay isPending={list.isWorking || list.status === 'pending'} />
    </>
  );
}

interface ListBodyProps<Item extends Named> extends ItemListProps<Item> {
  readonly view: ListView<Item>;
  readonly onDelete: (item: Item) => void;
}

function ListBody<Item extends Named>(props: ListBodyProps<Item>): ReactNode {
  const { words, list, sketch, view } = props;
  if (list.items.length === 0 && list.status === 'success') return <EmptyState sketch={sketch} text={words.empty} />;
  if (list.items.length === 0 && list.status === 'rejected') {
    const again = <Button onClick={() => void list.reload()}>{COMMON_TEXTS.tryAgain}</Button>;
    return <EmptyState sketch={sketch} text={LIST_TEXTS.notLoaded(words.plural)} action={again} />;
  }
  return (
    <>
      <ItemTable {...props} />
      <Pagination view={view} />
    </>
  );
}

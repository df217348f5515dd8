import { timeText } from '../../lib/format/dates.ts';
import { useRetry } from '../../lib/hooks/use-retry.ts';
import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { LIST_TEXTS, SELECTION_TEXTS, type ListWords } from '#texts/pages/lists.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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
import { SelectionBar } from './selection-bar.tsx';
import { sortedValues } from './sorted-values.ts';
import { useSelection, type Selection } from './use-selection.ts';
import { useListView, type ListView } from './use-list-view.ts';

export function ItemList<Item extends Named>(props: ItemListProps<Item>): ReactNode {
  const { heading, words, list, dates, changed, alsoSearched, tools, outcome, refusal } = props;
  const closed = refusal?.();
  const [toDelete, setToDelete] = useState<Item>();
  const search = useRef<HTMLInputElement>(null);
  const textsOf = (item: Item) => [
    item.name,
    ...dates.map(({ dayOf }) => dayOf(item)),
    ...(changed ? [changed.dayOf(item)] : []),
    ...(alsoSearched?.(item) ?? []),
  ];
  const view = useListView(list.items, textsOf, sortedValues(props));
  const selection = useSelection(list.items);
  const { version, loadFigures } = list;
  useEffect(() => {
    if (version > 0) void loadFigures();
  }, [version, loadFigures]);
  useRetry(list.isOffline ? list.reload : undefined);
  useListShortcuts({ words, list: { ...list, add }, view, search });

  /** A new item stands on top of the whole list. */
  async function add(): Promise<void> {
    if (closed !== undefined) return;
    view.showAll();
    await list.add();
  }

  function confirmDelete(): void {
    if (toDelete) void list.remove(toDelete);
    setToDelete(undefined);
  }

  return (
    <>
      <ListHead {...{ heading, words, view, search, tools, closed }} onAdd={() => void add()} />
      {outcome}
      {list.nameError !== undefined && (
        <Banner tone="over" onClose={list.dismissNameError}>
          {list.nameError}
        </Banner>
      )}
      {(selection.items.length > 0 || list.progress) && <Selected {...props} selection={selection} />}
      <ListBody {...props} view={view} selection={selection} onDelete={setToDelete} />
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
          key={list.deleted[0]?.id}
          text={deletedText(list.deleted, words)}
          action={{ text: COMMON_TEXTS.undo, onPress: () => void list.restore() }}
          onClose={list.forgetDeleted}
        />
      )}
      <LoadingOverlay isPending={list.isWorking || (list.status === 'pending' && !list.isOffline)} />
    </>
  );
}

function deletedText(items: readonly Named[], { noun, plural }: ListWords): string {
  const [first] = items;
  return first !== undefined && items.length === 1
    ? LIST_TEXTS.deleted(noun, first.name)
    : LIST_TEXTS.deletedMany(items.length, plural);
}

interface SelectedProps<Item extends Named> extends ItemListProps<Item> {
  readonly selection: Selection<Item>;
}

/** What can be done with the selected rows, with one question for all that are to be deleted. */
function Selected<Item extends Named>(props: SelectedProps<Item>): ReactNode {
  const { list, words, bulkActions = [], selection, refusal } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { items, clear } = selection;

  async function confirmDelete(): Promise<void> {
    setIsAsking(false);
    await list.removeAll(items);
  }

  async function duplicate(): Promise<void> {
    await list.duplicateAll(items);
    clear();
  }

  return (
    <>
      <SelectionBar
        selection={selection}
        progress={list.progress}
        onStop={list.stop}
        actions={[
          ...bulkActions,
          {
            id: 'duplicate',
            text: SELECTION_TEXTS.duplicate,
            icon: 'copy',
            closed: refusal?.(),
            run: () => void duplicate(),
          },
          {
            id: 'delete',
            text: SELECTION_TEXTS.delete(items.length),
            icon: 'trash',
            closed: items.map((item) => refusal?.(item)).find((reason) => reason !== undefined),
            run: () => setIsAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        title={LIST_TEXTS.deleteTitle}
        question={
          items.length === 1 ? LIST_TEXTS.deleteQuestion : LIST_TEXTS.deleteManyQuestion(items.length, words.plural)
        }
        confirm={LIST_TEXTS.deleteConfirm}
        isOpen={isAsking}
        onConfirm={() => void confirmDelete()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

interface ListBodyProps<Item extends Named> extends ItemListProps<Item> {
  readonly view: ListView<Item>;
  readonly selection: Selection<Item>;
  readonly onDelete: (item: Item) => void;
}

function ListBody<Item extends Named>(props: ListBodyProps<Item>): ReactNode {
  const { words, list, sketch, view } = props;
  if (list.items.length === 0 && list.status === 'success') return <EmptyState sketch={sketch} text={words.empty} />;
  const again = (
    <Button size="small" onClick={() => void list.reload()}>
      {COMMON_TEXTS.tryAgain}
    </Button>
  );
  if (list.items.length === 0 && (list.status === 'rejected' || list.isOffline)) {
    return <EmptyState sketch={sketch} text={LIST_TEXTS.notLoaded(words.plural)} action={again} />;
  }
  return (
    <>
      {list.isOffline && list.loadedAt !== undefined && (
        <Banner tone="near" action={again}>
          {LIST_TEXTS.asOf(words.plural, timeText(list.loadedAt))}
        </Banner>
      )}
      <ItemTable {...props} />
      <Pagination view={view} />
    </>
  );
}

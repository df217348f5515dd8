import type { ListWords } from '#texts/pages/lists.ts';
import { SHORTCUT_TEXTS } from '#texts/editor/shortcuts.ts';
import type { RefObject } from 'react';
import type { Named } from '../../lib/state/named-list.ts';
import { useShortcuts } from '../shortcuts/shortcuts.tsx';
import type { ListModel } from './list-model.ts';
import type { ListView } from './use-list-view.ts';

interface ListShortcuts {
  readonly words: ListWords;
  readonly list: Pick<ListModel<Named>, 'add' | 'restore' | 'deleted'>;
  readonly view: ListView<unknown>;
  readonly search: RefObject<HTMLInputElement | null>;
}

export function useListShortcuts({ words, list, view, search }: ListShortcuts): void {
  const { page, pageCount, setPage } = view;
  useShortcuts(SHORTCUT_TEXTS.list, [
    { keys: '/', text: SHORTCUT_TEXTS.search, run: () => search.current?.focus() },
    { keys: 'n', text: words.add, run: () => void list.add() },
    { keys: '.', text: SHORTCUT_TEXTS.nextPage, run: () => page < pageCount && setPage(page + 1) },
    { keys: ',', text: SHORTCUT_TEXTS.previousPage, run: () => page > 1 && setPage(page - 1) },
    { keys: 'u', text: SHORTCUT_TEXTS.undo, run: list.deleted === undefined ? undefined : () => void list.restore() },
  ]);
}

import { columnsUsed, rowsInView, tableOf, type Table, type TableView } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { StoreApi } from 'zustand/vanilla';
import { currentRows, type DesignEditorStore } from '../../document/editor-context.ts';
import type { GridState } from './grid-state.ts';
import type { WantedSets } from '../columns/use-column-choice.ts';

interface TableParts {
  readonly rows: readonly CameraRow[];
  readonly view: TableView | undefined;
  readonly wanted: WantedSets;
}

/** A view with hidden rows does not change the columns. */
export function shownTable({ rows, view, wanted }: TableParts, before?: Table): Table {
  return tableOf(rowsInView(rows, view), before, columnsUsed(rows, wanted));
}

/** Returns the shown table: the same object until something of it changes. */
export function tableReader(store: DesignEditorStore, state: Pick<StoreApi<GridState>, 'getState'>): () => Table {
  let last: (TableParts & { readonly table: Table }) | undefined;
  return () => {
    const rows = currentRows(store.getState());
    const { view, wanted } = state.getState();
    if (last?.rows !== rows || last.view !== view || last.wanted !== wanted) {
      const parts = { rows, view, wanted };
      last = { ...parts, table: shownTable(parts, last?.table) };
    }
    return last.table;
  };
}

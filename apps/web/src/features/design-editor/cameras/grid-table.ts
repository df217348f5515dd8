import { rowsInView, tableOf, type Table, type TableView } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { StoreApi } from 'zustand/vanilla';
import { currentRows, type DesignEditorStore } from '../editor-context.ts';
import type { GridState } from './grid-state.ts';

interface LastTable {
  readonly rows: readonly CameraRow[];
  readonly view: TableView | undefined;
  readonly table: Table;
}

/** Gives the table as it is shown now: the same one as long as nothing of it has changed. */
export function tableReader(store: DesignEditorStore, state: Pick<StoreApi<GridState>, 'getState'>): () => Table {
  let last: LastTable | undefined;
  return () => {
    const rows = currentRows(store.getState());
    const { view } = state.getState();
    if (last?.rows !== rows || last.view !== view) {
      last = { rows, view, table: tableOf(rowsInView(rows, view), last?.table) };
    }
    return last.table;
  };
}

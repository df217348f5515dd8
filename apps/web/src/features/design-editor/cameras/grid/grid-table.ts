import {
  type CellColumn,
  COLUMNS,
  columnsUsed,
  rowsInView,
  tableOf,
  type Table,
  type TableView,
} from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { StoreApi } from 'zustand/vanilla';
import { currentRows, type DesignEditorStore } from '../../document/editor-context.ts';
import type { GridState } from './grid-state.ts';

/** The columns of a table: a view with hidden rows does not change them. */
function columnsShown(rows: readonly CameraRow[], wantsExtras: boolean): readonly CellColumn[] {
  return wantsExtras ? COLUMNS : columnsUsed(rows);
}

interface TableParts {
  readonly rows: readonly CameraRow[];
  readonly view: TableView | undefined;
  readonly wantsExtras: boolean;
}

export function shownTable({ rows, view, wantsExtras }: TableParts, before?: Table): Table {
  return tableOf(rowsInView(rows, view), before, columnsShown(rows, wantsExtras));
}

/** Returns the shown table: the same object until something of it changes. */
export function tableReader(store: DesignEditorStore, state: Pick<StoreApi<GridState>, 'getState'>): () => Table {
  let last: (TableParts & { readonly table: Table }) | undefined;
  return () => {
    const rows = currentRows(store.getState());
    const { view, wantsExtras } = state.getState();
    if (last?.rows !== rows || last.view !== view || last.wantsExtras !== wantsExtras) {
      const parts = { rows, view, wantsExtras };
      last = { ...parts, table: shownTable(parts, last?.table) };
    }
    return last.table;
  };
}

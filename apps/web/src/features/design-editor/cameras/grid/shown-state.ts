import type { EditorModel } from '@site-designer/camera-table';
import type { StoreApi } from 'zustand/vanilla';
import { createStoreBehind, type StoreBehind } from '../../../../lib/state/store-behind.ts';
import type { GridState } from './grid-state.ts';

interface ShownState {
  readonly model: EditorModel;
  readonly grid: GridState;
}

interface RowsStore {
  readonly getState: () => { readonly siteDesignEditor: Pick<ShownState, 'model'> };
  readonly subscribe: (listener: () => void) => () => void;
}

export type ShownStore = StoreBehind<ShownState>;

/**
 * The state that the table shows. Typed text is in its cell at once, without the table: the rows follow after the frame that
 * shows the key. Any other change is shown at once, together with text typed before it.
 */
export function createShownStore(store: RowsStore, state: StoreApi<GridState>): ShownStore {
  return createStoreBehind({
    sources: [store, state],
    read: (before) => {
      const [{ model }, grid] = [store.getState().siteDesignEditor, state.getState()];
      return before?.model === model && before.grid === grid ? before : { model, grid };
    },
    mayWait: isTyped,
  });
}

/** Whether only the typed text of a cell has changed, and what follows from it. */
function isTyped(before: ShownState, { model, grid }: ShownState): boolean {
  const { draft, note, kept } = grid;
  if (draft === undefined || model.past !== before.model.past || model.future !== before.model.future) return false;
  const withTyped: GridState = { ...before.grid, draft, note, kept };
  return (Object.keys(grid) as (keyof GridState)[]).every((key) => grid[key] === withTyped[key]);
}

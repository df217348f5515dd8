import type { EditorModel } from '@site-designer/camera-table';
import type { StoreApi } from 'zustand/vanilla';
import { afterFrame } from '../../../lib/after-frame.ts';
import type { GridState } from './grid-state.ts';

interface ShownState {
  readonly model: EditorModel;
  readonly grid: GridState;
}

interface RowsStore {
  readonly getState: () => { readonly siteDesignEditor: Pick<ShownState, 'model'> };
  readonly subscribe: (listener: () => void) => () => void;
}

export type ShownStore = Pick<StoreApi<ShownState>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * The state that the table shows. Typed text is in its cell at once, without the table: the rows follow after the frame that
 * shows the key. Any other change is shown at once, together with text typed before it.
 */
export function createShownStore(store: RowsStore, state: StoreApi<GridState>): ShownStore {
  const read = (): ShownState => ({ model: store.getState().siteDesignEditor.model, grid: state.getState() });
  const listeners = new Set<Parameters<ShownStore['subscribe']>[0]>();
  const initial = read();
  let shown = initial;
  let callOff: (() => void) | undefined;
  let unfollow: (() => void) | undefined;

  function show(): void {
    callOff?.();
    callOff = undefined;
    const before = shown;
    shown = newer(before, read());
    if (shown !== before) for (const listener of listeners) listener(shown, before);
  }

  function follow(): void {
    if (isTyped(shown, read())) callOff ??= afterFrame(show);
    else show();
  }

  function start(): () => void {
    shown = newer(shown, read());
    const ends = [store.subscribe(follow), state.subscribe(follow)];
    return () => {
      callOff?.();
      callOff = undefined;
      for (const end of ends) end();
    };
  }

  return {
    getInitialState: () => initial,
    getState: () => {
      // There are no listeners yet.
      if (listeners.size === 0) shown = newer(shown, read());
      return shown;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) unfollow = start();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unfollow?.();
      };
    },
  };
}

/** The same object until something changes. */
function newer(before: ShownState, now: ShownState): ShownState {
  return before.model === now.model && before.grid === now.grid ? before : now;
}

/** Whether only the typed text of a cell has changed, and what follows from it. */
function isTyped(before: ShownState, { model, grid }: ShownState): boolean {
  const { draft, note, kept } = grid;
  if (draft === undefined || model.past !== before.model.past || model.future !== before.model.future) return false;
  const withTyped: GridState = { ...before.grid, draft, note, kept };
  return (Object.keys(grid) as (keyof GridState)[]).every((key) => grid[key] === withTyped[key]);
}

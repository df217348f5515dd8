import { type Cell, single } from '@site-designer/camera-table';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useEditor, useEditorStore } from '../../document/editor-context.ts';
import type { Grid } from '../grid/use-grid.ts';

/** The refused entries of the table are those of the document: they are counted in its status, and outlive the page. */
export function useRefusedEntries({ controller, shown }: Grid): void {
  const store = useEditorStore();
  const { state } = controller;
  useLayoutEffect(() => {
    const take = (): void => {
      const { refused } = store.getState().siteDesignEditor;
      if (state.getState().kept !== refused) state.setState({ kept: refused });
    };
    const give = (): void => {
      const { refused, setRefused } = store.getState().siteDesignEditor;
      const { kept } = state.getState();
      if (kept !== refused) setRefused(kept);
    };
    take();
    const ends = [store.subscribe(take), state.subscribe(give)];
    return () => ends.forEach((end) => end());
  }, [store, state]);

  const wanted = useEditor(({ siteDesignEditor }) => siteDesignEditor.wantedCell);
  const show = useEffectEvent((cell: Cell) => {
    if (!shown.some(({ id }) => id === cell.rowId)) state.setState({ view: undefined });
    controller.go(single(cell));
    store.getState().siteDesignEditor.forgetWantedCell();
  });
  useEffect(() => {
    if (wanted) show(wanted);
  }, [wanted]);
}

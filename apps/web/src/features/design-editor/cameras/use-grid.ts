import { type Range, rangeOf, type Selection } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Draft } from './cell-draft.ts';
import { GridController, type GridHost } from './grid-controller.ts';

const MESSAGE_MS = 3000;

export interface Grid {
  readonly controller: GridController;
  readonly selection: Selection | undefined;
  readonly range: Range | undefined;
  readonly draft: Draft | undefined;
}

/** The table as a spreadsheet, for one component to show. */
export function useGrid(rows: readonly CameraRow[], { store, form, onReview, onDeleteRows }: GridHost): Grid {
  const controller = useMemo(
    () => new GridController({ store, form, onReview, onDeleteRows }),
    [store, form, onReview, onDeleteRows],
  );
  const { chosen, draft } = useStore(controller.state);
  const selection = useMemo(() => selectionIn(controller, rows, chosen), [controller, rows, chosen]);
  const isPasted = draft?.isPasted === true;

  useEffect(() => {
    if (!isPasted) return;
    const timer = setTimeout(() => controller.state.setState({ draft: undefined }), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [controller, isPasted]);

  return { controller, selection, range: selection && rangeOf(controller.table, selection), draft };
}

/** Where the controller is, which depends on the rows and on what was chosen of them. */
function selectionIn(controller: GridController, _rows: unknown, _chosen: unknown): Selection | undefined {
  return controller.selection;
}

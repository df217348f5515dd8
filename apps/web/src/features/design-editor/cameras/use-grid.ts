import { type Range, rangeOf, type Selection, type Table, tableOf } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useDerived } from '../../../lib/use-derived.ts';
import type { CellText, Draft } from './cell-draft.ts';
import { GridController, type GridHost } from './grid-controller.ts';
import { selectionIn } from './grid-keys.ts';

const MESSAGE_MS = 3000;

export interface Grid {
  readonly controller: GridController;
  readonly table: Table;
  readonly selection: Selection | undefined;
  readonly range: Range | undefined;
  readonly draft: Draft | undefined;
  readonly kept: ReadonlyMap<number, Draft>;
  readonly note: CellText | undefined;
}

/** The table as a spreadsheet, for one component to show. */
export function useGrid(rows: readonly CameraRow[], { store, form, onReview, onTable, onDeleteRows }: GridHost): Grid {
  const controller = useMemo(
    () => new GridController({ store, form, onReview, onTable, onDeleteRows }),
    [store, form, onReview, onTable, onDeleteRows],
  );
  const { chosen, draft, kept, note } = useStore(controller.state);
  const table = useDerived(rows, tableOf);
  const selection = useMemo(() => selectionIn(table, chosen), [table, chosen]);
  const isPasted = draft?.isPasted === true;

  useEffect(() => {
    if (!isPasted) return;
    const timer = setTimeout(() => controller.state.setState((state) => ({ draft: state.draft?.before })), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [controller, isPasted]);

  return { controller, table, selection, range: selection && rangeOf(table, selection), draft, kept, note };
}

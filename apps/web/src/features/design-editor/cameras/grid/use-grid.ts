import {
  type Cell,
  type EditorModel,
  linesBeyond,
  type Range,
  rangeOf,
  rowsInView,
  type Selection,
  type Table,
  type TableView,
} from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useDerived } from '../../../../lib/hooks/use-derived.ts';
import type { Draft } from '../cells/cell-draft.ts';
import type { ShownMessage } from '../cells/cell-message.tsx';
import { GridController, type GridHost } from './grid-controller.ts';
import { selectionIn } from './grid-keys.ts';
import { shownTable } from './grid-table.ts';
import type { OpenMenu } from './grid-state.ts';
import type { WantedSets } from '../columns/use-column-choice.ts';

const MESSAGE_MS = 3000;

export interface Grid {
  readonly controller: GridController;
  /** All rows of the design and their history. */
  readonly model: EditorModel;
  readonly shown: readonly CameraRow[];
  readonly table: Table;
  readonly selection: Selection | undefined;
  readonly range: Range | undefined;
  readonly draft: Draft | undefined;
  readonly kept: ReadonlyMap<number, Draft>;
  readonly note: ShownMessage | undefined;
  /** The lines to which the block is being extended. */
  readonly filled: Range | undefined;
  readonly view: TableView | undefined;
  readonly menu: OpenMenu | undefined;
  readonly isFinding: boolean;
  readonly measuring: Cell | undefined;
}

export function useGrid(
  { store, form, onTable, onDeleteRows, onAddGroup, onKeys }: GridHost,
  wanted: WantedSets,
): Grid {
  const controller = useMemo(
    () => new GridController({ store, form, onTable, onDeleteRows, onAddGroup, onKeys }),
    [store, form, onTable, onDeleteRows, onAddGroup, onKeys],
  );
  const { model, grid } = useStore(controller.shown);
  const { rows } = model;
  const { chosen, fillLine, ...state } = grid;
  const { draft, note, view } = state;
  const shown = useMemo(() => rowsInView(rows, view), [rows, view]);
  const table = useDerived(
    useMemo(() => ({ rows, view, wanted }), [rows, view, wanted]),
    shownTable,
  );
  const selection = useMemo(() => selectionIn(table, chosen), [table, chosen]);
  const isPasted = draft?.isPasted === true;

  useLayoutEffect(() => controller.state.setState({ wanted }), [controller, wanted]);

  useEffect(() => {
    if (!isPasted) return;
    const timer = setTimeout(() => controller.state.setState((state) => ({ draft: state.draft?.before })), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [controller, isPasted]);

  useEffect(() => {
    if (note?.isBrief !== true) return;
    const timer = setTimeout(() => controller.state.setState({ note: undefined }), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [controller, note]);

  const range = selection && rangeOf(table, selection);
  const filled = range && fillLine !== undefined ? { ...range, ...drawnOut(range, fillLine) } : undefined;
  return { controller, model, shown, table, selection, range, filled, ...state };
}

function drawnOut(range: Range, toLine: number): Pick<Range, 'top' | 'bottom'> {
  const { from, to } = linesBeyond(range, toLine);
  return { top: from, bottom: to };
}

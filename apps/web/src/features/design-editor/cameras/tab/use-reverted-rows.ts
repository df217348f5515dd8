import { rowBlock, type Cell } from '@site-designer/camera-table';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { cellSelector } from '../cells/cell-draft.ts';
import type { Grid } from '../grid/use-grid.ts';

/** Shows the rows changed by the last undo or redo, wherever the table is scrolled. */
export function useRevertedRows(grid: Grid, frame: RefObject<HTMLElement | null>): void {
  const rowIds = useEditor(({ siteDesignEditor }) => siteDesignEditor.reverted?.rowIds);
  const show = useEffectEvent((ids: readonly number[]) => chooseRows(grid, ids, frame.current));
  useEffect(() => {
    const cell = rowIds && show(rowIds);
    if (!cell) return;
    const drawn = requestAnimationFrame(() =>
      document.querySelector(cellSelector(cell))?.scrollIntoView?.({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(drawn);
  }, [rowIds]);
}

/** Selects the first of the rows, unless the active cell is in one of them; the focus follows if nothing else has it. */
function chooseRows(
  { controller, table, selection }: Grid,
  ids: readonly number[],
  frame: HTMLElement | null,
): Cell | undefined {
  const row = table.rows.find(({ id }) => ids.includes(id));
  if (!row) return undefined;
  const block = selection && ids.includes(selection.active.rowId) ? selection : rowBlock(table, row);
  const { activeElement } = document;
  const isFree = activeElement === document.body || frame?.contains(activeElement);
  (isFree ? controller.go : controller.choose)(block);
  return block.active;
}

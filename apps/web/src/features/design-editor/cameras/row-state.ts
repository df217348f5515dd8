import { type Cell, isLineInRange, type Range } from '@site-designer/camera-table';
import type { Draft } from './cell-draft.ts';
import type { Grid } from './use-grid.ts';

/** What of the state of the table shows in a row. */
export interface RowState {
  /** The active cell, where it is of this stream. */
  readonly active: Cell | undefined;
  /** The block that is selected, where it crosses this stream. */
  readonly range: Range | undefined;
  /** What the block is drawn out over, where it crosses this stream. */
  readonly filled: Range | undefined;
  /** Whether the block ends in this stream, where it can be drawn out from. */
  readonly hasHandle: boolean;
  readonly draft: Draft | undefined;
  /** The name that was left too long. */
  readonly keptName: Draft | undefined;
}

export function rowStateOf({ selection, range, filled, draft, kept }: Grid, line: number, rowId: number): RowState {
  const active = selection?.active;
  return {
    active: active?.rowId === rowId ? active : undefined,
    range: range && isLineInRange(range, line) ? range : undefined,
    filled: filled && isLineInRange(filled, line) ? filled : undefined,
    hasHandle: line === range?.bottom,
    draft: draft?.cell.rowId === rowId ? draft : undefined,
    keptName: kept.get(rowId),
  };
}

import { type Cell, isLineInRange, type Range } from '@site-designer/camera-table';
import type { Draft } from '../cells/cell-draft.ts';
import type { Grid } from '../grid/use-grid.ts';
import type { RowMarks } from '../others/others.ts';

/** The part of the table's state that a row shows. */
export interface RowState {
  /** The active cell, if it belongs to this stream. */
  readonly active: Cell | undefined;
  /** The selected block, if it crosses this stream. */
  readonly range: Range | undefined;
  /** The extension of the block by dragging, if it crosses this stream. */
  readonly filled: Range | undefined;
  /** Whether the block ends in this stream, which then has its handle. */
  readonly hasHandle: boolean;
  readonly draft: Draft | undefined;
  /** A name that was left too long. */
  readonly keptName: Draft | undefined;
  /** Whose cells of it are others', if any are. */
  readonly marks: RowMarks | undefined;
}

export function rowStateOf(
  { selection, range, filled, draft, kept }: Grid,
  marks: ReadonlyMap<number, RowMarks>,
  { line, rowId }: { readonly line: number; readonly rowId: number },
): RowState {
  const active = selection?.active;
  return {
    active: active?.rowId === rowId ? active : undefined,
    range: range && isLineInRange(range, line) ? range : undefined,
    filled: filled && isLineInRange(filled, line) ? filled : undefined,
    hasHandle: line === range?.bottom,
    draft: draft?.cell.rowId === rowId ? draft : undefined,
    keptName: kept.get(rowId),
    marks: marks.get(rowId),
  };
}

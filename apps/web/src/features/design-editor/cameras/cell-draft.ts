import { type CameraForm, type Cell, columnOf, parseCell, withValue } from '@site-designer/camera-table';
import type { DesignEditorStore } from '../editor-context.ts';

/** A cell that is being typed into. */
export interface Draft {
  readonly cell: Cell;
  readonly text: string;
  readonly message: string | undefined;
  /** Whether the message is of a paste that was not taken, and leaves by itself. */
  readonly isPasted?: boolean;
  /** Whether the arrow keys move the caret rather than on to the next cell. */
  readonly isCaretMode: boolean;
}

export function isSameCell(a: Cell | undefined, b: Cell | undefined): boolean {
  return a?.rowId === b?.rowId && a?.column === b?.column;
}

/** The cell that an element stands in. */
export function cellAt(element: EventTarget | null): Cell | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-column]') : undefined;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row
    ? { rowId: Number(row.dataset['row']), column: cell.dataset['column'] as Cell['column'] }
    : undefined;
}

/** How a cell is found in the table. */
export function cellSelector({ rowId, column }: Cell): string {
  return `[data-row="${rowId}"] [data-column="${column}"]`;
}

interface Typed {
  readonly text: string;
  readonly before: Draft | undefined;
  readonly form: CameraForm;
  readonly store: DesignEditorStore;
}

/** Numbers take digits only; what is out of bounds stays in the cell with its reason and changes nothing. */
export function typedDraft(cell: Cell, { text, before, form, store }: Typed): Draft | undefined {
  const column = columnOf(cell.column);
  if (column.kind === 'number' && /\D/.test(text)) return before;
  const parsed = parseCell(text, column, form);
  const { cameras } = store.getState();
  if ('value' in parsed) {
    const patch = withValue({}, { column, value: parsed.value });
    cameras.editRow(cell.rowId, { patch, isTyping: true });
  } else {
    cameras.cancelTyping();
  }
  const message = 'message' in parsed ? parsed.message : undefined;
  return { cell, text, message, isCaretMode: before?.isCaretMode ?? false };
}

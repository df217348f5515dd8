import type { Cell, CellColumn } from '@site-designer/camera-table';
import { cellSelector } from './cell-draft.ts';

/** The control of the active cell. */
export function controlOf(table: Element | null, cell: Cell): HTMLElement | undefined {
  return table?.querySelector<HTMLElement>(`${cellSelector(cell)} :is(input, select, [role="textbox"])`) ?? undefined;
}

/** Whether the value of a control may be typed: among lists, only that of sizes takes others. */
export function takesText(control: EventTarget, column: CellColumn): boolean {
  if (control instanceof HTMLSelectElement) return column.kind === 'choice' && column.takesSizes === true;
  return control instanceof HTMLInputElement;
}

export function openList(control: EventTarget): void {
  if (control instanceof HTMLSelectElement) control.showPicker?.();
}

/** Puts the caret behind the text, which is then not selected. */
export function caretToEnd(input: HTMLInputElement): void {
  input.setSelectionRange(input.value.length, input.value.length);
}

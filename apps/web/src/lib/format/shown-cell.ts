import type { CameraRow } from '@site-designer/sizing-engine';
import { textOf, type CameraForm, type CellColumn } from '@site-designer/camera-table';
import { textToType } from './typed-digits.ts';

/** The text of a cell as the language writes it; files and the clipboard have a decimal point. */
export function shownCell(row: CameraRow, column: CellColumn, form: CameraForm): string {
  const text = textOf(row, column, form);
  return column.kind === 'number' ? textToType(text) : text;
}

import { columnOf, type Selection } from '@site-designer/camera-table';
import type { KeyboardEvent } from 'react';
import { nextSize } from '../../../../ui/tables/column-separator.tsx';
import type { ColumnSizes } from '../../../../ui/tables/use-column-sizes.ts';

/** Resizes the column of the active cell with Alt+Shift and the keys of its separator; returns whether the key was one of them. */
export function sizeByKey(
  event: KeyboardEvent<HTMLElement>,
  selection: Selection | undefined,
  sizes: ColumnSizes,
): boolean {
  if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || !selection) return false;
  const { field } = columnOf(selection.active.column);
  const heading = event.currentTarget.querySelector<HTMLElement>(`[role="columnheader"][data-sizable="${field}"]`);
  const size = heading && nextSize(event.key, heading.offsetWidth);
  if (size === null) return false;
  event.preventDefault();
  sizes.setSize(field, size);
  return true;
}

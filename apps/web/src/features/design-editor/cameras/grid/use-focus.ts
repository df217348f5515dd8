import type { Cell } from '@site-designer/camera-table';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { cellSelector, isSameCell } from '../cells/cell-draft.ts';
import { controlOf } from '../cells/control.ts';
import type { Grid } from './use-grid.ts';

/** Focuses the active cell once it has moved, and scrolls it into view. */
export function useFocus({ selection, controller }: Grid, frame: RefObject<HTMLElement | null>): void {
  const focused = useRef<Cell>(undefined);
  useLayoutEffect(() => {
    controller.focus.keep(frame.current?.querySelector<HTMLElement>('[role="grid"]') ?? null);
    if (!controller.focus.isWanted || !selection) return;
    const { active, end } = selection;
    // The eye follows a block that is extended to its end, and otherwise the focus.
    const inSight = isSameCell(focused.current, active) ? end : active;
    frame.current?.querySelector(cellSelector(inSight))?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    const control = controlOf(frame.current, active);
    if (!control) return;
    focused.current = active;
    controller.focus.taken();
    control.focus({ preventScroll: true });
    if (control instanceof HTMLInputElement) control.select();
  });
}

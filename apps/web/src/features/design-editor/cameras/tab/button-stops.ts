import type { KeyboardEvent } from 'react';

/** The buttons of a row follow its last cell, those of its coverage first; those of a first stream may be in the head of its group. */
function buttonsOf(grid: HTMLElement, rowId: number): readonly HTMLElement[] {
  const of = (place: string) => [...grid.querySelectorAll<HTMLElement>(`[data-row="${rowId}"] [${place}] button`)];
  return [...of('data-coverage'), ...of('data-actions')];
}

/** Tab after the last cell of a row moves to its first button, if it has one. */
export function toFirstButton(event: KeyboardEvent<HTMLElement>, rowId: number): void {
  const [first] = event.shiftKey ? [] : buttonsOf(event.currentTarget, rowId);
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/**
 * Tab moves from button to button, and leaves the table after the last one.
 *
 * @returns Whether the focus moves back to the active cell.
 */
export function alongButtons(event: KeyboardEvent<HTMLElement>, rowId: number): boolean {
  const buttons = event.key === 'Tab' ? buttonsOf(event.currentTarget, rowId) : [];
  const at = buttons.findIndex((button) => button === event.target);
  if (at < 0) return false;
  const next = buttons[at + (event.shiftKey ? -1 : 1)];
  if (!next && !event.shiftKey) {
    stepAside(event.currentTarget);
    return false;
  }
  event.preventDefault();
  next?.focus();
  return !next;
}

/** Makes the next Tab stop the first one after the table: its cells and buttons are inert for a moment. */
export function stepAside(grid: HTMLElement): void {
  grid.inert = true;
  setTimeout(() => {
    grid.inert = false;
  });
}

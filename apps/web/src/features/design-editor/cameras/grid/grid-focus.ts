import type { Cell } from '@site-designer/camera-table';
import { cellAt } from '../cells/cell-draft.ts';
import { controlOf } from '../cells/control.ts';

interface KeyTarget {
  readonly target: EventTarget;
  readonly currentTarget: HTMLElement;
}

/** Where the focus of the table is and goes. */
export class GridFocus {
  #isWanted = false;
  #focused: (EventTarget & Element) | undefined;

  /** Whether the focus must follow the active cell. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  /** Asks for the focus in the active cell once it is shown. */
  request(): void {
    this.#isWanted = true;
  }

  taken(): void {
    this.#isWanted = false;
  }

  isAt(element: (EventTarget & Element) | undefined): void {
    this.#focused = element;
  }

  /** Keeps the focus in the table when the focused element is removed: it moves from a cell to the active one, from a button to the table. */
  keep(grid: HTMLElement | null): void {
    const lost = this.#focused;
    if (lost === undefined || lost.isConnected) return;
    this.#focused = undefined;
    if (document.activeElement !== document.body) return;
    if (cellAt(lost)) this.request();
    else grid?.focus({ preventScroll: true });
  }

  /** Where a key goes: one that reaches the table itself is meant for the active cell, which then has the focus. */
  targetOf({ target, currentTarget }: KeyTarget, activeCell: () => Cell | undefined): EventTarget {
    if (target !== currentTarget) return target;
    const active = activeCell();
    const control = active && controlOf(currentTarget, active);
    control?.focus({ preventScroll: true });
    return control ?? target;
  }
}

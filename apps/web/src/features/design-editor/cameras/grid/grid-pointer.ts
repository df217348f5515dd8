import {
  columnBlock,
  columnOf,
  extendedTo,
  type Field,
  isInRange,
  isLineInRange,
  rangeOf,
  rowBlock,
  type Selection,
  single,
  type Table,
} from '@site-designer/camera-table';
import type { MouseEvent } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { cellAt, isSameCell } from '../cells/cell-draft.ts';
import type { GridState } from './grid-state.ts';

interface PointerHost {
  readonly state: StoreApi<GridState>;
  readonly table: () => Table;
  readonly selection: () => Selection | undefined;
  readonly go: (chosen: Selection) => void;
  readonly fillTo: (line: number) => void;
}

/** The mouse in the table: it selects cells, blocks, rows and columns, and fills a block by dragging its handle. */
export class GridPointer {
  readonly #host: PointerHost;
  #drawn: 'block' | 'fill' | undefined;

  constructor(host: PointerHost) {
    this.#host = host;
  }

  readonly onMouseDown = (event: MouseEvent<HTMLElement>): void => {
    const { state, selection, go } = this.#host;
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[data-turn]')) return;
    if (event.button !== 0) return this.#chooseForMenu(event);
    if (target.closest('[data-fill]')) return this.#begin(event, 'fill');
    const cell = cellAt(target);
    const now = selection();
    if (!cell) return this.#chooseHeader(event, target);
    if (isSameCell(state.getState().draft?.cell, cell)) return;
    const isHere = isSameCell(cellAt(document.activeElement), cell);
    // The list of the focused cell opens as usual.
    if (isHere && target instanceof HTMLSelectElement) return;
    this.#begin(event, 'block');
    go(event.shiftKey && now ? { active: now.active, end: cell } : single(cell));
  };

  readonly onMouseOver = ({ buttons, target }: MouseEvent<HTMLElement>): void => {
    const { state, selection, go } = this.#host;
    if (buttons !== 1 || this.#drawn === undefined) return;
    if (this.#drawn === 'fill') return state.setState({ fillLine: this.#lineAt(target) });
    const cell = cellAt(target);
    const now = selection();
    if (cell && now && !isSameCell(now.end, cell)) go({ active: now.active, end: cell });
  };

  /** The keyboard opens a menu too, without a position. */
  readonly onContextMenu = (event: MouseEvent<HTMLElement>): void => {
    const { state } = this.#host;
    const cell = cellAt(event.target);
    if (!cell || state.getState().draft?.isCaretMode === true) return;
    event.preventDefault();
    const { left, bottom } = (event.target as Element).getBoundingClientRect();
    const isOfKey = event.clientX === 0 && event.clientY === 0;
    state.setState({ menu: isOfKey ? { x: left, y: bottom, cell } : { x: event.clientX, y: event.clientY, cell } });
  };

  #begin(event: MouseEvent, drawn: 'block' | 'fill'): void {
    event.preventDefault();
    this.#drawn = drawn;
    // The button may be released outside the table.
    addEventListener('mouseup', this.#end, { once: true });
  }

  readonly #end = (): void => {
    const { state, table, selection, fillTo, go } = this.#host;
    const { fillLine } = state.getState();
    this.#drawn = undefined;
    state.setState({ fillLine: undefined });
    const block = selection();
    if (fillLine === undefined || !block) return;
    fillTo(fillLine);
    go(extendedTo(table(), block, fillLine));
  };

  /** The menu is for the block under it, else for the cell. */
  #chooseForMenu(event: MouseEvent): void {
    const { table, selection, go } = this.#host;
    const now = selection();
    const cell = cellAt(event.target);
    if (!cell || !now || isSameCell(cellAt(document.activeElement), cell)) return;
    // The press would move the focus to the table, and the menu would return it there.
    event.preventDefault();
    const line = table().lineOf.get(cell.rowId) ?? -1;
    const [range, row] = [rangeOf(table(), now), table().rows[line]];
    const isInBlock = row && isLineInRange(range, line) && isInRange(range, row, columnOf(cell.column));
    go(isInBlock === true ? { ...now } : single(cell));
  }

  #chooseHeader(event: MouseEvent, target: Element): void {
    const { table, selection, go } = this.#host;
    const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'] as Field | undefined;
    // A press alone sorts.
    if (field !== undefined && isPlain(event)) return;
    const line = target.closest('[role="rowheader"]') ? this.#lineAt(target) : undefined;
    const row = line === undefined ? undefined : table().rows[line];
    const block = field === undefined ? row && rowBlock(table(), row) : columnBlock(table(), field);
    const now = selection();
    if (!block || target.closest('[role="separator"]')) return;
    event.preventDefault();
    go(event.shiftKey && now ? { ...block, active: now.active } : block);
  }

  #lineAt(target: EventTarget): number | undefined {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    return row ? this.#host.table().lineOf.get(Number(row.dataset['row'])) : undefined;
  }
}

function isPlain({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
  return !shiftKey && !ctrlKey && !metaKey;
}

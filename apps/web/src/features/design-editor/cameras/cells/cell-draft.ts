import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { PRODUCT_TEXTS } from '#texts/pages/product.ts';
import {
  type CameraForm,
  type Cell,
  type CellColumn,
  columnOf,
  type Parsed,
  parseCell,
  withValue,
} from '@site-designer/camera-table';
import { TEXTS } from '@site-designer/sizing-engine/design';
import { typedDigits, type TypedDigits } from '../../../../lib/format/typed-digits.ts';
import type { ClipboardEvent } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { DesignEditorStore } from '../../document/editor-context.ts';

export interface Draft {
  readonly cell: Cell;
  readonly text: string;
  readonly message: string | undefined;
  /** All typed text if it is not a number: keys that are not digits are refused. */
  readonly refused?: string | undefined;
  /** The draft to restore after the message of a paste. */
  readonly before?: Draft | undefined;
  /** Whether the message reports a refused paste, and closes by itself. */
  readonly isPasted?: boolean;
  /** Whether the arrow keys move the caret and not the active cell. */
  readonly isCaretMode: boolean;
}

export function isSameCell(a: Cell | undefined, b: Cell | undefined): boolean {
  return a?.rowId === b?.rowId && a?.column === b?.column;
}

export function cellAt(element: EventTarget | null): Cell | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-column]') : undefined;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row
    ? { rowId: Number(row.dataset['row']), column: cell.dataset['column'] as Cell['column'] }
    : undefined;
}

export function cellSelector({ rowId, column }: Cell): string {
  return `[data-row="${rowId}"] [data-column="${column}"]`;
}

/** The control of the active cell. */
export function controlOf(table: Element | null, cell: Cell): HTMLElement | undefined {
  return table?.querySelector<HTMLElement>(`${cellSelector(cell)} :is(input, select, [role="textbox"])`) ?? undefined;
}

/** Puts the caret behind the text, which is then not selected. */
export function caretToEnd(input: HTMLInputElement): void {
  input.setSelectionRange(input.value.length, input.value.length);
}

interface TypingHost {
  readonly state: Pick<StoreApi<Left>, 'getState'> & { readonly setState: (change: (state: Left) => Left) => void };
  readonly form: CameraForm;
  readonly store: DesignEditorStore;
  readonly activeCell: () => Cell | undefined;
}

export function typingInto({ state, activeCell, ...host }: TypingHost): (text: string) => void {
  return (text) => {
    const cell = activeCell();
    if (!cell) return;
    const { draft: before } = state.getState();
    const { draft, take } = typedDraft(cell, { text, before, ...host });
    // The draft is set first: it marks changes of rows as typing.
    state.setState(({ kept }) => ({ draft, note: undefined, kept: withoutEntry(kept, cell) }));
    take();
  };
}

interface Typed extends Pick<TypingHost, 'form' | 'store'> {
  readonly text: string;
  readonly before: Draft | undefined;
}

interface TypedDraft {
  readonly draft: Draft;
  readonly take: () => void;
}

/** Numbers accept digits only; other text, and numbers out of bounds, stay in the cell with the reason and change nothing. */
function typedDraft(cell: Cell, { text, before, form, store }: Typed): TypedDraft {
  const column = columnOf(cell.column);
  const typable = typableIn(column);
  const typed = typable === undefined ? { text, refused: undefined } : typedDigits(text, digitsOf(before), typable);
  const parsed: Parsed =
    typed.refused === undefined
      ? parseCell(typable === 'decimals' ? typed.text.replace(UNFINISHED, '') : typed.text, column, form)
      : { message: typable === 'decimals' ? TEXTS.numeric : PRODUCT_TEXTS.onlyDigits(typed.refused) };
  const { cameras } = store.getState();
  const isCaretMode = before?.isCaretMode ?? false;
  if (!('value' in parsed)) {
    return { draft: { cell, ...typed, message: parsed.message, isCaretMode }, take: () => cameras.cancelTyping() };
  }
  const patch = withValue({}, { column, value: parsed.value });
  return {
    draft: { cell, ...typed, message: undefined, isCaretMode },
    take: () => cameras.editRow(cell.rowId, { patch, isTyping: true }),
  };
}

/** What a number may be typed with; undefined for cells that take any text. */
function typableIn(column: CellColumn): 'digits' | 'decimals' | undefined {
  if (column.kind !== 'number') return undefined;
  return column.bounds.decimals === undefined ? 'digits' : 'decimals';
}

/** A decimal point whose decimal is still to be typed. */
const UNFINISHED = /(?<=\d)[.,]$/;

function digitsOf(draft: Draft | undefined): TypedDigits | undefined {
  return draft && { text: draft.text, refused: draft.refused };
}

export interface CellText {
  readonly cell: Cell;
  readonly text: string;
}

interface Left {
  readonly draft: Draft | undefined;
  readonly kept: ReadonlyMap<number, Draft>;
  readonly note: CellText | undefined;
}

/** What remains after a cell with an invalid entry is left: the reason, and for a name its text too. */
export function leftBy(draft: Draft, { kept, note }: Left): Left {
  const { cell, message, isPasted = false } = draft;
  if (message === undefined || isPasted) return { draft: undefined, kept, note };
  if (columnOf(cell.column).kind === 'text') {
    return { draft: undefined, kept: new Map([...kept, [cell.rowId, draft]]), note };
  }
  return { draft: undefined, kept, note: { cell, text: CAMERA_TEXTS.notTaken(message) } };
}

export function withoutRow<T>(kept: ReadonlyMap<number, T>, rowId: number | undefined): ReadonlyMap<number, T> {
  return rowId !== undefined && kept.has(rowId) ? new Map([...kept].filter(([id]) => id !== rowId)) : kept;
}

function withoutEntry<T>(kept: ReadonlyMap<number, T>, { rowId, column }: Cell): ReadonlyMap<number, T> {
  return columnOf(column).kind === 'text' ? withoutRow(kept, rowId) : kept;
}

/** A number accepts digits only, also at the caret. */
export function pastedInto(draft: Draft, event: ClipboardEvent<HTMLElement>): Draft {
  const pasted = event.clipboardData.getData('text');
  const typable = typableIn(columnOf(draft.cell.column));
  if (typable === undefined || (typable === 'digits' ? /^\d*$/ : /^[\d.,]*$/).test(pasted)) return draft;
  event.preventDefault();
  return { ...draft, message: PRODUCT_TEXTS.onlyNumbers(pasted.trim()), isPasted: true, before: draft.before ?? draft };
}

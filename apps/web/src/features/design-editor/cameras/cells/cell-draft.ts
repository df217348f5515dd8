import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { PRODUCT_TEXTS } from '#texts/pages/product.ts';
import {
  type CameraForm,
  type Cell,
  type CellColumn,
  columnOf,
  mayBecomeNumber,
  isSiteField,
  type Parsed,
  parseCell,
  valueInRow,
  withValue,
} from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { fieldText } from '@site-designer/texts';
import { NUMBER_MARKS } from '../../../../lib/format/number-marks.ts';
import type { ClipboardEvent } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { currentRows, type DesignEditorStore } from '../../document/editor-context.ts';

export interface Draft {
  readonly cell: Cell;
  readonly text: string;
  readonly message: string | undefined;
  /** Why the text is not taken when the cell is left: it is no number, but may still become one. */
  readonly noNumber?: string | undefined;
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

interface TypingHost {
  readonly state: Pick<StoreApi<Left>, 'getState'> & { readonly setState: (change: (state: Left) => Left) => void };
  readonly form: CameraForm;
  readonly store: DesignEditorStore;
  readonly activeCell: () => Cell | undefined;
}

export function typingInto({ state, activeCell, ...host }: TypingHost): (text: string) => void {
  return (text) => {
    const { draft: before } = state.getState();
    const cell = before?.cell ?? activeCell();
    if (!cell) return;
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

/**
 * What is typed changes the row as soon as it is a value. Other text, and numbers out of bounds, stay in the cell with the
 * reason and change nothing.
 */
function typedDraft(cell: Cell, { text, before, form, store }: Typed): TypedDraft {
  const column = columnOf(cell.column);
  const state = store.getState();
  const { cameras } = state;
  const parsed = inRow(parseTyped(text, column, form), column, {
    form,
    row: () => currentRows(state).find(({ id }) => id === cell.rowId),
  });
  const draft = { cell, text, message: undefined, isCaretMode: before?.isCaretMode ?? false };
  if ('value' in parsed) {
    const patch = withValue({}, { column, value: parsed.value });
    return { draft, take: () => cameras.editRow(cell.rowId, { patch, isTyping: true }) };
  }
  // The last value stays on the screen while its unit is being typed.
  if (parsed.isBegun === true) return { draft: { ...draft, noNumber: parsed.message }, take: () => {} };
  const noNumber = parsed.isNoNumber === true ? parsed.message : undefined;
  return { draft: { ...draft, message: parsed.message, noNumber }, take: () => cameras.cancelTyping() };
}

interface RowOfCell {
  readonly form: CameraForm;
  readonly row: () => CameraRow | undefined;
}

/** Watts are bounded by the class of their row, and a sensor in inches has the shape of its picture. */
function inRow(parsed: ParsedTyping, column: CellColumn, { form, row }: RowOfCell): ParsedTyping {
  if (!('value' in parsed) || !isSiteField(column.field)) return parsed;
  const found = row();
  return found ? valueInRow(found, { column, value: parsed.value }, form) : parsed;
}

type ParsedTyping =
  | Exclude<Parsed, { readonly message: string }>
  | { readonly message: string; readonly isNoNumber?: boolean; readonly isBegun?: boolean };

function parseTyped(text: string, column: CellColumn, form: CameraForm): ParsedTyping {
  if (column.kind !== 'number') return parseCell(text, column, form);
  const isBegun = mayBecomeNumber(text, column);
  const parsed = parseCell(text.replace(UNFINISHED, ''), column, { ...form, marks: NUMBER_MARKS });
  const isNoNumber = !isBegun || ('message' in parsed && parsed.message === fieldText('field.number'));
  return isNoNumber ? { message: PRODUCT_TEXTS.onlyNumbers(text.trim()), isNoNumber, isBegun } : parsed;
}

/** A decimal mark whose decimal is still to be typed. */
const UNFINISHED = /(?<=\d)[.,]$/;

export interface CellText {
  readonly cell: Cell;
  readonly text: string;
}

/** Why the last entry was refused. */
interface CellNote extends CellText {
  /** Whether it closes by itself. */
  readonly isBrief?: boolean;
}

interface Left {
  readonly draft: Draft | undefined;
  readonly kept: ReadonlyMap<number, Draft>;
  readonly note: CellNote | undefined;
}

/** What remains after a cell with an invalid entry is left: the reason, and for a name its text too. */
export function leftBy(draft: Draft, { kept, note }: Left): Left {
  const { cell, message, noNumber, isPasted = false } = draft;
  if (isPasted) return { draft: undefined, kept, note };
  if (noNumber !== undefined) return { draft: undefined, kept, note: { cell, text: noNumber, isBrief: true } };
  if (message === undefined) return { draft: undefined, kept, note };
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

/** A number accepts nothing else, also at the caret. */
export function pastedInto(draft: Draft, event: ClipboardEvent<HTMLElement>): Draft {
  const pasted = event.clipboardData.getData('text');
  const column = columnOf(draft.cell.column);
  if (column.kind !== 'number' || mayBecomeNumber(pasted, column)) return draft;
  event.preventDefault();
  return { ...draft, message: PRODUCT_TEXTS.onlyNumbers(pasted.trim()), isPasted: true, before: draft.before ?? draft };
}

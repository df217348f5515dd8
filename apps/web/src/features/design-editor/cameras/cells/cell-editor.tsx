/* eslint-disable jsx-a11y/prefer-tag-over-role -- a value that cannot be changed is no input */
import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { type CameraForm, type Cell, type CellColumn, type ChoiceColumn, valueOf } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { RowPatch } from '@site-designer/sizing-engine/design';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import styles from '../grid/camera-grid.module.css';
import { isSameCell, type Draft } from './cell-draft.ts';
import { caretToEnd } from './control.ts';
import { shownCell } from '../../../../lib/format/shown-cell.ts';

export interface CellHandlers {
  readonly onType: (text: string) => void;
  /** An empty text takes the choice away. */
  readonly onChoose: (rowId: number, column: ChoiceColumn, id: number | '') => void;
  readonly onEdit: (rowId: number, patch: RowPatch) => void;
  /** A value that is not in the list is to be typed. */
  readonly onOther: () => void;
  readonly onCalculate: (rowId: number, column: CellColumn) => void;
  readonly onMeasure: () => void;
  /** Typed text, ahead of the rows. */
  readonly typing: TypingStore;
}

type TypingStore = Pick<StoreApi<Typing>, 'getState' | 'getInitialState' | 'subscribe'>;

interface Typing {
  readonly draft: Draft | undefined;
  readonly kept: ReadonlyMap<number, Draft>;
}

interface CellEditorProps {
  readonly row: CameraRow;
  readonly column: CellColumn;
  readonly label: string;
  readonly form: CameraForm;
  readonly handlers: CellHandlers;
  readonly isReadOnly: boolean;
}

/** The control of the active cell, the only control of the table. */
export function CellEditor(props: CellEditorProps): ReactNode {
  const { row, column, label, form, isReadOnly } = props;
  if (isReadOnly) {
    return (
      <span className={styles.control} role="textbox" aria-readonly="true" aria-label={label} tabIndex={0}>
        {shownCell(row, column, form)}
      </span>
    );
  }
  if (column.kind === 'choice' && column.takesSizes === true) return <SizeEditor {...props} column={column} />;
  if (column.kind === 'choice') return <ChoiceEditor {...props} column={column} />;
  return <TextEditor {...props} />;
}

/** The choice of a size that is not in the list. */
const OTHER_SIZE = 'other';

/** Its text is the browser's own: a key renders nothing here, and the row follows. */
function TextEditor({ row, column, label, form, handlers: { typing, onType } }: CellEditorProps): ReactNode {
  const draftIn = ({ draft, kept }: Typing) =>
    [draft, kept.get(row.id)].find(isIn({ rowId: row.id, column: column.key }));
  const isCaretMode = useStore(typing, (state) => draftIn(state)?.isCaretMode === true);
  const isInvalid = useStore(typing, (state) => draftIn(state)?.message !== undefined);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const show = (): void => {
      const text = draftIn(typing.getState())?.text ?? shownCell(row, column, form);
      if (input.current && input.current.value !== text) showText(input.current, text);
    };
    show();
    return typing.subscribe(show);
  });
  return (
    <input
      ref={input}
      className={styles.control}
      type="text"
      inputMode={inputModeOf(column)}
      autoComplete="off"
      spellCheck={false}
      size={4}
      data-caret={isCaretMode || undefined}
      placeholder={column.field === 'streamName' ? CAMERA_TEXTS.addName : undefined}
      aria-label={label}
      aria-invalid={isInvalid}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

/** A text that is selected whole stays so when somebody else changes it: what is typed takes its place. */
function showText(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd, value } = input;
  const isSelected = document.activeElement === input && selectionStart === 0 && selectionEnd === value.length;
  input.value = text;
  if (isSelected) input.select();
}

function inputModeOf(column: CellColumn): 'numeric' | 'decimal' | 'text' {
  if (column.kind !== 'number') return 'text';
  return column.bounds.decimals === undefined ? 'numeric' : 'decimal';
}

function isIn(cell: Cell): (draft: Draft | undefined) => boolean {
  return (draft) => isSameCell(draft?.cell, cell);
}

/** A list of sizes, until another one is typed. */
function SizeEditor(props: CellEditorProps & { readonly column: ChoiceColumn }): ReactNode {
  const { row, column, handlers } = props;
  const cell = { rowId: row.id, column: column.key };
  const isTyped = useStore(handlers.typing, ({ draft }) => isSameCell(draft?.cell, cell));
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    if (!input) return;
    // What replaced the list takes its focus, with the caret behind the typed text.
    input.focus({ preventScroll: true });
    caretToEnd(input);
  }, [isTyped]);
  return (
    <span ref={frame} className={styles.either}>
      {isTyped ? <TextEditor {...props} /> : <ChoiceEditor {...props} />}
    </span>
  );
}

function ChoiceEditor({
  row,
  column,
  label,
  form,
  handlers,
}: CellEditorProps & { readonly column: ChoiceColumn }): ReactNode {
  const value = valueOf(row, column);
  return (
    <select
      className={styles.control}
      aria-label={label}
      value={value}
      onChange={({ target }) =>
        target.value === OTHER_SIZE
          ? handlers.onOther()
          : handlers.onChoose(row.id, column, target.value && Number(target.value))
      }
    >
      {column.mayBeEmpty === true && <option value="">{CAMERA_TEXTS.none}</option>}
      {form[column.list].map(({ id, name, example }) => (
        <option key={id} value={id}>
          {example === undefined ? name : CAMERA_TEXTS.withExample(name, example)}
        </option>
      ))}
      {typeof value === 'string' && value !== '' && <option value={value}>{value}</option>}
      {column.takesSizes === true && <option value={OTHER_SIZE}>{CAMERA_TEXTS.otherSize}</option>}
    </select>
  );
}

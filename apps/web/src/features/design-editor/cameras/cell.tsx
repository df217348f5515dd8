/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/cameras.ts';
import {
  accessOf,
  type CameraForm,
  type CellColumn,
  type ChoiceColumn,
  isCustomRate,
  textOf,
  twinOf,
  valueOf,
} from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/design';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import styles from './camera-grid.module.css';
import { cellKey, type Draft } from './cell-draft.ts';
import { cellLabel } from './cell-label.ts';
import type { StreamLine } from './grid-lines.ts';

export interface CellHandlers {
  readonly onType: (text: string) => void;
  readonly onChoose: (rowId: number, column: ChoiceColumn, id: number) => void;
  readonly onCalculate: (rowId: number, column: CellColumn) => void;
}

interface GridCellProps {
  readonly line: StreamLine;
  readonly column: CellColumn;
  readonly form: CameraForm;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly draft: Draft | undefined;
  readonly isDeferred: boolean;
  readonly handlers: CellHandlers;
}

/** One cell of the table: a control without a frame, named by its column and line. */
export const GridCell = memo(function GridCell(props: GridCellProps): ReactNode {
  const { line, column, isActive, isSelected } = props;
  const access = accessOf(line.row, column, line.isFirst);
  if (access === 'none') return <NoCell {...props} />;
  const isCustom = isCustomRate(line.row, column);
  const isCalculated = (column.field === 'bitrateKbit' && !isCustom) || access === 'shown';
  return (
    <div
      role="gridcell"
      className={styles.cell}
      data-cell={cellKey({ rowId: line.row.id, column: column.key })}
      data-column={column.key}
      data-label={phoneLabel(column, line.row)}
      data-field={column.field}
      data-both={standsForBoth(line.row, column) || undefined}
      {...marksOf(props)}
      data-calculated={isCalculated || undefined}
      aria-selected={isSelected}
    >
      {isCustom && <span className={styles.dot} title={CAMERA_TEXTS.isTyped} />}
      {control(props, access)}
      {isCustom && isActive && <ResetToCalculated {...props} />}
      <Message draft={props.draft} />
    </div>
  );
}, isUnchanged);

/** At each key the row is another one, and all of its cells but the one that is typed into show what they did. */
function isUnchanged({ line: before, ...old }: GridCellProps, { line: after, ...next }: GridCellProps): boolean {
  const fields = Object.keys(next) as (keyof typeof next)[];
  return fields.every((field) => old[field] === next[field]) && isSameShown(before, after, next.column);
}

/** Of its row a cell reads its own field and the recording mode. */
function isSameShown(before: StreamLine, { row, line, isFirst }: StreamLine, column: CellColumn): boolean {
  return (
    before.line === line &&
    before.isFirst === isFirst &&
    before.row.id === row.id &&
    before.row.recording === row.recording &&
    valueOf(before.row, column) === valueOf(row, column) &&
    isCustomRate(before.row, column) === isCustomRate(row, column)
  );
}

/** What the look of a cell depends on. */
function marksOf({ line, column, isActive, isSelected, draft }: GridCellProps): Readonly<Record<string, unknown>> {
  return {
    'data-active': isActive || undefined,
    'data-selected': isSelected || undefined,
    'data-custom': isCustomRate(line.row, column) || undefined,
    'data-invalid': draft?.message !== undefined || undefined,
  };
}

function Message({ draft }: { readonly draft: Draft | undefined }): ReactNode {
  if (draft?.message === undefined) return null;
  return (
    <span className={styles.message} role="alert">
      {draft.message}
    </span>
  );
}

function control(props: GridCellProps, access: 'open' | 'shown'): ReactNode {
  const { line, column, isActive } = props;
  const value = valueOf(line.row, column);
  if (props.isDeferred) return <PlainValue {...props} />;
  if (access === 'shown') return <ShownValue text={String(value)} label={labelOf(props)} isActive={isActive} />;
  return column.kind === 'choice' ? <ChoiceControl {...props} column={column} /> : <TextControl {...props} />;
}

function labelOf({ column, line }: GridCellProps): string {
  return cellLabel(column, line.row, line.line);
}

function phoneLabel(column: CellColumn, row: CameraRow): string {
  const isOneOfTwo = column.half !== undefined && row.recording === Recording.speedup;
  return isOneOfTwo ? `${column.title}, ${column.half === 'motion' ? 'event' : 'base'}` : column.title;
}

/** A value that stands for both halves takes the room of both. */
function standsForBoth(row: CameraRow, column: CellColumn): boolean {
  return column.half !== undefined && row.recording !== Recording.speedup;
}

/** Where a row has no such cell: further streams share what belongs to the group, and the missing half leaves its room. */
function NoCell({ line: { row, isFirst }, column }: GridCellProps): ReactNode {
  if (column.isOfGroup === true) {
    if (column.key !== 'quantity' || isFirst) return null;
    return (
      <div role="gridcell" className={styles.inherited} data-column={column.key} data-label={column.title}>
        <span>{row.quantity}</span>
      </div>
    );
  }
  const twin = twinOf(column);
  const isEmpty = column.half === 'motion' && twin !== undefined && accessOf(row, twin, isFirst) === 'none';
  return isEmpty ? (
    <div role="gridcell" className={styles.nothing} data-column={twin.key} data-field={column.field} data-both="true">
      <span aria-hidden="true">–</span>
    </div>
  ) : null;
}

function PlainValue({ line, column, form }: GridCellProps): ReactNode {
  return (
    <span className={styles.plain} data-number={column.kind === 'number'}>
      {textOf(line.row, column, form)}
    </span>
  );
}

interface ShownValueProps {
  readonly text: string;
  readonly label: string;
  readonly isActive: boolean;
}

function ShownValue({ text, label, isActive }: ShownValueProps): ReactNode {
  return (
    <span className={styles.shown} role="textbox" aria-readonly="true" aria-label={label} tabIndex={isActive ? 0 : -1}>
      {text}
    </span>
  );
}

function TextControl(props: GridCellProps): ReactNode {
  const { line, column, isActive, draft, handlers } = props;
  return (
    <input
      className={styles.control}
      type="text"
      inputMode={column.kind === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      spellCheck={false}
      size={4}
      data-number={column.kind === 'number'}
      data-caret={draft?.isCaretMode || undefined}
      placeholder={column.kind === 'text' ? CAMERA_TEXTS.addName : undefined}
      title={column.kind === 'text' ? String(valueOf(line.row, column)) : undefined}
      aria-label={labelOf(props)}
      aria-invalid={draft?.message !== undefined}
      tabIndex={isActive ? 0 : -1}
      value={draft?.text ?? String(valueOf(line.row, column))}
      onChange={({ target }) => handlers.onType(target.value)}
    />
  );
}

/** The list is filled once somebody is there: thousands of options cost more than all else. */
function ChoiceControl(props: GridCellProps & { readonly column: ChoiceColumn }): ReactNode {
  const { line, column, form, isActive, handlers } = props;
  const value = valueOf(line.row, column);
  const options = form[column.list];
  return (
    <select
      className={styles.control}
      aria-label={labelOf(props)}
      tabIndex={isActive ? 0 : -1}
      value={value}
      title={options.find(({ id }) => id === value)?.name}
      onChange={({ target }) => handlers.onChoose(line.row.id, column, Number(target.value))}
    >
      {(isActive ? options : options.filter(({ id }) => id === value)).map(({ id, name }) => (
        <option key={id} value={id} label={standsForBoth(line.row, column) || isActive ? name : shortName(name)}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Of a size with a name of its own, the name: half a cell has no room for both. */
function shortName(name: string): string {
  return name.replace(/^\d+\D\d+ (?=\S)/, '');
}

function ResetToCalculated({ line, column, handlers }: GridCellProps): ReactNode {
  return (
    <IconButton
      icon="undo"
      label={CAMERA_TEXTS.reset}
      title={CAMERA_TEXTS.resetWithKey}
      className={styles.reset}
      tabIndex={-1}
      onMouseDown={(event) => event.stopPropagation()}
      onClick={() => handlers.onCalculate(line.row.id, column)}
    />
  );
}

/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/cameras.ts';
import {
  accessOf,
  type CameraForm,
  type Cell,
  type CellColumn,
  isCustomRate,
  isInRange,
  lastColumnIn,
  type Range,
  textOf,
  valueOf,
} from '@site-designer/camera-table';
import { LensType, Recording } from '@site-designer/sizing-engine/design';
import { memo, type HTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import styles from './camera-grid.module.css';
import { CardTitle } from './card-title.tsx';
import type { Draft } from './cell-draft.ts';
import { CellEditor, type CellHandlers } from './cell-editor.tsx';
import { cellLabel } from './cell-label.ts';
import { drawnCellsOf, GROUP_CELLS, type DrawnCell } from './drawn-columns.ts';
import { streamTitle, type Drawn, type StreamLine } from './grid-lines.ts';
import { ServersCell } from './group-servers.tsx';
import { GroupButtons, StreamButtons, type RowActions } from './row-buttons.tsx';

/** What of the state of the table shows in a row. */
export interface RowState {
  /** The active cell, where it is of this stream. */
  readonly active: Cell | undefined;
  /** The block that is selected, where it crosses this stream. */
  readonly range: Range | undefined;
  /** What the block is drawn out over, where it crosses this stream. */
  readonly filled: Range | undefined;
  /** Whether the block ends in this stream, where it can be drawn out from. */
  readonly hasHandle: boolean;
  readonly draft: Draft | undefined;
  /** The name that was left too long. */
  readonly keptName: Draft | undefined;
}

interface GridRowProps extends RowState {
  readonly kind: Drawn['kind'];
  readonly id: string;
  readonly rowIndex: number;
  readonly topPx: number;
  readonly heightPx: number;
  /** The stream, or the first one of the group. */
  readonly line: StreamLine;
  readonly form: CameraForm;
  readonly handlers: CellHandlers;
  /** Undefined until the table is on the screen: text comes first. */
  readonly actions: RowActions | undefined;
  /** Whether the card of the group is a line; undefined where rows are no cards. */
  readonly isClosed: boolean | undefined;
  readonly onTurn: ((cameraGroupId: number) => void) | undefined;
}

/** A line of the table: the head of a group, or one of its streams. Its cells are text, but for the active one. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  return props.kind === 'group' ? <GroupRow {...props} /> : <StreamRow {...props} />;
});

function GroupRow(props: GridRowProps): ReactNode {
  const { line, form, actions, isClosed, onTurn } = props;
  const { row, groupNumber } = line;
  const label = CAMERA_TEXTS.groupOf(groupNumber, line.groupName);
  const title = (
    <span role="rowheader" aria-colindex={1} className={styles.groupNumber}>
      {isClosed === undefined ? CAMERA_TEXTS.group(groupNumber) : <CardTitle {...{ line, form, isClosed, onTurn }} />}
    </span>
  );
  if (isClosed === true) {
    return (
      <Row {...props} label={label}>
        {title}
      </Row>
    );
  }
  return (
    <Row {...props} label={label}>
      {title}
      {GROUP_CELLS.map(({ column, ...place }) => (
        <ValueCell key={column.key} {...props} cell={{ ...place, column, isForBoth: false }} />
      ))}
      {actions && <GroupButtons cameraGroupId={row.cameraGroupId} groupNumber={groupNumber} actions={actions} />}
      <ServersCell cameraGroupId={row.cameraGroupId} groupNumber={groupNumber} />
    </Row>
  );
}

function StreamRow(props: GridRowProps): ReactNode {
  const { line, actions } = props;
  const { row, isFirst, groupNumber, groupName, streamNumber } = line;
  return (
    <Row {...props} label={CAMERA_TEXTS.streamOf(streamNumber, groupNumber, groupName)}>
      <span role="rowheader" aria-colindex={1} className={styles.streamName}>
        {streamTitle(line)}
      </span>
      {drawnCellsOf(row, isFirst).map((cell) =>
        cell.kind === 'value' ? (
          <ValueCell key={cell.place} {...props} cell={cell} />
        ) : (
          <div
            key={cell.place}
            role="gridcell"
            aria-colindex={cell.colIndex}
            aria-colspan={cell.isForBoth ? 2 : undefined}
            className={styles[cell.kind]}
            data-label={cell.column.title}
            style={cell.style}
          >
            {cell.kind === 'shared' ? row.quantity : '–'}
          </div>
        ),
      )}
      {!isFirst && actions && <StreamButtons rowId={row.id} streamNumber={streamNumber} actions={actions} />}
    </Row>
  );
}

interface RowProps extends GridRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Row({ kind, id, rowIndex, topPx, heightPx, line, active, isClosed, label, children }: RowProps): ReactNode {
  const { row, isFirst } = line;
  return (
    <div
      role="row"
      id={id}
      aria-rowindex={rowIndex}
      aria-label={label}
      className={styles.row}
      data-kind={kind}
      data-row={row.id}
      data-first={isFirst}
      data-speedup={row.recording === Recording.speedup || undefined}
      data-multi={row.lensType !== LensType.single}
      data-active={active !== undefined || undefined}
      data-closed={isClosed || undefined}
      style={{ top: topPx, height: heightPx }}
    >
      {children}
    </div>
  );
}

interface ValueCellProps extends GridRowProps {
  readonly cell: Pick<DrawnCell, 'column' | 'isForBoth' | 'colIndex' | 'style'>;
}

/** A cell with a value: its text, or its control while it is the active one. */
function ValueCell(props: ValueCellProps): ReactNode {
  const { line, form, active, cell } = props;
  const { column, isForBoth, colIndex, style } = cell;
  const text = typingIn(props)?.text ?? shownText(line, cell, form);
  const shown = text === '' ? CAMERA_TEXTS.addName : text;
  const label = cellLabel(column, line);
  const isActive = active?.column === column.key;
  return (
    <div
      role="gridcell"
      className={styles.cell}
      data-column={column.key}
      data-label={phoneLabel(column, isForBoth)}
      data-active={isActive || undefined}
      {...blockMarks(props)}
      {...marksOf(props, text)}
      aria-colindex={colIndex}
      aria-colspan={isForBoth ? 2 : undefined}
      aria-label={CAMERA_TEXTS.cellWith(label, shown)}
      style={style}
    >
      {isActive ? <ActiveCell {...props} label={label} /> : shown}
      {isCorner(props) && <span className={styles.handle} data-fill title={CAMERA_TEXTS.fillHandle} />}
    </div>
  );
}

function blockMarks({ range, filled, line: { row }, cell: { column } }: ValueCellProps): HTMLAttributes<HTMLElement> {
  const isSelected = range !== undefined && isInRange(range, row, column);
  const isFilled = filled !== undefined && isInRange(filled, row, column);
  const marks = { 'data-selected': isSelected || undefined, 'data-filled': isFilled || undefined };
  return { ...marks, 'aria-selected': isSelected };
}

/** Whether the block ends in a cell. */
function isCorner({ hasHandle, range, line: { row, isFirst }, cell }: ValueCellProps): boolean {
  return hasHandle && range !== undefined && lastColumnIn(range, row, isFirst) === cell.column;
}

function typingIn({ draft, keptName, cell }: ValueCellProps): Draft | undefined {
  return [draft, keptName].find((entry) => entry?.cell.column === cell.column.key);
}

/** What the look of a cell depends on. */
function marksOf(props: ValueCellProps, text: string): Readonly<Record<string, unknown>> {
  const { row } = props.line;
  const { column } = props.cell;
  const isCustom = isCustomRate(row, column);
  const isCalculated = isReadOnly(props) || (column.field === 'bitrateKbit' && !isCustom);
  return {
    'data-number': column.kind === 'number' || undefined,
    'data-custom': isCustom || undefined,
    'data-calculated': isCalculated || undefined,
    'data-empty': text === '' || undefined,
    'data-unit': (column.kind === 'number' && column.unit) || undefined,
    'data-invalid': typingIn(props)?.message !== undefined || undefined,
    title: isCustom ? CAMERA_TEXTS.isTyped : titleOf(props, text),
  };
}

/** A name may be cut off, and a complexity means little without a scene. */
function titleOf({ line: { row }, form, cell: { column } }: ValueCellProps, text: string): string | undefined {
  if (column.kind === 'text') return text;
  if (column.field !== 'complexity') return undefined;
  return form.complexities.find(({ id }) => id === valueOf(row, column))?.example;
}

function isReadOnly({ line: { row, isFirst }, cell }: ValueCellProps): boolean {
  return accessOf(row, cell.column, isFirst) === 'shown';
}

function ActiveCell(props: ValueCellProps & { readonly label: string }): ReactNode {
  const { line, form, handlers, label, cell } = props;
  const { row } = line;
  const { column } = cell;
  return (
    <>
      <CellEditor {...{ row, column, label, form, handlers }} draft={typingIn(props)} isReadOnly={isReadOnly(props)} />
      {isCustomRate(row, column) && (
        <IconButton
          icon="undo"
          label={CAMERA_TEXTS.reset}
          title={CAMERA_TEXTS.resetWithKey}
          className={styles.reset}
          tabIndex={-1}
          onMouseDown={(event) => event.stopPropagation()}
          onClick={() => handlers.onCalculate(row.id, column)}
        />
      )}
    </>
  );
}

function shownText(
  { row }: StreamLine,
  { column, isForBoth }: Pick<DrawnCell, 'column' | 'isForBoth'>,
  form: CameraForm,
): string {
  const text = textOf(row, column, form);
  return column.half === undefined || isForBoth ? text : shortName(text);
}

/** Of a size with a name of its own, the name: half a cell has no room for both. */
function shortName(name: string): string {
  return name.replace(/^\d+\D\d+ (?=\S)/, '');
}

function phoneLabel({ title, half }: CellColumn, isForBoth: boolean): string {
  return half === undefined || isForBoth ? title : `${title}, ${half === 'motion' ? 'event' : 'base'}`;
}

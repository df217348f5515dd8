/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { HALF_WORDS, type CameraForm } from '@site-designer/camera-table';
import { LensType, Recording } from '@site-designer/sizing-engine/enumerations';
import { memo, type ReactNode } from 'react';
import styles from './camera-grid.module.css';
import { CoverageCell } from '../coverage/coverage-cell.tsx';
import type { GroupCoverage } from '../coverage/coverage-context.tsx';
import { CardTitle } from '../cards/card-title.tsx';
import type { CellHandlers } from '../cells/cell-editor.tsx';
import type { DrawnCell } from '../cells/drawn-cell.ts';
import type { GridLayout } from '../columns/drawn-columns.ts';
import { streamTitle, type Drawn, type StreamLine } from './grid-lines.ts';
import { ServersCell } from '../tab/group-servers.tsx';
import { GroupButtons, StreamButtons, type RowActions } from '../tab/row-buttons.tsx';
import type { RowState } from '../tab/row-state.ts';
import { ValueCell } from '../cells/value-cell.tsx';

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
  readonly layout: GridLayout;
  /** What the answer says of the coverage of the group. */
  readonly coverage: GroupCoverage | undefined;
  readonly isUnfolded: boolean;
  /** Undefined until the table is painted: text comes first. */
  readonly actions: RowActions | undefined;
  /** Whether the card of the group is folded; undefined in the table. */
  readonly isClosed: boolean | undefined;
  readonly onTurn: ((cameraGroupId: number) => void) | undefined;
}

/** A line of the table: the head of a group, or one of its streams. Cells are text, except the active one. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  return props.kind === 'group' ? <GroupRow {...props} /> : <StreamRow {...props} />;
});

function GroupRow(props: GridRowProps): ReactNode {
  const { line, actions, isClosed, onTurn } = props;
  const { row, groupNumber } = line;
  const label = CAMERA_TEXTS.groupOf(groupNumber, line.groupName);
  const title = (
    <span role="rowheader" aria-colindex={1} className={styles.groupNumber}>
      {isClosed === undefined ? CAMERA_TEXTS.group(groupNumber) : <CardTitle {...{ line, isClosed, onTurn }} />}
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
      {props.layout.groupCells.map(({ column, ...place }) => (
        <ValueCell key={column.key} {...props} cell={{ ...place, column, isForBoth: false }} />
      ))}
      {actions && <GroupButtons cameraGroupId={row.cameraGroupId} groupNumber={groupNumber} actions={actions} />}
      <ServersCell cameraGroupId={row.cameraGroupId} groupNumber={groupNumber} style={props.layout.servers.style} />
    </Row>
  );
}

function StreamRow(props: GridRowProps): ReactNode {
  const { line, actions, layout } = props;
  const { row, isFirst, groupNumber, groupName, streamNumber } = line;
  const isOfGroup = isFirst && layout.isOneLine;
  const { cameraGroupId } = row;
  const label = isOfGroup
    ? CAMERA_TEXTS.groupOf(groupNumber, groupName)
    : CAMERA_TEXTS.streamOf(streamNumber, groupNumber, groupName);
  return (
    <Row {...props} label={label}>
      <span
        role="rowheader"
        aria-colindex={1}
        aria-label={isOfGroup ? CAMERA_TEXTS.group(groupNumber) : undefined}
        className={isOfGroup ? styles.lineNumber : styles.streamName}
      >
        {isOfGroup ? groupNumber : streamTitle(line)}
      </span>
      {layout.cellsOf(row, isFirst).map((cell) => (
        <StreamCell key={cell.place} {...props} cell={cell} />
      ))}
      <SecondHalf row={row} layout={layout} />
      {isOfGroup && <ServersCell {...{ cameraGroupId, groupNumber }} style={layout.servers.style} />}
      {isOfGroup && actions && <GroupButtons {...{ cameraGroupId, groupNumber, actions }} />}
      {!isFirst && actions && <StreamButtons rowId={row.id} streamNumber={streamNumber} actions={actions} />}
      {layout.sets.length > 0 && <OptionalCells {...props} />}
    </Row>
  );
}

/** Names the half in the second line of a row. */
function SecondHalf({ row, layout }: Pick<StreamLine, 'row'> & Pick<GridRowProps, 'layout'>): ReactNode {
  if (!layout.stacks(row)) return null;
  return (
    <span aria-hidden="true" className={styles.half} style={layout.halfStyle}>
      {HALF_WORDS.motion}
    </span>
  );
}

/** The cells of the columns that are shown on request, which the first stream has for its group. */
function OptionalCells(props: GridRowProps): ReactNode {
  const { line, layout, active, form, handlers, coverage, isUnfolded } = props;
  const { row, isFirst, groupNumber } = line;
  return (
    <>
      {layout.optionalOf(row, isFirst).map((cell) => (
        <StreamCell key={cell.place} {...props} cell={cell} />
      ))}
      {layout.coverage && isFirst && (
        <CoverageCell
          {...{ row, groupNumber, coverage, form, isUnfolded }}
          {...layout.coverage}
          isActive={active !== undefined}
          onEdit={handlers.onEdit}
        />
      )}
    </>
  );
}

/** A cell of a stream, or the placeholder of one that it does not have. */
function StreamCell({ cell, ...props }: GridRowProps & { readonly cell: DrawnCell }): ReactNode {
  if (cell.kind === 'value') return <ValueCell {...props} cell={cell} />;
  return (
    <div
      role="gridcell"
      aria-colindex={cell.colIndex}
      aria-colspan={cell.isForBoth ? 2 : undefined}
      className={styles[cell.kind]}
      data-label={cell.column.title}
      style={cell.style}
    >
      {cell.kind === 'shared' ? props.line.row.quantity : '–'}
    </div>
  );
}

interface RowProps extends GridRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Row({
  kind,
  id,
  rowIndex,
  topPx,
  heightPx,
  line,
  active,
  isClosed,
  isUnfolded,
  layout,
  label,
  children,
}: RowProps): ReactNode {
  const { row, isFirst, groupNumber } = line;
  const isStacked = kind === 'stream' && layout.stacks(row);
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
      data-wide-number={groupNumber > 99 || undefined}
      data-speedup={row.recording === Recording.speedup || undefined}
      data-multi={row.lensType !== LensType.single}
      data-active={active !== undefined || undefined}
      data-closed={isClosed || undefined}
      data-stacked={isStacked || undefined}
      data-unfolded={isUnfolded || undefined}
      style={{ top: topPx, height: heightPx }}
    >
      {children}
    </div>
  );
}

/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/cameras.ts';
import { type CameraForm, type Cell, COLUMNS, isInRange, type Range } from '@site-designer/camera-table';
import { LensType } from '@site-designer/sizing-engine/design';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import styles from './camera-grid.module.css';
import { isSameCell, type Draft } from './cell-draft.ts';
import { GridCell, type CellHandlers } from './cell.tsx';
import { streamTitle, type StreamLine } from './grid-lines.ts';

export interface RowActions {
  readonly onDuplicate: (cameraGroupId: number) => void;
  readonly onAddStream: (cameraGroupId: number) => void;
  readonly onDeleteGroup: (cameraGroupId: number) => void;
  readonly onDeleteStream: (id: number) => void;
  readonly onSaveTemplate?: ((cameraGroupId: number) => void) | undefined;
}

interface StreamRowProps {
  readonly line: StreamLine;
  readonly form: CameraForm;
  /** The active cell, where it is in this row. */
  readonly active: Cell | undefined;
  /** The block that is selected, where it crosses this row. */
  readonly range: Range | undefined;
  readonly draft: Draft | undefined;
  /** Whether it is shown as plain text for now: its controls cost more than all else. */
  readonly isDeferred: boolean;
  readonly handlers: CellHandlers;
  readonly actions: RowActions;
}

/** One stream: a line of the spreadsheet; the first row of a group renders the group header. */
export const StreamRow = memo(function StreamRow(props: StreamRowProps): ReactNode {
  const { line, form, active, range, draft, isDeferred, handlers } = props;
  const { row, isFirst, groupNumber, streamNumber } = line;
  return (
    <div
      role="row"
      aria-rowindex={line.line + 1}
      aria-label={CAMERA_TEXTS.streamOf(streamNumber, groupNumber)}
      className={styles.row}
      data-first={isFirst}
      data-multi={row.lensType !== LensType.single}
      data-active={active !== undefined || undefined}
    >
      {isFirst && <span className={styles.groupNumber}>{CAMERA_TEXTS.group(groupNumber)}</span>}
      <span role="rowheader" className={styles.streamName}>
        {streamTitle(line)}
      </span>
      {COLUMNS.map((column) => {
        const cell = { rowId: row.id, column: column.key };
        return (
          <GridCell
            key={column.key}
            line={line}
            column={column}
            form={form}
            isActive={isSameCell(active, cell)}
            isSelected={range !== undefined && isInRange(range, row, column)}
            draft={draft && isSameCell(draft.cell, cell) ? draft : undefined}
            isDeferred={isDeferred && active === undefined}
            handlers={handlers}
          />
        );
      })}
      {!isDeferred && <RowButtons {...buttonsOf(props)} />}
    </div>
  );
});

interface RowButtonsProps {
  readonly rowId: number;
  readonly cameraGroupId: number;
  readonly isFirst: boolean;
  readonly groupNumber: number;
  readonly streamNumber: number;
  /** The keyboard reaches the buttons from the end of the row that it is in. */
  readonly isReached: boolean;
  readonly actions: RowActions;
}

/** All of a row that its buttons depend on: they are none of what one types. */
function buttonsOf({ line, active, actions }: StreamRowProps): RowButtonsProps {
  const { row, isFirst, groupNumber, streamNumber } = line;
  const { id: rowId, cameraGroupId } = row;
  return { rowId, cameraGroupId, isFirst, groupNumber, streamNumber, isReached: active !== undefined, actions };
}

const RowButtons = memo(function RowButtons(props: RowButtonsProps): ReactNode {
  return props.isFirst ? <GroupButtons {...props} /> : <StreamButtons {...props} />;
});

function GroupButtons({ cameraGroupId, groupNumber, isReached, actions }: RowButtonsProps): ReactNode {
  const { onAddStream, onDuplicate, onDeleteGroup, onSaveTemplate } = actions;
  const buttons = [
    { icon: 'stream', label: CAMERA_TEXTS.addStream, onClick: onAddStream },
    { icon: 'copy', label: CAMERA_TEXTS.duplicateGroup, onClick: onDuplicate },
    ...(onSaveTemplate ? [{ icon: 'tag', label: CAMERA_TEXTS.saveAsTemplate, onClick: onSaveTemplate } as const] : []),
    { icon: 'trash', label: CAMERA_TEXTS.deleteGroup, onClick: onDeleteGroup },
  ] as const;
  return (
    <div role="gridcell" className={styles.actions} aria-label={CAMERA_TEXTS.actionsOf(groupNumber)}>
      {buttons.map(({ icon, label, onClick }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          tabIndex={isReached ? 0 : -1}
          onClick={() => onClick(cameraGroupId)}
        />
      ))}
    </div>
  );
}

function StreamButtons({ rowId, streamNumber, isReached, actions }: RowButtonsProps): ReactNode {
  return (
    <div role="gridcell" className={styles.actions}>
      <IconButton
        icon="trash"
        label={CAMERA_TEXTS.deleteStream(streamNumber)}
        tabIndex={isReached ? 0 : -1}
        onClick={() => actions.onDeleteStream(rowId)}
      />
    </div>
  );
}

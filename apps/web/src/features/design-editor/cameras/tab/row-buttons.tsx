/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { memo, type ReactNode } from 'react';
import { useRefusal } from '../../../../lib/state/access.ts';
import { IconButton } from '../../../../ui/buttons/button.tsx';
import styles from '../grid/camera-grid.module.css';
import { COL_COUNT } from '../columns/drawn-columns.ts';

export interface RowActions {
  readonly onDuplicate: (cameraGroupId: number) => void;
  readonly onAddStream: (cameraGroupId: number) => void;
  readonly onDeleteGroup: (cameraGroupId: number) => void;
  readonly onDeleteStream: (id: number) => void;
  readonly onSaveTemplate?: ((cameraGroupId: number) => void) | undefined;
  readonly onComment?: ((cameraGroupId: number) => void) | undefined;
}

interface GroupButtonsProps {
  readonly cameraGroupId: number;
  readonly groupNumber: number;
  readonly actions: RowActions;
}

/** The keyboard reaches the buttons from the last cell of the active row: in other rows they are no Tab stops. */
const NO_STOP = { tabIndex: -1 } as const;

export const GroupButtons = memo(function GroupButtons(props: GroupButtonsProps): ReactNode {
  const { cameraGroupId, groupNumber, actions } = props;
  const { onAddStream, onDuplicate, onDeleteGroup, onSaveTemplate } = actions;
  const isClosed = useRefusal('edit') !== undefined;
  const buttons = [
    { icon: 'stream', label: CAMERA_TEXTS.addStream, onClick: onAddStream },
    { icon: 'copy', label: CAMERA_TEXTS.duplicateGroup, onClick: onDuplicate },
    ...(onSaveTemplate ? [{ icon: 'tag', label: CAMERA_TEXTS.saveAsTemplate, onClick: onSaveTemplate } as const] : []),
    { icon: 'trash', label: CAMERA_TEXTS.deleteGroup, onClick: onDeleteGroup },
  ] as const;
  return (
    <div
      role="gridcell"
      aria-colindex={COL_COUNT}
      className={styles.actions}
      data-actions
      aria-label={CAMERA_TEXTS.actionsOf(groupNumber)}
    >
      {!isClosed &&
        buttons.map(({ icon, label, onClick }) => (
          <IconButton key={label} icon={icon} label={label} {...NO_STOP} onClick={() => onClick(cameraGroupId)} />
        ))}
    </div>
  );
});

interface StreamButtonsProps {
  readonly rowId: number;
  readonly streamNumber: number;
  readonly actions: RowActions;
}

export const StreamButtons = memo(function StreamButtons(props: StreamButtonsProps): ReactNode {
  const { rowId, streamNumber, actions } = props;
  const isClosed = useRefusal('edit') !== undefined;
  return (
    <div role="gridcell" aria-colindex={COL_COUNT} className={styles.actions} data-actions>
      {!isClosed && (
        <IconButton
          icon="trash"
          label={CAMERA_TEXTS.deleteStream(streamNumber)}
          {...NO_STOP}
          onClick={() => actions.onDeleteStream(rowId)}
        />
      )}
    </div>
  );
});

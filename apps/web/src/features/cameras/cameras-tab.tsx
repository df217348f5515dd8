import type { FormData } from '@site-designer/api-contract';
import type { CameraRow } from '@site-designer/sizing-engine';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { useRows } from '../../store/use-design.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CamerasSketch } from '../../ui/sketches.tsx';
import { cameraForm } from './camera-form.ts';
import { CameraGrid } from './camera-grid.tsx';
import styles from './cameras-tab.module.css';
import { useEditRow } from './use-edit-row.ts';

interface CamerasTabProps {
  readonly formData: FormData;
  /** What else can be done with all cameras. */
  readonly tools?: ReactNode;
}

export function CamerasTab({ formData, tools }: CamerasTabProps): ReactNode {
  const rows = useRows();
  const form = useMemo(() => cameraForm(formData), [formData]);
  const onEdit = useEditRow();
  const { addGroup, duplicateGroup, addStream, deleteGroup, deleteStream } = useApp(({ cameras }) => cameras);
  const { ask, dialog } = useDeletion();
  /** The same functions each time: thousands of rows compare them. */
  const actions = useMemo(
    () => ({
      onDuplicate: (cameraGroupId: number) => void duplicateGroup(cameraGroupId),
      onAddStream: (cameraGroupId: number) => void addStream(cameraGroupId),
      onDeleteGroup: (cameraGroupId: number) => ask(() => deleteGroup(cameraGroupId)),
      onDeleteStream: (row: CameraRow) => ask(() => deleteStream(row)),
    }),
    [ask, duplicateGroup, addStream, deleteGroup, deleteStream],
  );

  return (
    <>
      <div className={styles.actions}>
        <Button look="primary" icon="plus" onClick={() => void addGroup()}>
          Add Camera Group
        </Button>
        {rows.length > 0 && tools}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          sketch={<CamerasSketch />}
          text="No cameras yet. A group holds cameras that are set up alike: add the first one."
        />
      ) : (
        <CameraGrid rows={rows} form={form} onEdit={onEdit} {...actions} />
      )}
      {dialog}
    </>
  );
}

interface Deletion {
  readonly ask: (work: () => Promise<void>) => void;
  readonly dialog: ReactNode;
}

function useDeletion(): Deletion {
  const [work, setWork] = useState<() => Promise<void>>();
  const close = () => setWork(undefined);
  const ask = useCallback((next: () => Promise<void>) => setWork(() => next), []);
  const dialog = (
    <ConfirmDialog
      title="Confirm Delete"
      question="Are you sure you want to delete this row?"
      confirm="Yes, delete"
      isOpen={work !== undefined}
      onCancel={close}
      onConfirm={() => {
        void work?.();
        close();
      }}
    />
  );
  return { ask, dialog };
}

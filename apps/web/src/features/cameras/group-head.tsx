import { checkCameraName, type CameraRow } from '@site-designer/sizing-engine';
import { memo, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CameraForm } from './camera-form.ts';
import styles from './camera-grid.module.css';
import type { EditRow } from './use-edit-row.ts';

export interface GroupActions {
  readonly onDuplicate: (cameraGroupId: number) => void;
  readonly onAddStream: (cameraGroupId: number) => void;
  readonly onDeleteGroup: (cameraGroupId: number) => void;
}

interface GroupHeadProps extends GroupActions {
  readonly first: CameraRow;
  readonly form: CameraForm;
  readonly onEdit: EditRow;
}

/** The line above the streams of a group: what it is called, and what can be done with it. */
export const GroupHead = memo(function GroupHead({
  first,
  form,
  onEdit,
  onDuplicate,
  onAddStream,
  onDeleteGroup,
}: GroupHeadProps): ReactNode {
  const { id, cameraGroupId, streamName, lensType } = first;
  const [isNaming, setIsNaming] = useState(false);
  return (
    <div className={styles.groupHead}>
      <span className={styles.groupNumber}>Group {cameraGroupId}</span>
      {isNaming ? (
        <GroupName
          name={streamName}
          onChange={(name) => onEdit(id, { streamName: name })}
          onClose={() => setIsNaming(false)}
        />
      ) : (
        <Button
          look="tertiary"
          size="small"
          icon={streamName === '' ? 'tag' : 'edit'}
          className={streamName === '' ? styles.addName : styles.name}
          aria-label={streamName === '' ? 'Add name' : `Change name ${streamName}`}
          onClick={() => setIsNaming(true)}
        >
          {streamName === '' ? 'Add name' : streamName}
        </Button>
      )}
      <Select
        label="Lens type"
        isCell
        className={styles.lens}
        value={lensType}
        options={form.lensTypes}
        onChange={(value) => onEdit(id, { lensType: value as CameraRow['lensType'] })}
      />
      <span className={styles.groupActions}>
        <IconButton icon="stream" label="Add stream" onClick={() => onAddStream(cameraGroupId)} />
        <IconButton icon="copy" label="Duplicate camera group" onClick={() => onDuplicate(cameraGroupId)} />
        <IconButton icon="trash" label="Delete camera group" onClick={() => onDeleteGroup(cameraGroupId)} />
      </span>
    </div>
  );
});

interface GroupNameProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly onClose: () => void;
}

function GroupName({ name, onChange, onClose }: GroupNameProps): ReactNode {
  const [draft, setDraft] = useState(name);
  const message = checkCameraName(draft);

  function finish(): void {
    if (message === undefined && draft.trim() !== name) onChange(draft.trim());
    onClose();
  }

  return (
    <TextField
      label="Camera name"
      isLabelHidden
      className={styles.nameField}
      value={draft}
      message={message}
      ref={(input: HTMLInputElement | null) => input?.focus()}
      onChange={setDraft}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
        if (key === 'Escape') onClose();
      }}
    />
  );
}

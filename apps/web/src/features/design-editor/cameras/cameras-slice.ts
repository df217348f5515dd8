import { HISTORY_TEXTS, STEP_TEXTS } from '#texts/cameras.ts';
import { groupsToAdd, groupToDuplicate, groupToRemove, rowsToRemove, streamToAdd } from '@site-designer/camera-table';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import type { SliceAccess } from '../../../lib/slice.ts';
import type { DesignDocument } from '../design-document.ts';

type DocumentCommands = Pick<DesignDocument, 'edit' | 'type' | 'confirmTyping' | 'cancelTyping' | 'replaceRow'>;

/** What the user does with the camera rows of the open document. */
export interface CamerasSlice extends DocumentCommands {
  /** What was just undone or redone, for screen readers. */
  readonly announcement: string;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly addGroup: () => void;
  readonly duplicateGroup: (cameraGroupId: number) => void;
  readonly deleteGroup: (cameraGroupId: number) => void;
  readonly addStream: (cameraGroupId: number) => void;
  readonly deleteStreams: (ids: ReadonlySet<number>) => void;
}

interface CamerasHost extends SliceAccess<CamerasSlice> {
  readonly document: DocumentCommands & Pick<DesignDocument, 'undo' | 'redo'>;
}

export function createCamerasSlice({ read, write, document }: CamerasHost): CamerasSlice {
  function announce(announcement: string): void {
    if (read().announcement !== announcement) write({ announcement });
  }

  const edit: CamerasSlice['edit'] = (label, make) => {
    announce('');
    return document.edit(label, make);
  };

  return {
    announcement: '',
    edit,
    type: (label, make) => {
      announce('');
      document.type(label, make);
    },
    confirmTyping: () => document.confirmTyping(),
    cancelTyping: () => document.cancelTyping(),
    replaceRow: (asked, answered) => document.replaceRow(asked, answered),
    undo: () => {
      const label = document.undo();
      announce(label === undefined ? HISTORY_TEXTS.nothingToUndo : HISTORY_TEXTS.undone(label));
    },
    redo: () => {
      const label = document.redo();
      announce(label === undefined ? HISTORY_TEXTS.nothingToRedo : HISTORY_TEXTS.redone(label));
    },
    addGroup: () => edit(STEP_TEXTS.addGroup, () => groupsToAdd([[NEW_STREAM]])),
    duplicateGroup: (id) => edit(STEP_TEXTS.duplicate, (rows) => groupToDuplicate(rows, id)),
    deleteGroup: (id) => edit(STEP_TEXTS.delete, (rows) => groupToRemove(rows, id)),
    addStream: (id) => edit(STEP_TEXTS.addStream, () => streamToAdd(id)),
    deleteStreams: (ids) => edit(STEP_TEXTS.delete, (rows) => rowsToRemove(rows, ids)),
  };
}

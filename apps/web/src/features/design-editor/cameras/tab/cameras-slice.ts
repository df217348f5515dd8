import { HISTORY_TEXTS, STEP_TEXTS } from '#texts/editor/cameras.ts';
import {
  COLUMNS,
  groupsToAdd,
  groupToDuplicate,
  groupToRemove,
  isSetBy,
  rowsToRemove,
  streamToAdd,
} from '@site-designer/camera-table';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { isCustom, recordedHalves, RATE_FIELDS, type Half, type RowPatch } from '@site-designer/sizing-engine/design';
import type { SliceAccess } from '../../../../lib/state/slice.ts';
import type { DesignDocument } from '../../document/design-document.ts';
import type { ToolsSlice } from '../../document/tools-slice.ts';

type DocumentCommands = Pick<DesignDocument, 'edit' | 'confirmTyping' | 'cancelTyping'>;

interface RowEdit {
  readonly patch: RowPatch;
  /** Whether the user is still typing: the step ends when the cell is left. */
  readonly isTyping: boolean;
}

export interface CamerasSlice extends DocumentCommands {
  /** The label of the step just undone or redone, for screen readers. */
  readonly announcement: string;
  /** Edits a row: it is shown at once and saved soon, and the server calculates its bit rate as well. */
  readonly editRow: (id: number, edit: RowEdit) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly addGroup: () => void;
  readonly duplicateGroup: (cameraGroupId: number) => void;
  readonly deleteGroup: (cameraGroupId: number) => void;
  readonly addStream: (cameraGroupId: number) => void;
  readonly deleteStreams: (ids: ReadonlySet<number>) => void;
}

interface CamerasHost extends SliceAccess<CamerasSlice> {
  readonly document: DocumentCommands & Pick<DesignDocument, 'rows' | 'type' | 'replaceRow' | 'undo' | 'redo'>;
  readonly calculateBitrate: ToolsSlice['calculateBitrate'];
}

export function createCamerasSlice(host: CamerasHost): CamerasSlice {
  const { read, write, document } = host;

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
    editRow: (id, { patch, isTyping }) => {
      announce('');
      const change = { patches: new Map([[id, patch]]) };
      const label = editLabel(patch);
      if (isTyping) document.type(label, () => change);
      else document.edit(label, () => change);
      if (RATE_FIELDS.every((field) => patch[field] === undefined)) return;
      const row = document.rows.find((each) => each.id === id);
      if (row) void applyServerRates(row, host);
    },
    confirmTyping: () => document.confirmTyping(),
    cancelTyping: () => document.cancelTyping(),
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

function editLabel(patch: RowPatch): string {
  const titles = COLUMNS.filter((column) => isSetBy(patch, column)).map(({ title }) => title);
  return titles.length === 0 ? STEP_TEXTS.edit : STEP_TEXTS.editOf([...new Set(titles)].join(', '));
}

async function applyServerRates(row: CameraRow, host: CamerasHost): Promise<void> {
  const halves = recordedHalves(row).filter((half) => !isCustom(row, half));
  for (const half of halves) await applyServerRate(row, half, host);
}

/** The engine's rate is shown already; the server's replaces it if it differs and the row has not changed since. */
async function applyServerRate(row: CameraRow, half: Half, { calculateBitrate, document }: CamerasHost): Promise<void> {
  const rate = await calculateBitrate({
    codecId: row.codec,
    complexityId: row.complexity[half],
    ...(row.size[half] ?? { resolutionId: row.resolution[half] }),
    ...(half === 'motion' ? { motionFps: row.fps.motion } : { continuousFps: row.fps.continuous }),
  });
  if (rate === undefined || rate === row.bitrateKbit[half]) return;
  document.replaceRow(row, { ...row, bitrateKbit: { ...row.bitrateKbit, [half]: rate } });
}

import { STEP_TEXTS } from '#texts/cameras.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import {
  flagsFromRecording,
  isCustom,
  RATE_FIELDS,
  type Half,
  type RowPatch,
} from '@site-designer/sizing-engine/design';
import { currentRows, type DesignEditorState, type DesignEditorStore } from '../editor-context.ts';

interface RowEdit {
  readonly patch: RowPatch;
  /** Whether the user is still in the cell: the step ends when the cell is left. */
  readonly isTyping: boolean;
}

/** Edits a row: it is shown at once and saved soon, and the server calculates its bit rate as well. */
export function editOneRow(store: DesignEditorStore, id: number, { patch, isTyping }: RowEdit): void {
  const { cameras } = store.getState();
  const make = () => ({ patches: new Map([[id, patch]]) });
  if (isTyping) cameras.type(STEP_TEXTS.edit, make);
  else cameras.edit(STEP_TEXTS.edit, make);
  if (RATE_FIELDS.every((field) => patch[field] === undefined)) return;
  const row = currentRows(store.getState()).find((each) => each.id === id);
  if (row) void applyServerRates(row, store.getState);
}

async function applyServerRates(row: CameraRow, get: () => DesignEditorState): Promise<void> {
  const flags = flagsFromRecording(row.recording);
  const halves = (['continuous', 'motion'] as const).filter((half) => flags[half] && !isCustom(row, half));
  for (const half of halves) await applyServerRate(row, half, get);
}

/** The engine's figure is shown already; the server's replaces it where they differ and the row is still the same. */
async function applyServerRate(row: CameraRow, half: Half, get: () => DesignEditorState): Promise<void> {
  const rate = await get().tools.calculateBitrate({
    codecId: row.codec,
    complexityId: row.complexity[half],
    resolutionId: row.resolution[half],
    ...(half === 'motion' ? { motionFps: row.fps.motion } : { continuousFps: row.fps.continuous }),
  });
  if (rate === undefined || rate === row.bitrateKbit[half]) return;
  get().cameras.replaceRow(row, { ...row, bitrateKbit: { ...row.bitrateKbit, [half]: rate } });
}

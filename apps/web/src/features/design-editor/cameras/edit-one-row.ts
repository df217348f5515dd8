import { STEP_TEXTS } from '#texts/cameras.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import {
  flagsFromRecording,
  isCustom,
  RATE_FIELDS,
  type Half,
  type RowPatch,
} from '@site-designer/sizing-engine/design';
import type { AppState, AppStore } from '../../../store/app-store.ts';

interface RowEdit {
  readonly patch: RowPatch;
  /** Whether the user is still in the cell: the step ends when the cell is left. */
  readonly isTyping: boolean;
}

/** Edits a row: shown at once, saved soon, and its rate asked of the server as well. */
export function editOneRow(store: AppStore, id: number, { patch, isTyping }: RowEdit): void {
  const { cameras } = store.getState();
  const make = () => ({ patches: new Map([[id, patch]]) });
  if (isTyping) cameras.type(STEP_TEXTS.edit, make);
  else cameras.edit(STEP_TEXTS.edit, make);
  if (RATE_FIELDS.every((field) => patch[field] === undefined)) return;
  const row = store.getState().cameras.model.rows.find((each) => each.id === id);
  if (row) void takeServerRates(row, store.getState);
}

async function takeServerRates(row: CameraRow, get: () => AppState): Promise<void> {
  const flags = flagsFromRecording(row.recording);
  const halves = (['continuous', 'motion'] as const).filter((half) => flags[half] && !isCustom(row, half));
  for (const half of halves) await takeServerRate(row, half, get);
}

/** The engine's figure stands already; the server's takes its place if the row is still the same and it differs. */
async function takeServerRate(row: CameraRow, half: Half, get: () => AppState): Promise<void> {
  const rate = await get().tools.calculateBitrate({
    codecId: row.codec,
    complexityId: row.complexity[half],
    resolutionId: row.resolution[half],
    ...(half === 'motion' ? { motionFps: row.fps.motion } : { continuousFps: row.fps.continuous }),
  });
  if (rate === undefined || rate === row.bitrateKbit[half]) return;
  get().cameras.takeRow(row, { ...row, bitrateKbit: { ...row.bitrateKbit, [half]: rate } });
}

import { flagsFromRecording, isCustom, type CameraRow, type Half } from '@site-designer/sizing-engine';
import { useCallback } from 'react';
import type { AppState } from '../../store/app-store.ts';
import { useAppStore } from '../../store/use-app.ts';
import { currentRows } from '../../store/use-design.ts';
import { editRows, RATE_FIELDS, type RowPatch } from './edit-rows.ts';

export type EditRow = (id: number, patch: RowPatch) => void;

/** Edits a row: shown at once, saved soon, and its rate asked of the server as well. */
export function useEditRow(): EditRow {
  const store = useAppStore();
  return useCallback(
    (id, patch) => {
      const changed = editRows(currentRows(store.getState()), id, patch);
      store.getState().cameras.put(changed);
      if (RATE_FIELDS.every((field) => patch[field] === undefined)) return;
      for (const row of changed) void takeServerRates(row, store.getState);
    },
    [store],
  );
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
  const isCurrent = get().cameras.unsaved.get(row.id) === row;
  if (rate === undefined || !isCurrent || rate === row.bitrateKbit[half]) return;
  get().cameras.put([{ ...row, bitrateKbit: { ...row.bitrateKbit, [half]: rate } }]);
}

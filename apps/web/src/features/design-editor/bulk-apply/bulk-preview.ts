import { BULK_TEXTS } from '#texts/editor/cameras.ts';
import { droppedRates } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { applyChange } from '@site-designer/sizing-engine';
import { bulkApplyErrors, bulkApplyPatches, consecutiveIds, type BulkApply } from '@site-designer/sizing-engine/design';

interface BulkPreview {
  readonly text: string;
  readonly isRefused: boolean;
}

const NO_PATCHES: ReturnType<typeof bulkApplyPatches> = new Map();

export function bulkPreview(rows: readonly CameraRow[], change: BulkApply, catalogue: Catalogue): BulkPreview {
  const wrong = bulkApplyErrors(change, catalogue);
  const patches = wrong.length > 0 ? NO_PATCHES : bulkApplyPatches(rows, change);
  const { difference, errors } = applyChange({ cameras: rows }, { patches }, { catalogue, ids: consecutiveIds(0) });
  const [error] = [...wrong, ...errors];
  if (error) return { text: error.message, isRefused: true };
  const { changed } = difference;
  if (changed.length === 0) return { text: BULK_TEXTS.changesNothing, isRefused: false };
  const groups = new Set(changed.map(({ after }) => after.cameraGroupId)).size;
  const recalculated = changed.filter(({ before, after }) => droppedRates(before, after).length > 0).length;
  const changes = BULK_TEXTS.changes(changed.length, rows.length, groups);
  return { text: recalculated === 0 ? changes : `${changes} ${BULK_TEXTS.drops(recalculated)}`, isRefused: false };
}

import { BULK_TEXTS } from '#texts/editor/cameras.ts';
import { droppedRates } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { applyChange } from '@site-designer/sizing-engine';
import { bulkApplyErrors, consecutiveIds } from '@site-designer/sizing-engine/design';
import { problemText } from '@site-designer/texts';
import { bulkPatches, type BulkChange } from './bulk-change.ts';

interface BulkPreview {
  readonly text: string;
  readonly isRefused: boolean;
}

export function bulkPreview(rows: readonly CameraRow[], bulk: BulkChange, catalogue: Catalogue): BulkPreview {
  const wrong = bulk.changes.flatMap((change) => bulkApplyErrors(change, catalogue));
  const patches = wrong.length > 0 ? new Map() : bulkPatches(rows, bulk);
  const { difference, errors } = applyChange({ cameras: rows }, { patches }, { catalogue, ids: consecutiveIds(0) });
  const [error] = [...wrong, ...errors];
  if (error) return { text: problemText(error.message), isRefused: true };
  const { changed } = difference;
  if (changed.length === 0) return { text: BULK_TEXTS.changesNothing, isRefused: false };
  const groups = new Set(changed.map(({ after }) => after.cameraGroupId)).size;
  const recalculated = changed.filter(({ before, after }) => droppedRates(before, after).length > 0).length;
  const changes = BULK_TEXTS.changes(changed.length, rows.length, groups);
  return { text: recalculated === 0 ? changes : `${changes} ${BULK_TEXTS.drops(recalculated)}`, isRefused: false };
}

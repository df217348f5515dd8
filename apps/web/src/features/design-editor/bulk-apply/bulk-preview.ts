import { BULK_TEXTS } from '#texts/cameras.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { applyChange, consecutiveIds, type BulkApply } from '@site-designer/sizing-engine/design';

/** What a bulk apply would do, in words. */
export interface BulkPreview {
  readonly text: string;
  readonly isRefused: boolean;
}

export function bulkPreview(rows: readonly CameraRow[], change: BulkApply, catalogue: Catalogue): BulkPreview {
  const { difference, errors } = applyChange(
    { cameras: rows },
    { bulkApply: change },
    { catalogue, ids: consecutiveIds(0) },
  );
  const [error] = errors;
  if (error) return { text: error.message, isRefused: true };
  const { changed } = difference;
  if (changed.length === 0) return { text: BULK_TEXTS.changesNothing, isRefused: false };
  const groups = new Set(changed.map(({ after }) => after.cameraGroupId)).size;
  return {
    text: BULK_TEXTS.changes(changed.length, rows.length, groups),
    isRefused: false,
  };
}

import { BULK_TEXTS } from '#texts/cameras.ts';
import { changesSince } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { bulkApply, rowsByGroup, type BulkApply } from '@site-designer/sizing-engine/design';
import { catalogue } from '../../../lib/catalogue.ts';

/** What a bulk apply would do, in words. */
export interface BulkPreview {
  readonly text: string;
  readonly isRefused: boolean;
}

export function bulkPreview(rows: readonly CameraRow[], change: BulkApply): BulkPreview {
  const applied = bulkApply(rows, change, catalogue);
  if ('errors' in applied) return { text: applied.errors[0]?.message ?? '', isRefused: true };
  const { changed } = changesSince(rows, applied.rows);
  if (changed.length === 0) return { text: BULK_TEXTS.changesNothing, isRefused: false };
  const groups = rowsByGroup(changed).size;
  return {
    text: BULK_TEXTS.changes(changed.length, rows.length, groups),
    isRefused: false,
  };
}

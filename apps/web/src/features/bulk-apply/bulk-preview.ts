import { changesSince } from '@site-designer/camera-table';
import { bulkApply, rowsByGroup, type BulkApply, type CameraRow } from '@site-designer/sizing-engine';
import { catalogue } from '../../lib/catalogue.ts';

/** What a bulk apply would do, in words. */
export interface BulkPreview {
  readonly text: string;
  readonly isRefused: boolean;
}

export function bulkPreview(rows: readonly CameraRow[], change: BulkApply): BulkPreview {
  const applied = bulkApply(rows, change, catalogue);
  if ('errors' in applied) return { text: applied.errors[0]?.message ?? '', isRefused: true };
  const { changed } = changesSince(rows, applied.rows);
  if (changed.length === 0) return { text: 'Changes nothing: every row has this value already.', isRefused: false };
  const groups = rowsByGroup(changed).size;
  return {
    text: `Changes ${changed.length} of ${counted(rows.length, 'row')}, in ${counted(groups, 'camera group')}.`,
    isRefused: false,
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

import type { CameraRow } from '@site-designer/sizing-engine';
import { bulkApplyPatches, type BulkApply, type RowPatch } from '@site-designer/sizing-engine/design';
import { BulkApplyField, type Recording } from '@site-designer/sizing-engine/enumerations';

/** Settings for some groups in one step. */
export interface BulkChange {
  readonly changes: readonly BulkApply[];
  /** What is set in single rows as well. */
  readonly cells?: ReadonlyMap<number, RowPatch> | undefined;
  /** Undefined for all groups of the design. */
  readonly groupIds?: ReadonlySet<number> | undefined;
}

/** What each row is set to. Other settings are set in the halves that the row has with its new mode. */
export function bulkPatches(
  rows: readonly CameraRow[],
  { changes, cells, groupIds }: BulkChange,
): ReadonlyMap<number, RowPatch> {
  const targets = groupIds ? rows.filter(({ cameraGroupId }) => groupIds.has(cameraGroupId)) : rows;
  const mode = changes.find(({ bulkApplyDataField }) => bulkApplyDataField === BulkApplyField.recording);
  const moded = mode ? targets.map((row) => ({ ...row, recording: mode.value as Recording })) : targets;
  const patches = new Map<number, RowPatch>();
  for (const change of changes) {
    for (const [id, patch] of bulkApplyPatches(change === mode ? targets : moded, change)) {
      const before = patches.get(id);
      const extras = { ...before?.extras, ...patch.extras };
      patches.set(id, { ...before, ...patch, ...(Object.keys(extras).length > 0 && { extras }) });
    }
  }
  for (const [id, patch] of cells ?? []) patches.set(id, { ...patches.get(id), ...patch });
  return patches;
}

import { settleCameraRow, type CameraRow, type Catalogue } from '@site-designer/sizing-engine';
import { patchRow, type RowPatch } from '@site-designer/sizing-engine/design';

/** One row with a patch, settled by itself: its group is not looked at. */
export function patchedRow(row: CameraRow, patch: RowPatch, catalogue: Catalogue): CameraRow {
  return settleCameraRow(patchRow(row, patch), catalogue);
}

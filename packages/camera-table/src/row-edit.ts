import { settleCameraRow, type CameraRow } from '@site-designer/sizing-engine';
import { patchRow, type RowPatch } from '@site-designer/sizing-engine/design';
import { catalogue } from './catalogue.ts';

/** One row with a patch, settled by itself: its group is not looked at. */
export function patchedRow(row: CameraRow, patch: RowPatch): CameraRow {
  return settleCameraRow(patchRow(row, patch), catalogue);
}

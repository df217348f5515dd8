import type { CameraRow } from '@site-designer/sizing-engine';
import { changedParts, columnOfPart } from '../cells/row-parts.ts';
import type { Cell } from '../selection/selection.ts';

/** The cells in which rows differ from what they were; of a new row its name. */
export function changedCells(before: readonly CameraRow[], after: readonly CameraRow[]): Cell[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return after.flatMap((row) => {
    const earlier = known.get(row.id);
    const parts = earlier === undefined ? ['streamName' as const] : changedParts(earlier, row);
    return parts.flatMap((part) => {
      const column = columnOfPart(part);
      return column === undefined ? [] : [{ rowId: row.id, column }];
    });
  });
}

import type { CameraRow } from '@site-designer/sizing-engine';
import { changedParts, isSamePart, type RowPart } from '../cells/row-parts.ts';
import type { Stack } from './steps.ts';

/** The parts that steps have set, by the ids of rows: each with the row of the last step that set it. */
export function partsSet(past: Stack | undefined): ReadonlyMap<number, ReadonlyMap<RowPart, CameraRow>> {
  const set = new Map<number, Map<RowPart, CameraRow>>();
  for (let each = past; each; each = each.below) {
    for (const { before, after } of each.step.changes) {
      if (!before || !after) continue;
      const parts = set.get(after.id) ?? new Map<RowPart, CameraRow>();
      for (const part of changedParts(before, after)) if (!parts.has(part)) parts.set(part, after);
      set.set(after.id, parts);
    }
  }
  return set;
}

/** Whether steps have set a part of a row since it was stored as it is there. */
export function isSetSince(past: Stack | undefined, stored: CameraRow, part: RowPart): boolean {
  for (let each = past; each; each = each.below) {
    for (const { before, after } of each.step.changes) {
      const isSet = before && after && after.id === stored.id && !isSamePart(before, after, part);
      if (isSet && isSamePart(before, stored, part)) return true;
    }
  }
  return false;
}

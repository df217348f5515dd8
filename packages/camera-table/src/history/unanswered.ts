import type { CameraRow } from '@site-designer/sizing-engine';
import { changedParts, isSamePart, withParts } from '../cells/row-parts.ts';

/**
 * The stored rows with those sent values that a newer version has: they were stored by a save whose answer was lost.
 *
 * @param sent - Rows of saves without an answer, by the ids of the stored ones.
 */
export function storedUnanswered(
  base: readonly CameraRow[],
  theirs: readonly CameraRow[],
  sent: readonly CameraRow[],
): readonly CameraRow[] {
  const there = new Map(theirs.map((row) => [row.id, row]));
  const before = new Map(base.map((row) => [row.id, row]));
  for (const row of sent) {
    const [stored, known] = [there.get(row.id), before.get(row.id)];
    if (!stored || !known) continue;
    const parts = changedParts(known, row).filter((part) => isSamePart(row, stored, part));
    before.set(row.id, withParts(known, stored, parts));
  }
  return base.map((row) => before.get(row.id) ?? row);
}

import { isObject } from '../checks/structure.ts';
import { firstOf, rowsByGroup } from '../design/camera-groups.ts';
import type { ComparedDesign } from './input-differences.ts';

/** A camera group of a frozen design: its id, and the name of its first stream. */
export interface ComparedGroup {
  readonly id: number;
  /** 1 is the group that was added first. */
  readonly number: number;
  readonly name: string;
  readonly quantity: number;
  /** How many streams each of its cameras has. */
  readonly streams: number;
}

interface Row {
  readonly cameraGroupId: number;
  readonly streamId: number;
  readonly streamName: string;
  readonly quantity: number;
}

/** The groups of a design in the order in which they were added. */
export function groupsIn({ cameras }: ComparedDesign): ComparedGroup[] {
  return [...rowsByGroup(rowsIn(cameras))]
    .toSorted(([a], [b]) => a - b)
    .map(([id, streams], index) => {
      const { streamName, quantity } = firstOf(streams)!;
      return { id, number: index + 1, name: streamName.trim(), quantity, streams: streams.length };
    });
}

/** Every version of designs had these fields. */
function rowsIn(cameras: readonly unknown[]): readonly Row[] {
  return cameras.filter(isObject) as unknown as readonly Row[];
}

/** A design whose groups have the ids of the same groups of another one. */
export function withGroupsOf(other: ComparedDesign, design: ComparedDesign): ComparedDesign {
  const ids = sameGroups(groupsIn(other), groupsIn(design));
  const cameras = rowsIn(design.cameras).map((row) => ({
    ...row,
    cameraGroupId: ids.get(row.cameraGroupId) ?? row.cameraGroupId,
  }));
  return { ...design, cameras };
}

/**
 * Ids of the first groups by those of the second ones. Groups are the same by their ids; those that are left by their names;
 * and where no id is the same, since the designs were made apart, by their order.
 */
export function sameGroups(
  olds: readonly ComparedGroup[],
  news: readonly ComparedGroup[],
): ReadonlyMap<number, number> {
  const same = new Map<number, number>();
  const taken = new Set<number>();
  const match = (isSame: (old: ComparedGroup, now: ComparedGroup) => boolean): void => {
    for (const now of news) {
      if (same.has(now.id)) continue;
      const old = olds.find((each) => !taken.has(each.id) && isSame(each, now));
      if (old === undefined) continue;
      same.set(now.id, old.id);
      taken.add(old.id);
    }
  };
  match((old, now) => old.id === now.id);
  const areApart = same.size === 0;
  match((old, now) => old.name !== '' && old.name === now.name);
  if (areApart) match(() => true);
  return same;
}

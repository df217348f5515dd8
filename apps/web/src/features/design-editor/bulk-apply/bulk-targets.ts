import { BULK_TEXTS } from '#texts/editor/cameras.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';

/** The ids of the groups that the table shows, and of those in its selected block. */
export interface GroupsOfTable {
  readonly selected: ReadonlySet<number>;
  readonly shown: ReadonlySet<number>;
}

export type TargetId = 'selected' | 'shown' | 'all';

/** Groups that settings can be applied to. */
export interface Target {
  readonly id: TargetId;
  readonly title: string;
  /** How many groups and cameras they are. */
  readonly hint: string;
  /** Undefined for all of the design. */
  readonly groupIds: ReadonlySet<number> | undefined;
  readonly rows: readonly CameraRow[];
}

/** The groups that one can choose between: none twice, and none that are no groups. */
export function targetsOf(rows: readonly CameraRow[], { selected, shown }: GroupsOfTable): readonly Target[] {
  const all = rowsByGroup(rows);
  const target = (id: TargetId, groupIds?: ReadonlySet<number>): Target => {
    const within = groupIds ? rows.filter(({ cameraGroupId }) => groupIds.has(cameraGroupId)) : rows;
    const groups = rowsByGroup(within);
    const cameras = [...groups.values()].reduce((sum, [first]) => sum + (first?.quantity ?? 0), 0);
    return { id, title: BULK_TEXTS.targets[id], hint: BULK_TEXTS.counts(groups.size, cameras), groupIds, rows: within };
  };
  return [
    ...(selected.size > 0 ? [target('selected', selected)] : []),
    ...(shown.size > 0 && shown.size < all.size ? [target('shown', shown)] : []),
    target('all'),
  ];
}

/** What is meant at first: a block of several groups, else what a search has left, else all. */
export function firstTarget(targets: readonly Target[]): TargetId {
  const [selected, shown] = [targets.find(({ id }) => id === 'selected'), targets.find(({ id }) => id === 'shown')];
  if (selected?.groupIds && selected.groupIds.size > 1) return 'selected';
  return shown ? 'shown' : 'all';
}

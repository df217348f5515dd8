import type { ServerPlan } from '@site-designer/sizing-engine';

/** Servers one after the other that record as many cameras of a group each; they are numbered from 1. */
export interface ServerRun {
  readonly first: number;
  readonly last: number;
  /** Cameras of the group on each of them. */
  readonly cameras: number;
}

/** The servers of each camera group, by its id, as the plan lists them. */
export function serversOfGroups(
  servers: NonNullable<ServerPlan['servers']>,
): ReadonlyMap<number, readonly ServerRun[]> {
  const runs = new Map<number, ServerRun[]>();
  let last = 0;
  for (const { count, groups } of servers) {
    const first = last + 1;
    last += count;
    for (const { cameraGroupId, cameras } of groups) {
      const ofGroup = runs.get(cameraGroupId) ?? [];
      const before = ofGroup.at(-1);
      const goesOn = before?.last === first - 1 && before.cameras === cameras;
      if (goesOn) ofGroup[ofGroup.length - 1] = { ...before, last };
      else ofGroup.push({ first, last, cameras });
      runs.set(cameraGroupId, ofGroup);
    }
  }
  return runs;
}

/** Runs that stand next to each other as one, however many cameras each has. */
export function joinedRuns(runs: readonly ServerRun[]): readonly Pick<ServerRun, 'first' | 'last'>[] {
  const joined: { first: number; last: number }[] = [];
  for (const { first, last } of runs) {
    const before = joined.at(-1);
    if (before?.last === first - 1) before.last = last;
    else joined.push({ first, last });
  }
  return joined;
}

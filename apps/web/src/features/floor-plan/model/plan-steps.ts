import type { Plan, PlanChange, Wall } from '@site-designer/api-contract';

/** What a plan has where an update sets something. */
export function partOf(plan: Plan, update: PlanChange): PlanChange {
  return Object.fromEntries(Object.keys(update).map((key) => [key, plan[key as keyof PlanChange]]));
}

/** What leads a plan from one part to another; walls that were drawn since by anybody stay. */
export function updateBetween(plan: Plan, from: PlanChange, to: PlanChange): PlanChange {
  if (from.walls === undefined || to.walls === undefined) return to;
  return { ...to, walls: wallsBetween(plan.walls, from.walls, to.walls) };
}

function wallsBetween(now: readonly Wall[], from: readonly Wall[], to: readonly Wall[]): Wall[] {
  const [before, after] = [idsOf(from), idsOf(to)];
  const added = to.filter(({ id }) => !before.has(id));
  const back = idsOf(added);
  return [...now.filter(({ id }) => !back.has(id) && !(before.has(id) && !after.has(id))), ...added];
}

function idsOf(walls: readonly Wall[]): ReadonlySet<number> {
  return new Set(walls.map(({ id }) => id));
}

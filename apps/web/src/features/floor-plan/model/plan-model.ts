import type { Placement, Placing, PlacedCloset } from '@site-designer/api-contract';
import { freeLabels } from '@site-designer/api-contract/placing-bounds';
import type { CameraRow } from '@site-designer/sizing-engine';
import { firstOf, groupNumbers, rowsByGroup } from '@site-designer/sizing-engine/design';
import { PLAN_CAMERAS } from '#texts/editor/plan.ts';
import type { Point } from '../geometry/points.ts';

/** A camera group as the plan sees it. */
export interface PlanGroup {
  readonly cameraGroupId: number;
  readonly title: string;
  /** Its first stream rules what is the same for all of it. */
  readonly first: CameraRow;
  readonly quantity: number;
}

/** The groups in the order of the table. */
export function planGroups(rows: readonly CameraRow[]): ReadonlyMap<number, PlanGroup> {
  const numbers = groupNumbers(rows);
  return new Map(
    [...rowsByGroup(rows)].map(([cameraGroupId, own]) => {
      const first = firstOf(own)!;
      const title = first.streamName.trim() || PLAN_CAMERAS.group(numbers.get(cameraGroupId)!);
      return [cameraGroupId, { cameraGroupId, title, first, quantity: first.quantity }];
    }),
  );
}

export function placedIn(placements: readonly Placement[], cameraGroupId: number): Placement[] {
  return placements.filter((each) => each.cameraGroupId === cameraGroupId);
}

/** Names of the closets that cameras name. */
export function closetNames(rows: readonly CameraRow[]): string[] {
  return [...new Set(rows.map(({ network }) => network.closet.trim()))].toSorted();
}

/** What is selected: ids of placed cameras, and one closet, area or wall. */
export type Selected =
  | { readonly kind: 'cameras'; readonly ids: ReadonlySet<number> }
  | { readonly kind: 'closet'; readonly name: string }
  | { readonly kind: 'area' | 'wall'; readonly id: number };

export const NOTHING = { kind: 'cameras', ids: new Set<number>() } as const satisfies Selected;

/** New cameras have negative ids until the server gives theirs. */
function nextId(placements: readonly Placement[]): number {
  return Math.min(0, ...placements.map(({ id }) => id)) - 1;
}

let lastId = 0;

export interface NewCamera extends Point {
  readonly cameraGroupId: number;
  readonly planId: number;
  readonly directionDeg?: number;
}

export interface Added {
  readonly placing: Placing;
  readonly ids: ReadonlySet<number>;
}

/** Places cameras with the next free labels. */
export function withCameras(placing: Placing, cameras: readonly NewCamera[]): Added {
  const { placements } = placing;
  // No id is used twice while the page is open: undoing would bring back the other one.
  lastId = Math.min(lastId, nextId(placements) + 1);
  const labels = freeLabels(
    placements.map(({ label }) => label),
    cameras.length,
  );
  const added = cameras.map((camera, index): Placement => {
    const { cameraGroupId, planId, x, y, directionDeg = 0 } = camera;
    lastId -= 1;
    return { id: lastId, cameraGroupId, planId, x, y, directionDeg, label: labels[index]!, note: '' };
  });
  return { placing: { ...placing, placements: [...placements, ...added] }, ids: new Set(added.map(({ id }) => id)) };
}

/** Changes the placed cameras with these ids. */
export function withChanged(
  placing: Placing,
  ids: ReadonlySet<number>,
  change: (placement: Placement) => Partial<Placement>,
): Placing {
  const placements = placing.placements.map((each) => (ids.has(each.id) ? { ...each, ...change(each) } : each));
  return { ...placing, placements };
}

export function withoutCameras(placing: Placing, ids: ReadonlySet<number>): Placing {
  return { ...placing, placements: placing.placements.filter(({ id }) => !ids.has(id)) };
}

/** Copies of placed cameras, a little beside them. */
export function withCopies(placing: Placing, ids: ReadonlySet<number>, beside: number): Added {
  const originals = placing.placements.filter(({ id }) => ids.has(id));
  return withCameras(
    placing,
    originals.map((each) => ({ ...each, x: each.x + beside, y: each.y + beside })),
  );
}

export type Alignment = 'x' | 'y' | 'directionDeg';

/** All as the one that was placed first. */
export function withAligned(placing: Placing, ids: ReadonlySet<number>, by: Alignment): Placing {
  const first = placing.placements.find(({ id }) => ids.has(id));
  return first === undefined ? placing : withChanged(placing, ids, () => ({ [by]: first[by] }));
}

/** Puts a closet somewhere; each is on the plans once. */
export function withCloset(placing: Placing, closet: PlacedCloset): Placing {
  const others = placing.closets.filter(({ name }) => name !== closet.name);
  return { ...placing, closets: [...others, closet] };
}

export function withoutCloset(placing: Placing, name: string): Placing {
  return { ...placing, closets: placing.closets.filter((each) => each.name !== name) };
}

export function withArea(
  placing: Placing,
  area: Omit<Placing['areas'][number], 'id'>,
): { placing: Placing; id: number } {
  const id = Math.max(0, ...placing.areas.map((each) => each.id)) + 1;
  return { placing: { ...placing, areas: [...placing.areas, { id, ...area }] }, id };
}

/** What is wrong with a placed camera, which stays until somebody mends it. */
export type Problem = 'noGroup' | 'noPlan' | 'beyond' | 'outside';

interface Known {
  readonly groups: ReadonlyMap<number, PlanGroup>;
  readonly plans: ReadonlyMap<number, { readonly width: number; readonly height: number }>;
}

export function problemsOf(
  placements: readonly Placement[],
  { groups, plans }: Known,
): (readonly [Placement, Problem])[] {
  const counts = new Map<number, number>();
  return placements.flatMap((each): (readonly [Placement, Problem])[] => {
    const group = groups.get(each.cameraGroupId);
    const count = (counts.get(each.cameraGroupId) ?? 0) + 1;
    counts.set(each.cameraGroupId, count);
    const plan = plans.get(each.planId);
    if (group === undefined) return [[each, 'noGroup']];
    if (count > group.quantity) return [[each, 'beyond']];
    if (plan === undefined) return [[each, 'noPlan']];
    const isInside = each.x >= 0 && each.y >= 0 && each.x <= plan.width && each.y <= plan.height;
    return isInside ? [] : [[each, 'outside']];
  });
}

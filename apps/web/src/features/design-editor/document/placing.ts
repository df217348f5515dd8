import type { Placement, Placing, SaveChanges, SiteDesign } from '@site-designer/api-contract';
import { freeLabels } from '@site-designer/api-contract/placing-bounds';
import { serverGroupId, type ServerIds, type Step } from '@site-designer/camera-table';

/** A part of a placing that is known by a key. */
type Keyed = Placing['placements'][number] | Placing['closets'][number] | Placing['areas'][number];

interface Versions<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

const keyOf = (part: Keyed): string => ('name' in part ? part.name : String(part.id));

export function isSamePart(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** What a design has on plans. */
export function placingIn({ placements, closets, areas }: Placing): Placing {
  return { placements, closets, areas };
}

/** Merges two versions of a placing, part by part: where both changed one, mine is the later change and holds. */
export function mergedPlacing({ base, mine, theirs }: Versions<Placing>): Placing {
  const merge = <T extends Keyed>(of: (placing: Placing) => readonly T[]): readonly T[] =>
    mergedParts({ base: of(base), mine: of(mine), theirs: of(theirs) });
  return {
    placements: ownLabels(
      merge(({ placements }) => placements),
      theirs.placements,
    ),
    closets: merge(({ closets }) => closets),
    areas: merge(({ areas }) => areas),
  };
}

function mergedParts<T extends Keyed>({ base, mine, theirs }: Versions<readonly T[]>): readonly T[] {
  if (base === theirs || isSamePart(base, theirs)) return mine;
  const [before, own] = [byKey(base), byKey(mine)];
  const there = new Set(theirs.map(keyOf));
  const kept = theirs.flatMap((their) => {
    const [old, my] = [before.get(keyOf(their)), own.get(keyOf(their))];
    if (old === undefined) return my ?? their;
    if (my === undefined) return [];
    return isSamePart(my, old) ? their : my;
  });
  const added = mine.filter((my) => {
    const old = before.get(keyOf(my));
    return !there.has(keyOf(my)) && (old === undefined || !isSamePart(my, old));
  });
  return [...kept, ...added];
}

function byKey<T extends Keyed>(parts: readonly T[]): ReadonlyMap<string, T> {
  return new Map(parts.map((part) => [keyOf(part), part]));
}

/** A camera that another one got the label of meanwhile gets the next free one; one that was stored without an answer is the stored one. */
function ownLabels(placements: readonly Placement[], theirs: readonly Placement[]): readonly Placement[] {
  const stored = new Map(theirs.map((each) => [each.label, each]));
  const isDouble = (each: Placement) => (stored.get(each.label)?.id ?? each.id) !== each.id;
  if (!placements.some(isDouble)) return placements;
  const single = placements.filter(
    (each) => !isDouble(each) || !isSamePart({ ...each, id: 0 }, { ...stored.get(each.label), id: 0 }),
  );
  const doubles = single.filter(isDouble);
  const free = freeLabels(
    single.map(({ label }) => label),
    doubles.length,
  );
  return single.map((each) => (isDouble(each) ? { ...each, label: free[doubles.indexOf(each)]! } : each));
}

/** A placing of the server as the screen knows it: groups and placed cameras keep their ids while the editor is open. */
export function placingOnScreen(placing: Placing, { groups, placements: known }: ServerIds): Placing {
  if (groups.size === 0 && known.size === 0) return placingIn(placing);
  const [shownGroups, shown] = [inverted(groups), inverted(known)];
  const placements = placing.placements.map((each) => ({
    ...each,
    id: shown.get(each.id) ?? each.id,
    cameraGroupId: shownGroups.get(each.cameraGroupId) ?? each.cameraGroupId,
  }));
  return { ...placingIn(placing), placements };
}

function inverted(ids: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  return new Map([...ids].map(([screen, server]) => [server, screen]));
}

/** What is on plans before and after changes. */
export interface PlacingChange {
  readonly before: Placing;
  readonly after: Placing;
}

/** The same with the ids of the server: new cameras keep those of the screen. */
export function placingBackup({ before, after }: PlacingChange, ids: ServerIds): PlacingChange {
  const stored = (placing: Placing): Placing => ({
    ...placing,
    placements: placing.placements.map((each) => ({
      ...each,
      id: ids.placements.get(each.id) ?? each.id,
      cameraGroupId: serverGroupId(ids, each.cameraGroupId),
    })),
  });
  return { before: stored(before), after: stored(after) };
}

type PlacingBody = Pick<SaveChanges, 'placements' | 'removedPlacementIds' | 'closets' | 'areas'>;

/** What a write sends of a changed placing. */
export function placingToSend(before: Placing, after: Placing, ids: ServerIds): PlacingBody {
  const old = new Map(before.placements.map((each) => [each.id, each]));
  const left = new Set(after.placements.map(({ id }) => id));
  const serverId = (id: number) => ids.placements.get(id) ?? id;
  const changed = after.placements.filter((each) => !isSamePart(each, old.get(each.id)));
  const removed = before.placements.filter(({ id }) => !left.has(id));
  return {
    placements: changed.map(({ id, ...each }) => ({
      ...each,
      cameraGroupId: serverGroupId(ids, each.cameraGroupId),
      ...(serverId(id) > 0 && { id: serverId(id) }),
    })),
    removedPlacementIds: removed.map(({ id }) => serverId(id)),
    ...(!isSamePart(before.closets, after.closets) && { closets: [...after.closets] }),
    ...(!isSamePart(before.areas, after.areas) && { areas: [...after.areas] }),
  };
}

/** Learns the ids that the server gave to new placed cameras: they ascend in the order of the request. */
export function learnedPlacements(
  ids: ServerIds,
  { before, sent, after }: { readonly before: Placing; readonly sent: Placing; readonly after: SiteDesign },
): ServerIds {
  const known = new Set(before.placements.map(({ id }) => ids.placements.get(id) ?? id));
  const old = new Set(before.placements.map(({ id }) => id));
  const added = sent.placements.filter(({ id }) => !old.has(id) && id < 0 && !ids.placements.has(id));
  const fresh = after.placements
    .map(({ id }) => id)
    .filter((id) => !known.has(id) && ![...ids.placements.values()].includes(id))
    .toSorted((a, b) => a - b);
  const learned = added.flatMap(({ id }, index) => (fresh[index] === undefined ? [] : [[id, fresh[index]] as const]));
  return { ...ids, placements: new Map([...ids.placements, ...learned]) };
}

/** What is on plans after a write, as the screen knows it. */
export function placingAfter(stored: SiteDesign, before: SiteDesign, ids: ServerIds): Placing {
  return stored.placements === before.placements ? placingIn(before) : placingOnScreen(stored, ids);
}

/** The changes of an earlier visit, on what is stored now. */
export function restoredPlacing(backup: PlacingChange | undefined, design: SiteDesign): PlacingChange | undefined {
  if (backup === undefined) return undefined;
  const theirs = placingIn(design);
  return { before: theirs, after: mergedPlacing({ base: backup.before, mine: backup.after, theirs }) };
}

/** What is on plans once a step is undone or redone: what was changed since, here or elsewhere, stays. */
export function revertedPlacing({ placing }: Step, now: Placing | undefined, isUndo: boolean): Placing | undefined {
  if (placing === undefined || now === undefined) return undefined;
  const { before, after } = placing as PlacingChange;
  const [base, mine] = isUndo ? [after, before] : [before, after];
  return mergedPlacing({ base, mine, theirs: placingIn(now) });
}

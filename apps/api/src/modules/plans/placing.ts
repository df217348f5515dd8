import type { CoveredArea, PlacedCloset, Placement, PlacementSave, Placing } from '@site-designer/api-contract';
import {
  freeLabels,
  MOST_AREAS,
  MOST_PLACED_CLOSETS,
  MOST_PLACEMENTS,
  MOST_POINTS,
  PLACING_BOUNDS,
  PLACING_TEXT_LIMITS,
} from '@site-designer/api-contract/placing-bounds';
import { CLOSET_NAME_LIMIT, LEVELS } from '@site-designer/sizing-engine/bounds';
import { type FieldError, fieldText } from '@site-designer/texts';
import { refuseInvalid } from '../../http/problem.ts';
import { QuotaProblem } from '../ports/quota.ts';
import { betweenErrors, idErrors, pointErrors, positionErrors, textError } from './field-checks.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

/** What a design has on the plans of its site, as it is stored. */
export interface StoredPlacing extends Placing {
  /** The highest id that a placement has had: none is given out again. */
  readonly lastPlacementId: number;
}

/** What a write changes of it; null and absent stay as they are. */
export interface PlacingChange {
  readonly placements?: readonly PlacementSave[] | null | undefined;
  readonly removedPlacementIds?: readonly number[] | undefined;
  readonly closets?: readonly PlacedCloset[] | null | undefined;
  readonly areas?: readonly CoveredArea[] | null | undefined;
}

/** What placements may name. */
interface Known {
  readonly cameraGroupIds: ReadonlySet<number>;
  readonly planIds: ReadonlySet<number>;
  /** The group of a row of the write that has no id, by its index there. */
  readonly groupOfNewRow: (index: number) => number | undefined;
}

export function changesPlacing({ placements, removedPlacementIds = [], closets, areas }: PlacingChange): boolean {
  return (placements ?? []).length > 0 || removedPlacementIds.length > 0 || Boolean(closets) || Boolean(areas);
}

/**
 * What is placed after a write. Placements of groups and plans that are gone stay until somebody mends them.
 *
 * @throws RequestProblem 400 that names every wrong field, or 409 beyond a quota.
 */
export function placedAfter(before: StoredPlacing, change: PlacingChange, known: Known): StoredPlacing {
  const { closets, areas } = change;
  const saves = (change.placements ?? []).map((save) => ({ ...textsOf(save, before), ...save }));
  const given = saves.map((save) => ({ save, group: groupOf(save, known) }));
  refuseInvalid([
    ...given.flatMap(({ save, group }, index) =>
      placementErrors(`placements[${index}]`, { save, group, before, known }),
    ),
    ...repeatedIds(saves),
    ...(closets ?? []).flatMap((closet, index) => closetErrors(`closets[${index}]`, closet, known)),
    ...repeatedClosets(closets ?? []),
    ...idErrors('areas', areas ?? []),
    ...(areas ?? []).flatMap((area, index) => areaErrors(`areas[${index}]`, area, known)),
  ]);
  const removed = new Set(change.removedPlacementIds);
  const saved = new Map(
    given.flatMap(({ save, group }) => (save.id === undefined ? [] : [[save.id, { save, group: group! }]])),
  );
  const kept = before.placements.filter(({ id }) => !removed.has(id) && !saved.has(id));
  let { lastPlacementId } = before;
  const all = [
    ...kept,
    ...given.map(({ save, group }) => settled(save, { id: save.id ?? (lastPlacementId += 1), cameraGroupId: group! })),
  ];
  const placements = withLabels(all.toSorted((a, b) => a.id - b.id));
  const after = { placements, closets: closets ?? before.closets, areas: areas ?? before.areas, lastPlacementId };
  refuseExcess(after);
  refuseInvalid(labelErrors(placements, saves));
  return after;
}

type WholeSave = PlacementSave & Pick<Placement, 'label' | 'note'>;

/** What a write leaves out stays; a new camera has neither. */
function textsOf({ id }: PlacementSave, { placements }: StoredPlacing): Pick<Placement, 'label' | 'note'> {
  const { label = '', note = '' } = placements.find((each) => each.id === id) ?? {};
  return { label, note };
}

function groupOf({ cameraGroupId, newRow }: PlacementSave, { groupOfNewRow }: Known): number | undefined {
  return newRow === undefined ? cameraGroupId : groupOfNewRow(newRow);
}

interface PlacementToCheck {
  readonly save: WholeSave;
  readonly group: number | undefined;
  readonly before: StoredPlacing;
  readonly known: Known;
}

function placementErrors(path: string, { save, group, before, known }: PlacementToCheck): FieldError[] {
  const old = before.placements.find(({ id }) => id === save.id);
  const isGroup = group !== undefined && (known.cameraGroupIds.has(group) || group === old?.cameraGroupId);
  const groupField = save.newRow === undefined ? 'cameraGroupId' : 'newRow';
  const wasGiven = save.id === undefined || (save.id >= 1 && save.id <= before.lastPlacementId);
  return [
    ...(wasGiven ? [] : [{ path: `${path}.id`, message: apiTexts().fields.noPlacement }]),
    ...(isGroup ? [] : [{ path: `${path}.${groupField}`, message: apiTexts().fields.noGroup }]),
    ...planErrors(path, save.planId, { known, old: old?.planId }),
    ...positionErrors(path, save),
    ...betweenErrors(`${path}.directionDeg`, save.directionDeg, PLACING_BOUNDS.directionDeg),
    ...textError(`${path}.label`, save.label, PLACING_TEXT_LIMITS.label),
    ...textError(`${path}.note`, save.note, PLACING_TEXT_LIMITS.note),
  ];
}

function planErrors(
  path: string,
  planId: number,
  { known, old }: { readonly known: Known; readonly old?: number | undefined },
): FieldError[] {
  const isKnown = known.planIds.has(planId) || planId === old;
  return isKnown ? [] : [{ path: `${path}.planId`, message: apiTexts().fields.noPlan }];
}

function repeatedIds(placements: readonly PlacementSave[]): FieldError[] {
  const ids = placements.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length ? [] : [{ path: 'placements', message: apiTexts().fields.idTwice }];
}

function closetErrors(path: string, closet: PlacedCloset, known: Known): FieldError[] {
  return [
    // A closet of a plan that is gone is sent back as it was read.
    ...(known.planIds.has(closet.planId) || closet.planId >= 1 ? [] : planErrors(path, closet.planId, { known })),
    ...positionErrors(path, closet),
    ...betweenErrors(`${path}.heightM`, closet.heightM, PLACING_BOUNDS.heightM),
    ...textError(`${path}.name`, closet.name, CLOSET_NAME_LIMIT.max),
  ];
}

function repeatedClosets(closets: readonly PlacedCloset[]): FieldError[] {
  const names = closets.map(({ name }) => name.trim());
  return names.flatMap((name, index) =>
    names.indexOf(name) === index ? [] : [{ path: `closets[${index}].name`, message: apiTexts().fields.closetName }],
  );
}

function areaErrors(path: string, { planId, points, standard, level }: CoveredArea, known: Known): FieldError[] {
  const levels = Object.keys(LEVELS[standard]);
  return [
    ...(planId >= 1 ? [] : planErrors(path, planId, { known })),
    ...pointErrors(`${path}.points`, points, { min: 3, max: MOST_POINTS }),
    ...(levels.includes(level)
      ? []
      : [{ path: `${path}.level`, message: fieldText('field.one-of', { values: levels }) }]),
  ];
}

function settled(save: WholeSave, ids: Pick<Placement, 'id' | 'cameraGroupId'>): Placement {
  const { planId, x, y, directionDeg, label, note } = save;
  return { ...ids, planId, x, y, directionDeg: directionDeg % 360, label: label.trim(), note: note.trim() };
}

function withLabels(placements: readonly Placement[]): Placement[] {
  const unnamed = placements.filter(({ label }) => label === '').length;
  const free = freeLabels(
    placements.map(({ label }) => label),
    unnamed,
  );
  let next = 0;
  return placements.map((each) => (each.label === '' ? { ...each, label: free[next++]! } : each));
}

function labelErrors(placements: readonly Placement[], given: readonly WholeSave[]): FieldError[] {
  const counts = new Map<string, number>();
  for (const { label } of placements) counts.set(label, (counts.get(label) ?? 0) + 1);
  return given.flatMap(({ label }, index) =>
    (counts.get(label.trim()) ?? 0) > 1
      ? [{ path: `placements[${index}].label`, message: apiTexts().fields.cameraLabel }]
      : [],
  );
}

function refuseExcess({ placements, areas, closets }: StoredPlacing): void {
  if (placements.length > MOST_PLACEMENTS)
    throw new QuotaProblem('placementsPerDesign', { figure: placements.length, limit: MOST_PLACEMENTS });
  if (areas.length > MOST_AREAS) throw new QuotaProblem('areasPerDesign', { figure: areas.length, limit: MOST_AREAS });
  refuseInvalid(
    closets.length > MOST_PLACED_CLOSETS
      ? [{ path: 'closets', message: apiTexts().fields.closets(MOST_PLACED_CLOSETS) }]
      : [],
  );
}

/** What is placed, with the groups that new rows have got. */
export function withGroups(placing: StoredPlacing, groupOf: (id: number) => number | undefined): StoredPlacing {
  const placements = placing.placements.map((each) => ({
    ...each,
    cameraGroupId: groupOf(each.cameraGroupId) ?? each.cameraGroupId,
  }));
  return { ...placing, placements };
}

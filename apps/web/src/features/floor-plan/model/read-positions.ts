import type { Placement, Placing, Plan } from '@site-designer/api-contract';
import { PLACING_BOUNDS, PLACING_TEXT_LIMITS } from '@site-designer/api-contract/placing-bounds';
import { PLAN_FILE, POSITIONS_IN as TEXTS } from '#texts/editor/plan.ts';
import { withCameras, withChanged, type PlanGroup } from './plan-model.ts';

interface Site {
  readonly plans: readonly Plan[];
  /** Where a line names no floor. */
  readonly plan: Plan;
  readonly groups: ReadonlyMap<number, PlanGroup>;
}

/** What a file of positions does, or everything that is wrong with it. */
export type ReadPositions =
  | { readonly placing: Placing; readonly moved: number; readonly added: number }
  | { readonly problems: readonly string[] };

type Column = 'label' | 'group' | 'floor' | 'x' | 'y' | 'unit' | 'direction' | 'note';

/** Names of columns, as this app writes them and as others do. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  label: ['label', 'camera', 'name', 'id'],
  group: ['group', 'camera group'],
  floor: ['floor', 'plan', 'level'],
  x: ['from left', 'x'],
  y: ['from top', 'y'],
  unit: ['unit'],
  direction: ['direction', 'angle', 'azimuth'],
  note: ['note', 'notes', 'remark'],
};

interface Line {
  readonly number: number;
  readonly text: (column: Column) => string;
}

/** One line of the file, understood. */
interface Position extends Pick<Placement, 'planId' | 'x' | 'y'> {
  readonly id: number | undefined;
  readonly cameraGroupId: number;
  readonly label: string;
  readonly directionDeg: number | undefined;
  readonly note: string | undefined;
}

/**
 * Takes the positions of a file over: a camera is known by its label, one with another label is placed anew. With any fault
 * nothing is taken over.
 *
 * @param rows - Cells of the file; the first row names the columns.
 */
export function readPositions(
  [head = [], ...rows]: readonly (readonly string[])[],
  placing: Placing,
  site: Site,
): ReadPositions {
  const places = columnsOf(head);
  const missing = (['x', 'y'] as const).filter((column) => !places.has(column));
  if (missing.length > 0) return { problems: [TEXTS.noColumns(PLAN_FILE.columns[3]!, PLAN_FILE.columns[4]!)] };
  const lines = rows.flatMap((cells, index): Line[] => {
    const text = (column: Column) => cells[places.get(column) ?? -1]?.trim() ?? '';
    return cells.every((cell) => cell.trim() === '') ? [] : [{ number: index + 2, text }];
  });
  const read = lines.map((line) => positionOf(line, placing, site));
  const problems = [
    ...read.flatMap((each) => (typeof each === 'string' ? [each] : [])),
    ...overfull(
      read.filter((each) => typeof each !== 'string'),
      placing,
      site,
    ),
  ];
  if (lines.length === 0) problems.push(TEXTS.empty);
  if (problems.length > 0) return { problems };
  return takenOver(read as Position[], placing);
}

function columnsOf(head: readonly string[]): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>();
  for (const [column, names] of Object.entries(NAMES) as [Column, readonly string[]][]) {
    const place = head.findIndex((title) => names.includes(title.trim().toLowerCase()));
    if (place >= 0) found.set(column, place);
  }
  return found;
}

/** A position, or what is wrong with its line. */
function positionOf({ number, text }: Line, placing: Placing, site: Site): Position | string {
  const label = text('label');
  const known = placing.placements.find((each) => label !== '' && each.label === label);
  const plan = text('floor') === '' ? site.plan : site.plans.find(({ name }) => isSame(name, text('floor')));
  if (plan === undefined) return TEXTS.noFloor(number, text('floor'));
  const group = groupOf(text('group'), known, site);
  if (group === undefined) return TEXTS.noGroup(number, text('group'));
  const at = placeOf({ number, text }, plan);
  if (typeof at === 'string') return at;
  const { cameraGroupId } = group;
  return textFault({ number, text }) ?? { ...at, id: known?.id, cameraGroupId, label, note: text('note') || undefined };
}

function textFault({ number, text }: Line): string | undefined {
  const { label, note } = PLACING_TEXT_LIMITS;
  if (text('label').length > label) return TEXTS.labelLong(number, label);
  return text('note').length > note ? TEXTS.noteLong(number, note) : undefined;
}

function placeOf({ number, text }: Line, plan: Plan): Pick<Position, 'planId' | 'x' | 'y' | 'directionDeg'> | string {
  const metres = text('unit').toLowerCase() === 'px' ? 1 : plan.metresPerPixel;
  if (metres === null) return TEXTS.noScale(number, plan.name);
  const [x, y] = [numberOf(text('x')) / metres, numberOf(text('y')) / metres];
  const { min, max } = PLACING_BOUNDS.position;
  if (![x, y].every((each) => each >= min && each <= max)) return TEXTS.noPosition(number);
  if (text('direction') === '') return { planId: plan.id, x, y, directionDeg: undefined };
  const direction = numberOf(text('direction'));
  if (!Number.isFinite(direction)) return TEXTS.noDirection(number, text('direction'));
  return { planId: plan.id, x, y, directionDeg: ((direction % 360) + 360) % 360 };
}

function groupOf(title: string, known: Placement | undefined, { groups }: Site): PlanGroup | undefined {
  if (title === '' && known !== undefined) return groups.get(known.cameraGroupId);
  return [...groups.values()].find((group) => isSame(group.title, title));
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** A decimal comma is read too. */
function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(text.replace(',', '.'));
}

/** Groups that would have more cameras on plans than they are, and labels that stand twice. */
function overfull(read: readonly Position[], { placements }: Placing, { groups }: Site): string[] {
  const labels = read.map(({ label }) => label).filter((label) => label !== '');
  const twice = new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
  const ids = new Set(read.map(({ id }) => id));
  const after = [...placements.filter(({ id }) => !ids.has(id)), ...read];
  const tooMany = [...groups.values()].flatMap(({ cameraGroupId, title, quantity }) => {
    const count = after.filter((each) => each.cameraGroupId === cameraGroupId).length;
    const grows = read.some((each) => each.id === undefined && each.cameraGroupId === cameraGroupId);
    return grows && count > quantity ? [TEXTS.tooMany(title, count, quantity)] : [];
  });
  return [...[...twice].map(TEXTS.twice), ...tooMany];
}

function takenOver(read: readonly Position[], placing: Placing): ReadPositions {
  const known = new Map(read.flatMap((each) => (each.id === undefined ? [] : [[each.id, each] as const])));
  const moved = withChanged(placing, new Set(known.keys()), ({ id, directionDeg, note }) => {
    const { cameraGroupId, planId, x, y, ...given } = known.get(id)!;
    return { cameraGroupId, planId, x, y, directionDeg: given.directionDeg ?? directionDeg, note: given.note ?? note };
  });
  const fresh = read.filter(({ id }) => id === undefined);
  const added = withCameras(
    moved,
    fresh.map(({ cameraGroupId, planId, x, y, directionDeg = 0 }) => ({ cameraGroupId, planId, x, y, directionDeg })),
  );
  const ids = [...added.ids];
  const byId = new Map(ids.map((id, index) => [id, fresh[index]!]));
  const named = withChanged(added.placing, added.ids, ({ id, label }) => {
    const given = byId.get(id)!;
    return { label: given.label || label, note: given.note ?? '' };
  });
  return { placing: named, moved: known.size, added: fresh.length };
}

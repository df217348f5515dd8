import type { CameraRow, Proposal } from '@site-designer/sizing-engine';
import { firstOf, rowsByGroup } from '@site-designer/sizing-engine/design';
import type { PlacedCloset, Placement, Placing, PlanPoint } from '../designs/placing.ts';
import type { Plan } from '../designs/plans.ts';

/** What cameras of a group show, as far as a plan draws it. */
interface SheetView {
  readonly coverage: {
    readonly cameraGroupId: number;
    readonly hfovDeg: number;
    readonly vfovDeg: number;
    readonly reach: readonly { readonly level: string; readonly groundM: number | null }[];
  };
  readonly optics: Pick<NonNullable<CameraRow['optics']>, 'tiltDeg' | 'mountHeightM' | 'aimHeightM'>;
}

/** A camera on a floor plan of a document. */
interface SheetCamera extends Pick<Placement, 'label' | 'x' | 'y' | 'directionDeg' | 'note'> {
  readonly group: string;
  /** Index in `views`; null where nobody knows its lens. */
  readonly view: number | null;
}

/** A floor plan of a document, with what a design has on it. */
export interface PlanSheet extends Pick<
  Plan,
  'id' | 'name' | 'width' | 'height' | 'metresPerPixel' | 'rotation' | 'opacity' | 'crop' | 'pictureHash'
> {
  readonly walls: readonly (readonly PlanPoint[])[];
  readonly cameras: readonly SheetCamera[];
  readonly closets: readonly Pick<PlacedCloset, 'name' | 'x' | 'y'>[];
  readonly areas: readonly { readonly points: readonly PlanPoint[]; readonly level: string }[];
}

/** The floor plans of a document: all that is drawn, but for the pictures. */
export interface PlanSheets {
  /** The edition whose levels are coloured. */
  readonly standard: '2014' | '2025';
  readonly views: readonly SheetView[];
  readonly sheets: readonly PlanSheet[];
}

interface SheetSources {
  readonly plans: readonly Plan[];
  readonly placing: Placing;
  readonly cameras: readonly CameraRow[];
  readonly coverage: Pick<SheetView, 'coverage'>['coverage'][] | Proposal['coverage'];
  /** What the groups are called. */
  readonly titles: ReadonlyMap<number, string>;
  /** Notes are for those who build. */
  readonly withNotes: boolean;
}

/**
 * The plans of a site that a design has something on.
 *
 * @returns Undefined where it has nothing on any.
 */
export function planSheetsOf({ plans, placing, ...sources }: SheetSources): PlanSheets | undefined {
  const views = viewsOf(sources);
  const places = new Map([...views.keys()].map((cameraGroupId, index) => [cameraGroupId, index]));
  const sheets = plans.flatMap((plan): PlanSheet[] => {
    const here = <T extends { readonly planId: number }>(all: readonly T[]) =>
      all.filter(({ planId }) => planId === plan.id);
    const cameras = here(placing.placements);
    const closets = here(placing.closets);
    const areas = here(placing.areas);
    if (cameras.length + closets.length + areas.length === 0) return [];
    return [
      {
        ...drawnOf(plan),
        cameras: byLabel(cameras).map(({ cameraGroupId, label, x, y, directionDeg, note }) => ({
          label,
          group: sources.titles.get(cameraGroupId) ?? '',
          view: places.get(cameraGroupId) ?? null,
          x,
          y,
          directionDeg,
          note: sources.withNotes ? note : '',
        })),
        closets: closets.map(({ name, x, y }) => ({ name, x, y })),
        areas: areas.map(({ points, level }) => ({ points, level })),
      },
    ];
  });
  if (sheets.length === 0) return undefined;
  return { standard: standardOf(sources.cameras), views: [...views.values()], sheets };
}

function drawnOf({ walls, ...plan }: Plan) {
  const { id, name, width, height, metresPerPixel, rotation, opacity, crop, pictureHash } = plan;
  const drawn = { id, name, width, height, metresPerPixel, rotation, opacity, crop, pictureHash };
  return { ...drawn, walls: walls.map(({ points }) => points) };
}

/** C-2 before C-10. */
export function byLabel<T extends Pick<Placement, 'label'>>(placements: readonly T[]): T[] {
  return placements.toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));
}

function viewsOf({ cameras, coverage }: Pick<SheetSources, 'cameras' | 'coverage'>): ReadonlyMap<number, SheetView> {
  const groups = rowsByGroup(cameras);
  return new Map(
    (coverage ?? []).flatMap(({ cameraGroupId, hfovDeg, vfovDeg, reach }) => {
      const optics = firstOf(groups.get(cameraGroupId) ?? [])?.optics;
      if (!optics) return [];
      const { tiltDeg, mountHeightM, aimHeightM } = optics;
      const shown = reach.map(({ level, groundM }) => ({ level, groundM }));
      const view = {
        coverage: { cameraGroupId, hfovDeg, vfovDeg, reach: shown },
        optics: { tiltDeg, mountHeightM, aimHeightM },
      };
      return [[cameraGroupId, view] as const];
    }),
  );
}

/** The edition that more groups name. */
export function standardOf(cameras: Iterable<Pick<CameraRow, 'purpose'>>): PlanSheets['standard'] {
  const purposes = [...cameras].flatMap(({ purpose }) => purpose?.standard ?? []);
  return purposes.filter((each) => each === '2025').length * 2 > purposes.length ? '2025' : '2014';
}

/**
 * Placed cameras by label with their positions in m, in pixels where a floor has no scale: label, group, floor, from left, from top,
 * unit, direction, note.
 */
export function positionRows(
  placements: readonly Placement[],
  { plans, titles }: Pick<SheetSources, 'plans' | 'titles'>,
): (string | number)[][] {
  return byLabel(placements).map(({ label, cameraGroupId, planId, x, y, directionDeg, note }) => {
    const plan = plans.find(({ id }) => id === planId);
    const metres = plan?.metresPerPixel ?? 1;
    const unit = plan?.metresPerPixel ? 'm' : 'px';
    const at = [toCentimetres(x * metres), toCentimetres(y * metres), unit, Math.round(directionDeg)];
    return [label, titles.get(cameraGroupId) ?? '', plan?.name ?? '', ...at, note];
  });
}

function toCentimetres(value: number): number {
  return Math.round(value * 100) / 100;
}

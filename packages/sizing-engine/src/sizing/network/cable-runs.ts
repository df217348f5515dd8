import { firstOf, rowsByGroup } from '../../design/camera-groups.ts';
import type { CableRun } from '../../site/cable-run.ts';

/** A point of a plan, in pixels of its picture. */
interface PlanPoint {
  readonly planId: number;
  readonly x: number;
  readonly y: number;
}

/** Where cables of a site end, and how long its plans are. */
interface CabledSite {
  readonly closets: readonly (PlanPoint & { readonly name: string; readonly heightM: number })[];
  /** The length of a pixel in m; null where a plan has no scale. */
  readonly plans: readonly { readonly id: number; readonly metresPerPixel: number | null }[];
}

/** What a cable takes besides its way along the plan, m: 3.5 at the camera, 5 in the closet, 4 of slack. */
const BESIDES_M = 3.5 + 5 + 4;
/** Height of a camera whose mounting nobody has typed, m. */
const USUAL_MOUNT_M = 3;

/** What a cable needs to know of a row of its camera group. */
interface CabledRow {
  readonly network: { readonly closet: string };
  readonly optics: { readonly mountHeightM: number } | null;
}

interface PlacedCameras extends CabledSite {
  readonly placements: readonly (PlanPoint & { readonly cameraGroupId: number })[];
  readonly cameras: readonly (CabledRow & {
    readonly cameraGroupId: number;
    readonly streamId: number;
    readonly quantity: number;
  })[];
}

/**
 * Cable from a placed camera to its closet along walls and ceiling: across, along, up and down, and what both ends take.
 *
 * @param placement - Of a camera on a plan, in pixels.
 * @param row - The first stream of its group, which names the closet.
 * @returns m; undefined where the closet is not on the same plan, or the plan has no scale.
 * @throws Never.
 * @example
 * ```ts
 * cableOf(placement, row, { closets, plans: [{ id: 1, metresPerPixel: 0.02 }] }); // 31.4
 * ```
 */
export function cableOf(placement: PlanPoint, row: CabledRow, { closets, plans }: CabledSite): number | undefined {
  const scale = plans.find(({ id }) => id === placement.planId)?.metresPerPixel ?? null;
  const closet = closets.find(({ name }) => name.trim() === row.network.closet.trim());
  if (scale === null || closet === undefined || closet.planId !== placement.planId) return undefined;
  const way = (Math.abs(placement.x - closet.x) + Math.abs(placement.y - closet.y)) * scale;
  return way + Math.abs((row.optics?.mountHeightM ?? USUAL_MOUNT_M) - closet.heightM) + BESIDES_M;
}

/**
 * Cables of the placed cameras, by group: what `Design.cableRuns` takes. Cameras that are placed beyond the quantity of their
 * group do not count.
 *
 * @throws Never.
 * @example
 * ```ts
 * cableRunsOf({ cameras, placements, closets, plans }); // [{ cameraGroupId: 1, cameras: 7, metres: 231.5, longestM: 48 }]
 * ```
 */
export function cableRunsOf({ cameras, placements, ...site }: PlacedCameras): CableRun[] {
  if (site.closets.length === 0) return [];
  const groups = rowsByGroup(cameras);
  const runs = new Map<number, CableRun>();
  for (const placement of placements) {
    const { cameraGroupId } = placement;
    const first = firstOf(groups.get(cameraGroupId) ?? []);
    const metres = first && cableOf(placement, first, site);
    if (first === undefined || metres === undefined) continue;
    const before = runs.get(cameraGroupId) ?? { cameraGroupId, cameras: 0, metres: 0, longestM: 0 };
    if (before.cameras === first.quantity) continue;
    runs.set(cameraGroupId, {
      cameraGroupId,
      cameras: before.cameras + 1,
      metres: before.metres + metres,
      longestM: Math.max(before.longestM, metres),
    });
  }
  return [...runs.values()].toSorted((a, b) => a.cameraGroupId - b.cameraGroupId);
}

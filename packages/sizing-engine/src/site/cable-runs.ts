/** A point of a plan, in pixels of its picture. */
interface PlanPoint {
  readonly planId: number;
  readonly x: number;
  readonly y: number;
}

/** What is known of cables from floor plans. */
export interface PlannedCables {
  readonly placements: readonly (PlanPoint & { readonly cameraGroupId: number })[];
  readonly closets: readonly (PlanPoint & { readonly name: string; readonly heightM: number })[];
  /** Length of a pixel of each plan that has a scale, m. */
  readonly metresPerPixel: ReadonlyMap<number, number>;
}

/** Cables of the cameras of a group that are on the plan of their closet. */
export interface CableRun {
  readonly cameraGroupId: number;
  /** Cameras whose length is known. */
  readonly cameras: number;
  /** Of all of them together, m. */
  readonly metres: number;
  readonly longestM: number;
}

/** What a cable takes besides its way along the plan, m: 3.5 at the camera, 5 in the closet, 4 of slack. */
const BESIDES_M = 3.5 + 5 + 4;
/** Height of a camera whose mounting nobody has typed, m. */
const USUAL_MOUNT_M = 3;

/** What a cable needs to know of the group of its camera. */
interface CabledGroup {
  readonly network: { readonly closet: string };
  readonly optics: { readonly mountHeightM: number } | null;
}

/**
 * Cable from a placed camera to its closet along walls and ceiling: across, along, up and down, and what both ends take.
 *
 * @param placement - Of a camera on a plan, in pixels.
 * @param group - The first stream of its group, which names the closet.
 * @returns m; undefined where the closet is not on the same plan, or the plan has no scale.
 * @throws Never.
 * @example
 * ```ts
 * cableOf(placement, group, { closets, metresPerPixel: new Map([[1, 0.02]]) }); // 31.4
 * ```
 */
export function cableOf(
  placement: PlanPoint,
  group: CabledGroup,
  { closets, metresPerPixel }: Omit<PlannedCables, 'placements'>,
): number | undefined {
  const scale = metresPerPixel.get(placement.planId);
  const closet = closets.find(({ name }) => name.trim() === group.network.closet.trim());
  if (scale === undefined || closet === undefined || closet.planId !== placement.planId) return undefined;
  const way = (Math.abs(placement.x - closet.x) + Math.abs(placement.y - closet.y)) * scale;
  return way + Math.abs((group.optics?.mountHeightM ?? USUAL_MOUNT_M) - closet.heightM) + BESIDES_M;
}

/**
 * Cables of the placed cameras, by group: what `Design.cableRuns` takes. Cameras that are placed beyond the quantity of their
 * group do not count.
 *
 * @param groups - The first stream of each group by its id.
 * @throws Never.
 * @example
 * ```ts
 * cableRunsOf({ placements, closets, metresPerPixel }, groups); // [{ cameraGroupId: 1, cameras: 7, metres: 231.5, longestM: 48 }]
 * ```
 */
export function cableRunsOf(
  { placements, ...known }: PlannedCables,
  groups: ReadonlyMap<number, CabledGroup & { readonly quantity: number }>,
): CableRun[] {
  const runs = new Map<number, CableRun>();
  for (const placement of placements) {
    const { cameraGroupId } = placement;
    const group = groups.get(cameraGroupId);
    const metres = group && cableOf(placement, group, known);
    if (group === undefined || metres === undefined) continue;
    const before = runs.get(cameraGroupId) ?? { cameraGroupId, cameras: 0, metres: 0, longestM: 0 };
    if (before.cameras === group.quantity) continue;
    runs.set(cameraGroupId, {
      cameraGroupId,
      cameras: before.cameras + 1,
      metres: before.metres + metres,
      longestM: Math.max(before.longestM, metres),
    });
  }
  return [...runs.values()].toSorted((a, b) => a.cameraGroupId - b.cameraGroupId);
}

import type { Placement, Plan } from '@site-designer/api-contract';
import { standardOf } from '@site-designer/api-contract/plan-sheets';
import { useMemo } from 'react';
import { segmentsOf, type Segment } from '../geometry/points.ts';
import { seenBy, type GroupCoverage, type Seen } from '../geometry/zones.ts';
import type { PlanGroup } from './plan-model.ts';
import type { Proposal } from '@site-designer/texts';

type Standard = '2014' | '2025';

/** What cameras see on a plan. A camera that has not changed is not computed again. */
export interface Sight {
  readonly standard: Standard;
  readonly walls: readonly Segment[];
  /** Undefined where the plan has no scale, or the group no lens. */
  readonly of: (placement: Placement) => Seen | undefined;
}

interface SightOf {
  readonly plan: Plan;
  readonly groups: ReadonlyMap<number, PlanGroup>;
  readonly coverage: Proposal['coverage'];
}

export function useSight({ plan, groups, coverage }: SightOf): Sight {
  const { walls: lines, metresPerPixel } = plan;
  const walls = useMemo(() => segmentsOf(lines.map(({ points }) => points)), [lines]);
  const standard = standardOf([...groups.values()].map(({ first }) => first));
  return useMemo(() => {
    const known = new WeakMap<Placement, Seen>();
    const byGroup = new Map<number, GroupCoverage>((coverage ?? []).map((each) => [each.cameraGroupId, each]));
    return {
      standard,
      walls,
      of: (placement) => {
        const found = known.get(placement);
        if (found !== undefined) return found;
        const [group, shows] = [groups.get(placement.cameraGroupId), byGroup.get(placement.cameraGroupId)];
        const optics = group?.first.optics;
        if (!optics || shows === undefined || metresPerPixel === null) return undefined;
        const { x, y, directionDeg } = placement;
        const seen = seenBy(
          { at: { x, y }, directionDeg, coverage: shows, optics },
          { standard, metresPerPixel, walls },
        );
        known.set(placement, seen);
        return seen;
      },
    };
  }, [groups, coverage, walls, metresPerPixel, standard]);
}

import type { Placing, Plan } from '@site-designer/api-contract';
import { csvOf } from '@site-designer/camera-table';
import { PLAN_FILE as TEXTS } from '#texts/editor/plan.ts';
import { csvBlob } from '../../../lib/files/download.ts';
import type { PlanGroup } from './plan-model.ts';

interface Placed {
  readonly plans: readonly Plan[];
  readonly groups: ReadonlyMap<number, PlanGroup>;
}

/** The placed cameras by label, with their positions in m; in pixels where a floor has no scale. */
export function positionsFile({ placements }: Placing, { plans, groups }: Placed): Blob {
  const rows = placements
    .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }))
    .map(({ label, cameraGroupId, planId, x, y, directionDeg, note }) => {
      const plan = plans.find(({ id }) => id === planId);
      const metres = plan?.metresPerPixel ?? 1;
      const unit = plan?.metresPerPixel ? 'm' : 'px';
      const at = [round(x * metres), round(y * metres), unit, Math.round(directionDeg)];
      return [label, groups.get(cameraGroupId)?.title ?? '', plan?.name ?? '', ...at, note];
    });
  return csvBlob(csvOf([TEXTS.columns, ...rows]));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

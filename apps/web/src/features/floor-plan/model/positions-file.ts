import type { Placing, Plan } from '@site-designer/api-contract';
import { positionRows } from '@site-designer/api-contract/plan-sheets';
import { csvOf } from '@site-designer/camera-table';
import { PLAN_FILE as TEXTS } from '#texts/editor/plan.ts';
import { csvBlob } from '../../../lib/files/download.ts';
import type { PlanGroup } from './plan-model.ts';

interface Placed {
  readonly plans: readonly Plan[];
  readonly groups: ReadonlyMap<number, PlanGroup>;
}

/** The placed cameras with their positions. */
export function positionsFile({ placements }: Placing, { plans, groups }: Placed): Blob {
  const titles = new Map([...groups].map(([id, { title }]) => [id, title]));
  return csvBlob(csvOf([TEXTS.columns, ...positionRows(placements, { plans, titles })]));
}

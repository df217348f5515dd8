import type { Plan } from '@site-designer/api-contract';
import { useSyncExternalStore } from 'react';

/** Length of a pixel of each floor plan. */
export type PlanScales = readonly Pick<Plan, 'id' | 'metresPerPixel'>[];

/** Of the sites whose plans were loaded last. Pages that change a scale and those that size with it are different ones. */
const known = new Map<number, PlanScales>();
const listeners = new Set<() => void>();

export function keepPlanScales(siteId: number, plans: PlanScales): void {
  const scales = plans.map(({ id, metresPerPixel }) => ({ id, metresPerPixel }));
  if (JSON.stringify(known.get(siteId)) === JSON.stringify(scales)) return;
  known.set(siteId, scales);
  for (const listener of listeners) listener();
}

/** Undefined until they are known. */
export function usePlanScales(siteId: number | undefined): PlanScales | undefined {
  return useSyncExternalStore(subscribe, () => (siteId === undefined ? undefined : known.get(siteId)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

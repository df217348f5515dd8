import type { Plan } from '@site-designer/api-contract';
import { useSyncExternalStore } from 'react';

/** Floor plans of the sites that were opened: pages that change them, and those that size and export with them, are different ones. */
const known = new Map<number, readonly Plan[]>();
const listeners = new Set<() => void>();

export function keepPlans(siteId: number, plans: readonly Plan[]): void {
  known.set(siteId, plans);
  for (const listener of listeners) listener();
}

/** Empty until they are known. */
export function knownPlans(siteId: number): readonly Plan[] {
  return known.get(siteId) ?? [];
}

/** Undefined until they are known. */
export function useKnownPlans(siteId: number | undefined): readonly Plan[] | undefined {
  return useSyncExternalStore(subscribe, () => (siteId === undefined ? undefined : known.get(siteId)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

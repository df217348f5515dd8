import type { Changes } from './send-changes.ts';
import { isNothing } from './send-changes.ts';

/** Unsaved changes with the version that they were typed on. */
export interface KeptChanges extends Changes {
  readonly etag: string | undefined;
}

function keyOf(siteDesignId: number): string {
  return `site-designer.unsaved.${siteDesignId}`;
}

/** Keeps unsaved changes over a reload or a sign-in; forgets them once nothing is unsaved. */
export function keepChanges(siteDesignId: number, changes: KeptChanges): void {
  if (isNothing(changes)) localStorage.removeItem(keyOf(siteDesignId));
  else localStorage.setItem(keyOf(siteDesignId), JSON.stringify(changes));
}

export function keptChanges(siteDesignId: number): KeptChanges | undefined {
  const kept = localStorage.getItem(keyOf(siteDesignId));
  return kept === null ? undefined : (JSON.parse(kept) as KeptChanges);
}

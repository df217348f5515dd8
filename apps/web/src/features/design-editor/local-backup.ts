import type { CameraRow, ServerSettings } from '@site-designer/sizing-engine';

/** Unsaved changes with the version that they were typed on. */
export interface KeptChanges {
  readonly etag: string | undefined;
  /** Rows that were changed or deleted, as they were before. */
  readonly before: readonly CameraRow[];
  /** Rows that were changed or added. */
  readonly rows: readonly CameraRow[];
  readonly removedIds: readonly number[];
  readonly serverSettings: ServerSettings | null;
}

function keyOf(siteDesignId: number): string {
  return `site-designer.unsaved.${siteDesignId}`;
}

/** Keeps unsaved changes over a reload or a sign-in; forgets them once nothing is unsaved. */
export function keepChanges(siteDesignId: number, changes: KeptChanges | undefined): void {
  if (changes === undefined) localStorage.removeItem(keyOf(siteDesignId));
  else localStorage.setItem(keyOf(siteDesignId), JSON.stringify(changes));
}

/** What was kept in a form that is known; anything else is nothing. */
export function keptChanges(siteDesignId: number): KeptChanges | undefined {
  const kept = localStorage.getItem(keyOf(siteDesignId));
  if (kept === null) return undefined;
  const changes = JSON.parse(kept) as Partial<KeptChanges>;
  return changes.rows && changes.removedIds && changes.before ? (changes as KeptChanges) : undefined;
}

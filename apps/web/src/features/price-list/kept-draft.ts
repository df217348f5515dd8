import type { Draft } from './price-draft.ts';

/** Unsaved changes of a price list, stored in this browser for the user who made them. */

function keyOf(user: string): string {
  return `site-designer.price-list.${user}`;
}

/** Undefined deletes it. */
export function keepDraft(user: string, draft: Draft | undefined): void {
  if (draft === undefined) localStorage.removeItem(keyOf(user));
  else localStorage.setItem(keyOf(user), JSON.stringify(draft));
}

/** The stored draft; undefined if there is none, or one of an unknown form. */
export function keptDraft(user: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user)) ?? 'null') as Partial<Draft> | null;
    return Array.isArray(kept?.lines) && typeof kept.currency === 'string' ? (kept as Draft) : undefined;
  } catch {
    return undefined;
  }
}

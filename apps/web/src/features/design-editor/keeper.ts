import { keepChanges, type KeptChanges } from './local-backup.ts';

/** Writing thousands of rows at every key would be felt while typing. */
const KEEP_AFTER_MS = 150;

export interface Keeper {
  /** Keeps what is unsaved, soon. */
  readonly soon: () => void;
  /** Keeps it here and now. */
  readonly now: () => void;
}

/**
 * Keeps unsaved changes over whatever becomes of the page: shortly after each of them, and at the last moment.
 *
 * @param read - The open design and what is unsaved of it; nothing unsaved is undefined.
 */
export function createKeeper(
  read: () => { readonly siteDesignId: number; readonly changes: KeptChanges | undefined } | undefined,
): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function now(): void {
    clearTimeout(timer);
    timer = undefined;
    const kept = read();
    if (kept) keepChanges(kept.siteDesignId, kept.changes);
  }

  addEventListener('pagehide', () => {
    if (timer !== undefined) now();
  });

  return {
    now,
    soon: () => {
      timer ??= setTimeout(now, KEEP_AFTER_MS);
    },
  };
}

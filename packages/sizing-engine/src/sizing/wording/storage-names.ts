import type { StorageRole } from '../result/limit-code.ts';

/** What a storage is called in a sentence. */
export const STORAGE_NAMES = {
  live: 'live database',
  archive: 'archive',
} as const satisfies Readonly<Record<StorageRole, string>>;

import type { StorageRole } from '@site-designer/sizing-engine';

/** What each storage is called within a sentence. */
export const STORAGES: Readonly<Record<StorageRole, string>> = { live: 'live database', archive: 'archive' };

import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { USUAL_QUOTAS } from '../src/modules/ports/quota.ts';
import type { Actor } from '../src/modules/ports/actor.ts';
import type { SiteAddress } from '../src/modules/sites/site-store.ts';
import { sqliteStores } from '../src/storage/sqlite/stores.ts';
import { withActors } from '../test/support/actors.ts';

const BETWEEN_COPIES_MS = 50;

/** A thread that copies a site of a SQLite file several times, as a worker of the server does. */
export interface CopierData {
  readonly path: string;
  readonly actor: Actor;
  readonly address: SiteAddress;
  readonly times: number;
}

export type CopierState = 'idle' | 'copying' | 'done';

const tell = (state: CopierState) => parentPort?.postMessage(state);
const { path, actor: owner, address, times } = workerData as CopierData;
const quotas = { ...USUAL_QUOTAS, rowsPerUser: Number.MAX_SAFE_INTEGER, designsPerUser: Number.MAX_SAFE_INTEGER };
const stores = withActors(sqliteStores(path, { quotas, warn: () => undefined }));
for (let copy = 0; copy < times; copy += 1) {
  tell('copying');
  await stores.sites.duplicate(owner, address, String);
  tell('idle');
  await wait(BETWEEN_COPIES_MS);
}
await stores.close();
tell('done');

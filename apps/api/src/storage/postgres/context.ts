import type { Connection } from './database.ts';
import { retried } from './retried.ts';

/** What every store is made of. */
export interface StoreContext {
  readonly connection: Connection;
  /** Now, ISO 8601 in UTC. */
  readonly now: () => string;
  /** Since when something may have been deleted to be restored. */
  readonly restorableSince: () => string;
}

/** Several statements as one, as if nobody else wrote meanwhile. `work` may run more than once. */
export function atomically<T>({ connection }: StoreContext, work: (transaction: Connection) => Promise<T>): Promise<T> {
  return retried(() => connection.transaction(work, { isolationLevel: 'serializable' }));
}

/** Several selects that all see the same moment. */
export function atOneMoment<T>(
  { connection }: StoreContext,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  return retried(() => connection.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' }));
}

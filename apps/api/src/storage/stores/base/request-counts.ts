import { sql } from 'kysely';
import type { RequestCounts } from '../../../modules/ports/request-counts.ts';
import type { StoreContext } from './store-context.ts';

/** One row for each user, written in one statement: no user waits for a transaction of another. */
export function storedRequestCounts({ connection }: StoreContext): RequestCounts {
  // A process with a slow clock counts in the window that others have started.
  const isOver = sql<boolean>`request_counts.window_end_ms < excluded.window_end_ms`;
  const counted = sql<number>`case when ${isOver} then 0 else request_counts.requests end + excluded.requests`;
  const later = sql<number>`greatest(request_counts.window_end_ms, excluded.window_end_ms)`;

  return {
    take: async (user, windowEndMs, taken) => {
      const { requests } = await connection
        .insertInto('request_counts')
        .values({ user_hash: user, window_end_ms: windowEndMs, requests: taken })
        .onConflict((conflict) => conflict.column('user_hash').doUpdateSet({ requests: counted, window_end_ms: later }))
        .returning('requests')
        .executeTakeFirstOrThrow();
      return requests;
    },
  };
}

import { sql } from 'drizzle-orm';
import type { RequestCounts } from '../../modules/request-counts.ts';
import type { StoreContext } from './context.ts';
import { onlyRow } from './only-row.ts';
import { retried } from './retried.ts';
import { requestCounts } from './tables.ts';

/** One row a user, in one statement: nobody waits for a transaction of somebody else. */
export function postgresRequestCounts({ connection }: StoreContext): RequestCounts {
  const { requests: before, windowEndMs: beforeEnd } = requestCounts;
  const [requests, end] = [sql`excluded.requests`, sql`excluded.window_end_ms`];
  // A process whose clock is behind counts in the window that others have begun.
  const inWindow = sql`case when ${beforeEnd} >= ${end} then ${before} + ${requests} else ${requests} end`;
  const later = sql`case when ${beforeEnd} >= ${end} then ${beforeEnd} else ${end} end`;

  return {
    take: async (user, windowEndMs, taken) => {
      const counted = await retried(() =>
        connection
          .insert(requestCounts)
          .values({ user, windowEndMs, requests: taken })
          .onConflictDoUpdate({ target: requestCounts.user, set: { requests: inWindow, windowEndMs: later } })
          .returning({ requests: requestCounts.requests }),
      );
      return onlyRow(counted).requests;
    },
  };
}

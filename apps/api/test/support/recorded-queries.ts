import type { KyselyPlugin } from 'kysely';
import type { Stores } from '../../src/modules/ports/stores.ts';
import { openPostgres } from '../../src/storage/postgres/database.ts';
import { openSqlite } from '../../src/storage/sqlite/database.ts';
import { USUAL_LIMITS } from '../../src/storage/stores/base/store-options.ts';
import { storeContext, storesOf } from '../../src/storage/stores/base/stores.ts';
import { withActors } from './actors.ts';
import type { TestDatabase } from './databases.ts';

/** Stores that note each statement: its text, the lengths of its values, and how many rows it found. */
export async function recordedStores({ url }: TestDatabase, clock: () => Date) {
  const address = await url();
  const database = address.startsWith('postgres')
    ? await openPostgres(address, USUAL_LIMITS)
    : openSqlite(address.replace('sqlite:', ''), USUAL_LIMITS, () => undefined);
  const queries: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql, parameters } = database.connection.getExecutor().compileQuery(node, queryId);
      queries.push(`${sql} of ${parameters.map((value) => String(value).length).join()}`);
      return node;
    },
    transformResult: async ({ result }) => {
      queries.push(`${result.rows.length} rows`);
      return result;
    },
  };
  const context = storeContext(database, { clock });
  const recorded = storesOf(database, { ...context, connection: context.connection.withPlugin(recorder) });
  const stores: Stores = withActors(recorded);
  return {
    stores,
    /** The statements of some work. */
    during: async <T>(
      work: () => Promise<T>,
    ): Promise<{ readonly answer: T; readonly statements: readonly string[] }> => {
      queries.length = 0;
      return { answer: await work(), statements: [...queries] };
    },
  };
}

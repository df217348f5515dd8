import { join } from 'node:path';
import Database from 'better-sqlite3';
import { inTemporaryFolder } from '../../server/folders.ts';
import { StartProblem } from '../../server/start-problem.ts';
import { USUAL_LIMITS } from '../stores/base/store-options.ts';
import { tablesInOrder } from '../migration/tables-in-order.ts';
import { CopyProblem } from './copy-file.ts';
import { restoreDatabase } from './restore-file.ts';
import { openSqlite, warnOnConsole } from './database.ts';
import { sqliteStartProblem } from './start-problem.ts';

/** Restores a backup to a temporary place, opens it as a server does, and compares the rows of each table. */
export async function drill(backup: string): Promise<string> {
  return inTemporaryFolder('site-designer-drill-', async (folder) => {
    try {
      const restored = join(folder, 'designs.db');
      await restoreDatabase(backup, restored, new Date());
      const database = openSqlite(restored, USUAL_LIMITS, warnOnConsole);
      await database.check();
      await database.close();
      const [wanted, found] = [rowsOf(backup), rowsOf(restored)];
      if (wanted !== found) throw new CopyProblem(`${backup} has ${wanted} rows, restored it has ${found}.`);
      return `restored as a trial, it has ${found} rows`;
    } catch (error) {
      // The temporary copy is gone when somebody reads this.
      throw error instanceof StartProblem ? sqliteStartProblem(error.cause, backup) : error;
    }
  });
}

/** Figures of lists are left out: they may go at any time. */
function rowsOf(path: string): number {
  const client = new Database(path, { readonly: true });
  const names = tablesInOrder().filter(({ name }) => name !== 'request_counts' && name !== 'list_figures');
  const counts = names.map(({ name }) => {
    const isThere = client.prepare('select 1 from sqlite_schema where name = ?').get(name) !== undefined;
    return isThere ? (client.prepare(`select count(*) from ${name}`).pluck().get() as number) : 0;
  });
  client.close();
  return counts.reduce((sum, count) => sum + count, 0);
}

import { databaseAddress, type DatabaseAddress } from '../settings/database-settings.ts';
import { CopyProblem } from '../storage/sqlite/copy-file.ts';
import { transferDatabase } from '../storage/migration/transfer.ts';
import { runCommand, type Command } from './command.ts';

const USAGE = 'npm run transfer -- sqlite:FILE postgres://USER:PASSWORD@HOST:PORT/DATABASE';

/** Puts a SQLite database into an empty one of PostgreSQL: npm run transfer -- FROM TO */
export const command: Command = async (words) => {
  const [from, to] = words.map(addressOf);
  if (words.length !== 2 || from?.kind !== 'sqlite' || to?.kind !== 'postgres' || from.path === ':memory:') {
    throw new CopyProblem(`Give a SQLite file and an empty PostgreSQL database: ${USAGE}`);
  }
  const counts = await transferDatabase(from.path, to.url);
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...counts].flatMap(([table, count]) => (count === 0 ? [] : [`${count} ${table}`]));
  return `${rows} rows are transferred, as many as there were: ${parts.join(', ')}`;
};

function addressOf(word: string): DatabaseAddress | undefined {
  return /^(sqlite:.|postgres(ql)?:\/\/.)/.test(word) ? databaseAddress(word) : undefined;
}

if (import.meta.main) await runCommand(command);

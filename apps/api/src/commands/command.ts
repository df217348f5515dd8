import process from 'node:process';
import { Type } from 'typebox';
import { databaseAddress, DATABASE_VARIABLES, PORT } from '../settings/database-settings.ts';
import { ConfigError, readEnvironment } from '../settings/environment.ts';
import { StartProblem } from '../server/start-problem.ts';
import { CopyProblem } from '../storage/sqlite/copy-file.ts';

interface DatabaseFile {
  readonly path: string;
  /** Port of the server that uses the file. */
  readonly port: number;
}

/** What is wrong with other variables of the server does not keep anybody from a backup. */
const Used = Type.Object({ ...DATABASE_VARIABLES, PORT });

/** The file that the server would open in the same environment. */
export function databaseFile(variables: Readonly<Record<string, string | undefined>>): DatabaseFile {
  const environment = readEnvironment(Used, variables);
  const database = databaseAddress(environment.DATABASE_URL);
  if (database.kind === 'postgres') {
    throw new CopyProblem('The database is PostgreSQL: use its own tools, such as pg_dump and pg_restore.');
  }
  if (database.path === ':memory:') throw new CopyProblem('The database is in memory: there is no file.');
  return { path: database.path, port: environment.PORT };
}

interface Usage {
  /** The one option of the command. */
  readonly option: string;
  readonly usage: string;
}

/** The file that a command names: one, and no option but its own. */
export function oneFile(words: readonly string[], { option, usage }: Usage): string {
  const [file, ...more] = words.filter((word) => word !== option);
  if (file === undefined) throw new CopyProblem(`The file is missing: ${usage}`);
  const wrong = [file, ...more].find((word) => word.startsWith('-')) ?? more[0];
  if (wrong !== undefined) throw new CopyProblem(`${wrong} is not understood: ${usage}`);
  return file;
}

const BAD_INPUT = 2;

/** Runs a command and prints one line: its result, or why it failed. */
export async function runCommand(work: (words: readonly string[]) => Promise<string>): Promise<void> {
  // Copies of the database are for their user alone, as it is.
  process.umask(0o077);
  try {
    process.stdout.write(`${await work(process.argv.slice(2))}\n`);
  } catch (error) {
    if (!(error instanceof CopyProblem || error instanceof ConfigError || error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = BAD_INPUT;
  }
}

import process from 'node:process';
import { Type } from 'typebox';
import { databaseAddress, DATABASE_VARIABLES, PORT } from '../settings/database-settings.ts';
import { BAD_INPUT, ConfigError, readEnvironment } from '../settings/environment.ts';
import { StartProblem } from '../server/start-problem.ts';
import { CopyProblem } from '../storage/sqlite/copy-file.ts';

type Variables = Readonly<Record<string, string | undefined>>;

interface DatabaseFile {
  readonly path: string;
  /** Port of the server that uses the file. */
  readonly port: number;
}

/** What is wrong with other variables of the server does not keep anybody from a backup. */
const Used = Type.Object({ ...DATABASE_VARIABLES, PORT });

/** The file that the server would open in the same environment. */
export function databaseFile(variables: Variables): DatabaseFile {
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

const INTERRUPTED = 130;

/** What a command does with the words of its line and the variables of its environment; it gives the line that is printed. */
export type Command = (words: readonly string[], variables: Variables) => Promise<string>;

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How a command ends: with its result, or with one line that says why it failed. */
export async function endOf(command: Command, words: readonly string[], variables: Variables): Promise<Ended> {
  try {
    return { code: 0, out: `${await command(words, variables)}\n`, err: '' };
  } catch (error) {
    if (!(error instanceof CopyProblem || error instanceof ConfigError || error instanceof StartProblem)) throw error;
    const said = error instanceof ConfigError ? `Bad configuration: ${error.problems.join('; ')}` : error.message;
    return { code: BAD_INPUT, out: '', err: `${said}\n` };
  }
}

/** Runs a command as the process that was started for it. */
export async function runCommand(command: Command): Promise<void> {
  // Copies of the database are for their user alone, as it is.
  process.umask(0o077);
  // An exit in order removes temporary copies, which a signal alone does not.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(INTERRUPTED));
  const { code, out, err } = await endOf(command, process.argv.slice(2), process.env);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}

import { existsSync } from 'node:fs';
import { Type } from 'typebox';
import { RequestProblem } from '../http/problem.ts';
import type { AccountStore, ListedUser } from '../modules/account/account-store.ts';
import { databaseAddress, DATABASE_VARIABLES, type DatabaseAddress } from '../settings/database-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { CopyProblem } from '../storage/sqlite/copy-file.ts';
import { openStores } from '../storage/stores/base/open-stores.ts';
import { runCommand, type Command } from './command.ts';

const USAGE =
  'Say what to do: npm run users -- list | disable USER | enable USER | erase USER, where USER is an id or an e-mail address';

const DONE: Readonly<Record<string, (accounts: AccountStore, user: ListedUser) => Promise<string>>> = {
  disable: async (accounts, user) => {
    await accounts.setDisabled(user.id, true);
    return `${titleOf(user)} is disabled, at a server that runs within a minute`;
  },
  enable: async (accounts, user) => {
    await accounts.setDisabled(user.id, false);
    return `${titleOf(user)} may sign in`;
  },
  erase: async (accounts, user) => {
    await accounts.erase({ userId: user.id });
    return `${titleOf(user)} is erased; the personal workspace goes for good in 30 days`;
  },
};

/** Shows, disables and erases the people of an installation, while the server runs or not. */
export const command: Command = async ([verb = '', wanted, ...more], variables) => {
  const work = Object.hasOwn(DONE, verb) ? DONE[verb] : undefined;
  const isList = verb === 'list' && wanted === undefined;
  if (more.length > 0 || (!isList && (work === undefined || wanted === undefined))) throw new CopyProblem(USAGE);
  const stores = await openStores(databaseThere(variables), { warn: () => undefined });
  try {
    const users = await stores.accounts.list();
    if (work === undefined) return tableOf(users);
    return await work(stores.accounts, oneOf(users, wanted ?? ''));
  } catch (error) {
    throw error instanceof RequestProblem ? new CopyProblem(`Nothing was changed: ${error.message}.`) : error;
  } finally {
    await stores.close();
  }
};

/** A server makes the file that is not there; here its name is wrong. */
function databaseThere(variables: Parameters<Command>[1]): DatabaseAddress {
  const database = databaseAddress(readEnvironment(Type.Object(DATABASE_VARIABLES), variables).DATABASE_URL);
  if (database.kind === 'postgres' || existsSync(database.path)) return database;
  throw new CopyProblem(`No database found at ${database.path}.`);
}

function oneOf(users: readonly ListedUser[], wanted: string): ListedUser {
  const found = users.filter(({ id, email }) => String(id) === wanted || email.toLowerCase() === wanted.toLowerCase());
  const [user] = found;
  if (user === undefined) throw new CopyProblem(`There is no user ${wanted}: npm run users -- list names all.`);
  if (found.length > 1) throw new CopyProblem(`${found.length} users have the address ${wanted}: give an id.`);
  return user;
}

function titleOf({ id, name, email }: ListedUser): string {
  return `User ${id}, ${name}${email === '' ? '' : ` <${email}>`},`;
}

function tableOf(users: readonly ListedUser[]): string {
  const lines = users.map(({ id, name, email, seenAt, disabledAt }) =>
    [id, seenAt.slice(0, 10), disabledAt === null ? 'enabled' : 'disabled', name, email].join('\t'),
  );
  return [['id', 'seen', 'state', 'name', 'e-mail'].join('\t'), ...lines].join('\n');
}

if (import.meta.main) await runCommand(command);

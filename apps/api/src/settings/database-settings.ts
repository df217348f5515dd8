import { dirname, resolve } from 'node:path';
import { Type, type Static, type TObject } from 'typebox';
import { USUAL_LIMITS, type DatabaseLimits } from '../storage/stores/base/store-options.ts';

const Milliseconds = (usual: number, description: string) =>
  Type.Integer({ minimum: 100, maximum: 3_600_000, default: usual, description: `${description}, in milliseconds` });

/** Port of the server: commands ask there whether it runs. */
export const PORT = Type.Integer({ minimum: 1, maximum: 65_535, default: 3000, description: 'Port to listen on' });

export const DATABASE_VARIABLES = {
  DATABASE_URL: Type.String({
    pattern: '^(sqlite:.+|postgres(ql)?://[^\\s/].*)$',
    default: 'sqlite:./data/site-designer.db',
    description: 'sqlite: and the path of the database file, or postgres://USER:PASSWORD@HOST:PORT/DATABASE',
  }),
  DATABASE_LISTEN_URL: Type.Optional(
    Type.String({
      pattern: '^(none|postgres(ql)?://[^\\s/].*)$',
      description:
        'PostgreSQL without a pooler, where changes of other processes are listened for; none: they are polled for each second; DATABASE_URL if absent',
    }),
  ),
  DATABASE_CONNECTIONS: Type.Integer({
    minimum: 1,
    maximum: 1000,
    default: USUAL_LIMITS.connections,
    description: 'Most connections of this process to PostgreSQL',
  }),
  DATABASE_CONNECT_TIMEOUT_MS: Milliseconds(
    USUAL_LIMITS.connectMs,
    'Longest time to connect to PostgreSQL, or to wait for a free connection',
  ),
  DATABASE_STATEMENT_TIMEOUT_MS: Milliseconds(USUAL_LIMITS.statementMs, 'Longest time of a statement on PostgreSQL'),
  DATABASE_LOCK_TIMEOUT_MS: Milliseconds(
    USUAL_LIMITS.lockMs,
    'Longest wait for a row that is being changed, or for a SQLite file that is locked',
  ),
  DATABASE_IDLE_TIMEOUT_MS: Milliseconds(
    USUAL_LIMITS.idleMs,
    'Longest pause within a transaction before PostgreSQL ends it',
  ),
};

export type DatabaseAddress =
  { readonly kind: 'sqlite'; readonly path: string } | { readonly kind: 'postgres'; readonly url: string };

export function limitsOf(environment: Static<TObject<typeof DATABASE_VARIABLES>>): DatabaseLimits {
  return {
    connections: environment.DATABASE_CONNECTIONS,
    connectMs: environment.DATABASE_CONNECT_TIMEOUT_MS,
    statementMs: environment.DATABASE_STATEMENT_TIMEOUT_MS,
    lockMs: environment.DATABASE_LOCK_TIMEOUT_MS,
    idleMs: environment.DATABASE_IDLE_TIMEOUT_MS,
  };
}

export function databaseAddress(url: string): DatabaseAddress {
  if (!url.startsWith('sqlite:')) return { kind: 'postgres', url };
  const path = url.slice('sqlite:'.length);
  return { kind: 'sqlite', path: path === ':memory:' ? path : resolve(path) };
}

/** Default folder for keys and sign-ins: beside the SQLite file. */
export function folderOf(database: DatabaseAddress): string {
  return database.kind === 'postgres' || database.path === ':memory:' ? 'data' : dirname(database.path);
}

import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import type { QuotaChecks } from './quotas.ts';
import { hasEvents } from '../../events/record-event.ts';
import { snakeCase, type Connection } from './schema.ts';

/** Differences between the two databases. */
export interface Dialect {
  /**
   * Rows as a table `given` of these columns and `ordinality`, their index. One parameter for any number of rows: a
   * parameter per value would be limited in number, and each number of rows would need its own statement.
   *
   * @param rows - Written by `givenRows`.
   */
  readonly given: (table: GivenTable, columns: readonly string[], rows: string) => RawBuilder<unknown>;
  /** Rows of these columns as one text. */
  readonly givenRows: (columns: readonly string[], rows: readonly GivenRow[]) => string;
  /** Numbers for an `in` condition, from a JSON text. One parameter for any number of them. */
  readonly numbers: (numbers: string) => RawBuilder<unknown>;
  /** Names of the columns that a table has in the database, those of a later version among them. */
  readonly columns: (table: string) => RawBuilder<unknown>;
  /** All rows of a subquery in order, as the text of a JSON array of objects with these columns. */
  readonly jsonArray: (columns: readonly string[]) => RawBuilder<string>;
  /** Whether a row read for a change has to be locked. SQLite has one writer at a time. */
  readonly locksRows: boolean;
  /** Retries work that another program's lock blocked (SQLite), or whose snapshot is older than a change of its owner (PostgreSQL). */
  readonly retry: <T>(work: () => Promise<T>) => Promise<T>;
}

export type GivenTable = 'site_designs' | 'camera_groups' | 'camera_streams';
/** Objects are for columns of JSON. */
export type GivenRow = Readonly<Record<string, string | number | boolean | object | null>>;

/** The columns of these fields, `undefined` where the row lacks one. */
export function rowOf<Field extends string>(
  row: Readonly<Partial<Record<Field, string | number | boolean>>>,
  fields: readonly Field[],
): GivenRow {
  const columns: Record<string, string | number | boolean> = {};
  for (const field of fields) columns[snakeCase(field)] = row[field]!;
  return columns;
}

export interface StoreContext {
  readonly connection: Connection;
  readonly dialect: Dialect;
  readonly quotas: QuotaChecks;
  /** Now, ISO 8601 in UTC. */
  readonly now: () => string;
  /** Called after the commit of a transaction that recorded an event. */
  readonly onEvent: () => void;
  /** Objects that were deleted before this time can no longer be restored. */
  readonly restorableSince: () => string;
}

/**
 * Runs several statements as one transaction. Nothing is stored when `work` throws. Every write goes through here, because
 * time limits apply to transactions.
 */
export async function atomically<T>(
  { connection, dialect, onEvent }: StoreContext,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  let isRecorded = false;
  const result = await dialect.retry(() =>
    connection.transaction().execute(async (transaction) => {
      const done = await work(transaction);
      isRecorded = hasEvents(transaction);
      return done;
    }),
  );
  if (isRecorded) onEvent();
  return result;
}

/** The same on a snapshot. `work` may only add rows: others could have changed existing rows since. */
export function copying<T>(
  { connection, dialect }: StoreContext,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  return dialect.retry(() => connection.transaction().setIsolationLevel('repeatable read').execute(work));
}

/** Several selects on one snapshot. */
export function atOneMoment<T>(
  { connection }: StoreContext,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  return connection.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

type Values = Readonly<Record<string, string | number>>;

export type Bound<V, R = unknown> = (values: V) => CompiledQuery<R>;

/**
 * A query that is built once and run often: for small queries, building takes longer than running.
 *
 * @param sample - Distinct values that show where each parameter goes.
 */
export function bound<V extends Values, R>(sample: V, build: (values: V) => Compilable<R>): Bound<V, R> {
  const compiled = build(sample).compile();
  const names = compiled.parameters.map((parameter) => Object.keys(sample).find((name) => sample[name] === parameter));
  return (values) => {
    const parameters = names.map((name, index) => (name === undefined ? compiled.parameters[index] : values[name]));
    return { ...compiled, parameters };
  };
}

/** {@link bound}, returning rows. */
export function prepared<V extends Values, R>(
  sample: V,
  build: (values: V) => Compilable<R>,
): (connection: Connection, values: V) => Promise<R[]> {
  const query = bound(sample, build);
  return async (connection, values) => (await connection.executeQuery<R>(query(values))).rows;
}

/** Runs queries one after the other on one connection, which is acquired once. */
export async function inTurn(connection: Connection, queries: readonly CompiledQuery[]): Promise<void> {
  await connection.getExecutor().provideConnection(async (held) => {
    for (const query of queries) await held.executeQuery(query);
  });
}

/** A JSON value: SQLite returns its text, PostgreSQL the value. */
export function parsed<T>(value: T | string): T {
  return typeof value === 'string' ? (JSON.parse(value) as T) : value;
}

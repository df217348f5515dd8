import type { Compilable, RawBuilder } from 'kysely';
import type { QuotaChecks } from './quotas.ts';
import type { Connection } from './schema.ts';

/** What the two databases do in different ways. */
export interface Dialect {
  /**
   * Rows as a table `given` of these columns and `ordinality`, their place. One parameter however many rows there are: a
   * parameter a value would be limited in number, and every number of rows a statement of its own.
   */
  readonly given: (table: 'camera_groups' | 'camera_streams', rows: readonly GivenRow[]) => RawBuilder<unknown>;
  /** Numbers as a list to be in. One parameter however many they are. */
  readonly numbers: (numbers: readonly number[]) => RawBuilder<unknown>;
  /** All rows of a subquery, in its order, as the text of one JSON array of objects with these fields of these columns. */
  readonly jsonArray: (fields: Readonly<Record<string, string>>) => RawBuilder<string>;
  /** Whether a row that is read for a change has to be locked. SQLite has one writer at a time. */
  readonly locksRows: boolean;
  /** Retries work that another program's lock kept from starting (SQLite), or that saw a moment before another change of its owner (PostgreSQL). */
  readonly retry: <T>(work: () => Promise<T>) => Promise<T>;
}

export type GivenRow = Readonly<Record<string, string | number | boolean>>;

/** What every store is made of. */
export interface StoreContext {
  readonly connection: Connection;
  readonly dialect: Dialect;
  readonly quotas: QuotaChecks;
  /** Now, ISO 8601 in UTC. */
  readonly now: () => string;
  /** Objects that were deleted before this time can no longer be restored. */
  readonly restorableSince: () => string;
}

/**
 * Several statements as one. Nothing is stored when `work` throws. Whatever writes goes through here: limits of time hold in
 * transactions.
 */
export function atomically<T>(
  { connection, dialect }: StoreContext,
  work: (transaction: Connection) => Promise<T>,
): Promise<T> {
  return dialect.retry(() => connection.transaction().execute(work));
}

/** The same on a snapshot. `work` only adds rows: rows that it changed could have been changed by others since. */
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

/**
 * A query that is built once and run often: for the smallest queries, building takes longer than running.
 *
 * @param sample - Values, all different, that show where each value goes.
 */
export function prepared<V extends Values, R>(
  sample: V,
  build: (values: V) => Compilable<R>,
): (connection: Connection, values: V) => Promise<R[]> {
  const compiled = build(sample).compile();
  const names = compiled.parameters.map((parameter) => Object.keys(sample).find((name) => sample[name] === parameter));
  return async (connection, values) => {
    const parameters = names.map((name, index) => (name === undefined ? compiled.parameters[index] : values[name]));
    return (await connection.executeQuery<R>({ ...compiled, parameters })).rows;
  };
}

/** A JSON value: SQLite gives its text, PostgreSQL the value. */
export function parsed<T>(value: T | string): T {
  return typeof value === 'string' ? (JSON.parse(value) as T) : value;
}

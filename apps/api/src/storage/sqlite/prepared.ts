import type { Database, RunResult } from 'better-sqlite3';
import { is, Param, Placeholder, sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/**
 * Queries that the builder writes once and the driver runs often. What the builder does between is left out: building the
 * same text again, and mapping each value of each row, cost several times what SQLite takes for its answer.
 */

interface Query {
  readonly toSQL: () => { readonly sql: string; readonly params: readonly unknown[] };
}

type Columns = Readonly<Record<string, SQLiteColumn>>;
type Row<C extends Columns> = { [K in keyof C]: GetColumnData<C[K]> };

/** Values by the names of their places in the query. */
export type Values = Readonly<Record<string, unknown>>;

export interface PreparedRows<R> {
  readonly all: (values: Values) => R[];
  readonly first: (values: Values) => R | undefined;
}

/** Rows of these columns, under the names that they have here. */
export function preparedRows<C extends Columns>(
  client: Database,
  columns: C,
  select: (named: Record<string, SQL.Aliased>) => Query,
): PreparedRows<Row<C>> {
  const named = Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)] as const);
  const query = select(Object.fromEntries(named)).toSQL();
  const statement = client.prepare<unknown[], Row<C>>(query.sql);
  const filled = filling(query.params);
  const decode = decoding(columns);
  return {
    all: (values) => {
      const rows = statement.all(...filled(values));
      for (const row of rows) decode(row);
      return rows;
    },
    first: (values) => {
      const row = statement.get(...filled(values));
      if (row !== undefined) decode(row);
      return row;
    },
  };
}

/** A statement that writes. */
export function preparedWrite(client: Database, query: Query): (values: Values) => RunResult {
  const { sql: text, params } = query.toSQL();
  const statement = client.prepare<unknown[]>(text);
  const filled = filling(params);
  return (values) => statement.run(...filled(values));
}

/**
 * A place for a value in a condition. The plus changes nothing in the value; it hides it from the planner, which would plan the
 * statement anew for every value, and planning takes several times as long as running.
 */
export function place(name: string): SQL {
  return sql`+${sql.placeholder(name)}`;
}

/** A place for a value of each column. */
export function placesOf<C extends Columns>(columns: C): Record<keyof C, SQL> {
  const places = Object.entries(columns).map(([name, column]) => {
    return [name, sql`${sql.param(sql.placeholder(name), column)}`] as const;
  });
  return Object.fromEntries(places) as Record<keyof C, SQL>;
}

/** Puts values into their places, as the driver wants them. */
function filling(params: readonly unknown[]): (values: Values) => unknown[] {
  const fillers = params.map((param): ((values: Values) => unknown) => {
    if (is(param, Placeholder)) return (values) => values[param.name];
    if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
    const { encoder, value } = param;
    return (values) => encoder.mapToDriverValue(values[value.name]);
  });
  return (values) => fillers.map((fill) => fill(values));
}

/** Turns what SQLite has no type for into what it stands for. The row was made for us, so it is changed in place. */
function decoding<C extends Columns>(columns: C): (row: Row<C>) => void {
  const foreign = Object.entries<SQLiteColumn>(columns).filter(([, { dataType }]) =>
    ['boolean', 'json'].includes(dataType),
  );
  return (row) => {
    const values: Record<string, unknown> = row;
    for (const [name, column] of foreign) values[name] = column.mapFromDriverValue(values[name]);
  };
}

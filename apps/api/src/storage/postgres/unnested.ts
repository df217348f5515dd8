import { sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type Columns = Readonly<Record<string, PgColumn>>;

/** Names of columns as the database has them. */
export function namesOf(columns: Columns): SQL[] {
  return Object.keys(columns).map((name) => sql.identifier(toSnakeCase(name)).getSQL());
}

/**
 * Many rows as a query that gives them, in their order: one list of values a column, so that a statement stays small and has the
 * same text however many rows there are. A place for each value would have to be written, and is limited in number.
 */
export function unnested(columns: Columns, rows: readonly object[]): SQL {
  const lists = Object.entries(columns).map(([name, column]) => {
    const values = rows.map((row) => (row as Readonly<Record<string, unknown>>)[name] ?? column.default);
    return sql`${sql.param(values)}::${sql.raw(column.getSQLType())}[]`;
  });
  const names = listed(namesOf(columns));
  return sql`select ${names} from unnest(${listed(lists)}) with ordinality as given (${names}, place) order by place`;
}

export function listed(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}

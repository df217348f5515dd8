import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig as postgresConfig, PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig as sqliteConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import * as postgresTables from '../../src/storage/postgres/tables.ts';
import * as sqliteTables from '../../src/storage/sqlite/tables.ts';

/** How each column of one database is called in the other. */
const TWIN_TYPES: Readonly<Record<string, readonly string[]>> = {
  integer: ['integer', 'bigint', 'boolean', 'double precision'],
  text: ['text', 'json'],
  blob: ['bytea'],
};

/** By their names in the code, as modules list what they export themselves before what others do. */
const named = (tables: object): readonly unknown[] =>
  Object.entries(tables)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, table]: [string, unknown]) => table);

const sqlite = named(sqliteTables).filter((table) => is(table, SQLiteTable));
/** What processes share that stand on one database; SQLite serves one. */
const SHARED = ['request_counts'];
const postgres = named(postgresTables)
  .filter((table) => is(table, PgTable))
  .filter((table) => !SHARED.includes(postgresConfig(table).name));

it('both databases have the same tables', () => {
  expect(postgres.map((table) => postgresConfig(table).name)).toEqual(sqlite.map((table) => sqliteConfig(table).name));
  expect(postgres.length).toBeGreaterThan(0);
});

it.each(sqlite.map((table) => [sqliteConfig(table).name, table] as const))('%s is the same in both', (name, table) => {
  const twin = postgres.find((each) => postgresConfig(each).name === name);
  if (twin === undefined) throw new Error(`PostgreSQL has no table ${name}`);
  const [ours, theirs] = [Object.entries(getTableColumns(table)), Object.entries(getTableColumns(twin))];
  const telling = ([key, column]: (typeof ours)[number]) => ({
    key,
    // PostgreSQL's bytes are a type of our own.
    dataType: column.dataType === 'custom' ? 'buffer' : column.dataType,
    notNull: column.notNull,
    primary: column.primary,
    default: column.default,
  });
  expect(theirs.map(telling)).toEqual(ours.map(telling));
  for (const [index, [key, column]] of ours.entries()) {
    expect([key, TWIN_TYPES[column.getSQLType()]]).toEqual([
      key,
      expect.arrayContaining([theirs[index]?.[1].getSQLType()]),
    ]);
  }
});

it.each(sqlite.map((table) => [sqliteConfig(table).name, table] as const))(
  '%s refers and is indexed alike in both',
  (name, table) => {
    const twin = postgres.find((each) => postgresConfig(each).name === name);
    if (twin === undefined) throw new Error(`PostgreSQL has no table ${name}`);
    const [ours, theirs] = [sqliteConfig(table), postgresConfig(twin)];
    expect(theirs.indexes.map(({ config }) => config.name)).toEqual(ours.indexes.map(({ config }) => config.name));
    const reference = (key: (typeof ours)['foreignKeys'][number] | (typeof theirs)['foreignKeys'][number]) => ({
      columns: key.reference().columns.map((column) => column.name),
      foreignColumns: key.reference().foreignColumns.map((column) => column.name),
      onDelete: key.onDelete,
    });
    expect(theirs.foreignKeys.map(reference)).toEqual(ours.foreignKeys.map(reference));
  },
);

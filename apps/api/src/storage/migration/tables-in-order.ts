import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../postgres/tables.ts';
import { snakeCase } from '../stores/base/schema.ts';

/** A table as SQL names it. */
export interface PlainTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Columns of the primary key, in their order. */
  readonly key: readonly string[];
  /** Whether the database gives out its ids. */
  readonly hasIdentity: boolean;
}

/** All tables, each after those that it refers to. */
export function tablesInOrder(): readonly PlainTable[] {
  const left = new Map(Object.values(tables).map((table) => [getTableName(table), table as PgTable]));
  const ordered: PlainTable[] = [];
  while (left.size > 0) {
    const ready = [...left].filter(([name, table]) =>
      parentsOf(table).every((of) => of === name || ![...left.keys()].some((each) => each === of)),
    );
    if (ready.length === 0) throw new Error(`${[...left.keys()].join(', ')} refer to each other`);
    for (const [name, table] of ready) {
      left.delete(name);
      ordered.push(plain(table));
    }
  }
  return ordered;
}

function parentsOf(table: PgTable): readonly string[] {
  return getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable));
}

function plain(table: PgTable): PlainTable {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const own = columns.filter((column) => column.primary);
  return {
    name,
    columns: columns.map((column) => ({ name: snakeCase(column.name), type: column.getSQLType() })),
    key: (own.length > 0 ? own : (primaryKeys[0]?.columns ?? [])).map((column) => snakeCase(column.name)),
    hasIdentity: own.some((column) => column.name === 'id'),
  };
}

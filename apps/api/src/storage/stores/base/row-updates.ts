import { sql, type CompiledQuery } from 'kysely';
import type { ChangedStream } from '../../../modules/cameras/stored-stream.ts';
import { STREAM_FIELDS } from './schema.ts';
import { rowOf, type GivenRow, type GivenTable, type StoreContext } from './store-context.ts';

/** Queries that update streams and the quantities of their groups. */
export function rowUpdates(context: StoreContext, updated: readonly ChangedStream[]): CompiledQuery[] {
  const changed = new Set<string>();
  for (const stream of updated) for (const name in stream) changed.add(name);
  const fields = STREAM_FIELDS.filter((field) => changed.has(field));
  const streams = updated.map((stream) => ({ id: stream.streamId, ...rowOf(stream, fields) }));
  const quantities = new Map<number, GivenRow>();
  for (const { cameraGroupId: id, quantity } of updated) {
    if (quantity !== undefined) quantities.set(id, { id, quantity });
  }
  return [
    ...updateOf(context, 'camera_streams', streams),
    ...updateOf(context, 'camera_groups', [...quantities.values()]),
  ];
}

/** One statement, whichever columns of each row change: those that a row lacks, or has null in, keep their values. */
export function updateOf(
  { connection, dialect }: StoreContext,
  table: GivenTable,
  rows: readonly GivenRow[],
): CompiledQuery[] {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.filter((name) => name !== 'id');
  if (names.length === 0) return [];
  const given = dialect.given(table, columns, dialect.givenRows(columns, rows));
  const column = (of: string, name: string) => sql.ref(`${of}.${name}`);
  const set = names.map((name) => sql`${sql.ref(name)} = coalesce(${column('given', name)}, ${column(table, name)})`);
  const where = sql`${column(table, 'id')} = given.id`;
  return [sql`update ${sql.table(table)} set ${sql.join(set)} from ${given} where ${where}`.compile(connection)];
}

import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from './database.ts';
import { cameraGroups, cameraStreams } from './tables.ts';
import { listed, namesOf, unnested, type Columns } from './unnested.ts';

/** Many rows go in one statement, since each statement is a journey to the database and back. */

export type StreamValues = typeof cameraStreams.$inferInsert;
export type GroupValues = typeof cameraGroups.$inferInsert;

const { id: STREAM_ID, ...STREAM } = getTableColumns(cameraStreams);
const { cameraGroupId: _group, startTime: _startTime, ...CONTENT } = STREAM;
const { id: GROUP_ID, ...GROUP } = getTableColumns(cameraGroups);

/** @returns The ids of the new groups, in the order of the values. */
export async function insertGroups(connection: Connection, groups: readonly GroupValues[]): Promise<number[]> {
  return inserted(connection, { table: cameraGroups, columns: GROUP }, groups);
}

/** @returns The ids of the new streams, in the order of the values. */
export async function insertStreams(connection: Connection, streams: readonly StreamValues[]): Promise<number[]> {
  return inserted(connection, { table: cameraStreams, columns: STREAM }, streams);
}

/** Streams that exist, as they are now to be. */
export async function updateStreams(connection: Connection, streams: readonly StreamValues[]): Promise<void> {
  await updated(connection, { table: cameraStreams, columns: { id: STREAM_ID, ...CONTENT } }, streams);
}

export async function updateQuantities(
  connection: Connection,
  groups: readonly { readonly id: number; readonly quantity: number }[],
): Promise<void> {
  await updated(connection, { table: cameraGroups, columns: { id: GROUP_ID, quantity: GROUP.quantity } }, groups);
}

export async function deleteStreams(connection: Connection, streamIds: readonly number[]): Promise<void> {
  await connection.delete(cameraStreams).where(sql`${STREAM_ID} = any(${sql.param(streamIds)}::bigint[])`);
}

interface Target {
  readonly table: PgTable;
  readonly columns: Columns;
}

async function inserted(
  connection: Connection,
  { table, columns }: Target,
  rows: readonly object[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await connection.execute<{ id: string }>(
    sql`insert into ${table} (${listed(namesOf(columns))}) ${unnested(columns, rows)} returning id`,
  );
  // Ids are given to values in their order, but the answer may be in any.
  return made.rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
}

async function updated(connection: Connection, { table, columns }: Target, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const { id: _id, ...changed } = columns;
  const set = listed(namesOf(changed).map((name) => sql`${name} = given.${name}`));
  await connection.execute(
    sql`update ${table} set ${set} from (${unnested(columns, rows)}) as given where ${table}.id = given.id`,
  );
}

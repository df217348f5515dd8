import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from './database.ts';
import { cameraGroups, cameraStreams } from './tables.ts';

export type StreamValues = typeof cameraStreams.$inferInsert;
export type GroupValues = typeof cameraGroups.$inferInsert;

/** A statement takes 65535 values, and a stream has twenty-one. */
const ROWS_A_STATEMENT = 1000;

/** Many rows go in one statement, since each statement is a journey to the database and back. */
function inParts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, part) =>
    rows.slice(part * ROWS_A_STATEMENT, (part + 1) * ROWS_A_STATEMENT),
  );
}

/** @returns The ids of the new groups, in the order of the values. */
export async function insertGroups(connection: Connection, groups: readonly GroupValues[]): Promise<number[]> {
  const ids: number[] = [];
  for (const part of inParts(groups)) {
    const made = await connection.insert(cameraGroups).values(part).returning({ id: cameraGroups.id });
    ids.push(...ascending(made));
  }
  return ids;
}

/** @returns The ids of the new streams, in the order of the values. */
export async function insertStreams(connection: Connection, streams: readonly StreamValues[]): Promise<number[]> {
  const ids: number[] = [];
  for (const part of inParts(streams)) {
    const made = await connection.insert(cameraStreams).values(part).returning({ id: cameraStreams.id });
    ids.push(...ascending(made));
  }
  return ids;
}

/** Ids are given to values in their order, but the answer may be in any. */
function ascending(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

const {
  id: _streamId,
  cameraGroupId: _group,
  startTime: _startTime,
  ...streamContent
} = getTableColumns(alias(cameraStreams, 'excluded'));
const NEW_CONTENT = proposed(streamContent);
const NEW_QUANTITY = proposed({ quantity: alias(cameraGroups, 'excluded').quantity });

/** Streams that exist, as they are now to be. An insert that conflicts is the one update of many rows that databases share. */
export async function updateStreams(connection: Connection, streams: readonly StreamValues[]): Promise<void> {
  for (const part of inParts(streams)) {
    const insert = connection.insert(cameraStreams).values(part);
    await insert.onConflictDoUpdate({ target: cameraStreams.id, set: NEW_CONTENT });
  }
}

export async function updateQuantities(connection: Connection, groups: readonly GroupValues[]): Promise<void> {
  for (const part of inParts(groups)) {
    const insert = connection.insert(cameraGroups).values(part);
    await insert.onConflictDoUpdate({ target: cameraGroups.id, set: NEW_QUANTITY });
  }
}

export async function deleteStreams(connection: Connection, streamIds: readonly number[]): Promise<void> {
  for (const part of inParts(streamIds)) {
    await connection.delete(cameraStreams).where(inArray(cameraStreams.id, part));
  }
}

/** What the insert proposed for each column. */
function proposed(columns: Readonly<Record<string, PgColumn>>): Record<string, SQL> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, sql`${column}`]));
}

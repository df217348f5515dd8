import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { StoredStream } from '../../modules/cameras/stored-stream.ts';
import type { Connection } from './database.ts';
import { cameraGroups, cameraStreams } from './tables.ts';

type StreamContent = Omit<StoredStream, 'quantity'>;

/** Writes that a save repeats for each of its rows. */
export interface StreamWrites {
  readonly updateStream: (streamId: number, content: StreamContent) => void;
  readonly updateQuantity: (cameraGroupId: number, quantity: number) => void;
  /** @returns The id of the new stream. */
  readonly insertStream: (cameraGroupId: number, content: StreamContent) => number;
  /** @returns The id of the new group. */
  readonly insertGroup: (siteDesignId: number, quantity: number) => number;
}

/**
 * Prepared once, as preparing costs more than running. SQLite has one connection, so that these run inside whatever
 * transaction is open on it.
 */
export function streamWrites(connection: Connection): StreamWrites {
  const { id: _id, cameraGroupId: _group, startTime: _startTime, ...columns } = getTableColumns(cameraStreams);
  const content = placeholders(columns);

  const updateStream = connection
    .update(cameraStreams)
    .set(content)
    .where(eq(cameraStreams.id, sql.placeholder('id')))
    .prepare();
  const updateQuantity = connection
    .update(cameraGroups)
    .set(placeholders({ quantity: cameraGroups.quantity }))
    .where(eq(cameraGroups.id, sql.placeholder('id')))
    .prepare();
  const insertStream = connection
    .insert(cameraStreams)
    .values({ ...content, ...placeholders({ cameraGroupId: cameraStreams.cameraGroupId }) })
    .returning({ id: cameraStreams.id })
    .prepare();
  const insertGroup = connection
    .insert(cameraGroups)
    .values(placeholders({ siteDesignId: cameraGroups.siteDesignId, quantity: cameraGroups.quantity }))
    .returning({ id: cameraGroups.id })
    .prepare();

  return {
    updateStream: (id, values) => void updateStream.run({ ...values, id }),
    updateQuantity: (id, quantity) => void updateQuantity.run({ id, quantity }),
    insertStream: (cameraGroupId, values) => insertStream.get({ ...values, cameraGroupId }).id,
    insertGroup: (siteDesignId, quantity) => insertGroup.get({ siteDesignId, quantity }).id,
  };
}

/** A place for a value of each column, to be filled when the statement runs. */
function placeholders<C extends Readonly<Record<string, SQLiteColumn>>>(columns: C): Record<keyof C, SQL> {
  const places = Object.entries(columns).map(([name, column]) => {
    return [name, sql`${sql.param(sql.placeholder(name), column)}`] as const;
  });
  return Object.fromEntries(places) as Record<keyof C, SQL>;
}

import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { StoreContext } from './context.ts';
import { place, placesOf, preparedRows, preparedWrite } from './prepared.ts';
import { cameraStreams } from './tables.ts';

/**
 * Copies the streams of a group into another, with all that is stored of them.
 *
 * @returns The ids of the new streams, ascending, in the order of the originals.
 */
export type CopyStreams = (fromGroupId: number, toGroupId: number) => number[];

export function streamCopies({ client, connection }: StoreContext): CopyStreams {
  const { id, ...columns } = getTableColumns(cameraStreams);
  const originals = preparedRows(client, columns, (fields) =>
    connection
      .select(fields)
      .from(cameraStreams)
      .where(eq(cameraStreams.cameraGroupId, place('fromGroupId')))
      .orderBy(asc(id)),
  );
  const insert = preparedWrite(client, connection.insert(cameraStreams).values(placesOf(columns)));
  return (fromGroupId, cameraGroupId) =>
    originals.all({ fromGroupId }).map((stream) => Number(insert({ ...stream, cameraGroupId }).lastInsertRowid));
}

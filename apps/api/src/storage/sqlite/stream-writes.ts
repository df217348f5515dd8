import { eq, getTableColumns } from 'drizzle-orm';
import type { StoredStream } from '../../modules/cameras/stored-stream.ts';
import type { StoredStreamRow } from '../../modules/site-designs/site-design-store.ts';
import type { StoreContext } from './context.ts';
import { place, placesOf, preparedWrite, type Values } from './prepared.ts';
import { cameraGroups, cameraStreams } from './tables.ts';

/** Writes that a save repeats for each of its rows. The quantity of a stream is its group's and has no column with it. */
export interface StreamWrites {
  readonly updateStream: (before: StoredStreamRow, after: StoredStreamRow) => void;
  readonly removeStream: (streamId: number) => void;
  readonly updateQuantity: (cameraGroupId: number, quantity: number) => void;
  /** @returns The id of the new stream. */
  readonly insertStream: (cameraGroupId: number, content: StoredStream) => number;
  /** @returns The id of the new group. */
  readonly insertGroup: (siteDesignId: number, quantity: number) => number;
}

const { id: _id, cameraGroupId: GROUP_ID, startTime: _startTime, ...CONTENT } = getTableColumns(cameraStreams);
const FIELDS = Object.keys(CONTENT) as (keyof typeof CONTENT)[];

export function streamWrites(context: StoreContext): StreamWrites {
  const { client, connection } = context;
  const removeStream = preparedWrite(
    client,
    connection.delete(cameraStreams).where(eq(cameraStreams.id, place('streamId'))),
  );
  const updateQuantity = preparedWrite(
    client,
    connection
      .update(cameraGroups)
      .set(placesOf({ quantity: cameraGroups.quantity }))
      .where(eq(cameraGroups.id, place('cameraGroupId'))),
  );
  const insertStream = preparedWrite(
    client,
    connection.insert(cameraStreams).values({ ...placesOf(CONTENT), ...placesOf({ cameraGroupId: GROUP_ID }) }),
  );
  const insertGroup = preparedWrite(
    client,
    connection
      .insert(cameraGroups)
      .values(placesOf({ siteDesignId: cameraGroups.siteDesignId, quantity: cameraGroups.quantity })),
  );

  return {
    updateStream: streamUpdates(context),
    removeStream: (streamId) => void removeStream({ streamId }),
    updateQuantity: (cameraGroupId, quantity) => void updateQuantity({ cameraGroupId, quantity }),
    insertStream: (cameraGroupId, values) => Number(insertStream({ ...values, cameraGroupId }).lastInsertRowid),
    insertGroup: (siteDesignId, quantity) => Number(insertGroup({ siteDesignId, quantity }).lastInsertRowid),
  };
}

/** Most changes of many rows set one field of each, and one value is sooner written than twenty. */
function streamUpdates({ client, connection }: StoreContext): StreamWrites['updateStream'] {
  const prepared = (columns: Partial<typeof CONTENT>) =>
    preparedWrite(
      client,
      connection
        .update(cameraStreams)
        .set(placesOf(columns))
        .where(eq(cameraStreams.id, place('streamId'))),
    );
  const ofAll = prepared(CONTENT);
  const ofOne = new Map(FIELDS.map((field) => [field, prepared({ [field]: CONTENT[field] })]));

  return (before, after) => {
    const changed = FIELDS.filter((field) => after[field] !== before[field]);
    const [field] = changed;
    if (field === undefined) return;
    const update: (values: Values) => unknown = (changed.length === 1 && ofOne.get(field)) || ofAll;
    update({ ...after });
  };
}

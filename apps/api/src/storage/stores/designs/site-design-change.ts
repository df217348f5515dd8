import type { ServerSettings, SharedSettings } from '@site-designer/sizing-engine';
import type { StreamIds } from '../../../modules/cameras/stored-stream.ts';
import { sql } from 'kysely';
import type { StoredPlacing } from '../../../modules/plans/placing.ts';
import type { SiteDesignChange, VersionedHeading } from '../../../modules/site-designs/site-design-store.ts';
import { withLaterExtras, withLaterKeys } from '../base/later-keys.ts';
import { rowUpdates } from '../base/row-updates.ts';
import { STREAM_FIELDS, type Connection } from '../base/schema.ts';
import { bound, inTurn, rowOf, type GivenRow, type StoreContext } from '../base/store-context.ts';

export function isEmpty({
  name,
  serverSettings,
  offer,
  updated,
  added,
  addedGroups,
  removedStreamIds,
  returned,
  placing,
}: SiteDesignChange) {
  return [name, serverSettings, offer, placing, updated, added, addedGroups, removedStreamIds, returned].every(
    (part) => part === undefined,
  );
}

/**
 * Writes a change of a design that was read in the same transaction.
 *
 * @returns The ids of the new streams: those of existing groups first, then those of new groups.
 */
type WriteChange = (
  transaction: Connection,
  heading: VersionedHeading,
  written: { readonly change: SiteDesignChange; readonly at: string },
) => Promise<StreamIds[]>;

export function changeWriter(context: StoreContext): WriteChange {
  const raiseVersion = bound({ id: -1, version: -2, at: 'at' }, ({ id, version, at }) =>
    context.connection.updateTable('site_designs').set({ version, updated_at: at }).where('id', '=', id),
  );

  return async (transaction, heading, { change, at }) => {
    const { name, serverSettings, offer } = change;
    const { id, version } = heading;
    if ([name, serverSettings, offer].some((part) => part !== undefined)) await writeHead(transaction, heading, change);
    const inTransaction = { ...context, connection: transaction };
    await removeStreams(inTransaction, heading.id, change.removedStreamIds ?? []);
    const updated = await withLaterExtras(inTransaction, change.updated ?? []);
    await inTurn(transaction, [raiseVersion({ id, version: version + 1, at }), ...rowUpdates(context, updated)]);
    await returnStreams(inTransaction, heading.id, change.returned ?? []);
    const ofNewGroups = await insertGroups(inTransaction, heading.id, change.addedGroups ?? []);
    const added = await insertStreams(inTransaction, [...(change.added ?? []), ...ofNewGroups]);
    if (change.placing) await writePlacing(transaction, heading, change.placing(added));
    return added;
  };
}

async function writeHead(
  connection: Connection,
  { id }: VersionedHeading,
  { name, serverSettings, offer }: SiteDesignChange,
): Promise<void> {
  const settings = serverSettings && settingsColumns(serverSettings);
  const written = { ...settings, ...(offer && { offer: JSON.stringify(offer) }) };
  await connection
    .updateTable('site_designs')
    .set({ ...(name !== undefined && { name }), ...(await withLaterKeys(connection, id, written)) })
    .where('id', '=', id)
    .execute();
}

async function writePlacing(connection: Connection, { id }: VersionedHeading, placing: StoredPlacing): Promise<void> {
  const { placements, closets, areas, lastPlacementId } = placing;
  const content = { placed: JSON.stringify({ placements, closets, areas, lastPlacementId }) };
  const columns = await withLaterKeys(connection, id, content);
  await connection.updateTable('site_designs').set(columns).where('id', '=', id).execute();
}

export function settingsColumns({
  hardwareType,
  genericServerSettings,
  huskyServerSettings,
  ...sharedSettings
}: ServerSettings) {
  return {
    hardware_type: hardwareType,
    generic_server_settings: JSON.stringify(genericServerSettings),
    husky_server_settings: JSON.stringify(huskyServerSettings),
    shared_settings: JSON.stringify(sharedSettings satisfies SharedSettings),
  };
}

/** Number of groups that a design has without some of its streams. */
export async function groupsLeft(
  { connection, dialect }: StoreContext,
  siteDesignId: number,
  removedStreamIds: readonly number[],
): Promise<number> {
  const { groups } = await connection
    .selectFrom('camera_streams')
    .innerJoin('camera_groups', 'camera_groups.id', 'camera_group_id')
    .select(({ fn }) => fn.count<number>('camera_group_id').distinct().as('groups'))
    .where('site_design_id', '=', siteDesignId)
    .where(sql<boolean>`camera_streams.id not in ${dialect.numbers(JSON.stringify(removedStreamIds))}`)
    .executeTakeFirstOrThrow();
  return groups;
}

async function removeStreams(
  { connection, dialect }: StoreContext,
  siteDesignId: number,
  streamIds: readonly number[],
): Promise<void> {
  if (streamIds.length === 0) return;
  await sql`delete from camera_streams where id in ${dialect.numbers(JSON.stringify(streamIds))}`.execute(connection);
  await sql`
    delete from camera_groups where site_design_id = ${siteDesignId}
    and not exists (select 1 from camera_streams where camera_group_id = camera_groups.id)
  `.execute(connection);
}

/** They get the ids that they had, and so do their groups where these are gone too. */
async function returnStreams(
  context: StoreContext,
  siteDesignId: number,
  streams: NonNullable<SiteDesignChange['returned']>,
): Promise<void> {
  if (streams.length === 0) return;
  const quantities = new Map(streams.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
  const { connection, dialect } = context;
  const { rows: left } = await sql<{ id: number }>`
    select id from camera_groups where id in ${dialect.numbers(JSON.stringify([...quantities.keys()]))}
  `.execute(connection);
  for (const { id } of left) quantities.delete(id);
  const groups = [...quantities].map(([id, quantity]) => ({ id, site_design_id: siteDesignId, quantity }));
  await insertedIds(context, 'camera_groups', groups);
  await insertStreams(
    context,
    streams.map((stream) => ({ ...stream, id: stream.streamId })),
  );
}

type NewStream = NonNullable<SiteDesignChange['added']>[number] & { readonly id?: number };

/** @returns The streams, now with the ids of their groups. */
async function insertGroups(
  context: StoreContext,
  siteDesignId: number,
  groups: NonNullable<SiteDesignChange['addedGroups']>,
): Promise<NewStream[]> {
  const sized = groups.map((streams) => ({ streams, quantity: streams[0]?.quantity ?? 1 }));
  const rows = sized.map(({ quantity }) => ({ site_design_id: siteDesignId, quantity }));
  const ids = await insertedIds(context, 'camera_groups', rows);
  return ids.flatMap((cameraGroupId, index) => {
    const { streams = [], quantity = 1 } = sized[index] ?? {};
    return streams.map((stream) => ({ ...stream, quantity, cameraGroupId }));
  });
}

async function insertStreams(context: StoreContext, streams: readonly NewStream[]): Promise<StreamIds[]> {
  const rows = streams.map((stream) => ({
    ...(stream.id !== undefined && { id: stream.id }),
    ...rowOf(stream, ['cameraGroupId', ...STREAM_FIELDS]),
    start_time: '00:00',
  }));
  const ids = await insertedIds(context, 'camera_streams', rows);
  return ids.flatMap((streamId, index) => {
    const cameraGroupId = streams[index]?.cameraGroupId;
    return cameraGroupId === undefined ? [] : [{ streamId, cameraGroupId }];
  });
}

async function insertedIds(
  { connection, dialect }: StoreContext,
  table: 'camera_groups' | 'camera_streams',
  rows: readonly GivenRow[],
): Promise<number[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const { rows: inserted } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${dialect.given(table, names, dialect.givenRows(names, rows))} order by ordinality
    returning id
  `.execute(connection);
  // Ids are assigned to rows in order, but may be returned in any order.
  return inserted.map(({ id }) => id).toSorted((a, b) => a - b);
}

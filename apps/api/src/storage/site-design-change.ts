import type { ServerSettings, SharedSettings } from '@site-designer/sizing-engine';
import type { StoredStreamRow, StreamIds } from '../modules/cameras/stored-stream.ts';
import { sql } from 'kysely';
import type { SiteDesignChange, StoredSiteDesign } from '../modules/site-designs/site-design-store.ts';
import type { GivenRow, StoreContext } from './store-context.ts';
import { snakeCase, STREAM_FIELDS } from './schema.ts';

/** Whether a change names nothing at all. */
export function isEmpty({ name, serverSettings, updated, added, addedGroups, removedStreamIds }: SiteDesignChange) {
  return [name, serverSettings, updated, added, addedGroups, removedStreamIds].every((part) => part === undefined);
}

/**
 * Write a change of a design that was read in the same transaction.
 *
 * @returns The ids of the new streams: of groups that existed, then of new groups.
 */
export async function writeChange(
  context: StoreContext,
  before: StoredSiteDesign,
  { change, at }: { readonly change: SiteDesignChange; readonly at: string },
): Promise<StreamIds[]> {
  await writeDesign(context, before, { change, at });
  await removeStreams(context, before.id, change.removedStreamIds ?? []);
  await updateStreams(context, before, change.updated ?? []);
  const ofNewGroups = await insertGroups(context, before.id, change.addedGroups ?? []);
  return insertStreams(context, [...(change.added ?? []), ...ofNewGroups]);
}

async function writeDesign(
  { connection }: StoreContext,
  { id, version }: StoredSiteDesign,
  { change: { name, serverSettings }, at }: { readonly change: SiteDesignChange; readonly at: string },
): Promise<void> {
  const settings = serverSettings && settingsColumns(serverSettings);
  await connection
    .updateTable('site_designs')
    .set({ ...(name !== undefined && { name }), ...settings, version: version + 1, updated_at: at })
    .where('id', '=', id)
    .execute();
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

async function removeStreams(
  { connection, dialect }: StoreContext,
  siteDesignId: number,
  streamIds: readonly number[],
): Promise<void> {
  if (streamIds.length === 0) return;
  const removed = dialect.given(
    'camera_streams',
    streamIds.map((id) => ({ id })),
  );
  await sql`delete from camera_streams where id in (select id from ${removed})`.execute(connection);
  await sql`
    delete from camera_groups where site_design_id = ${siteDesignId}
    and not exists (select 1 from camera_streams where camera_group_id = camera_groups.id)
  `.execute(connection);
}

/** Writes the columns that differ in any of the streams: most changes of many rows set one field of each. */
async function updateStreams(
  context: StoreContext,
  { streams }: StoredSiteDesign,
  updated: readonly StoredStreamRow[],
): Promise<void> {
  const old = new Map(streams.map((stream) => [stream.streamId, stream]));
  const pairs = updated.map((after) => ({ after, before: old.get(after.streamId) }));
  const fields = STREAM_FIELDS.filter((field) => pairs.some(({ after, before }) => after[field] !== before?.[field]));
  const rows = updated.map((stream) => ({ id: stream.streamId, ...rowOf(stream, fields) }));
  await updateRows(context, 'camera_streams', { fields, rows });
  const groups = new Map(
    pairs
      .filter(({ after, before }) => after.quantity !== before?.quantity)
      .map(({ after }) => [after.cameraGroupId, after.quantity]),
  );
  const quantities = [...groups].map(([id, quantity]) => ({ id, quantity }));
  await updateRows(context, 'camera_groups', { fields: ['quantity'], rows: quantities });
}

interface Update {
  readonly fields: readonly string[];
  /** Their ids and the columns of the fields. */
  readonly rows: readonly GivenRow[];
}

async function updateRows(
  { connection, dialect }: StoreContext,
  table: 'camera_groups' | 'camera_streams',
  { fields, rows }: Update,
): Promise<void> {
  if (fields.length === 0 || rows.length === 0) return;
  const given = dialect.given(table, rows);
  const set = fields.map((field) => sql`${sql.ref(snakeCase(field))} = ${sql.ref(`given.${snakeCase(field)}`)}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)} from ${given} where given.id = ${sql.table(table)}.id`.execute(
    connection,
  );
}

type NewStream = NonNullable<SiteDesignChange['added']>[number];

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
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const { rows: inserted } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${dialect.given(table, rows)} order by ordinality
    returning id
  `.execute(connection);
  // Ids are given to rows in their order, but may be answered in any.
  return inserted.map(({ id }) => id).toSorted((a, b) => a - b);
}

function rowOf<Field extends string>(
  row: Readonly<Record<Field, string | number | boolean>>,
  fields: readonly Field[],
): GivenRow {
  const columns: Record<string, string | number | boolean> = {};
  for (const field of fields) columns[snakeCase(field)] = row[field];
  return columns;
}

import { withGroups } from '@site-designer/sizing-engine/design';
import { sql } from 'kysely';
import { parsed, type StoreContext } from './store-context.ts';
import { snakeCase, STREAM_FIELDS, type Connection } from './schema.ts';

/**
 * Deep copies within the database, on a snapshot. Children are copied in the order of their ids, so that the copy sorts like its
 * original.
 */

interface Copy {
  readonly at: string;
}

export async function copySites(
  context: StoreContext,
  projectId: number,
  copy: Copy & { readonly projectId: number },
): Promise<void> {
  const { connection } = context;
  const originals = await connection
    .selectFrom('sites')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, name } of originals) {
    const values = { project_id: copy.projectId, name, created_at: copy.at, updated_at: copy.at };
    const site = await connection.insertInto('sites').values(values).returning('id').executeTakeFirstOrThrow();
    await copySiteDesigns(context, id, { siteId: site.id, at: copy.at });
  }
}

/** @returns The chosen design of the copy. */
export async function copySiteDesigns(
  { connection }: StoreContext,
  siteId: number,
  copy: Copy & { readonly siteId: number },
): Promise<number | null> {
  const site = connection.selectFrom('sites').where('id', '=', siteId);
  const chosen = await site.select('chosen_design_id').executeTakeFirst();
  const originals = await connection
    .selectFrom('site_designs')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  let chosenCopy: number | null = null;
  for (const { id, name } of originals) {
    const copyId = await copySiteDesign(connection, id, { ...copy, name });
    if (id === chosen?.chosen_design_id) chosenCopy = copyId;
  }
  if (chosenCopy !== null) await choose(connection, copy.siteId, chosenCopy);
  return chosenCopy;
}

async function choose(connection: Connection, siteId: number, siteDesignId: number): Promise<void> {
  await connection.updateTable('sites').set({ chosen_design_id: siteDesignId }).where('id', '=', siteId).execute();
}

/** Columns that a copy takes as they are. */
const CONTENT = [
  'hardware_type',
  'generic_server_settings',
  'husky_server_settings',
  'shared_settings',
  'offer',
] as const;

/** @returns The id of the copy. */
export async function copySiteDesign(
  connection: Connection,
  siteDesignId: number,
  { siteId, name, at }: Copy & { readonly siteId: number; readonly name: string },
): Promise<number> {
  const { id } = await connection
    .insertInto('site_designs')
    .columns([...CONTENT, 'site_id', 'name', 'version', 'created_at', 'updated_at'])
    .expression((builder) =>
      builder
        .selectFrom('site_designs')
        .select(CONTENT)
        .select((values) => [
          values.cast<number>(values.val(siteId), 'bigint').as('site_id'),
          values.cast<string>(values.val(name), 'text').as('name'),
          sql.lit(1).as('version'),
          values.cast<string>(values.val(at), 'text').as('created_at'),
          values.cast<string>(values.val(at), 'text').as('updated_at'),
        ])
        .where('id', '=', siteDesignId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await copyCameras(connection, siteDesignId, id);
  await copyStations(connection, siteDesignId, id);
  return id;
}

async function copyCameras(connection: Connection, siteDesignId: number, copyId: number): Promise<void> {
  await sql`
    insert into camera_groups (site_design_id, quantity)
    select cast(${copyId} as bigint), quantity from camera_groups where site_design_id = ${siteDesignId} order by id
  `.execute(connection);
  const columns = sql.join([...STREAM_FIELDS.map(snakeCase), 'start_time'].map((name) => sql.ref(name)));
  await sql`
    insert into camera_streams (camera_group_id, ${columns})
    select copy.id, ${columns}
    from (${numberedGroups(siteDesignId)}) as original
    join (${numberedGroups(copyId)}) as copy on copy.place = original.place
    join camera_streams on camera_group_id = original.id
    order by camera_streams.id
  `.execute(connection);
}

/** Stations name groups by their ids: those of the copy name its own. */
async function copyStations(connection: Connection, siteDesignId: number, copyId: number): Promise<void> {
  const { shared_settings } = await connection
    .selectFrom('site_designs')
    .select('shared_settings')
    .where('id', '=', copyId)
    .executeTakeFirstOrThrow();
  const settings = parsed(shared_settings);
  const { viewing } = settings;
  if (viewing === undefined || viewing.stations.every(({ cameraGroupIds }) => cameraGroupIds === null)) return;
  const [originals, copies] = [await groupIds(connection, siteDesignId), await groupIds(connection, copyId)];
  const places = new Map(originals.map((id, place) => [id, copies[place]]));
  const copied = { ...settings, viewing: withGroups(viewing, (id) => places.get(id)) };
  await connection
    .updateTable('site_designs')
    .set({ shared_settings: JSON.stringify(copied) })
    .where('id', '=', copyId)
    .execute();
}

async function groupIds(connection: Connection, siteDesignId: number): Promise<number[]> {
  const rows = await connection
    .selectFrom('camera_groups')
    .select('id')
    .where('site_design_id', '=', siteDesignId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => Number(id));
}

/** Groups of a design by their index: a group and its copy have the same one. */
function numberedGroups(siteDesignId: number) {
  return sql`select id, row_number() over (order by id) as place from camera_groups where site_design_id = ${siteDesignId}`;
}

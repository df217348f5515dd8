import { sql } from 'kysely';
import type { StoreContext } from './store-context.ts';
import type { Connection, Schema } from './schema.ts';

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
  context: StoreContext,
  siteId: number,
  copy: Copy & { readonly siteId: number },
): Promise<number | null> {
  const { connection } = context;
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
    const copyId = await copySiteDesign(context, id, { ...copy, name });
    if (id === chosen?.chosen_design_id) chosenCopy = copyId;
  }
  if (chosenCopy !== null) await choose(connection, copy.siteId, chosenCopy);
  return chosenCopy;
}

async function choose(connection: Connection, siteId: number, siteDesignId: number): Promise<void> {
  await connection.updateTable('sites').set({ chosen_design_id: siteDesignId }).where('id', '=', siteId).execute();
}

/** Columns that a copy has of its own; it takes all others as they are, those of a later version too. */
const OWN_OF_DESIGN = ['id', 'site_id', 'name', 'version', 'created_at', 'updated_at', 'deleted_at'];

async function copiedColumns<T extends 'site_designs' | 'camera_streams'>(
  { connection, dialect }: StoreContext,
  table: T,
  own: readonly string[],
): Promise<(keyof Schema[T] & string)[]> {
  const { rows } = await sql<{
    name: keyof Schema[T] & string;
  }>`select name from ${dialect.columns(table)} as columns`.execute(connection);
  return rows.map(({ name }) => name).filter((name) => !own.includes(name));
}

/** @returns The id of the copy. */
export async function copySiteDesign(
  context: StoreContext,
  siteDesignId: number,
  { siteId, name, at }: Copy & { readonly siteId: number; readonly name: string },
): Promise<number> {
  const { connection } = context;
  const content = await copiedColumns(context, 'site_designs', OWN_OF_DESIGN);
  const { id } = await connection
    .insertInto('site_designs')
    .columns([...content, 'site_id', 'name', 'version', 'created_at', 'updated_at'])
    .expression((builder) =>
      builder
        .selectFrom('site_designs')
        .select(content)
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
  await copyCameras(context, siteDesignId, id);
  return id;
}

async function copyCameras(context: StoreContext, siteDesignId: number, copyId: number): Promise<void> {
  const { connection } = context;
  await sql`
    insert into camera_groups (site_design_id, quantity)
    select cast(${copyId} as bigint), quantity from camera_groups where site_design_id = ${siteDesignId} order by id
  `.execute(connection);
  const content = await copiedColumns(context, 'camera_streams', ['id', 'camera_group_id']);
  const columns = sql.join(content.map((name) => sql.ref(name)));
  await sql`
    insert into camera_streams (camera_group_id, ${columns})
    select copy.id, ${columns}
    from (${numberedGroups(siteDesignId)}) as original
    join (${numberedGroups(copyId)}) as copy on copy.place = original.place
    join camera_streams on camera_group_id = original.id
    order by camera_streams.id
  `.execute(connection);
}

/** Groups of a design by their index: a group and its copy have the same one. */
function numberedGroups(siteDesignId: number) {
  return sql`select id, row_number() over (order by id) as place from camera_groups where site_design_id = ${siteDesignId}`;
}

import { withGroups } from '@site-designer/sizing-engine/design';
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import { withGroups as withGroupsPlaced, type StoredPlacing } from '../../modules/plans/placing.ts';
import type { Schema } from './schema.ts';
import { parsed, type StoreContext } from './store-context.ts';

/**
 * Deep copies within the database, on a snapshot: one statement reads the ids of all that is copied, and one for each table adds the
 * copies, so that neither the number of statements nor what each of them reads depends on anything but the size of the copy. Children are
 * copied in the order of their ids, so that the copy sorts like its original.
 */

interface Copy {
  readonly at: string;
}

export async function copySites(
  context: StoreContext,
  projectId: number,
  copy: Copy & { readonly projectId: number },
): Promise<void> {
  const sites = sql<SqlBool>`sites.project_id = ${projectId} and sites.deleted_at is null`;
  const tree = await readTree(context, sites);
  const originals = distinct(tree.map(({ siteId }) => siteId));
  const content = { columns: ['name'], given: { created_at: copy.at, updated_at: copy.at } };
  const toProject = originals.map((original) => ({ parent: copy.projectId, original }));
  const siteCopies = await copyRows(context, { table: 'sites', parent: 'project_id', ...content }, toProject);
  const designCopies = await copyDesigns(context, tree, { siteCopies, at: copy.at });
  await choose(context, chosenCopies(tree, siteCopies, designCopies));
}

/** @returns The chosen design of the copy. */
export async function copySiteDesigns(
  context: StoreContext,
  siteId: number,
  copy: Copy & { readonly siteId: number },
): Promise<number | null> {
  const tree = await readTree(context, sql<SqlBool>`sites.id = ${siteId}`);
  const siteCopies = new Map([[siteId, copy.siteId]]);
  const designCopies = await copyDesigns(context, tree, { siteCopies, at: copy.at });
  const chosen = chosenCopies(tree, siteCopies, designCopies);
  await choose(context, chosen);
  return chosen[0]?.copy ?? null;
}

/** @returns The id of the copy. */
export async function copySiteDesign(
  context: StoreContext,
  siteDesignId: number,
  { siteId, name, at }: Copy & { readonly siteId: number; readonly name: string },
): Promise<number> {
  const tree = await readTree(context, sql<SqlBool>`site_designs.id = ${siteDesignId}`);
  const siteCopies = new Map(tree.map((node) => [node.siteId, siteId]));
  const copies = await copyDesigns(context, tree, { siteCopies, at, name });
  return copies.get(siteDesignId)!;
}

/** A camera group and what it is in; null in designs without groups and sites without designs. */
interface Node {
  readonly siteId: number;
  readonly chosenId: number | null;
  readonly siteDesignId: number | null;
  readonly cameraGroupId: number | null;
}

function readTree({ connection }: StoreContext, where: RawBuilder<SqlBool>): Promise<Node[]> {
  return connection
    .selectFrom('sites')
    .leftJoin('site_designs', (join) =>
      join.onRef('site_designs.site_id', '=', 'sites.id').on('site_designs.deleted_at', 'is', null),
    )
    .leftJoin('camera_groups', 'camera_groups.site_design_id', 'site_designs.id')
    .select(['sites.id as siteId', 'sites.chosen_design_id as chosenId'])
    .select(['site_designs.id as siteDesignId', 'camera_groups.id as cameraGroupId'])
    .where(where)
    .orderBy('sites.id')
    .orderBy('site_designs.id')
    .orderBy('camera_groups.id')
    .execute();
}

/** The copy of each original, by its id. */
type Copies = ReadonlyMap<number, number>;

/** Columns that a copy has of its own; it takes all others as they are, those of a later version too. */
const OWN_OF_DESIGN = ['id', 'site_id', 'name', 'version', 'created_at', 'updated_at', 'deleted_at'];
const OWN_OF_PLAN = ['id', 'site_id'];
const OWN_OF_STREAM = ['id', 'camera_group_id'];

interface CopiedColumns {
  readonly ofDesign: readonly string[];
  readonly ofPlan: readonly string[];
  readonly ofStream: readonly string[];
}

async function copiedColumns({ connection, dialect }: StoreContext): Promise<CopiedColumns> {
  const { rows } = await sql<{ readonly place: number; readonly name: string }>`
    select 0 as place, name from ${dialect.columns('site_designs')} as of_design
    union all
    select 1 as place, name from ${dialect.columns('site_plans')} as of_plan
    union all
    select 2 as place, name from ${dialect.columns('camera_streams')} as of_stream
  `.execute(connection);
  const others = (wanted: number, own: readonly string[]) =>
    rows.flatMap(({ place, name }) => (place === wanted && !own.includes(name) ? [name] : []));
  return { ofDesign: others(0, OWN_OF_DESIGN), ofPlan: others(1, OWN_OF_PLAN), ofStream: others(2, OWN_OF_STREAM) };
}

interface DesignCopies extends Copy {
  readonly siteCopies: Copies;
  /** The names of the originals if absent. */
  readonly name?: string;
}

async function copyDesigns(
  context: StoreContext,
  tree: readonly Node[],
  { siteCopies, at, name }: DesignCopies,
): Promise<Copies> {
  const siteOf = new Map(tree.map(({ siteDesignId, siteId }) => [siteDesignId, siteId]));
  const designs = distinct(tree.map(({ siteDesignId }) => siteDesignId));
  const { ofDesign, ofPlan, ofStream } = await copiedColumns(context);
  const inserted = await insertCopies<CopiedDesign>(
    context,
    {
      table: 'site_designs',
      parent: 'site_id',
      columns: name === undefined ? [...ofDesign, 'name'] : ofDesign,
      given: { version: 1, created_at: at, updated_at: at, ...(name !== undefined && { name }) },
      returning: NAMED_BY_IDS,
    },
    designs.map((original) => ({ original, parent: siteCopies.get(siteOf.get(original)!)! })),
  );
  const designCopies = new Map(inserted.map(({ original, id }) => [original, id]));
  const groups = tree.flatMap(({ siteDesignId, cameraGroupId }) =>
    cameraGroupId === null ? [] : [{ original: cameraGroupId, parent: designCopies.get(siteDesignId!)! }],
  );
  const ofGroup = { table: 'camera_groups', parent: 'site_design_id', columns: ['quantity'], given: {} } as const;
  const groupCopies = await copyRows(context, ofGroup, groups);
  await copyStreams(context, groupCopies, ofStream);
  await copyStations(context, inserted, groupCopies);
  const planCopies = await copyPlans(context, siteCopies, ofPlan);
  await copyPlacing(context, inserted, { groups: groupCopies, plans: planCopies });
  return designCopies;
}

interface CopiedTable {
  readonly table: 'sites' | 'site_plans' | 'site_designs' | 'camera_groups';
  /** Column of the row that contains it. */
  readonly parent: string;
  /** Columns that the copy takes as they are. */
  readonly columns: readonly string[];
  /** Columns with the same value in all copies. */
  readonly given: Readonly<Record<string, string | number>>;
  /** What is asked of the copies besides their ids. */
  readonly returning?: RawBuilder<unknown>;
}

interface CopiedRow {
  readonly original: number;
  /** Id of the copy's parent. */
  readonly parent: number;
}

type Inserted = CopiedRow & { readonly id: number };

async function copyRows(context: StoreContext, table: CopiedTable, rows: readonly CopiedRow[]): Promise<Copies> {
  const inserted = await insertCopies(context, table, rows);
  return new Map(inserted.map(({ original, id }) => [original, id]));
}

/** @returns The copies in the order of their originals. */
async function insertCopies<C extends Inserted>(
  { connection, dialect }: StoreContext,
  { table, parent, columns, given, returning = sql`id` }: CopiedTable,
  rows: readonly CopiedRow[],
): Promise<readonly C[]> {
  if (rows.length === 0) return [];
  const values = Object.values(given).map((value) =>
    typeof value === 'string' ? sql`cast(${value} as text)` : sql.lit(value),
  );
  const { rows: inserted } = await sql<C>`
    insert into ${sql.table(table)} (${sql.join([parent, ...columns, ...Object.keys(given)].map((each) => sql.ref(each)))})
    select ${sql.join([sql`pair.first`, ...columns.map((each) => sql.ref(`${table}.${each}`)), ...values])}
    from ${dialect.pairs(JSON.stringify(rows.map((row) => [row.parent, row.original])))} as pair
    join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = pair.second
    order by pair.place
    returning ${returning}
  `.execute(connection);
  // Ids are assigned to rows in order, but may be returned in any order.
  return inserted.toSorted((a, b) => a.id - b.id).map((copy, index) => ({ ...copy, ...rows[index]! }));
}

async function copyStreams(
  { connection, dialect }: StoreContext,
  groupCopies: Copies,
  content: readonly string[],
): Promise<void> {
  if (groupCopies.size === 0) return;
  const columns = sql.join(content.map((name) => sql.ref(name)));
  await sql`
    insert into camera_streams (camera_group_id, ${columns})
    select pair.second, ${columns}
    from ${dialect.pairs(JSON.stringify([...groupCopies]))} as pair
    join camera_streams on camera_group_id = pair.first
    order by pair.place, camera_streams.id
  `.execute(connection);
}

interface CopiedDesign extends Inserted {
  /** Null where nothing is placed on a plan. */
  readonly placed: Selectable<Schema['site_designs']>['placed'];
  /** Null where they name no group. */
  readonly settings: Selectable<Schema['site_designs']>['shared_settings'] | null;
}

const NAMED_BY_IDS = sql`
  id, placed, case when cast(shared_settings as text) like '%"cameraGroupIds":%[%' then shared_settings end as settings
`;

/**
 * Stations name groups by their ids: those of a copy name its own. Few designs have stations that do, and each is a statement of its
 * own.
 */
async function copyStations(
  { connection }: StoreContext,
  designs: readonly CopiedDesign[],
  groups: Copies,
): Promise<void> {
  for (const { id, settings: stored } of designs) {
    if (stored === null) continue;
    const settings = parsed(stored);
    if (settings.viewing === undefined) continue;
    const viewing = withGroups(settings.viewing, (original) => groups.get(original));
    await connection
      .updateTable('site_designs')
      .set({ shared_settings: JSON.stringify({ ...settings, viewing }) })
      .where('id', '=', id)
      .execute();
  }
}

/** Plans of the sites that are copied; a design that stays at its site keeps its plans. */
async function copyPlans(context: StoreContext, sites: Copies, columns: readonly string[]): Promise<Copies> {
  const others = [...sites].flatMap(([original, copy]) => (original === copy ? [] : [original]));
  if (others.length === 0) return new Map();
  const plans = await context.connection
    .selectFrom('site_plans')
    .select(['id', 'site_id'])
    .where('site_id', 'in', others)
    .orderBy('id')
    .execute();
  const rows = plans.map(({ id, site_id }) => ({ original: id, parent: sites.get(site_id)! }));
  return copyRows(context, { table: 'site_plans', parent: 'site_id', columns, given: {} }, rows);
}

/** What is placed names groups and plans by their ids: those of a copy name its own. */
async function copyPlacing(
  { connection }: StoreContext,
  designs: readonly CopiedDesign[],
  { groups, plans }: { readonly groups: Copies; readonly plans: Copies },
): Promise<void> {
  const own = <T extends { readonly planId: number }>(each: T): T => ({
    ...each,
    planId: plans.get(each.planId) ?? each.planId,
  });
  for (const { id, placed } of designs) {
    if (placed === null) continue;
    const stored = withGroupsPlaced(parsed<StoredPlacing>(placed), (group) => groups.get(group));
    const { placements, closets, areas } = stored;
    const copied = { ...stored, placements: placements.map(own), closets: closets.map(own), areas: areas.map(own) };
    await connection
      .updateTable('site_designs')
      .set({ placed: JSON.stringify(copied) })
      .where('id', '=', id)
      .execute();
  }
}

interface ChosenCopy {
  readonly siteId: number;
  readonly copy: number;
}

function chosenCopies(tree: readonly Node[], siteCopies: Copies, designCopies: Copies): ChosenCopy[] {
  const chosen = new Map(tree.map(({ siteId, chosenId }) => [siteId, chosenId]));
  return [...chosen].flatMap(([siteId, chosenId]) => {
    const copy = chosenId === null ? undefined : designCopies.get(chosenId);
    return copy === undefined ? [] : [{ siteId: siteCopies.get(siteId)!, copy }];
  });
}

async function choose({ connection, dialect }: StoreContext, chosen: readonly ChosenCopy[]): Promise<void> {
  if (chosen.length === 0) return;
  await sql`
    update sites set chosen_design_id = pair.second
    from ${dialect.pairs(JSON.stringify(chosen.map(({ siteId, copy }) => [siteId, copy])))} as pair
    where sites.id = pair.first
  `.execute(connection);
}

function distinct(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids)].filter((id) => id !== null);
}

import { withGroups } from '@site-designer/sizing-engine/design';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { withGroups as withGroupsPlaced, type StoredPlacing } from '../../../modules/plans/placing.ts';
import type { SiteDesignAddress } from '../../../modules/site-designs/site-design-store.ts';
import { updateOf } from '../base/row-updates.ts';
import type { Schema } from '../base/schema.ts';
import { inTurn, parsed, type StoreContext } from '../base/store-context.ts';

/**
 * Deep copies within the database, on a snapshot: one statement adds the copies of a table. Each has the id of its original in
 * `copied_from`, by which the next statement finds what the original contains. So neither the number of statements nor what each of them
 * reads depends on anything but the size of the copy, and rows do not pass through this process. Children are copied in the order of their
 * ids, so that the copy sorts like its original.
 */

interface CopyOf {
  readonly original: number;
  readonly copy: number;
  /** Time of the copy. */
  readonly at: string;
}

/** Copies the sites of a project into a new one. */
export async function copySites(context: StoreContext, project: CopyOf): Promise<void> {
  const { at } = project;
  const sites = await insertCopies<{ readonly id: number }>(context, {
    ...SITES,
    parents: pairOf(project),
    columns: ['copied_from', 'name'],
    given: { created_at: at, updated_at: at },
    returning: sql`id`,
  });
  await copyContents(
    context,
    sites.map(({ id }) => id),
    at,
  );
}

/**
 * Copies what a site has into a new one, which has its original in `copied_from`.
 *
 * @returns The chosen design of the copy.
 */
export async function copySiteContents(context: StoreContext, { copy, at }: CopyOf): Promise<number | null> {
  const [chosen] = await copyContents(context, [copy], at);
  return chosen?.id ?? null;
}

/**
 * Copies one design into its own site.
 *
 * @returns The id of the copy.
 */
export async function copySiteDesign(
  context: StoreContext,
  { siteId, siteDesignId }: Pick<SiteDesignAddress, 'siteId' | 'siteDesignId'>,
  { name, at }: { readonly name: string; readonly at: string },
): Promise<number> {
  const columns = await copiedColumns(context);
  const [design] = await insertCopies<CopiedDesign>(context, {
    ...DESIGNS,
    parents: pairOf({ original: siteId, copy: siteId }),
    only: sql`and site_designs.id = ${siteDesignId}`,
    columns: columns.ofDesign,
    given: { name, version: 1, created_at: at, updated_at: at },
  });
  await copyCameras(context, { designs: [design!], plans: new Map(), ofStream: columns.ofStream });
  return design!.id;
}

async function copyContents(context: StoreContext, sites: readonly number[], at: string): Promise<Chosen[]> {
  const columns = await copiedColumns(context);
  const parents = copiesOf('sites', 'id', numbersOf(context, sites));
  const plans = await insertCopies<PlanCopy>(context, { ...PLANS, parents, columns: columns.ofPlan });
  const designs = await insertCopies<CopiedDesign>(context, {
    ...DESIGNS,
    parents,
    columns: ['name', ...columns.ofDesign],
    given: { version: 1, created_at: at, updated_at: at },
  });
  const planCopies = new Map(plans.map(({ id, original }) => [original, id]));
  await copyCameras(context, { designs, plans: planCopies, ofStream: columns.ofStream });
  return choose(context, sites);
}

/** The copy of each original, by its id. */
type Copies = ReadonlyMap<number, number>;

interface PlanCopy {
  readonly id: number;
  readonly original: number;
}

interface CopiedDesign {
  readonly id: number;
  /** Null where nothing is placed on a plan. */
  readonly placed: Selectable<Schema['site_designs']>['placed'];
  /** Null where they name no group. */
  readonly settings: Selectable<Schema['site_designs']>['shared_settings'] | null;
}

interface CopiedTable {
  readonly table: keyof Schema;
  /** Column of the row that contains it. */
  readonly parent: string;
  /** `id` and `copied_from` of the copies of those that contain it. */
  readonly parents: RawBuilder<unknown>;
  readonly only?: RawBuilder<unknown>;
  /** Columns that the copy takes as they are; `copied_from` takes the id. */
  readonly columns: readonly string[];
  /** Columns with the same value in all copies. */
  readonly given?: Readonly<Record<string, string | number>>;
  /** What is asked of the copies. */
  readonly returning?: RawBuilder<unknown>;
}

const SITES = { table: 'sites', parent: 'project_id', only: sql`and sites.deleted_at is null` } as const;
const PLANS = { table: 'site_plans', parent: 'site_id', returning: sql`id, copied_from as original` } as const;
const DESIGNS = {
  table: 'site_designs',
  parent: 'site_id',
  only: sql`and site_designs.deleted_at is null`,
  returning: sql`
    id, placed, case when cast(shared_settings as text) like '%"cameraGroupIds":%[%' then shared_settings end as settings
  `,
} as const;
const GROUPS = { table: 'camera_groups', parent: 'site_design_id', columns: ['copied_from', 'quantity'] } as const;
const STREAMS = { table: 'camera_streams', parent: 'camera_group_id' } as const;

/** Columns that a copy has of its own; it takes all others, those of a later version too. */
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

function pairOf({ original, copy }: Omit<CopyOf, 'at'>): RawBuilder<unknown> {
  return sql`(select ${sql.lit(copy)} as id, ${sql.lit(original)} as copied_from)`;
}

function copiesOf(table: keyof Schema, column: string, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select id, copied_from from ${sql.table(table)} where ${sql.ref(column)} in ${ids})`;
}

function numbersOf({ dialect }: StoreContext, ids: readonly number[]): RawBuilder<unknown> {
  return dialect.numbers(JSON.stringify(ids));
}

async function insertCopies<C>(
  { connection }: StoreContext,
  { table, parent, parents, only = sql``, columns, given = {}, returning }: CopiedTable,
): Promise<readonly C[]> {
  const values = Object.values(given).map((value) =>
    typeof value === 'string' ? sql`cast(${value} as text)` : sql.lit(value),
  );
  const taken = columns.map((name) => sql.ref(`${table}.${name === 'copied_from' ? 'id' : name}`));
  // Materialized: with statistics of before, PostgreSQL expects a row of the join and compares each with all ids of the parents.
  const { rows } = await sql<C>`
    insert into ${sql.table(table)} (${sql.join([parent, ...columns, ...Object.keys(given)].map((each) => sql.ref(each)))})
    with parent as materialized ${parents}
    select ${sql.join([sql`parent.id`, ...taken, ...values])}
    from parent
    join ${sql.table(table)} on ${sql.ref(`${table}.${parent}`)} = parent.copied_from ${only}
    order by ${sql.ref(`${table}.id`)}
    ${returning === undefined ? sql`` : sql`returning ${returning}`}
  `.execute(connection);
  return rows;
}

interface CopiedCameras {
  readonly designs: readonly CopiedDesign[];
  readonly plans: Copies;
  readonly ofStream: readonly string[];
}

async function copyCameras(context: StoreContext, { designs, plans, ofStream }: CopiedCameras): Promise<void> {
  const copies = numbersOf(
    context,
    designs.map(({ id }) => id),
  );
  await insertCopies(context, { ...GROUPS, parents: copiesOf('site_designs', 'id', copies) });
  const parents = copiesOf('camera_groups', 'site_design_id', copies);
  await insertCopies(context, { ...STREAMS, parents, columns: ofStream });
  await nameCopies(context, designs, plans);
}

/** Stations and what is placed name groups and plans by their ids: those of a copy name its own. Few designs have them. */
async function nameCopies(context: StoreContext, designs: readonly CopiedDesign[], plans: Copies): Promise<void> {
  const naming = designs.filter(({ placed, settings }) => placed !== null || settings !== null);
  if (naming.length === 0) return;
  const ids = naming.map(({ id }) => id);
  const { rows } = await sql<PlanCopy>`
    select id, copied_from as original from camera_groups where site_design_id in ${numbersOf(context, ids)}
  `.execute(context.connection);
  const groups = new Map(rows.map(({ id, original }) => [original, id]));
  const named = naming.map(({ id, placed, settings }) => ({
    id,
    placed: placed && placedOnCopies(parsed<StoredPlacing>(placed), groups, plans),
    shared_settings: settings && shownOfCopies(settings, groups),
  }));
  await inTurn(context.connection, updateOf(context, 'site_designs', named));
}

function shownOfCopies(stored: NonNullable<CopiedDesign['settings']>, groups: Copies): object {
  const settings = parsed(stored);
  const { viewing } = settings;
  return viewing ? { ...settings, viewing: withGroups(viewing, (group) => groups.get(group)) } : settings;
}

function placedOnCopies(placed: StoredPlacing, groups: Copies, plans: Copies): object {
  const own = <T extends { readonly planId: number }>(each: T): T => ({
    ...each,
    planId: plans.get(each.planId) ?? each.planId,
  });
  const { placements, closets, areas, ...others } = withGroupsPlaced(placed, (group) => groups.get(group));
  return { ...others, placements: placements.map(own), closets: closets.map(own), areas: areas.map(own) };
}

interface Chosen {
  readonly id: number | null;
}

/** The copy of what is chosen at the original. */
async function choose(context: StoreContext, sites: readonly number[]): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    update sites set chosen_design_id = (
      select copy.id from site_designs as copy join sites as original on original.id = sites.copied_from
      where copy.site_id = sites.id and copy.copied_from = original.chosen_design_id
    )
    where id in ${numbersOf(context, sites)}
    returning chosen_design_id as id
  `.execute(context.connection);
  return rows;
}

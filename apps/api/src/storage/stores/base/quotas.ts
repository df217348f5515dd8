import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { MOST_PLANS, QuotaProblem, WITH_DELETED, type QuotaUse, type Quotas } from '../../../modules/ports/quota.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import { lockOwner } from './owner-row.ts';
import type { Connection } from './schema.ts';

/** Refuses changes that would exceed a quota of the owner. */
export interface QuotaChecks {
  /** Call before a project is added. */
  readonly newProject: (connection: Connection, actor: Actor) => Promise<void>;
  /** Call before a site is added to a project. */
  readonly newSite: (connection: Connection, actor: Actor, projectId: number) => Promise<void>;
  /** Call before a camera template is added. */
  readonly newTemplate: (connection: Connection, actor: Actor) => Promise<void>;
  /** Call before an issued proposal of that many bytes is added, under the lock of the owner. */
  readonly newBytes: (connection: Connection, actor: Actor, added: number) => Promise<void>;
  /** Call before a site gets that many plans, and a picture of that many bytes. */
  readonly newPlan: (connection: Connection, actor: Actor, added: AddedPlan) => Promise<void>;
  /** Call before a design is added. */
  readonly newDesign: (connection: Connection, actor: Actor) => Promise<void>;
  /** Call before that many rows are added. */
  readonly newRows: (connection: Connection, actor: Actor, added: number) => Promise<void>;
  /** Call before a design gets that many groups. */
  readonly groups: (groups: number) => void;
  /** Call before a project gets that many issued proposals. */
  readonly proposals: (proposals: number) => void;
  /** Call before a user owns that many workspaces. */
  readonly workspaces: (workspaces: number) => void;
  /** Call before a project gets that many live links. */
  readonly links: (links: number) => void;
  /** Before a project, or the site or design of it that is named, is copied to the workspace of the actor. */
  readonly copy: (connection: Connection, actor: Actor, address: CopiedAddress) => Promise<void>;
  /** After something deleted, of that project, has been restored, or has come to it from another workspace. */
  readonly restored: (connection: Connection, actor: Actor, projectId: number) => Promise<void>;
}

interface AddedPlan {
  readonly plans: number;
  readonly bytes: number;
}

interface CopiedAddress {
  readonly projectId: number;
  readonly siteId?: number;
  readonly siteDesignId?: number;
}

interface AddedSites {
  readonly projectId: number;
  readonly added: number;
}

const MOST_OWNERS = 5000;
/** Part of the rest of a quota that may be used before rows are counted again: few rows, but it saves many counts. */
const SHARE = 100;
const COUNT_AGE_MS = 60_000;

/**
 * Rows are counted in the database, which takes milliseconds for tens of thousands. So a count is used for a minute, or until a
 * hundredth of the rest has been added: several processes together may exceed the quota by a few hundredths.
 */
export function quotaChecks(quotas: Quotas, { locksRows }: { readonly locksRows: boolean }): QuotaChecks {
  const { projectsPerUser, sitesPerProject, designsPerUser, rowsPerUser } = quotas;
  const shares = new LRUCache<string, { left: number }>({ max: MOST_OWNERS, ttl: COUNT_AGE_MS });

  const limitProjects = async (connection: Connection, actor: Actor, added: number) => {
    if (locksRows) await lockOwner(connection, actor);
    refuseExcess('projectsPerUser', await countedProjects(connection, actor), { added, limit: projectsPerUser });
  };
  const limitSites = async (connection: Connection, actor: Actor, { projectId, added }: AddedSites) => {
    if (locksRows) await lockOwner(connection, actor);
    refuseExcess('sitesPerProject', await countedSites(connection, projectId), { added, limit: sitesPerProject });
  };
  const limitDesigns = async (connection: Connection, actor: Actor, added: number) => {
    if (locksRows) await lockOwner(connection, actor);
    refuseExcess('designsPerUser', await counted(ofOwner(connection, actor)), { added, limit: designsPerUser });
  };
  const limitRows = async (connection: Connection, actor: Actor, added: number) => {
    if (locksRows) await lockOwner(connection, actor);
    const stored = await counted(rowsOf(ofOwner(connection, actor)));
    refuseExcess('rowsPerUser', stored, { added, limit: rowsPerUser });
    const room = Math.min(rowsPerUser - stored.live, rowsPerUser * WITH_DELETED - stored.all) - added;
    shares.set(keyOf(actor), { left: Math.floor(room / SHARE) });
  };
  const newRows: QuotaChecks['newRows'] = async (connection, actor, added) => {
    const share = shares.get(keyOf(actor));
    if (share === undefined || share.left < added) return limitRows(connection, actor, added);
    share.left -= added;
  };

  const newBytes = bytesCheck(quotas);

  return {
    newProject: (connection, actor) => limitProjects(connection, actor, 1),
    newSite: (connection, actor, projectId) => limitSites(connection, actor, { projectId, added: 1 }),
    newTemplate: async (connection, actor) => {
      if (locksRows) await lockOwner(connection, actor);
      within('templatesPerUser', quotas)(1 + (await countTemplates(connection, actor)));
    },
    newBytes,
    newPlan: planCheck(newBytes),
    newDesign: (connection, actor) => limitDesigns(connection, actor, 1),
    newRows,
    groups: within('groupsPerDesign', quotas),
    proposals: within('proposalsPerProject', quotas),
    links: within('linksPerProject', quotas),
    workspaces: within('workspacesPerUser', quotas),
    copy: async (connection, actor, address) => {
      const { projectId, siteId, siteDesignId } = address;
      if (siteId === undefined) await limitProjects(connection, actor, 1);
      else if (siteDesignId === undefined) await limitSites(connection, actor, { projectId, added: 1 });
      const designs = below(designsIn(connection), address);
      await limitDesigns(connection, actor, (await counted(designs)).live);
      await newRows(connection, actor, (await counted(rowsOf(designs))).live);
    },
    restored: async (connection, actor, projectId) => {
      await limitProjects(connection, actor, 0);
      await limitSites(connection, actor, { projectId, added: 0 });
      await limitDesigns(connection, actor, 0);
      await limitRows(connection, actor, 0);
    },
  };
}

function bytesCheck(quotas: Quotas): QuotaChecks['newBytes'] {
  return async (connection, actor, added) =>
    within('bytesPerUser', quotas)(added + (await storedBytes(connection, actor)));
}

function planCheck(newBytes: QuotaChecks['newBytes']): QuotaChecks['newPlan'] {
  return async (connection, actor, { plans, bytes }) => {
    if (plans > MOST_PLANS) throw new QuotaProblem('plansPerSite', { figure: plans, limit: MOST_PLANS });
    await newBytes(connection, actor, bytes);
  };
}

function within(quota: keyof Quotas, { [quota]: limit }: Quotas): (figure: number) => void {
  return (figure) => {
    if (figure > limit) throw new QuotaProblem(quota, { figure, limit });
  };
}

function keyOf({ issuer, subject }: Actor): string {
  return JSON.stringify([issuer, subject]);
}

interface Counted {
  readonly live: number;
  /** Including deleted data that can be restored. */
  readonly all: number;
}

function refuseExcess(
  quota: 'projectsPerUser' | 'sitesPerProject' | 'designsPerUser' | 'rowsPerUser',
  { live, all }: Counted,
  { added, limit }: { readonly added: number; readonly limit: number },
): void {
  const uses: readonly QuotaUse[] = [
    { figure: live + added, limit },
    { figure: all + added, limit: limit * WITH_DELETED, isWithDeleted: true },
  ];
  const exceeded = uses.find((use) => use.figure > use.limit);
  if (exceeded !== undefined) throw new QuotaProblem(quota, exceeded);
}

function countedProjects(connection: Connection, { issuer, subject }: Actor): Promise<Counted> {
  return connection
    .selectFrom('projects')
    .where('owner_issuer', '=', issuer)
    .where('owner_subject', '=', subject)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('live'),
      fn.countAll<number>().as('all'),
    ])
    .executeTakeFirstOrThrow();
}

function countedSites(connection: Connection, projectId: number): Promise<Counted> {
  return connection
    .selectFrom('sites')
    .where('project_id', '=', projectId)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('live'),
      fn.countAll<number>().as('all'),
    ])
    .executeTakeFirstOrThrow();
}

async function countTemplates(connection: Connection, { issuer, subject }: Actor): Promise<number> {
  const { count } = await connection
    .selectFrom('camera_templates')
    .where('owner_issuer', '=', issuer)
    .where('owner_subject', '=', subject)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Neither database reads a text for its length in bytes. */
async function storedBytes(connection: Connection, { issuer, subject }: Actor): Promise<number> {
  const { bytes } = await connection
    .selectFrom('issued_proposals')
    .where('owner_issuer', '=', issuer)
    .where('owner_subject', '=', subject)
    .select(sql<number | null>`sum(octet_length(content))`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes) + (await pictureBytes(connection, { issuer, subject }));
}

async function pictureBytes(
  connection: Connection,
  { issuer, subject }: Pick<Actor, 'issuer' | 'subject'>,
): Promise<number> {
  const { bytes } = await connection
    .selectFrom('projects')
    .innerJoin('sites', 'sites.project_id', 'projects.id')
    .innerJoin('site_plans', 'site_plans.site_id', 'sites.id')
    .where('owner_issuer', '=', issuer)
    .where('owner_subject', '=', subject)
    .select(sql<number | null>`sum(bytes)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

function designsIn(connection: Connection) {
  return connection
    .selectFrom('projects')
    .innerJoin('sites', 'sites.project_id', 'projects.id')
    .innerJoin('site_designs', 'site_designs.site_id', 'sites.id');
}

function ofOwner(connection: Connection, { issuer, subject }: Actor) {
  return designsIn(connection).where('owner_issuer', '=', issuer).where('owner_subject', '=', subject);
}

type Designs = ReturnType<typeof designsIn>;

function below(designs: Designs, { projectId, siteId, siteDesignId }: CopiedAddress): Designs {
  return designs
    .where('projects.id', '=', projectId)
    .$if(siteId !== undefined, (query) => query.where('sites.id', '=', siteId ?? 0))
    .$if(siteDesignId !== undefined, (query) => query.where('site_designs.id', '=', siteDesignId ?? 0));
}

function rowsOf(designs: Designs): Designs {
  return designs
    .innerJoin('camera_groups', 'camera_groups.site_design_id', 'site_designs.id')
    .innerJoin('camera_streams', 'camera_streams.camera_group_id', 'camera_groups.id') as unknown as Designs;
}

function counted(rows: Designs): Promise<Counted> {
  return rows
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('projects.deleted_at', 'is', null)
        .filterWhere('sites.deleted_at', 'is', null)
        .filterWhere('site_designs.deleted_at', 'is', null)
        .as('live'),
      fn.countAll<number>().as('all'),
    ])
    .executeTakeFirstOrThrow();
}

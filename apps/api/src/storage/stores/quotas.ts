import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { QuotaProblem, WITH_DELETED, type QuotaUse, type Quotas } from '../../modules/ports/quota.ts';
import type { Owner } from '../../modules/ports/owner.ts';
import { lockOwner } from './owner-row.ts';
import type { Connection } from './schema.ts';

/** Refuses changes that would exceed a quota of the owner. */
export interface QuotaChecks {
  /** Call before a project is added. */
  readonly newProject: (connection: Connection, owner: Owner) => Promise<void>;
  /** Call before a site is added to a project. */
  readonly newSite: (connection: Connection, owner: Owner, projectId: number) => Promise<void>;
  /** Call before a camera template is added. */
  readonly newTemplate: (connection: Connection, owner: Owner) => Promise<void>;
  /** Call before an issued proposal of that many bytes is added, under the lock of the owner. */
  readonly newBytes: (connection: Connection, owner: Owner, added: number) => Promise<void>;
  /** Call before a design is added. */
  readonly newDesign: (connection: Connection, owner: Owner) => Promise<void>;
  /** Call before that many rows are added. */
  readonly newRows: (connection: Connection, owner: Owner, added: number) => Promise<void>;
  /** Call before a design gets that many groups. */
  readonly groups: (groups: number) => void;
  /** Call before a project gets that many issued proposals. */
  readonly proposals: (proposals: number) => void;
  /** Call before a project gets that many live links. */
  readonly links: (links: number) => void;
  /** Before a project, or the site or design of it that is named, is copied. */
  readonly copy: (connection: Connection, owner: Owner, address: CopiedAddress) => Promise<void>;
  /** After something deleted, of that project, has been restored. */
  readonly restored: (connection: Connection, owner: Owner, projectId: number) => Promise<void>;
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

  const limitProjects = async (connection: Connection, owner: Owner, added: number) => {
    if (locksRows) await lockOwner(connection, owner);
    refuseExcess('projectsPerUser', await countedProjects(connection, owner), { added, limit: projectsPerUser });
  };
  const limitSites = async (connection: Connection, owner: Owner, { projectId, added }: AddedSites) => {
    if (locksRows) await lockOwner(connection, owner);
    refuseExcess('sitesPerProject', await countedSites(connection, projectId), { added, limit: sitesPerProject });
  };
  const limitDesigns = async (connection: Connection, owner: Owner, added: number) => {
    if (locksRows) await lockOwner(connection, owner);
    refuseExcess('designsPerUser', await counted(ofOwner(connection, owner)), { added, limit: designsPerUser });
  };
  const limitRows = async (connection: Connection, owner: Owner, added: number) => {
    if (locksRows) await lockOwner(connection, owner);
    const stored = await counted(rowsOf(ofOwner(connection, owner)));
    refuseExcess('rowsPerUser', stored, { added, limit: rowsPerUser });
    const room = Math.min(rowsPerUser - stored.live, rowsPerUser * WITH_DELETED - stored.all) - added;
    shares.set(keyOf(owner), { left: Math.floor(room / SHARE) });
  };
  const newRows: QuotaChecks['newRows'] = async (connection, owner, added) => {
    const share = shares.get(keyOf(owner));
    if (share === undefined || share.left < added) return limitRows(connection, owner, added);
    share.left -= added;
  };

  return {
    newProject: (connection, owner) => limitProjects(connection, owner, 1),
    newSite: (connection, owner, projectId) => limitSites(connection, owner, { projectId, added: 1 }),
    newTemplate: async (connection, owner) => {
      if (locksRows) await lockOwner(connection, owner);
      within('templatesPerUser', quotas)(1 + (await countTemplates(connection, owner)));
    },
    newBytes: async (connection, owner, added) =>
      within('bytesPerUser', quotas)(added + (await storedBytes(connection, owner))),
    newDesign: (connection, owner) => limitDesigns(connection, owner, 1),
    newRows,
    groups: within('groupsPerDesign', quotas),
    proposals: within('proposalsPerProject', quotas),
    links: within('linksPerProject', quotas),
    copy: async (connection, owner, address) => {
      const { projectId, siteId, siteDesignId } = address;
      if (siteId === undefined) await limitProjects(connection, owner, 1);
      else if (siteDesignId === undefined) await limitSites(connection, owner, { projectId, added: 1 });
      const designs = below(ofOwner(connection, owner), address);
      await limitDesigns(connection, owner, (await counted(designs)).live);
      await newRows(connection, owner, (await counted(rowsOf(designs))).live);
    },
    restored: async (connection, owner, projectId) => {
      await limitProjects(connection, owner, 0);
      await limitSites(connection, owner, { projectId, added: 0 });
      await limitDesigns(connection, owner, 0);
      await limitRows(connection, owner, 0);
    },
  };
}

function within(quota: keyof Quotas, { [quota]: limit }: Quotas): (figure: number) => void {
  return (figure) => {
    if (figure > limit) throw new QuotaProblem(quota, { figure, limit });
  };
}

function keyOf({ issuer, subject }: Owner): string {
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

function countedProjects(connection: Connection, { issuer, subject }: Owner): Promise<Counted> {
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

async function countTemplates(connection: Connection, { issuer, subject }: Owner): Promise<number> {
  const { count } = await connection
    .selectFrom('camera_templates')
    .where('owner_issuer', '=', issuer)
    .where('owner_subject', '=', subject)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Neither database reads a text for its length in bytes. */
async function storedBytes(connection: Connection, { issuer, subject }: Owner): Promise<number> {
  const { bytes } = await connection
    .selectFrom('issued_proposals')
    .where('owner_issuer', '=', issuer)
    .where('owner_subject', '=', subject)
    .select(sql<number | null>`sum(octet_length(content))`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

function ofOwner(connection: Connection, { issuer, subject }: Owner) {
  return connection
    .selectFrom('projects')
    .innerJoin('sites', 'sites.project_id', 'projects.id')
    .innerJoin('site_designs', 'site_designs.site_id', 'sites.id')
    .where('owner_issuer', '=', issuer)
    .where('owner_subject', '=', subject);
}

type Designs = ReturnType<typeof ofOwner>;

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

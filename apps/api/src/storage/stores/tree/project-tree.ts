import type { CompiledQuery } from 'kysely';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { SiteDesignAddress } from '../../../modules/site-designs/site-design-store.ts';
import type { SiteAddress } from '../../../modules/sites/site-store.ts';
import { projectsFor } from '../access/access.ts';
import { idOf } from '../base/ids.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Connection } from '../base/schema.ts';
import { atomically, bound, type StoreContext } from '../base/store-context.ts';

/**
 * The tree of projects, sites and designs: the rows that exist for a user, from which every query about them starts, and the
 * parents that a change touches.
 */

export function ownProjects(connection: Connection, actor: Pick<Actor, 'userId' | 'level'>) {
  return projectsFor(connection, actor).where('projects.deleted_at', 'is', null);
}

/** Those in the workspace of the call alone. */
export function projectsInWorkspace(connection: Connection, actor: Pick<Actor, 'userId' | 'level' | 'workspaceId'>) {
  return ownProjects(connection, actor).where('projects.workspace_id', '=', actor.workspaceId);
}

export function ownProject(connection: Connection, actor: Pick<Actor, 'userId' | 'level'>, projectId: number) {
  return ownProjects(connection, actor).where('projects.id', '=', idOf(projectId));
}

export function ownSite(
  connection: Connection,
  actor: Pick<Actor, 'userId' | 'level'>,
  { projectId, siteId }: SiteAddress,
) {
  return ownProject(connection, actor, projectId)
    .innerJoin('sites', 'sites.project_id', 'projects.id')
    .where('sites.id', '=', idOf(siteId))
    .where('sites.deleted_at', 'is', null);
}

export function ownSiteDesign(
  connection: Connection,
  actor: Pick<Actor, 'userId' | 'level'>,
  address: SiteDesignAddress,
) {
  return ownSite(connection, actor, address)
    .innerJoin('site_designs', 'site_designs.site_id', 'sites.id')
    .where('site_designs.id', '=', idOf(address.siteDesignId))
    .where('site_designs.deleted_at', 'is', null);
}

/** Id of the site of a design of a project. */
export async function siteOfDesign(
  connection: Connection,
  actor: Actor,
  { projectId, siteDesignId }: Omit<SiteDesignAddress, 'siteId'>,
): Promise<number | undefined> {
  const found = await ownProject(connection, actor, projectId)
    .innerJoin('sites', 'sites.project_id', 'projects.id')
    .innerJoin('site_designs', 'site_designs.site_id', 'sites.id')
    .where('site_designs.id', '=', idOf(siteDesignId))
    .where('sites.deleted_at', 'is', null)
    .where('site_designs.deleted_at', 'is', null)
    .select('sites.id')
    .executeTakeFirst();
  return found?.id;
}

/** An address whose numbers are all in the range of ids. */
export function known({ projectId, siteId, siteDesignId }: SiteDesignAddress): SiteDesignAddress {
  return { projectId: idOf(projectId), siteId: idOf(siteId), siteDesignId: idOf(siteDesignId) };
}

export async function hasProject(connection: Connection, actor: Actor, projectId: number): Promise<boolean> {
  return exists(ownProject(connection, actor, projectId).select('projects.id').executeTakeFirst());
}

export async function hasSite(connection: Connection, actor: Actor, address: SiteAddress): Promise<boolean> {
  return exists(ownSite(connection, actor, address).select('sites.id').executeTakeFirst());
}

async function exists(row: Promise<object | undefined>): Promise<boolean> {
  return (await row) !== undefined;
}

/**
 * A change of a row also changes the rows that contain it. Transactions change rows from the inside out (design, site, project), so
 * that two of them never wait for each other.
 */
export async function touchProject(connection: Connection, projectId: number, at: string): Promise<void> {
  await touched(connection, 'projects', { id: projectId, at }).execute();
}

function touched(
  connection: Connection,
  table: 'sites' | 'projects',
  { id, at }: { readonly id: number; readonly at: string },
) {
  return connection.updateTable(table).set({ updated_at: at }).where('id', '=', id);
}

/** After a copy, which changes no existing row. The copy stays stored if this fails. */
export async function touchAfterCopy(context: StoreContext, address: SiteAddress, at: string): Promise<void> {
  await atomically(context, async (transaction) => {
    await touchSite(transaction, address, at);
    await recordEvent(transaction, { kind: 'siteChanged', ...address, at });
  }).catch(() => undefined);
}

export async function touchSite(connection: Connection, { projectId, siteId }: SiteAddress, at: string): Promise<void> {
  await touched(connection, 'sites', { id: siteId, at }).execute();
  await touchProject(connection, projectId, at);
}

/** The same of several sites. Rows are locked in the order of their ids, so that two moves never wait for each other. */
export async function touchSites(connection: Connection, addresses: readonly SiteAddress[], at: string): Promise<void> {
  const touchAll = async (table: 'sites' | 'projects', ids: readonly number[]) => {
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b))
      await touched(connection, table, { id, at }).execute();
  };
  await touchAll(
    'sites',
    addresses.map(({ siteId }) => siteId),
  );
  await touchAll(
    'projects',
    addresses.map(({ projectId }) => projectId),
  );
}

/** What {@link touchSite} does, as queries that are built once. */
export function siteTouches({ connection }: StoreContext): (address: SiteAddress, at: string) => CompiledQuery[] {
  const sample = { id: -1, at: 'at' };
  const site = bound(sample, (values) => touched(connection, 'sites', values));
  const project = bound(sample, (values) => touched(connection, 'projects', values));
  return ({ projectId, siteId }, at) => [site({ id: siteId, at }), project({ id: projectId, at })];
}

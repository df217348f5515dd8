import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Owner } from '../../modules/owner.ts';
import type { SiteDesignAddress } from '../../modules/site-designs/site-design-store.ts';
import type { SiteAddress } from '../../modules/sites/site-store.ts';
import type { Connection } from './database.ts';
import { projects, siteDesigns, sites } from './tables.ts';

/** Conditions under which a row exists for a user. Every query goes through one of them. */

/** A number that no id can be is an error to the database; to a caller it is an id that nothing has. */
export function hasId(column: PgColumn, id: number): SQL {
  return Number.isSafeInteger(id) ? eq(column, id) : sql`false`;
}

export function ownProjects({ issuer, subject }: Owner): SQL | undefined {
  return and(eq(projects.ownerIssuer, issuer), eq(projects.ownerSubject, subject), isNull(projects.deletedAt));
}

export function ownProject(owner: Owner, projectId: number): SQL | undefined {
  return and(ownProjects(owner), hasId(projects.id, projectId));
}

/** For queries that join sites with projects. */
export function ownSite(owner: Owner, { projectId, siteId }: SiteAddress): SQL | undefined {
  return and(ownProject(owner, projectId), hasId(sites.id, siteId), isNull(sites.deletedAt));
}

/** For queries that join site designs with sites and projects. */
export function ownSiteDesign(owner: Owner, address: SiteDesignAddress): SQL | undefined {
  return and(ownSite(owner, address), hasId(siteDesigns.id, address.siteDesignId), isNull(siteDesigns.deletedAt));
}

export async function hasProject(connection: Connection, owner: Owner, projectId: number): Promise<boolean> {
  const found = await connection.select({ id: projects.id }).from(projects).where(ownProject(owner, projectId));
  return found.length > 0;
}

export async function hasSite(connection: Connection, owner: Owner, address: SiteAddress): Promise<boolean> {
  const found = await connection
    .select({ id: sites.id })
    .from(sites)
    .innerJoin(projects, eq(projects.id, sites.projectId))
    .where(ownSite(owner, address));
  return found.length > 0;
}

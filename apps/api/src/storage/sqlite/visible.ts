import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Owner } from '../../modules/owner.ts';
import type { SiteDesignAddress } from '../../modules/site-designs/site-design-store.ts';
import type { SiteAddress } from '../../modules/sites/site-store.ts';
import type { Connection } from './database.ts';
import { place } from './prepared.ts';
import { projects, siteDesigns, sites } from './tables.ts';

/** Conditions under which a row exists for a user. Every query goes through one of them. */

/** Values, or the places of values in a prepared query. */
type Places<T> = { readonly [K in keyof T]: T[K] | SQL };

/** Places for who asks and for what, to be filled by their names. */
export const OWNER: Places<Owner> = { issuer: place('issuer'), subject: place('subject') };
export const ADDRESS: Places<SiteDesignAddress> = {
  projectId: place('projectId'),
  siteId: place('siteId'),
  siteDesignId: place('siteDesignId'),
};

export function ownProjects({ issuer, subject }: Places<Owner>): SQL | undefined {
  return and(eq(projects.ownerIssuer, issuer), eq(projects.ownerSubject, subject), isNull(projects.deletedAt));
}

export function ownProject(owner: Places<Owner>, projectId: number | SQL): SQL | undefined {
  return and(ownProjects(owner), eq(projects.id, projectId));
}

/** For queries that join sites with projects. */
export function ownSite(owner: Places<Owner>, { projectId, siteId }: Places<SiteAddress>): SQL | undefined {
  return and(ownProject(owner, projectId), eq(sites.id, siteId), isNull(sites.deletedAt));
}

/** For queries that join site designs with sites and projects. */
export function ownSiteDesign(owner: Places<Owner>, address: Places<SiteDesignAddress>): SQL | undefined {
  return and(ownSite(owner, address), eq(siteDesigns.id, address.siteDesignId), isNull(siteDesigns.deletedAt));
}

export function hasProject(connection: Connection, owner: Owner, projectId: number): boolean {
  const found = connection.select({ id: projects.id }).from(projects).where(ownProject(owner, projectId)).get();
  return found !== undefined;
}

export function hasSite(connection: Connection, owner: Owner, address: SiteAddress): boolean {
  const found = connection
    .select({ id: sites.id })
    .from(sites)
    .innerJoin(projects, eq(projects.id, sites.projectId))
    .where(ownSite(owner, address))
    .get();
  return found !== undefined;
}

import { eq } from 'drizzle-orm';
import type { SiteAddress } from '../../modules/sites/site-store.ts';
import type { Connection } from './database.ts';
import { projects, sites } from './tables.ts';

/** A change in something changes what it is in. */
export function touchProject(connection: Connection, projectId: number, at: string): void {
  connection.update(projects).set({ updatedAt: at }).where(eq(projects.id, projectId)).run();
}

export function touchSite(connection: Connection, { projectId, siteId }: SiteAddress, at: string): void {
  connection.update(sites).set({ updatedAt: at }).where(eq(sites.id, siteId)).run();
  touchProject(connection, projectId, at);
}

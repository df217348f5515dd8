import { eq } from 'drizzle-orm';
import type { SiteAddress } from '../../modules/sites/site-store.ts';
import type { Connection } from './database.ts';
import { projects, sites } from './tables.ts';

/** A change in something changes what it is in. */
export async function touchProject(connection: Connection, projectId: number, at: string): Promise<void> {
  await connection.update(projects).set({ updatedAt: at }).where(eq(projects.id, projectId));
}

export async function touchSite(connection: Connection, { projectId, siteId }: SiteAddress, at: string): Promise<void> {
  await connection.update(sites).set({ updatedAt: at }).where(eq(sites.id, siteId));
  await touchProject(connection, projectId, at);
}

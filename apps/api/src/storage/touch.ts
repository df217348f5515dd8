import type { SiteAddress } from '../modules/sites/site-store.ts';
import type { Connection } from './schema.ts';

/**
 * A change of a row is a change of what contains it. Transactions change rows from the inside out (design, site, project), so
 * that two of them never wait for each other.
 */
export async function touchProject(connection: Connection, projectId: number, at: string): Promise<void> {
  await connection.updateTable('projects').set({ updated_at: at }).where('id', '=', projectId).execute();
}

export async function touchSite(connection: Connection, { projectId, siteId }: SiteAddress, at: string): Promise<void> {
  await connection.updateTable('sites').set({ updated_at: at }).where('id', '=', siteId).execute();
  await touchProject(connection, projectId, at);
}

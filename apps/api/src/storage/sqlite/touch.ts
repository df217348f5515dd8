import { eq } from 'drizzle-orm';
import type { SiteAddress } from '../../modules/sites/site-store.ts';
import type { StoreContext } from './context.ts';
import { place, placesOf, preparedWrite } from './prepared.ts';
import { projects, sites } from './tables.ts';

/** A change in something changes what it is in. */
export interface Touch {
  readonly project: (projectId: number, at: string) => void;
  readonly site: (address: SiteAddress, at: string) => void;
}

export function touch({ client, connection }: StoreContext): Touch {
  const id = place('id');
  const { updatedAt } = projects;
  const touchProject = preparedWrite(
    client,
    connection.update(projects).set(placesOf({ updatedAt })).where(eq(projects.id, id)),
  );
  const touchSite = preparedWrite(
    client,
    connection
      .update(sites)
      .set(placesOf({ updatedAt: sites.updatedAt }))
      .where(eq(sites.id, id)),
  );
  const project = (projectId: number, at: string) => void touchProject({ id: projectId, updatedAt: at });
  return {
    project,
    site: ({ projectId, siteId }, at) => {
      touchSite({ id: siteId, updatedAt: at });
      project(projectId, at);
    },
  };
}

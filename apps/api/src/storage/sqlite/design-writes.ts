import { eq } from 'drizzle-orm';
import type { SiteDesignChange, StoredSiteDesign } from '../../modules/site-designs/site-design-store.ts';
import type { StoreContext } from './context.ts';
import { place, placesOf, preparedWrite } from './prepared.ts';
import { siteDesigns } from './tables.ts';

/** Stores what a change says of the design itself, and raises its version. */
export type WriteDesign = (before: StoredSiteDesign, change: SiteDesignChange, at: string) => void;

export function designWrites({ client, connection }: StoreContext): WriteDesign {
  const { name, version, hardwareType, genericServerSettings, huskyServerSettings, updatedAt } = siteDesigns;
  const heading = { name, version, updatedAt };
  const settings = { hardwareType, genericServerSettings, huskyServerSettings };
  const where = eq(siteDesigns.id, place('id'));
  const writeHeading = preparedWrite(client, connection.update(siteDesigns).set(placesOf(heading)).where(where));
  const writeSettings = preparedWrite(client, connection.update(siteDesigns).set(placesOf(settings)).where(where));

  return ({ id, name: oldName, version: oldVersion }, change, at) => {
    writeHeading({ id, name: change.name ?? oldName, version: oldVersion + 1, updatedAt: at });
    if (change.serverSettings !== undefined) writeSettings({ id, ...change.serverSettings });
  };
}

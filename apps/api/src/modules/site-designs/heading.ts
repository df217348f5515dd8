import type { StoredSiteDesign, VersionedHeading } from './site-design-store.ts';

/** A stored design without its content. */
export function headingOf(stored: StoredSiteDesign): VersionedHeading {
  const { id, siteId, projectId, name, siteName, projectName, createdUtc, updatedUtc, version } = stored;
  return { id, siteId, projectId, name, siteName, projectName, createdUtc, updatedUtc, version };
}

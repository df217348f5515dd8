import { and, asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Owner } from '../../modules/owner.ts';
import type {
  SiteDesignAddress,
  StoredHeading,
  StoredSiteDesign,
  StoredStreamRow,
  VersionedHeading,
} from '../../modules/site-designs/site-design-store.ts';
import type { Connection } from './database.ts';
import { cameraGroups, cameraStreams, projects, siteDesigns, sites } from './tables.ts';
import { ownSiteDesign } from './visible.ts';

const HEADING = {
  id: siteDesigns.id,
  siteId: siteDesigns.siteId,
  projectId: sites.projectId,
  name: siteDesigns.name,
  siteName: sites.name,
  projectName: projects.name,
  createdUtc: siteDesigns.createdAt,
  updatedUtc: siteDesigns.updatedAt,
};

export function selectHeadings(connection: Connection, condition: SQL | undefined): Promise<StoredHeading[]> {
  return connection
    .select(HEADING)
    .from(siteDesigns)
    .innerJoin(sites, eq(sites.id, siteDesigns.siteId))
    .innerJoin(projects, eq(projects.id, sites.projectId))
    .where(condition)
    .orderBy(desc(siteDesigns.id))
    .execute();
}

const VERSIONED = { ...HEADING, version: siteDesigns.version };
const SETTINGS = {
  hardwareType: siteDesigns.hardwareType,
  genericServerSettings: siteDesigns.genericServerSettings,
  huskyServerSettings: siteDesigns.huskyServerSettings,
};

/** What a design is called and which version of it there is, or nothing where the user has none at that address. */
export async function selectHeading(
  connection: Connection,
  owner: Owner,
  address: SiteDesignAddress,
): Promise<VersionedHeading | undefined> {
  const [found] = await connection
    .select(VERSIONED)
    .from(siteDesigns)
    .innerJoin(sites, eq(sites.id, siteDesigns.siteId))
    .innerJoin(projects, eq(projects.id, sites.projectId))
    .where(ownSiteDesign(owner, address));
  return found;
}

/** A whole design, or nothing where the user has none at that address. */
export async function selectSiteDesign(
  connection: Connection,
  owner: Owner,
  address: SiteDesignAddress,
): Promise<StoredSiteDesign | undefined> {
  const [found] = await connection
    .select({ ...VERSIONED, ...SETTINGS })
    .from(siteDesigns)
    .innerJoin(sites, eq(sites.id, siteDesigns.siteId))
    .innerJoin(projects, eq(projects.id, sites.projectId))
    .where(ownSiteDesign(owner, address));
  if (found === undefined) return undefined;
  const { hardwareType, genericServerSettings, huskyServerSettings, ...heading } = found;
  return {
    ...heading,
    serverSettings: { hardwareType, genericServerSettings, huskyServerSettings },
    streams: await selectStreams(connection, eq(cameraGroups.siteDesignId, found.id)),
  };
}

function selectStreams(connection: Connection, condition: SQL | undefined): Promise<StoredStreamRow[]> {
  const { id: streamId, startTime: _startTime, ...content } = getTableColumns(cameraStreams);
  return connection
    .select({ ...content, streamId, quantity: cameraGroups.quantity })
    .from(cameraStreams)
    .innerJoin(cameraGroups, eq(cameraGroups.id, cameraStreams.cameraGroupId))
    .where(and(condition))
    .orderBy(desc(cameraGroups.id), asc(cameraStreams.id))
    .execute();
}

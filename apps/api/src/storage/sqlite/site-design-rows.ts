import { asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Owner } from '../../modules/owner.ts';
import type {
  SiteDesignAddress,
  StoredHeading,
  StoredSiteDesign,
  VersionedHeading,
} from '../../modules/site-designs/site-design-store.ts';
import type { StoreContext } from './context.ts';
import type { Connection } from './database.ts';
import { place, preparedRows } from './prepared.ts';
import { cameraGroups, cameraStreams, projects, siteDesigns, sites } from './tables.ts';
import { ADDRESS, OWNER, ownSiteDesign } from './visible.ts';

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

export function selectHeadings(connection: Connection, condition: SQL | undefined): StoredHeading[] {
  return connection
    .select(HEADING)
    .from(siteDesigns)
    .innerJoin(sites, eq(sites.id, siteDesigns.siteId))
    .innerJoin(projects, eq(projects.id, sites.projectId))
    .where(condition)
    .orderBy(desc(siteDesigns.id))
    .all();
}

const VERSIONED = { ...HEADING, version: siteDesigns.version };
const SETTINGS = {
  hardwareType: siteDesigns.hardwareType,
  genericServerSettings: siteDesigns.genericServerSettings,
  huskyServerSettings: siteDesigns.huskyServerSettings,
};

/** Reads of one design, or of nothing where the user has none at that address. */
export interface SiteDesignRows {
  readonly heading: (owner: Owner, address: SiteDesignAddress) => VersionedHeading | undefined;
  readonly whole: (owner: Owner, address: SiteDesignAddress) => StoredSiteDesign | undefined;
}

export function siteDesignRows({ client, connection }: StoreContext): SiteDesignRows {
  const ofOne = (fields: Record<string, SQL.Aliased>) =>
    connection
      .select(fields)
      .from(siteDesigns)
      .innerJoin(sites, eq(sites.id, siteDesigns.siteId))
      .innerJoin(projects, eq(projects.id, sites.projectId))
      .where(ownSiteDesign(OWNER, ADDRESS));
  const headings = preparedRows(client, VERSIONED, ofOne);
  const contents = preparedRows(client, { ...VERSIONED, ...SETTINGS }, ofOne);
  const streams = streamRows({ client, connection });

  return {
    heading: (owner, address) => headings.first({ ...owner, ...address }),
    whole: (owner, address) => {
      const found = contents.first({ ...owner, ...address });
      if (found === undefined) return undefined;
      const { hardwareType, genericServerSettings, huskyServerSettings, ...heading } = found;
      return {
        ...heading,
        serverSettings: { hardwareType, genericServerSettings, huskyServerSettings },
        streams: streams.all({ siteDesignId: found.id }),
      };
    },
  };
}

function streamRows({ client, connection }: Pick<StoreContext, 'client' | 'connection'>) {
  const { id: streamId, startTime: _startTime, ...content } = getTableColumns(cameraStreams);
  const columns = { ...content, streamId, quantity: cameraGroups.quantity };
  return preparedRows(client, columns, (fields) =>
    connection
      .select(fields)
      .from(cameraStreams)
      .innerJoin(cameraGroups, eq(cameraGroups.id, cameraStreams.cameraGroupId))
      .where(eq(cameraGroups.siteDesignId, place('siteDesignId')))
      .orderBy(desc(cameraGroups.id), asc(cameraStreams.id)),
  );
}

import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import { NO_PLACING } from '../../../modules/plans/no-placing.ts';
import { defaultServerSettings, type ServerSettings, type SharedSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import type { StoredStreamRow } from '../../../modules/cameras/stored-stream.ts';
import type { ListPage } from '../../../modules/ports/list-page.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import type {
  SiteDesignAddress,
  StoredContent,
  StoredHeading,
  StoredSiteDesign,
  VersionedHeading,
} from '../../../modules/site-designs/site-design-store.ts';
import type { SiteAddress } from '../../../modules/sites/site-store.ts';
import { pageOf } from '../base/page-bounds.ts';
import { completed } from '../base/later-keys.ts';
import { parsed, prepared, type StoreContext } from '../base/store-context.ts';
import { snakeCase, STREAM_FIELDS, type Connection } from '../base/schema.ts';
import { known, ownSiteDesign } from '../tree/project-tree.ts';

/** What an earlier version did not store. */
const DEFAULT_SETTINGS = defaultServerSettings(publishedCatalogue);

const HEADING = [
  'site_designs.id',
  'site_designs.site_id as siteId',
  'sites.project_id as projectId',
  'site_designs.name',
  'sites.name as siteName',
  'projects.name as projectName',
  'site_designs.created_at as createdUtc',
  'site_designs.updated_at as updatedUtc',
] as const;

const CONTENT = [
  'hardware_type as hardwareType',
  'generic_server_settings as genericServerSettings',
  'husky_server_settings as huskyServerSettings',
  'shared_settings as sharedSettings',
  'offer',
  'placed',
] as const;

const STREAM = [
  'camera_streams.id as streamId',
  'camera_group_id as cameraGroupId',
  'quantity',
  ...STREAM_FIELDS.map((field) => `${snakeCase(field)} as ${field}` as const),
] as const;

/** Designs of a site that the user has; highest id first. */
export function selectHeadings(
  connection: Connection,
  { siteId }: SiteAddress,
  page: ListPage | undefined,
): Promise<StoredHeading[]> {
  const live = connection
    .selectFrom('site_designs')
    .innerJoin('sites', 'sites.id', 'site_id')
    .innerJoin('projects', 'projects.id', 'project_id')
    .select(HEADING)
    .where('site_id', '=', siteId)
    .where('site_designs.deleted_at', 'is', null)
    .orderBy('site_designs.id', 'desc');
  return pageOf(live, 'site_designs.id', page).execute();
}

/** Reads of one design; they find nothing if the user has none at that address. */
export interface SiteDesignRows {
  /** Its name and its version. */
  readonly heading: (
    connection: Connection,
    actor: Actor,
    at: SiteDesignAddress,
  ) => Promise<VersionedHeading | undefined>;
  readonly whole: (
    connection: Connection,
    actor: Actor,
    at: SiteDesignAddress,
  ) => Promise<StoredSiteDesign | undefined>;
  /** The same with the content read on demand; the row is locked until the transaction ends. */
  readonly locked: (
    connection: Connection,
    actor: Actor,
    at: SiteDesignAddress,
  ) => Promise<LockedSiteDesign | undefined>;
}

export interface LockedSiteDesign {
  readonly heading: VersionedHeading;
  readonly content: () => Promise<StoredContent>;
}

const SAMPLE = { userId: -11, level: -12, projectId: -1, siteId: -2, siteDesignId: -3 };

export function siteDesignRows({ connection, dialect }: StoreContext): SiteDesignRows {
  const own = (sample: typeof SAMPLE) => ownSiteDesign(connection, sample, sample);
  const versioned = (sample: typeof SAMPLE) => own(sample).select([...HEADING, 'site_designs.version']);
  const headings = prepared(SAMPLE, versioned);
  const contents = prepared(SAMPLE, (sample) => versioned(sample).select(CONTENT));
  const lockedContents = prepared(SAMPLE, (sample) =>
    versioned(sample)
      .select(CONTENT)
      .$if(dialect.locksRows, (query) => query.forUpdate('site_designs')),
  );
  const streams = preparedStreams(connection);

  const reading =
    (select: typeof contents): SiteDesignRows['locked'] =>
    async (transaction, actor, address) => {
      const [found] = await select(transaction, { userId: actor.userId, level: actor.level, ...known(address) });
      if (found === undefined) return undefined;
      const { hardwareType, genericServerSettings, huskyServerSettings, sharedSettings, offer, placed, ...heading } =
        found;
      const content = async () => ({
        serverSettings: completed<ServerSettings>(
          {
            hardwareType,
            genericServerSettings: parsed(genericServerSettings),
            huskyServerSettings: parsed(huskyServerSettings),
            ...(parsed(sharedSettings) as SharedSettings),
          },
          DEFAULT_SETTINGS,
        ),
        offer: completed(offer === null ? NO_OFFER : parsed(offer), NO_OFFER),
        ...completed(placed === null ? NO_PLACING : parsed(placed), NO_PLACING),
        streams: (await streams(transaction, { siteDesignId: heading.id })).map(streamRow),
      });
      return { heading, content };
    };
  const reader = reading(contents);

  return {
    heading: async (transaction, actor, address) =>
      (await headings(transaction, { userId: actor.userId, level: actor.level, ...known(address) }))[0],
    whole: async (transaction, actor, address) => {
      const found = await reader(transaction, actor, address);
      return found && { ...found.heading, ...(await found.content()) };
    },
    locked: reading(lockedContents),
  };
}

function preparedStreams(connection: Connection) {
  return prepared({ siteDesignId: -1 }, ({ siteDesignId }) =>
    connection
      .selectFrom('camera_groups')
      .innerJoin('camera_streams', 'camera_group_id', 'camera_groups.id')
      .select(STREAM)
      .where('site_design_id', '=', siteDesignId)
      .orderBy('camera_groups.id', 'desc')
      .orderBy('camera_streams.id')
      .$castTo<BooleansRead<StoredStreamRow>>(),
  );
}

type BooleansRead<T> = { readonly [K in keyof T]: T[K] extends boolean ? T[K] | 0 | 1 : T[K] };

/** The row belongs to this read, so it is changed in place. */
function streamRow(row: BooleansRead<StoredStreamRow>): StoredStreamRow {
  return Object.assign(row, {
    continuousEnabled: Boolean(row.continuousEnabled),
    motionEnabled: Boolean(row.motionEnabled),
    continuousUseUserBitrate: Boolean(row.continuousUseUserBitrate),
    motionUseUserBitrate: Boolean(row.motionUseUserBitrate),
  });
}

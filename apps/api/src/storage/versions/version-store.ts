import { QuotaProblem } from '../../modules/ports/quota.ts';
import { isVersionDue, MOST_NAMED } from '../../modules/versions/version-rules.ts';
import type { StoredVersion, VersionStore } from '../../modules/versions/version-store.ts';
import { idOf } from '../stores/base/ids.ts';
import { pageOf } from '../stores/base/page-bounds.ts';
import { ownSiteDesign } from '../stores/tree/project-tree.ts';
import type { Connection } from '../stores/base/schema.ts';
import { atOneMoment, atomically, prepared, type StoreContext } from '../stores/base/store-context.ts';
import { addVersion, selectVersions, versionAt, WIDE_VERSION } from './version-rows.ts';

export function versionStore(context: StoreContext): VersionStore {
  const { connection, now } = context;
  const latest = prepared({ siteDesignId: -1 }, ({ siteDesignId }) =>
    selectVersions(connection, siteDesignId).limit(1),
  );
  const own = async (transaction: Connection, ...[actor, address]: Parameters<VersionStore['list']>) =>
    (await ownSiteDesign(transaction, actor, address).select('site_designs.id').executeTakeFirst())?.id;

  return {
    list: (actor, address, page) =>
      atOneMoment(context, async (transaction) => {
        const id = await own(transaction, actor, address);
        return id === undefined ? undefined : pageOf(selectVersions(transaction, id), WIDE_VERSION, page).execute();
      }),

    find: (actor, address) =>
      atOneMoment(context, async (transaction) => {
        const id = await own(transaction, actor, address);
        if (id === undefined) return undefined;
        const found = selectVersions(transaction, id).select('content').where(WIDE_VERSION, '=', idOf(address.version));
        return found.executeTakeFirst();
      }),

    isDue: async (siteDesignId, userId) => {
      const [last] = await latest(connection, { siteDesignId: idOf(siteDesignId) });
      return isVersionDue(last, { userId, now: now() });
    },

    keep: (actor, address, { name, isByHand, ...kept }) =>
      atomically(context, async (transaction) => {
        const id = await own(transaction, actor, address);
        if (id === undefined) return undefined;
        const others = name === '' ? 0 : await othersNamed(transaction, id, kept.version);
        if (isByHand) refuseExcess(others);
        const isNamed = name !== '' && others < MOST_NAMED;
        await addVersion(transaction, id, { ...kept, name: isNamed ? name : '', userId: actor.userId, at: now() });
        const added = await versionAt(transaction, id, kept.version);
        const isOther = added !== undefined && isNamed && added.name !== name && (isByHand || added.name === '');
        return isOther ? named(transaction, id, { ...added, name }) : added;
      }),

    rename: (actor, address, name) =>
      atomically(context, async (transaction) => {
        const id = await own(transaction, actor, address);
        const found = id === undefined ? undefined : await versionAt(transaction, id, idOf(address.version));
        if (id === undefined || found === undefined) return undefined;
        refuseExcess(await othersNamed(transaction, id, found.version));
        return named(transaction, id, { ...found, name });
      }),
  };
}

/** Named versions besides this one. */
async function othersNamed(transaction: Connection, siteDesignId: number, version: number): Promise<number> {
  const named = selectVersions(transaction, siteDesignId)
    .where('design_versions.name', '<>', '')
    .where('version', '<>', version);
  return (await named.execute()).length;
}

/** @throws QuotaProblem where one more would be too many. */
function refuseExcess(others: number): void {
  if (others >= MOST_NAMED) throw new QuotaProblem('namedVersions', { figure: others + 1, limit: MOST_NAMED });
}

async function named(transaction: Connection, siteDesignId: number, version: StoredVersion): Promise<StoredVersion> {
  await transaction
    .updateTable('design_versions')
    .set({ name: version.name })
    .where('site_design_id', '=', siteDesignId)
    .where('version', '=', version.version)
    .execute();
  return version;
}

import type { PackedVersion } from '../../modules/versions/packed-version.ts';
import type { StoredVersion } from '../../modules/versions/version-store.ts';
import { thinnedOut } from '../../modules/versions/version-rules.ts';
import { sql } from 'kysely';
import type { Connection } from '../stores/base/schema.ts';

const VERSION = [
  'version',
  'design_versions.name',
  'user_id as userId',
  'users.name as userName',
  'subject',
  'design_versions.created_at as at',
  'groups',
  'bytes',
] as const;

/** As wide as the numbers of a request: PostgreSQL fails where one is beyond the integers of the column. */
export const WIDE_VERSION = sql<number>`cast(version as bigint)`;

/** Newest first. */
export function selectVersions(connection: Connection, siteDesignId: number) {
  return connection
    .selectFrom('design_versions')
    .leftJoin('users', 'users.id', 'user_id')
    .select(VERSION)
    .where('site_design_id', '=', siteDesignId)
    .orderBy('version', 'desc');
}

interface NewVersion extends PackedVersion {
  readonly name: string;
  readonly userId: number;
  readonly at: string;
}

/** Adds a version, unless it is there already, and drops those that are no longer kept. Belongs in a transaction. */
export async function addVersion(transaction: Connection, siteDesignId: number, kept: NewVersion): Promise<void> {
  const { at, userId, ...columns } = kept;
  await transaction
    .insertInto('design_versions')
    .values({ ...columns, site_design_id: siteDesignId, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.columns(['site_design_id', 'version']).doNothing())
    .execute();
  const gone = thinnedOut(await selectVersions(transaction, siteDesignId).execute(), at);
  if (gone.length === 0) return;
  await transaction
    .deleteFrom('design_versions')
    .where('site_design_id', '=', siteDesignId)
    .where('version', 'in', gone)
    .execute();
}

export function versionAt(
  connection: Connection,
  siteDesignId: number,
  version: number,
): Promise<StoredVersion | undefined> {
  return selectVersions(connection, siteDesignId).where(WIDE_VERSION, '=', version).executeTakeFirst();
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Client from 'better-sqlite3';
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3';
import { migrate as migrateSqlite } from 'drizzle-orm/better-sqlite3/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stores } from '../../src/modules/ports/stores.ts';
import { migratePostgres } from '../../src/storage/postgres/migrate.ts';
import { postgresStores } from '../../src/storage/postgres/stores.ts';
import { sqliteStores } from '../../src/storage/sqlite/stores.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';
import { unknownActor, withActors } from '../support/actors.ts';

const owner = unknownActor({ issuer: 'https://one.example', subject: 'alice' });
const { genericServerSettings, huskyServerSettings } = defaultServerSettings(publishedCatalogue);
const { applianceSku: _later, ...oldAppliances } = huskyServerSettings;
const AT = '2026-01-01T00:00:00.000Z';

/** A project with a site and a design, as the first version of the tables holds them. */
const OLD_ROWS = [
  `insert into projects (owner_issuer, owner_subject, name, created_at, updated_at) values ('${owner.issuer}', '${owner.subject}', 'P', '${AT}', '${AT}')`,
  `insert into sites (project_id, name, created_at, updated_at) values (1, 'S', '${AT}', '${AT}')`,
  `insert into site_designs (site_id, name, version, hardware_type, generic_server_settings, husky_server_settings, created_at, updated_at)
   values (1, 'D', 1, 0, '${JSON.stringify(genericServerSettings)}', '${JSON.stringify(oldAppliances)}', '${AT}', '${AT}')`,
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-designs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A camera group with one stream, as tables without typed sizes and with whole frame rates hold them. */
const OLD_STREAM = [
  ...OLD_ROWS,
  `insert into camera_groups (site_design_id, quantity) values (1, 4)`,
  `insert into camera_streams (camera_group_id, stream_name, lens_type, hours_per_day, retention_days, codec, continuous_complexity,
     motion_complexity, continuous_resolution, motion_resolution, continuous_fps, motion_fps, continuous_enabled, motion_enabled,
     motion_percentage, continuous_user_bitrate_bit_per_sec, motion_user_bitrate_bit_per_sec, continuous_use_user_bitrate,
     motion_use_user_bitrate)
   values (1, 'Gate', 0, 24, 30, 3, 2, 2, 8, 8, 0, 15, false, true, 40, 0, 0, false, false)`,
];

/** Proposals as tables without a history of statuses hold them: one that stands, and one that was accepted. */
const OLD_PROPOSALS = [
  ...OLD_ROWS,
  ...[
    ['issued', AT],
    ['accepted', '2026-02-01T00:00:00.000Z'],
  ].map(
    (
      [status, at],
      index,
    ) => `insert into issued_proposals (project_id, owner_issuer, owner_subject, number, revision, status,
       status_at, issued_at, valid_until, site_design_id, site_design_name, customer, headline, versions, content)
     values (1, '${owner.issuer}', '${owner.subject}', ${index + 1}, 1, '${status}', '${at}', '${AT}', '${AT}', 1, 'D', '', '', '{}', '')`,
  ),
];

/** A database as an earlier version left it: the one before a migration, with rows. */
interface Earlier {
  readonly before: string;
  readonly rows: readonly string[];
}

/** The migrations of a database up to the one before another. */
function migrationsBefore(database: 'sqlite' | 'postgres', before: string): string {
  const copy = join(folder, `${database}${before}`);
  cpSync(join(import.meta.dirname, '../../drizzle', database), copy, { recursive: true });
  const path = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { readonly entries: readonly { readonly tag: string }[] };
  const first = journal.entries.findIndex(({ tag }) => tag.endsWith(before));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return copy;
}

interface Opened {
  readonly stores: Stores;
  /** Runs a statement beside the stores. */
  readonly run: (statement: string) => Promise<void>;
}

async function oldSqlite({ before, rows }: Earlier): Promise<Opened> {
  const path = join(folder, `${before}.db`);
  const run = async (...statements: readonly string[]): Promise<void> => {
    const client = new Client(path);
    for (const statement of statements) client.exec(statement);
    client.close();
  };
  const client = new Client(path);
  migrateSqlite(drizzleSqlite({ client }), { migrationsFolder: migrationsBefore('sqlite', before) });
  client.close();
  await run(...rows);
  return { stores: withActors(sqliteStores(path)), run };
}

async function oldPostgres({ before, rows }: Earlier): Promise<Opened> {
  const url = await newPostgresDatabase();
  const run = async (...statements: readonly string[]): Promise<void> => {
    const pool = new Pool({ connectionString: url });
    for (const statement of statements) await pool.query(statement);
    await pool.end();
  };
  const pool = new Pool({ connectionString: url });
  await migratePostgres(drizzlePostgres({ client: pool }), migrationsBefore('postgres', before));
  await pool.end();
  await run(...rows);
  return { stores: withActors(await postgresStores(url)), run };
}

const place = { projectId: 1, siteId: 1, siteDesignId: 1 };

describe.each([
  ['SQLite', oldSqlite],
  ['PostgreSQL', oldPostgres],
])('a design on %s', (_, open) => {
  it('older than the shared settings gets their defaults', async () => {
    const { stores } = await open({ before: '_shared_settings', rows: OLD_ROWS });
    const design = await stores.siteDesigns.find(owner, place);
    expect(design?.serverSettings).toEqual(defaultServerSettings(publishedCatalogue));
    await stores.close();
  });

  it('older than frame rates with a decimal and typed sizes keeps its streams, and takes such a rate', async () => {
    const { stores, run } = await open({ before: '_typed_sizes', rows: OLD_STREAM });
    const streams = async () => (await stores.siteDesigns.find(owner, place))!.streams;
    expect(await streams()).toMatchObject([
      { streamName: 'Gate', continuousFps: 0, motionFps: 15, continuousSize: '', motionSize: '' },
    ]);
    await run('update camera_streams set motion_fps = 12.5');
    expect(await streams()).toMatchObject([{ motionFps: 12.5 }]);
    await stores.close();
  });

  it('of a project older than the choice of systems is a system of its own', async () => {
    const { stores } = await open({ before: '_project_system', rows: OLD_STREAM });
    expect(await stores.projects.system(owner, 1)).toBe('perSite');
    expect(await stores.siteDesigns.find(owner, place)).toMatchObject({ streams: [{ motionFps: 15 }] });
    await stores.close();
  });

  it('has the statuses of its proposals that follow from what was stored of them', async () => {
    const { stores } = await open({ before: '_proposal_statuses', rows: OLD_PROPOSALS });
    const statuses = (proposalId: number) => stores.proposals.statuses(owner, { projectId: 1, proposalId });
    const issued = { status: 'issued', at: AT, by: '', user: '', remark: '' };
    expect(await statuses(1)).toEqual([issued]);
    expect(await statuses(2)).toEqual([
      issued,
      { status: 'accepted', at: '2026-02-01T00:00:00.000Z', by: '', user: '', remark: '' },
    ]);
    const address = { projectId: 1, proposalId: 2 };
    await stores.proposals.setStatus(owner, address, { status: 'withdrawn', from: ['accepted'] });
    expect((await statuses(2))?.map(({ status }) => status)).toEqual(['issued', 'accepted', 'withdrawn']);
    await stores.close();
  });

  it('older than offers has an empty one, and takes another', async () => {
    const { stores } = await open({ before: '_offer', rows: OLD_STREAM });
    expect(await stores.siteDesigns.find(owner, place)).toMatchObject({
      offer: NO_OFFER,
      streams: [{ motionFps: 15 }],
    });
    const offer = { ...NO_OFFER, discountPercent: 4.5 };
    await stores.siteDesigns.change({ actor: owner, address: place, expected: undefined }, () => ({ offer }));
    expect((await stores.siteDesigns.find(owner, place))?.offer).toEqual(offer);
    await stores.close();
  });
});

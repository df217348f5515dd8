import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  calculateSiteDesign,
  duplicateSiteDesign,
  createCameraGroup,
  createProject,
  createSite,
  createSiteDesign,
  getSiteDesign,
  saveChanges,
  updateSiteDesign,
  type RouteContract,
} from '@site-designer/api-contract';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type Call } from '../support/api-client.ts';
import { buildLaterVersion } from '../support/later-build.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';
import { runToken, spawnFailing, startServer, temporaryFolder, type RunningServer } from '../support/server-process.ts';

let laterServer: string;
beforeAll(async () => {
  const { server, remove } = await buildLaterVersion();
  laterServer = server;
  return remove;
});

type Row = Readonly<Record<string, unknown>>;
type Query = (statement: string) => Promise<readonly Row[]>;

const DATABASES = {
  SQLite: async () => {
    const path = join(temporaryFolder(), 'designs.db');
    const query: Query = async (statement) => {
      const client = new Database(path, { timeout: 5000 });
      const prepared = client.prepare<[], Row>(statement);
      const rows = prepared.reader ? prepared.all() : (prepared.run(), []);
      client.close();
      return rows;
    };
    return { url: `sqlite:${path}`, query, list: '__drizzle_migrations' };
  },
  PostgreSQL: async () => {
    const url = await newPostgresDatabase();
    const query: Query = async (statement) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<Row>(statement);
      await client.end();
      return rows;
    };
    return { url, query, list: 'drizzle.site_designer_migrations' };
  },
} as const;

const valueOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** What a later version may have stored in JSON that this one does not know, at any depth. */
const LATER = { generic_server_settings: { mainSettings: { later: 1 } }, shared_settings: { power: { later: 2 } } };
const EXTRAS = { audioKbps: 64, metadataKbps: 0, eventsPerHour: 0, preSeconds: 0, postSeconds: 0, later: 3 };

async function storeLaterKeys(query: Query, id: number): Promise<void> {
  const [row] = await query(`select generic_server_settings, shared_settings from site_designs where id = ${id}`);
  const { mainSettings, ...generic } = valueOf(row?.['generic_server_settings']) as { readonly mainSettings: object };
  const { power, ...shared } = valueOf(row?.['shared_settings']) as { readonly power: object };
  const written = [
    { ...generic, mainSettings: { ...mainSettings, later: 1 } },
    { ...shared, power: { ...power, later: 2 } },
  ].map((each) => JSON.stringify(each));
  await query(
    `update site_designs set generic_server_settings = '${written[0]}', shared_settings = '${written[1]}' where id = ${id}`,
  );
  await query(`update camera_streams set extras = '${JSON.stringify(EXTRAS)}'`);
}

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (name) => {
  it('a version and the next one serve one database at once: no call fails and no field is lost', async () => {
    const { url, query, list } = await DATABASES[name]();
    const shared = { DATABASE_URL: url, DATA_FOLDER: temporaryFolder(), LOG_LEVEL: 'error' };
    const now = await startServer(shared);
    const both = { ...shared, PUBLIC_ORIGIN: now.origin };
    const later = await startServer(both, undefined, laterServer);
    const token = (await runToken(now.port, 'alice')).out.trim();
    const statuses: number[] = [];
    const call = async ({ origin }: RunningServer, contract: RouteContract, { params, body }: Call = {}) => {
      const response = await fetch(`${origin}${addressOf(contract, params)}`, {
        method: contract.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      statuses.push(response.status);
      // oxlint-disable-next-line typescript/no-explicit-any -- every test knows its own answer
      return (await response.json()) as any;
    };

    const projectId = (await call(now, createProject)).project.id as number;
    const siteId = (await call(later, createSite, { params: { projectId } })).site.id as number;
    const made = await call(now, createSiteDesign, { params: { projectId, siteId } });
    const params = { projectId, siteId, siteDesignId: made.siteDesign.id as number };
    await call(later, createCameraGroup, { params });
    const offer = { lines: [], discountPercent: 4, vatPercent: null };
    const { cameras, serverSettings } = (await call(now, getSiteDesign, { params })).siteDesign;
    const referred = { cameras: [], serverSettings: null, offer: { ...offer, reference: 'Q-7' } };
    await call(later, saveChanges, { params, body: referred });
    await storeLaterKeys(query, params.siteDesignId);

    const servers = [now, later] as const;
    await Promise.all(
      Array.from({ length: 6 }, async (_, turn) => {
        const server = servers[turn % 2] ?? now;
        const changed = {
          ...serverSettings,
          power: { upsMinutes: 16 + turn },
          hardwareType: turn % 2,
        };
        const row = { ...cameras[0], extras: { ...cameras[0].extras, audioKbps: 65 + turn } };
        const body = { cameras: [row], serverSettings: changed, offer: { ...offer, discountPercent: turn } };
        await call(server, saveChanges, { params, body });
        await call(server, updateSiteDesign, { params, body: { name: `Turn ${turn}` } });
        await call(server, getSiteDesign, { params });
        await call(server, calculateSiteDesign, { params });
        await call(server, duplicateSiteDesign, { params });
      }),
    );
    expect(statuses.filter((status) => status >= 400)).toEqual([]);

    const designs = await query('select * from site_designs');
    expect(designs).toHaveLength(7);
    for (const design of designs) {
      expect(design['reference']).toBe('Q-7');
      expect(valueOf(design['offer'])).toMatchObject({ reference: 'Q-7' });
      expect(valueOf(design['generic_server_settings'])).toMatchObject(LATER.generic_server_settings);
      expect(valueOf(design['shared_settings'])).toMatchObject(LATER.shared_settings);
    }
    const streams = await query('select extras from camera_streams');
    expect(streams.filter(({ extras }) => !String(extras).includes('"later":3'))).toEqual([]);
    expect((await call(later, getSiteDesign, { params })).siteDesign.offer.reference).toBe('Q-7');

    // A process of this version that dies during the upgrade comes back.
    now.signal('SIGTERM');
    expect(await now.ended).toBe(0);
    const again = await startServer(both);
    await call(again, getSiteDesign, { params });
    expect(statuses.at(-1)).toBe(200);

    // Not so where the next version is not additive.
    await query(`update ${list} set hash = replace(hash, 'additive ', '')`);
    const { ended, output } = spawnFailing({ ...both, PORT: '1' });
    expect(await ended).toBe(1);
    expect(output().trim().split('\n').at(-1)).toMatch(
      /^.*was made by a later version: start that version, or restore .*$/,
    );
  });
});

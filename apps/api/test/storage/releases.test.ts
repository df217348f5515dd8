import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Client from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/node-postgres';
import {
  calculateSiteDesign,
  contracts,
  createDesignVersion,
  createPlan,
  getBranding,
  getCover,
  getIssuedProposal,
  getMe,
  getPriceList,
  getSiteDesign,
  listCameraTemplates,
  listProjects,
  saveServerSettings,
} from '@site-designer/api-contract';
import { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.ts';
import { migratePostgres } from '../../src/storage/postgres/migrate.ts';
import { migrateSqlite } from '../../src/storage/sqlite/migrate.ts';
import { openStores } from '../../src/storage/stores/base/open-stores.ts';
import { workerApp } from '../../src/workers/worker-app.ts';
import { pngOf } from '../support/pictures.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';
import { USER, userClient } from '../support/user-client.ts';

const DUMPS = join(import.meta.dirname, '../releases');
const folder = mkdtempSync(join(tmpdir(), 'site-designer-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The migrations that a release had. */
function migrationsOf(database: 'sqlite' | 'postgres', dump: string): string {
  const [, newest] = new RegExp(`^-- ${database} (.+)$`, 'm').exec(dump) ?? [];
  const copy = mkdtempSync(join(folder, database));
  cpSync(join(import.meta.dirname, '../../drizzle', database), copy, { recursive: true });
  const path = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { readonly entries: readonly { readonly tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag === newest);
  expect(last).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return copy;
}

/** A database as a release left it. */
const LOADED = {
  sqlite: async (dump: string) => {
    const path = join(mkdtempSync(join(folder, 'file')), 'designs.db');
    const client = new Client(path);
    migrateSqlite(client, migrationsOf('sqlite', dump));
    client.exec(dump);
    client.close();
    return `sqlite:${path}`;
  },
  postgres: async (dump: string) => {
    const url = await newPostgresDatabase();
    const pool = new Pool({ connectionString: url });
    await migratePostgres(drizzle({ client: pool }), migrationsOf('postgres', dump));
    await pool.query(dump);
    await pool.end();
    return url;
  },
} as const;

const AT = '2026-01-02T03:04:05.678Z';
const releases = readdirSync(DUMPS).map((file) => [file.replace('.sql', ''), readFileSync(join(DUMPS, file), 'utf8')]);

describe.each(releases)('a database of release %s', (_, dump = '') => {
  it.each(['sqlite', 'postgres'] as const)('on %s answers every call of this version', async (database) => {
    const url = await LOADED[database](dump);
    const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'error' });
    const stores = await openStores(config.database, { warn: () => undefined });
    const app = await workerApp({ config, stores, catalogue: config.catalogue });
    const call = userClient(app, USER);
    const params = { projectId: 1, siteId: 1, siteDesignId: 1, proposalId: 1 };

    const read = { status: 200 };
    expect(await call(listProjects, { querystring: { figures: 'true' } })).toMatchObject({
      ...read,
      body: { projects: [{ id: 1, name: 'Harbour' }] },
    });
    const design = await call(getSiteDesign, { params });
    expect(design.body.siteDesign).toMatchObject({
      name: 'Perimeter',
      cameras: [{ extras: { audioKbps: 64 } }, {}],
      offer: { discountPercent: 4, lines: [{ designation: 'Installation, day' }] },
    });
    expect((await call(calculateSiteDesign, { params })).body).toMatchObject({ calculationSuccess: true });
    expect(await call(getIssuedProposal, { params })).toMatchObject({
      ...read,
      body: { proposal: { number: 'P-0001' } },
    });
    expect((await call(getCover, { params })).body.cover).toMatchObject({ customer: 'Harbour Authority' });
    expect((await call(getBranding)).body.branding).toMatchObject({ name: 'Northern Security Ltd' });
    expect((await call(getPriceList)).body.priceList.lines).toHaveLength(1);
    expect((await call(listCameraTemplates)).body.cameraTemplates).toHaveLength(1);
    const kept = await call(createDesignVersion, { params, body: { name: 'Kept' } });
    const { version } = kept.body.version;
    const pictured = { params, body: pngOf(20, 10), headers: { 'content-type': 'image/png' } };
    const { id: planId } = (await call(createPlan, pictured)).body.plan;
    const gets = contracts.filter(
      ({ method, url: address, schema }) =>
        method === 'GET' &&
        schema.security === undefined &&
        schema.querystring === undefined &&
        !address.includes('shared') &&
        // Proposals of that release have no floor plans.
        schema.operationId !== 'getProposalPlanPicture',
    );
    for (const contract of gets) {
      expect([
        contract.schema.operationId,
        (await call(contract, { params: { ...params, version, planId } })).status,
      ]).toEqual([contract.schema.operationId, 200]);
    }
    const body = design.body.siteDesign.serverSettings;
    expect((await call(saveServerSettings, { params, body })).status).toBe(200);
    await app.close();
    await stores.close();
  });

  it.each(['sqlite', 'postgres'] as const)(
    'with 1 000 users on %s gives each a workspace, ids unchanged',
    async (database) => {
      const users = Array.from({ length: 1000 }, (__, index) => 1001 + index);
      const projects = users.map((id) => `(${id}, '${USER.iss}', 'user ${id}', 'Project ${id}', '${AT}', '${AT}')`);
      const columns = 'id, owner_issuer, owner_subject, name, created_at, updated_at';
      const url = await LOADED[database](`${dump}\ninsert into projects (${columns}) values ${projects.join()};`);
      const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'error' });
      const stores = await openStores(config.database, { warn: () => undefined });
      const app = await workerApp({ config, stores, catalogue: config.catalogue });
      const workspaces = new Set<number>();
      for (const id of users) {
        const call = userClient(app, { iss: USER.iss, sub: `user ${id}` });
        const { body } = await call(listProjects);
        expect(body.projects).toEqual([{ id, name: `Project ${id}`, createdDate: AT, updatedDate: AT }]);
        const me = (await call(getMe)).body;
        expect(me.workspaces).toMatchObject([{ isPersonal: true, role: 'owner' }]);
        workspaces.add(me.workspaces[0].id);
      }
      expect(workspaces.size).toBe(users.length);
      await app.close();
      await stores.close();
    },
  );
});

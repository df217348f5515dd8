// Fills a database with one of everything and writes it as SQL: what the tests of every later version migrate.
// node --conditions=@site-designer/source scripts/dump-release.ts
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { SAMPLES, sampleOf } from '../test/support/samples.ts';
import { makeTree } from '../test/support/tree.ts';
import { contracts } from '@site-designer/api-contract';
import { USER, userClient } from '../test/support/user-client.ts';
import { readConfig } from '../src/settings/config.ts';
import { tablesInOrder } from '../src/storage/migration/tables-in-order.ts';
import { sqliteStores } from '../src/storage/sqlite/stores.ts';
import { workerApp } from '../src/workers/worker-app.ts';

/** Calls that change what is there, in turn; what deletes is left out. */
const CALLS = [
  'updateProject',
  'updateSite',
  'updateSiteDesign',
  'chooseSiteDesign',
  'saveChanges',
  'updateCover',
  'updateProjectSystem',
  'updateBranding',
  'updatePriceList',
  'updateProposalStatus',
] as const;

const EXTRAS = { audioKbps: 64, metadataKbps: 0, eventsPerHour: 4, preSeconds: 5, postSeconds: 5 };

async function fill(path: string): Promise<void> {
  const stores = sqliteStores(path);
  const config = readConfig({ DATABASE_URL: `sqlite:${path}`, LOG_LEVEL: 'silent' });
  const app = await workerApp({ config, stores, catalogue: config.catalogue });
  const call = userClient(app, USER);
  const ids = await makeTree(call);
  for (const operationId of CALLS) {
    const contract = contracts.find(({ schema }) => schema.operationId === operationId);
    if (contract === undefined || !(operationId in SAMPLES)) throw new Error(`there is no sample of ${operationId}`);
    const { status } = await call(contract, await sampleOf(operationId, call, ids));
    if (status !== 200) throw new Error(`${operationId} answered ${status}`);
  }
  await app.close();
  await stores.close();
  const client = new Database(path);
  client.prepare('update camera_streams set extras = ? where id = 1').run(JSON.stringify(EXTRAS));
  client.close();
}

function literal(value: unknown, type: string): string {
  if (value === null) return 'null';
  if (type === 'boolean') return value === 1 ? 'true' : 'false';
  return typeof value === 'number' ? String(value) : `'${(value as string).replaceAll("'", "''")}'`;
}

function newest(database: 'sqlite' | 'postgres'): string {
  const file = new URL(`../drizzle/${database}/meta/_journal.json`, import.meta.url);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  return entries.at(-1)?.tag ?? '';
}

function dumpOf(path: string, version: string): string {
  const client = new Database(path, { readonly: true });
  const lines = tablesInOrder().flatMap(({ name, columns }) => {
    if (client.prepare('select 1 from sqlite_schema where name = ?').get(name) === undefined) return [];
    const types = new Map(columns.map((column) => [column.name, column.type]));
    return (client.prepare(`select * from ${name}`).all() as Record<string, unknown>[]).map((row) => {
      const values = Object.entries(row).map(([column, value]) => literal(value, types.get(column) ?? 'text'));
      return `insert into ${name} (${Object.keys(row).join(', ')}) values (${values.join(', ')});`;
    });
  });
  client.close();
  const head = [`-- release ${version}`, `-- sqlite ${newest('sqlite')}`, `-- postgres ${newest('postgres')}`];
  return `${[...head, ...lines].join('\n')}\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'site-designer-release-'));
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
const target = fileURLToPath(new URL(`../test/releases/${manifest.version}.sql`, import.meta.url));
await fill(join(folder, 'designs.db'));
writeFileSync(target, dumpOf(join(folder, 'designs.db'), manifest.version));
rmSync(folder, { recursive: true });
process.stdout.write(`${target}\n`);

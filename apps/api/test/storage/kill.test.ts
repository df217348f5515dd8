import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { build } from 'tsup';
import { beforeAll, expect, it } from 'vitest';
import { runsOf } from '../../../../tools/random-runs.ts';
import { storedStream } from '../../src/modules/cameras/stored-stream.ts';
import type { SiteDesignAddress } from '../../src/modules/site-designs/site-design-store.ts';
import { sqliteStores } from '../../src/storage/sqlite/stores.ts';
import { ROOT, temporaryFolder } from '../support/server-process.ts';
import { unknownActor, withActors } from '../support/actors.ts';

const KILLS = runsOf({ test: 6, soak: 50 });
const KILLS_AT_START = runsOf({ test: 3, soak: 12 });
const GROUPS = 20;
/** A copy of them takes long enough to be killed in. */
const COPIED_GROUPS = 2000;
/** Of the first ones: that it has opened, a project, a version, another project. */
const FEWEST_LINES = 4;
const MORE_LINES = 8;
const LONGEST_LIFE_MS = 80;
const LONGEST_START_MS = 30;
const owner = unknownActor({ issuer: 'https://one.example', subject: 'alice' });

/** A child that reads one file starts in a third of the time. It lies one level below the package, as what the server is built to. */
const CHILD = join(ROOT, 'apps/api/node_modules/saving-child.js');

beforeAll(async () => {
  await build({
    config: false,
    silent: true,
    entry: [join(ROOT, 'apps/api/test/support/saving-child.ts')],
    outDir: dirname(CHILD),
    format: ['esm'],
    target: 'node24',
    outExtension: () => ({ js: '.js' }),
    external: ['better-sqlite3'],
    esbuildOptions(options) {
      options.conditions = ['@site-designer/source', 'module'];
    },
  });
  return () => rmSync(CHILD);
});

interface Acknowledged {
  readonly projectIds: readonly number[];
  readonly siteIds: readonly number[];
  readonly version: number;
}

/** Lets a child save, ends it without a warning, and gives back what it had said by then. */
async function killedChild(path: string, address?: SiteDesignAddress, mode = 'save'): Promise<Acknowledged> {
  const child = spawn(process.execPath, [CHILD, path, ...(address ? [JSON.stringify(address), mode] : [])], {
    stdio: 'pipe',
  });
  let [said, complaints] = ['', ''];
  // However slow the machine is, every child gets something done before it is killed.
  const lines = FEWEST_LINES + Math.floor(Math.random() * MORE_LINES);
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = once(child, 'close');
  // With an address it is killed while it saves, without while it makes its tables.
  if (address) while (said.split('\n').length <= lines && child.exitCode === null) await wait(1);
  else while (!existsSync(path) && child.exitCode === null) await wait(1);
  await wait(Math.random() * (address ? LONGEST_LIFE_MS : LONGEST_START_MS));
  child.kill('SIGKILL');
  const [, signal] = await ended;
  expect({ signal, complaints }).toEqual({ signal: 'SIGKILL', complaints: '' });
  return acknowledged(said);
}

/** Whole lines alone: the last one may have been cut. */
function acknowledged(said: string): Acknowledged {
  const lines = said.split('\n').slice(0, -1);
  const numbers = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => Number(line.slice(word.length)));
  return { projectIds: numbers('project'), siteIds: numbers('site'), version: numbers('version').at(-1) ?? 0 };
}

async function designOf(path: string, groups = GROUPS): Promise<SiteDesignAddress> {
  const stores = withActors(sqliteStores(path));
  const { id: projectId } = await stores.projects.create(owner, 'Project');
  const siteId = (await stores.sites.create(owner, projectId, 'Site'))?.id ?? 0;
  const content = { name: 'Version 1', serverSettings: defaultServerSettings(publishedCatalogue) };
  const siteDesignId = (await stores.siteDesigns.create(owner, { projectId, siteId }, content))?.id ?? 0;
  const address = { projectId, siteId, siteDesignId };
  const addedGroups = Array.from({ length: groups }, () => [storedStream(NEW_STREAM)]);
  await stores.siteDesigns.change({ actor: owner, address, expected: undefined }, ({ version }) => ({
    name: `Version ${version + 1}`,
    addedGroups: addedGroups.map(([stream]) => (stream ? [{ ...stream, retentionDays: version + 1 }] : [])),
  }));
  await stores.close();
  return address;
}

function integrityOf(path: string): unknown {
  const client = new Database(path);
  const answer: unknown = client.pragma('integrity_check', { simple: true });
  client.close();
  return answer;
}

it('a process killed at any point keeps every acknowledged write and no partial one', async () => {
  const path = join(temporaryFolder(), 'designs.db');
  const address = await designOf(path);
  const projectIds: number[] = [address.projectId];
  let version = 2;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const said = await killedChild(path, address);
    projectIds.push(...said.projectIds);
    version = Math.max(version, said.version);

    expect(integrityOf(path)).toBe('ok');
    const stores = withActors(sqliteStores(path));
    const stored = new Set((await stores.projects.list(owner)).map(({ id }) => id));
    expect(projectIds.filter((id) => !stored.has(id))).toEqual([]);
    const design = await stores.siteDesigns.find(owner, address);
    expect(design?.version).toBeGreaterThanOrEqual(version);
    expect(design?.name).toBe(`Version ${design?.version}`);
    expect(design?.streams.map(({ retentionDays }) => retentionDays)).toEqual(
      Array.from({ length: GROUPS }, () => design?.version),
    );
    await stores.close();
  }
  expect(projectIds.length).toBeGreaterThan(KILLS);
  expect(version).toBeGreaterThan(KILLS);
});

it('migrations interrupted by a kill are completed at the next start', async () => {
  const folder = temporaryFolder();
  for (let kill = 0; kill < KILLS_AT_START; kill += 1) {
    const path = join(folder, `designs-${kill}.db`);
    await killedChild(path);
    const stores = withActors(sqliteStores(path));
    const { id } = await stores.projects.create(owner, 'Project');
    expect((await stores.projects.list(owner)).map((project) => project.id)).toContain(id);
    await stores.close();
    expect(integrityOf(path)).toBe('ok');
  }
});

it('a process killed while it copies leaves whole copies alone, each acknowledged one among them', async () => {
  const original = join(temporaryFolder(), 'original.db');
  const address = await designOf(original, COPIED_GROUPS);
  let copies = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const path = join(temporaryFolder(), 'designs.db');
    copyFileSync(original, path);
    const { siteIds } = await killedChild(path, address, 'copy');
    expect(integrityOf(path)).toBe('ok');
    const client = new Database(path, { readonly: true });
    const stored = client
      .prepare<[], { site: number; groups: number; streams: number }>(
        `select sites.id as site, count(distinct camera_groups.id) as groups, count(camera_streams.id) as streams from sites
        left join site_designs on site_id = sites.id left join camera_groups on site_design_id = site_designs.id
        left join camera_streams on camera_group_id = camera_groups.id group by sites.id`,
      )
      .all();
    client.close();
    expect(stored.filter(({ groups, streams }) => groups !== COPIED_GROUPS || streams !== COPIED_GROUPS)).toEqual([]);
    const sites = new Set(stored.map(({ site }) => site));
    expect(siteIds.filter((id) => !sites.has(id))).toEqual([]);
    copies += siteIds.length;
  }
  expect(copies).toBeGreaterThan(KILLS);
});

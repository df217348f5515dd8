import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import process from 'node:process';
import type { SiteDesignAddress } from '../../src/modules/site-designs/site-design-store.ts';
import { sqliteStores } from '../../src/storage/sqlite/stores.ts';
import { unknownActor, withActors } from './actors.ts';

/**
 * Saves without end, or copies the site, and says of each write that it was acknowledged. To be run as a process of its own:
 * saving-child.js DATABASE [ADDRESS [copy]]
 */
const [, , path = '', address, mode] = process.argv;
const STDOUT = 1;
const owner = unknownActor({ issuer: 'https://one.example', subject: 'alice' });

// A killed process keeps nothing of what it compiled for the next one.
flushCompileCache();
const stores = withActors(sqliteStores(path));
writeSync(STDOUT, 'open\n');
while (address !== undefined && mode === 'copy') {
  const copy = await stores.sites.duplicate(owner, JSON.parse(address) as SiteDesignAddress, () => 'Copy');
  writeSync(STDOUT, `site ${copy?.id}\n`);
}
for (;;) {
  const { id } = await stores.projects.create(owner, 'Project');
  writeSync(STDOUT, `project ${id}\n`);
  if (address !== undefined) await save(JSON.parse(address) as SiteDesignAddress);
}

async function save(to: SiteDesignAddress): Promise<void> {
  const write = { actor: owner, address: to, expected: undefined };
  // All rows of a save get the same number, so that a torn one shows.
  const changed = await stores.siteDesigns.change(write, async ({ version, content }) => ({
    name: `Version ${version + 1}`,
    updated: (await content()).streams.map((stream) => ({ ...stream, retentionDays: version + 1 })),
  }));
  if (typeof changed === 'string') throw new Error(changed);
  writeSync(STDOUT, `version ${changed.heading.version}\n`);
}

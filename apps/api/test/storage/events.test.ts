import { defaultServerSettings } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Presence, StoredEvent } from '../../src/modules/events/event-store.ts';
import type { Actor } from '../../src/modules/ports/actor.ts';
import type { Stores } from '../../src/modules/ports/stores.ts';
import type { SiteDesignAddress } from '../../src/modules/site-designs/site-design-store.ts';
import { postgresStores } from '../../src/storage/postgres/stores.ts';
import { unknownActor, withActors } from '../support/actors.ts';
import { OPEN_STORES } from '../support/open-stores.ts';
import { newMigratedDatabase } from '../support/postgres-database.ts';

const ALICE: Actor = unknownActor({ issuer: 'https://one.example', subject: 'alice' });
const BOB: Actor = unknownActor({ issuer: 'https://one.example', subject: 'bob' });
const CONTENT = { name: 'Design', serverSettings: defaultServerSettings(publishedCatalogue) };
const DAY_MS = 86_400_000;

/** Each event once, as a client takes them. */
const textsOf = (events: readonly StoredEvent[]) =>
  [...new Map(events.map((event) => [event.id, event])).values()]
    .toSorted((a, b) => a.id - b.id)
    .map(({ kind, version }) => (version === null ? kind : `${kind} ${version}`));

async function newDesign(stores: Stores): Promise<SiteDesignAddress> {
  const { id: projectId } = await stores.projects.create(ALICE, 'Project');
  const siteId = (await stores.sites.create(ALICE, projectId, 'Site'))?.id ?? 0;
  const siteDesignId = (await stores.siteDesigns.create(ALICE, { projectId, siteId }, CONTENT))?.id ?? 0;
  return { projectId, siteId, siteDesignId };
}

const rename = (stores: Stores, address: SiteDesignAddress, name: string) =>
  stores.siteDesigns.change({ actor: ALICE, expected: undefined, address }, async () => ({ name }));

describe.each(Object.entries(OPEN_STORES))('events on %s', (_, open) => {
  let now: number;
  let stores: Stores;
  let address: SiteDesignAddress;

  beforeEach(async () => {
    now = Date.now();
    stores = await open(() => new Date(now));
    address = await newDesign(stores);
  });
  afterEach(() => stores.close());

  async function follow(after?: number) {
    const told: StoredEvent[] = [];
    const following = await stores.events.follow(ALICE, { projectId: address.projectId, after }, (event) =>
      told.push(event),
    );
    if (following === undefined) throw new Error('the project is gone');
    return { ...following, told };
  }

  it('tell of each change of a project, after it is stored', async () => {
    const { missed, told, stop } = await follow();
    expect(textsOf(missed)).toEqual(['siteChanged', 'designChanged 1']);
    await rename(stores, address, 'A');
    await stores.sites.rename(ALICE, address, 'B');
    await stores.projects.rename(ALICE, address.projectId, 'C');
    await stores.siteDesigns.remove({ actor: ALICE, expected: undefined, address });
    await stores.siteDesigns.restore(ALICE, address);
    await stores.siteDesigns.duplicate(ALICE, address, (name) => `${name} 2`);
    const expected = [
      'designChanged 2',
      'siteChanged',
      'projectChanged',
      'designRemoved 3',
      'designChanged',
      'siteChanged',
    ];
    await vi.waitFor(() => expect(textsOf([...missed, ...told]).slice(2)).toEqual(expected), { timeout: 5000 });
    stop();
  });

  it('tell nothing of a change that was refused, nothing of other projects, and nothing to strangers', async () => {
    const { told, missed, stop } = await follow();
    const other = await newDesign(stores);
    await rename(stores, other, 'x');
    await expect(
      stores.siteDesigns.change({ actor: ALICE, expected: undefined, address }, async () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(
      await stores.siteDesigns.change({ actor: ALICE, expected: [99], address }, async () => ({ name: 'x' })),
    ).toBe('stale');
    await rename(stores, address, 'last');
    await vi.waitFor(() => expect(textsOf(told)).toContain('designChanged 2'), { timeout: 5000 });
    expect(textsOf([...missed, ...told])).toEqual(['siteChanged', 'designChanged 1', 'designChanged 2']);
    stop();
    const toBob = await stores.events.follow(BOB, { projectId: address.projectId, after: undefined }, () => undefined);
    expect([toBob, await stores.events.maySee(BOB, address.projectId)]).toEqual([undefined, false]);
  });

  it('resume after the last one without a gap, and reset where that is no longer kept', async () => {
    const first = await follow();
    first.stop();
    for (const name of ['A', 'B', 'C']) await rename(stores, address, name);
    const resumed = await follow(first.lastId);
    expect(resumed.isReset).toBe(false);
    expect(textsOf(resumed.missed).slice(-3)).toEqual(['designChanged 2', 'designChanged 3', 'designChanged 4']);
    resumed.stop();
    now += 2 * DAY_MS;
    await stores.purge();
    await rename(stores, address, 'D');
    const reset = await follow(first.lastId);
    expect(reset.isReset).toBe(true);
    reset.stop();
  });
});

/** Where Bob is at one process is told to who follows at the other. */
async function seePresence([one, other]: readonly [Stores, Stores], { projectId, siteDesignId }: SiteDesignAddress) {
  const [alice, bob] = [await other.access.actor(ALICE), await one.access.actor(BOB)];
  const there: Presence[] = [];
  const stop = other.events.followPresence(alice, projectId, (presence) => there.push(presence));
  const place = { projectId, siteDesignId, cameraGroupId: null, field: '' };
  await one.events.tellPresence(bob, place);
  const expected = { ...place, userId: bob.userId, userName: 'bob' };
  await vi.waitFor(() => expect(there).toEqual([expected]), { timeout: 10_000 });
  stop();
}

it.each(['listening', 'polling'])(
  'two processes on one PostgreSQL database see the changes of the other by %s',
  async (way) => {
    const url = await newMigratedDatabase();
    const options = way === 'polling' ? { listenUrl: 'none' } : {};
    const [one, other] = [
      withActors(await postgresStores(url, options)),
      withActors(await postgresStores(url, options)),
    ];
    const address = await newDesign(one);
    const told: StoredEvent[] = [];
    const following = await other.events.follow(ALICE, { projectId: address.projectId, after: undefined }, (event) =>
      told.push(event),
    );
    await rename(one, address, 'A');
    await vi.waitFor(() => expect(textsOf(told)).toContain('designChanged 2'), { timeout: 10_000 });
    if (way === 'listening') await seePresence([one, other], address);
    following?.stop();
    await Promise.all([one.close(), other.close()]);
  },
);

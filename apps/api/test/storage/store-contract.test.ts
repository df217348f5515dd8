import { NO_OFFER } from '@site-designer/api-contract/offer-bounds';
import type { ServerSettings } from '@site-designer/sizing-engine';
import { defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headingOf } from '../../src/modules/site-designs/heading.ts';
import { storedStream } from '../../src/modules/cameras/stored-stream.ts';
import type { Actor } from '../../src/modules/ports/actor.ts';
import type {
  SiteDesignAddress,
  SiteDesignChange,
  StoredSiteDesign,
} from '../../src/modules/site-designs/site-design-store.ts';
import type { Stores } from '../../src/modules/ports/stores.ts';
import { OPEN_STORES } from '../support/open-stores.ts';
import { unknownActor } from '../support/actors.ts';

const ALICE: Actor = unknownActor({ issuer: 'https://one.example', subject: 'alice' });
const STRANGERS: readonly Actor[] = [
  unknownActor({ issuer: 'https://one.example', subject: 'bob' }),
  unknownActor({ issuer: 'https://two.example', subject: 'alice' }),
];
const DAY_MS = 86_400_000;
const SETTINGS: ServerSettings = defaultServerSettings(publishedCatalogue);
const STREAM = storedStream(NEW_STREAM);
const copyOf = (name: string) => `Copy of ${name}`;

describe.each(Object.entries(OPEN_STORES))('stores on %s', (_, open) => {
  let now: number;
  let stores: Stores;
  let address: SiteDesignAddress;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T00:00:00Z');
    stores = await open(() => new Date(now));
    const { id: projectId } = await stores.projects.create(ALICE, 'Project');
    const siteId = (await stores.sites.create(ALICE, projectId, 'Site'))?.id ?? 0;
    const content = { name: 'Design', serverSettings: SETTINGS };
    const siteDesignId = (await stores.siteDesigns.create(ALICE, { projectId, siteId }, content))?.id ?? 0;
    address = { projectId, siteId, siteDesignId };
  });
  afterEach(() => stores.close());

  const read = async (at: SiteDesignAddress = address): Promise<StoredSiteDesign> => {
    const found = await stores.siteDesigns.find(ALICE, at);
    if (found === undefined) throw new Error('the design is gone');
    return found;
  };
  const write = { actor: ALICE, expected: undefined };
  /** What a change says that it left behind is what the next read finds. */
  const change = async (each: (stored: StoredSiteDesign) => SiteDesignChange) => {
    const changed = await stores.siteDesigns.change({ ...write, address }, async ({ content, ...before }) =>
      each({ ...before, ...(await content()) }),
    );
    const stored = await read();
    const { streams } = stored;
    expect(changed).toMatchObject({ heading: headingOf(stored) });
    const ids = typeof changed === 'string' ? [] : changed.added;
    const groups = new Map(streams.map(({ streamId, cameraGroupId }) => [streamId, cameraGroupId]));
    expect(ids.filter(({ streamId, cameraGroupId }) => groups.get(streamId) !== cameraGroupId)).toEqual([]);
    return changed;
  };

  it('passes its health check', async () => {
    await expect(stores.check()).resolves.toBeUndefined();
  });

  it('hides the data of one owner from all others, for reading and writing', async () => {
    const before = await read();
    for (const stranger of STRANGERS) {
      const to = { actor: stranger, address, expected: undefined };
      expect(await stores.projects.list(stranger)).toEqual([]);
      expect(await stores.projects.rename(stranger, address.projectId, 'x')).toBeUndefined();
      expect(await stores.projects.remove(stranger, address.projectId)).toBe(false);
      expect(await stores.projects.duplicate(stranger, address.projectId, copyOf)).toBeUndefined();
      expect(await stores.sites.list(stranger, address.projectId)).toBeUndefined();
      expect(await stores.sites.create(stranger, address.projectId, 'x')).toBeUndefined();
      expect(await stores.sites.rename(stranger, address, 'x')).toBeUndefined();
      expect(await stores.sites.remove(stranger, address)).toBe(false);
      expect(await stores.sites.duplicate(stranger, address, copyOf)).toBeUndefined();
      expect(await stores.sites.choose(stranger, address, address.siteDesignId)).toBeUndefined();
      expect(await stores.sites.choose(stranger, address, null)).toBeUndefined();
      expect(await stores.sites.countingDesigns(stranger, address.projectId)).toBeUndefined();
      expect(await stores.siteDesigns.list(stranger, address)).toBeUndefined();
      expect(await stores.siteDesigns.find(stranger, address)).toBeUndefined();
      expect(await stores.siteDesigns.change(to, () => ({ name: 'x' }))).toBe('absent');
      expect(await stores.siteDesigns.remove(to)).toBe('absent');
      expect(await stores.siteDesigns.duplicate(stranger, address, copyOf)).toBeUndefined();
    }
    expect(await read()).toEqual(before);
  });

  it('hides deleted data from other owners', async () => {
    const { projectId, siteId, siteDesignId } = address;
    await stores.siteDesigns.remove({ ...write, address });
    for (const stranger of STRANGERS) expect(await stores.siteDesigns.restore(stranger, address)).toBeUndefined();
    expect(await stores.siteDesigns.restore(ALICE, address)).toMatchObject({ id: siteDesignId });

    await stores.sites.remove(ALICE, address);
    for (const stranger of STRANGERS) expect(await stores.sites.restore(stranger, address)).toBeUndefined();
    expect(await stores.sites.restore(ALICE, address)).toMatchObject({ id: siteId });

    await stores.projects.remove(ALICE, projectId);
    for (const stranger of STRANGERS) expect(await stores.projects.restore(stranger, projectId)).toBeUndefined();
    expect(await stores.projects.restore(ALICE, projectId)).toMatchObject({ id: projectId });
  });

  it('keeps a decimal of a frame rate and a typed size, written and changed', async () => {
    const size = { continuous: null, motion: { width: 2688, height: 1520 } };
    const typed = storedStream({ ...NEW_STREAM, fps: { continuous: 7.3, motion: 12.5 }, size });
    await change(() => ({ addedGroups: [[typed, STREAM]] }));
    const [row, plain] = (await read()).streams;
    expect(row).toMatchObject(typed);
    const [{ streamId, cameraGroupId }, { motionSize, motionFps }] = [plain!, typed];
    await change(() => ({ updated: [{ streamId, cameraGroupId, motionSize, motionFps }] }));
    expect((await read()).streams[1]).toMatchObject({ motionSize, motionFps, continuousSize: '' });
  });

  it('keeps an offer, also in duplicates of the design, its site and its project', async () => {
    expect((await read()).offer).toEqual(NO_OFFER);
    const line = {
      kind: 'cabling',
      designation: 'Cat 6A',
      description: '',
      unitPrice: null,
      isOptional: true,
    } as const;
    const offer = { lines: [{ ...line, id: 1, quantity: '82.5' }], discountPercent: 0, vatPercent: 8.1 };
    await change(() => ({ offer }));
    expect(await read()).toMatchObject({ offer, version: 2 });
    await change(() => ({ name: 'Other' }));
    expect(await read()).toMatchObject({ offer, version: 3 });

    const offersBelow = async (projectId: number) => {
      const sites = (await stores.sites.list(ALICE, projectId)) ?? [];
      const found = sites.map(async ({ id: siteId }) => {
        const designs = (await stores.siteDesigns.list(ALICE, { projectId, siteId })) ?? [];
        return Promise.all(designs.map(({ id }) => read({ projectId, siteId, siteDesignId: id })));
      });
      return (await Promise.all(found)).flat().map((design) => design.offer);
    };
    expect((await stores.siteDesigns.duplicate(ALICE, address, copyOf))?.offer).toEqual(offer);
    await stores.sites.duplicate(ALICE, address, copyOf);
    const copy = await stores.projects.duplicate(ALICE, address.projectId, copyOf);
    expect(await offersBelow(copy?.id ?? 0)).toEqual([offer, offer, offer, offer]);
  });

  it('writes a change atomically and gives out ascending ids', async () => {
    const changed = await change(() => ({
      name: 'Other',
      addedGroups: [[STREAM, { ...STREAM, codec: 4 }], [STREAM]],
    }));
    const after = await read();
    expect(changed).toMatchObject({
      added: [
        { streamId: 1, cameraGroupId: 1 },
        { streamId: 2, cameraGroupId: 1 },
        { streamId: 3, cameraGroupId: 2 },
      ],
    });
    expect(after).toMatchObject({ name: 'Other', version: 2 });
    expect(after.streams.map(({ streamId, codec }) => [streamId, codec])).toEqual([
      [3, 3],
      [1, 3],
      [2, 4],
    ]);
  });

  it('returns streams as they were stored', async () => {
    const odd = {
      ...STREAM,
      streamName: 'Gate 🚪 "1"',
      continuousUserBitrateBitPerSec: 999_999_999_000,
      motionFps: 60,
    };
    await change(() => ({ addedGroups: [[odd]] }));
    expect((await read()).streams).toEqual([{ ...odd, streamId: 1, cameraGroupId: 1 }]);
  });

  it('returns the heading and the version of a design without its content', async () => {
    await change(() => ({ name: 'Other', addedGroups: [[STREAM]] }));
    expect(await stores.siteDesigns.heading(ALICE, address)).toEqual(headingOf(await read()));
    for (const stranger of STRANGERS) expect(await stores.siteDesigns.heading(stranger, address)).toBeUndefined();
    expect(await stores.siteDesigns.heading(ALICE, { ...address, siteId: address.siteId + 1 })).toBeUndefined();
  });

  it('copies and removes groups with more streams than fit into one statement', async () => {
    const many = Array.from({ length: 4000 }, (_each, index) => ({ ...STREAM, retentionDays: 1 + index }));
    await change(() => ({ addedGroups: [many] }));
    const copied = await stores.siteDesigns.duplicate(ALICE, address, copyOf);
    const days = (of: StoredSiteDesign | undefined) => of?.streams.map(({ retentionDays }) => retentionDays);
    expect(days(copied)).toEqual(days(await read()));
    await change(({ streams }) => ({ updated: streams.map((each) => ({ ...each, quantity: 2, motionFps: 7 })) }));
    await change(({ streams }) => ({ removedStreamIds: streams.map(({ streamId }) => streamId) }));
    expect((await read()).streams).toEqual([]);
  });

  it('updates streams together with the quantity of their group', async () => {
    await change(() => ({ addedGroups: [[STREAM, STREAM], [STREAM]] }));
    await change(({ streams }) => ({
      updated: streams.filter(({ cameraGroupId }) => cameraGroupId === 1).map((each) => ({ ...each, quantity: 8 })),
    }));
    expect((await read()).streams.map(({ quantity }) => quantity)).toEqual([1, 8, 8]);
  });

  it('adds streams, copies groups and removes them with their last stream', async () => {
    await change(() => ({ addedGroups: [[STREAM]] }));
    await change(() => ({ added: [{ ...STREAM, cameraGroupId: 1, codec: 2 }], addedGroups: [] }));
    await change(({ streams }) => ({ addedGroups: [streams] }));
    expect((await read()).streams.map(({ cameraGroupId, codec }) => [cameraGroupId, codec])).toEqual([
      [2, 3],
      [2, 2],
      [1, 3],
      [1, 2],
    ]);
    await change(() => ({ removedStreamIds: [1, 2, 3] }));
    expect((await read()).streams.map(({ streamId }) => streamId)).toEqual([4]);
    await change(() => ({ removedStreamIds: [4] }));
    expect((await read()).streams).toEqual([]);
  });

  it('writes nothing for an empty change', async () => {
    const before = await read();
    now += 1000;
    await change(() => ({}));
    expect(await read()).toEqual(before);
  });

  it('refuses a change on another version, and stores nothing of it', async () => {
    const before = await read();
    const expected = [before.version + 1];
    expect(await stores.siteDesigns.change({ ...write, address, expected }, () => ({ name: 'x' }))).toBe('stale');
    expect(await stores.siteDesigns.remove({ ...write, address, expected })).toBe('stale');
    expect(await read()).toEqual(before);
  });

  it('accepts one of many writes on the same version', async () => {
    const expected = [1];
    const results = await Promise.all(
      Array.from({ length: 8 }, (_each, index) =>
        stores.siteDesigns.change({ ...write, address, expected }, () => ({ name: `Writer ${index}` })),
      ),
    );
    expect(results.filter((result) => result === 'stale')).toHaveLength(7);
    expect((await read()).version).toBe(2);
  });

  it('stores nothing of a change that throws', async () => {
    const before = await read();
    const failing = () => {
      throw new Error('no');
    };
    await expect(stores.siteDesigns.change({ ...write, address }, failing)).rejects.toThrow('no');
    await expect(stores.siteDesigns.duplicate(ALICE, address, failing)).rejects.toThrow('no');
    await expect(stores.sites.duplicate(ALICE, address, failing)).rejects.toThrow('no');
    await expect(stores.projects.duplicate(ALICE, address.projectId, failing)).rejects.toThrow('no');
    await expect(
      stores.siteDesigns.change({ ...write, address }, () => ({
        name: 'x',
        added: [{ ...STREAM, cameraGroupId: 999 }],
      })),
    ).rejects.toThrow(/foreign key/i);
    expect(await read()).toEqual(before);
    expect(await stores.projects.list(ALICE)).toHaveLength(1);
  });

  it('marks a design, its site and its project as changed with every change', async () => {
    now += 1000;
    await change(() => ({ name: 'x' }));
    const at = new Date(now).toISOString();
    expect((await read()).updatedUtc).toBe(at);
    expect(await stores.sites.list(ALICE, address.projectId)).toMatchObject([{ updatedUtc: at }]);
    expect(await stores.projects.list(ALICE)).toMatchObject([{ updatedDate: at }]);
  });

  it('lists projects as JSON with the same content as objects', async () => {
    await stores.projects.create(ALICE, 'Gate 🚪 "1" \\ \u0001 \u2028');
    await stores.projects.remove(ALICE, (await stores.projects.create(ALICE, 'gone')).id);
    expect(JSON.parse(await stores.projects.listAsJson(ALICE, {}, 'with'))).toEqual(await stores.projects.list(ALICE));
    for (const stranger of STRANGERS) expect(await stores.projects.listAsJson(stranger, {}, 'without')).toBe('[]');
  });

  it('never reuses an id', async () => {
    await stores.projects.remove(ALICE, address.projectId);
    now += 31 * DAY_MS;
    await stores.purge();
    expect((await stores.projects.create(ALICE, 'x')).id).toBeGreaterThan(address.projectId);
  });

  it('removes data deleted more than 30 days ago, and nothing else', async () => {
    const { id: kept } = await stores.projects.create(ALICE, 'kept');
    await stores.siteDesigns.remove({ ...write, address });
    now += 30 * DAY_MS;
    await stores.purge();
    expect(await stores.siteDesigns.restore(ALICE, address)).toMatchObject({ id: address.siteDesignId });
    await stores.projects.remove(ALICE, address.projectId);
    now += 30 * DAY_MS + 1;
    await stores.purge();
    now -= DAY_MS;
    expect(await stores.projects.restore(ALICE, address.projectId)).toBeUndefined();
    expect((await stores.projects.list(ALICE)).map(({ id }) => id)).toEqual([kept]);
  });

  it('finds nothing under numbers that cannot be ids', async () => {
    for (const id of [Number.MAX_SAFE_INTEGER, 2 ** 63, 1e300]) {
      const nowhere = { projectId: id, siteId: id, siteDesignId: id };
      const beside = { ...address, siteDesignId: id };
      expect(await stores.projects.rename(ALICE, id, 'x')).toBeUndefined();
      expect(await stores.projects.restore(ALICE, id)).toBeUndefined();
      expect(await stores.sites.list(ALICE, id)).toBeUndefined();
      expect(await stores.sites.restore(ALICE, { ...address, siteId: id })).toBeUndefined();
      expect(await stores.sites.rename(ALICE, nowhere, 'x')).toBeUndefined();
      expect(await stores.sites.choose(ALICE, address, id)).toBeUndefined();
      expect(await stores.sites.countingDesigns(ALICE, id)).toBeUndefined();
      expect(await stores.siteDesigns.list(ALICE, nowhere)).toBeUndefined();
      expect(await stores.siteDesigns.find(ALICE, beside)).toBeUndefined();
      expect(await stores.siteDesigns.restore(ALICE, beside)).toBeUndefined();
      expect(await stores.cameraTemplates.remove(ALICE, id)).toBe(false);
    }
  });

  it('stores all changes of many concurrent writers', async () => {
    const writers = Array.from({ length: 12 }, (_each, index) => index);
    await Promise.all(
      writers.map((codec) =>
        stores.siteDesigns.change({ ...write, address }, () => ({ addedGroups: [[{ ...STREAM, codec }]] })),
      ),
    );
    const after = await read();
    expect(after.version).toBe(13);
    expect(after.streams.map(({ codec }) => codec).toSorted((a, b) => a - b)).toEqual(writers);
  });

  it('copies a project with all its contents in order', async () => {
    await change(() => ({
      addedGroups: [
        [
          { ...STREAM, quantity: 7 },
          { ...STREAM, codec: 2 },
        ],
        [STREAM],
      ],
    }));
    const original = await read();
    const projectId = (await stores.projects.duplicate(ALICE, address.projectId, copyOf))?.id ?? 0;
    const siteId = (await stores.sites.list(ALICE, projectId))?.[0]?.id ?? 0;
    const siteDesignId = (await stores.siteDesigns.list(ALICE, { projectId, siteId }))?.[0]?.id ?? 0;
    const copied = await read({ projectId, siteId, siteDesignId });
    const contents = ({ streams }: StoredSiteDesign) =>
      streams.map(({ streamId: _streamId, cameraGroupId: _group, ...content }) => content);
    expect(copied).toMatchObject({ name: 'Design', version: 1, projectName: 'Copy of Project' });
    expect(contents(copied)).toEqual(contents(original));
    expect(new Set(copied.streams.map(({ streamId }) => streamId))).toEqual(new Set([4, 5, 6]));
  });

  it('uses the newest design of a site until another is chosen, and again when that is removed', async () => {
    const { projectId, siteDesignId: first } = address;
    await change(() => ({ addedGroups: [[STREAM]] }));
    const second = (await stores.siteDesigns.duplicate(ALICE, address, copyOf))?.id;
    const counting = async () =>
      (await stores.sites.countingDesigns(ALICE, projectId))?.map((site) => site.counting?.siteDesignId);
    const chosen = async () => (await stores.sites.list(ALICE, projectId))?.map((site) => site.chosenSiteDesignId);
    expect([await chosen(), await counting()]).toEqual([[null], [second]]);
    expect(await stores.sites.choose(ALICE, address, first)).toMatchObject({ chosenSiteDesignId: first });
    expect([await chosen(), await counting()]).toEqual([[first], [first]]);
    await stores.siteDesigns.remove({ ...write, address });
    expect([await chosen(), await counting()]).toEqual([[null], [second]]);
    await stores.siteDesigns.restore(ALICE, address);
    expect([await chosen(), await counting()]).toEqual([[null], [second]]);
    await stores.sites.choose(ALICE, address, first);
    expect(await stores.sites.choose(ALICE, address, null)).toMatchObject({ chosenSiteDesignId: null });
    expect(await counting()).toEqual([second]);
  });

  it('keeps the chosen design when another one is removed', async () => {
    const { projectId, siteId } = address;
    const other = (await stores.siteDesigns.duplicate(ALICE, address, copyOf))?.id ?? 0;
    await stores.sites.choose(ALICE, address, address.siteDesignId);
    await stores.siteDesigns.remove({ ...write, address: { projectId, siteId, siteDesignId: other } });
    expect(await stores.sites.list(ALICE, projectId)).toMatchObject([{ chosenSiteDesignId: address.siteDesignId }]);
  });

  it('lists sites without a design as such, and no removed site', async () => {
    const { projectId, siteId, siteDesignId } = address;
    await change(() => ({ addedGroups: [[STREAM]] }));
    const empty = (await stores.sites.create(ALICE, projectId, 'Empty'))?.id ?? 0;
    const gone = (await stores.sites.create(ALICE, projectId, 'Gone'))?.id ?? 0;
    await stores.sites.remove(ALICE, { projectId, siteId: gone });
    expect(await stores.sites.countingDesigns(ALICE, projectId)).toEqual([
      { projectId, siteId: empty, name: 'Empty', counting: null },
      { projectId, siteId, name: 'Site', counting: { siteDesignId, from: 'newest', version: 2, proposal: null } },
    ]);
  });

  it('refuses to choose a design of another site or a removed one', async () => {
    const { projectId, siteDesignId } = address;
    const siteId = (await stores.sites.create(ALICE, projectId, 'Other'))?.id ?? 0;
    expect(await stores.sites.choose(ALICE, { projectId, siteId }, siteDesignId)).toBeUndefined();
    await stores.siteDesigns.remove({ ...write, address });
    expect(await stores.sites.choose(ALICE, address, siteDesignId)).toBeUndefined();
  });

  it('leaves no removed design chosen, in any order of concurrent calls', async () => {
    const { projectId, siteDesignId } = address;
    await Promise.all([
      stores.sites.choose(ALICE, address, siteDesignId),
      stores.siteDesigns.remove({ ...write, address }),
    ]);
    expect(await stores.sites.list(ALICE, projectId)).toMatchObject([{ chosenSiteDesignId: null }]);
  });

  it('keeps whether a project is one system, in its copy too', async () => {
    const { projectId } = address;
    const { projects } = stores;
    expect(await projects.system(ALICE, projectId)).toBe('perSite');
    expect(await projects.setSystem(ALICE, projectId, 'one')).toBe(true);
    const copy = await projects.duplicate(ALICE, projectId, copyOf);
    expect([await projects.system(ALICE, projectId), await projects.system(ALICE, copy?.id ?? 0)]).toEqual([
      'one',
      'one',
    ]);
    for (const stranger of STRANGERS) {
      expect(await projects.system(stranger, projectId)).toBeUndefined();
      expect(await projects.setSystem(stranger, projectId, 'perSite')).toBe(false);
    }
    expect(await projects.system(ALICE, projectId)).toBe('one');
  });

  it('counts no design without cameras, chosen or not', async () => {
    const { projectId, siteDesignId } = address;
    const counting = async () => (await stores.sites.countingDesigns(ALICE, projectId))?.[0]?.counting;
    expect(await counting()).toBeNull();
    await stores.sites.choose(ALICE, address, siteDesignId);
    expect(await counting()).toBeNull();
    await change(() => ({ addedGroups: [[STREAM]] }));
    expect(await counting()).toEqual({ siteDesignId, from: 'chosen', version: 2, proposal: null });
    const content = { name: 'Empty', serverSettings: SETTINGS };
    const empty = (await stores.siteDesigns.create(ALICE, address, content))?.id ?? 0;
    await stores.sites.choose(ALICE, address, empty);
    expect(await counting()).toEqual({ siteDesignId, from: 'newest', version: 2, proposal: null });
  });

  it('copies the choice of a design with its site or project', async () => {
    await change(() => ({ addedGroups: [[STREAM]] }));
    await stores.siteDesigns.duplicate(ALICE, address, copyOf);
    await stores.sites.choose(ALICE, address, address.siteDesignId);
    const site = await stores.sites.duplicate(ALICE, address, copyOf);
    const projectId = (await stores.projects.duplicate(ALICE, address.projectId, copyOf))?.id ?? 0;
    for (const { siteId, counting } of (await stores.sites.countingDesigns(ALICE, projectId)) ?? []) {
      const [, original] = (await stores.siteDesigns.list(ALICE, { projectId, siteId })) ?? [];
      expect([original?.name, original?.id]).toEqual(['Design', counting!.siteDesignId]);
    }
    const copies = await stores.siteDesigns.list(ALICE, { ...address, siteId: site?.id ?? 0 });
    expect(copies?.[1]).toMatchObject({ name: 'Design', id: site?.chosenSiteDesignId });
    expect(await stores.sites.list(ALICE, address.projectId)).toMatchObject([site, {}]);
  });

  it('separates the camera templates of each owner', async () => {
    const made = await stores.cameraTemplates.create(ALICE, { name: 'Dome', streams: [STREAM] });
    expect(await stores.cameraTemplates.list(ALICE)).toEqual([made]);
    expect(made).toMatchObject({ name: 'Dome', streams: [STREAM] });
    for (const stranger of STRANGERS) {
      expect(await stores.cameraTemplates.list(stranger)).toEqual([]);
      expect(await stores.cameraTemplates.remove(stranger, made.id)).toBe(false);
    }
    expect(await stores.cameraTemplates.remove(ALICE, made.id)).toBe(true);
    expect(await stores.cameraTemplates.remove(ALICE, made.id)).toBe(false);
  });
});

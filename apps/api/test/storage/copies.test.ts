import { defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storedStream } from '../../src/modules/cameras/stored-stream.ts';
import type { Actor } from '../../src/modules/ports/actor.ts';
import type { Stores } from '../../src/modules/ports/stores.ts';
import type { SiteDesignChange } from '../../src/modules/site-designs/site-design-store.ts';
import { DATABASES } from '../support/databases.ts';
import { recordedStores } from '../support/recorded-queries.ts';
import { unknownActor } from '../support/actors.ts';

const ALICE: Actor = unknownActor({ issuer: 'https://one.example', subject: 'alice' });
const STREAM = storedStream(NEW_STREAM);

/** A project whose sites have that many designs each, the first of which is chosen and has that many groups of two streams. */
async function projectOf(stores: Stores, sites: readonly { readonly designs: number; readonly groups: number }[]) {
  const { id: projectId } = await stores.projects.create(ALICE, 'Project');
  for (const [index, { designs, groups }] of sites.entries()) {
    const { id: siteId = 0 } = (await stores.sites.create(ALICE, projectId, `Site ${index}`)) ?? {};
    for (let design = 0; design < designs; design += 1) {
      const content = { name: `Design ${design}`, serverSettings: defaultServerSettings(publishedCatalogue) };
      const { id = 0 } = (await stores.siteDesigns.create(ALICE, { projectId, siteId }, content)) ?? {};
      const address = { projectId, siteId, siteDesignId: id };
      const addedGroups = Array.from({ length: groups }, (_, group) => [
        { ...STREAM, quantity: group + 1, streamName: `${index} ${design} ${group}` },
        { ...STREAM, quantity: group + 1, streamName: 'second' },
      ]);
      const write = { actor: ALICE, address, expected: undefined };
      await stores.siteDesigns.change(write, async () => ({ addedGroups }));
      if (groups > 0) {
        await stores.siteDesigns.change(write, async ({ content: read }) => naming((await read()).streams[groups]!));
      }
      if (design === 0) await stores.sites.choose(ALICE, { projectId, siteId }, id);
    }
  }
  return projectId;
}

/** A station and a placement of one group. */
function naming({ cameraGroupId }: { readonly cameraGroupId: number }): SiteDesignChange {
  const serverSettings = defaultServerSettings(publishedCatalogue);
  const station = { id: 1, name: 'Guard', quantity: 1, monitors: 1, monitorResolution: 7, columns: 2, rows: 2 };
  const shows = { cameraGroupIds: [cameraGroupId], rule: 'full', decoder: '', linkMbit: 1000 } as const;
  const placement = { id: 1, cameraGroupId, planId: 1, x: 1, y: 2, directionDeg: 0, label: 'A', note: '' };
  return {
    serverSettings: { ...serverSettings, viewing: { stations: [{ ...station, ...shows }] } },
    placing: () => ({ placements: [placement], closets: [], areas: [], lastPlacementId: 1 }),
  };
}

/** Everything below a project but its ids and times; what is chosen, and what names groups, by names. */
async function contentsOf(stores: Stores, projectId: number) {
  const sites = (await stores.sites.list(ALICE, projectId)) ?? [];
  return Promise.all(
    sites.map(async ({ id: siteId, name, chosenSiteDesignId }) => {
      const designs = (await stores.siteDesigns.list(ALICE, { projectId, siteId })) ?? [];
      const whole = await Promise.all(
        designs.map(async ({ id: siteDesignId }) => {
          const found = await stores.siteDesigns.find(ALICE, { projectId, siteId, siteDesignId });
          const nameOf = (group: number) =>
            found?.streams.find(({ cameraGroupId }) => cameraGroupId === group)?.streamName ?? 'none';
          return {
            streams: found?.streams.map(({ streamId: _stream, cameraGroupId: _group, ...stream }) => stream),
            shown: found?.serverSettings.viewing.stations.map(({ cameraGroupIds }) => cameraGroupIds?.map(nameOf)),
            placed: found?.placements.map(({ cameraGroupId }) => nameOf(cameraGroupId)),
          };
        }),
      );
      const chosen = designs.find(({ id }) => id === chosenSiteDesignId)?.name;
      return { name, chosen, designs: designs.map((design, index) => [design.name, whole[index]]) };
    }),
  );
}

/** A statement that adds rows to a table that is copied. */
const ROWS = /^\s*insert into "(sites|site_\w+|camera_\w+)"/;

describe.each(DATABASES)('copies on $name', (database) => {
  it('take the same number of statements whatever their size, and are like their originals', async () => {
    const { stores, during } = await recordedStores(database, () => new Date('2026-03-01T00:00:00Z'));
    onTestFinished(stores.close);
    const small = await projectOf(stores, [{ designs: 1, groups: 1 }]);
    const large = await projectOf(stores, [
      { designs: 4, groups: 30 },
      { designs: 0, groups: 0 },
      { designs: 2, groups: 7 },
    ]);
    const copied = (projectId: number) => during(() => stores.projects.duplicate(ALICE, projectId, (name) => name));
    const [few, many] = [await copied(small), await copied(large)];
    const executed = (statements: readonly string[]) => statements.filter((text) => !/^\d+ rows$/.test(text)).length;
    expect(executed(many.statements)).toBe(executed(few.statements));
    const rows = many.statements.filter((text) => ROWS.test(text));
    expect(rows.map((text) => ROWS.exec(text)?.[1])).toEqual([
      'sites',
      'site_plans',
      'site_designs',
      'camera_groups',
      'camera_streams',
    ]);
    expect(await contentsOf(stores, many.answer?.id ?? 0)).toEqual(await contentsOf(stores, large));
    const [newest] = await contentsOf(stores, many.answer?.id ?? 0);
    expect(newest?.designs[0]?.[1]).toMatchObject({ shown: [['2 1 3']], placed: ['2 1 3'] });
    expect((await contentsOf(stores, large)).map(({ chosen }) => chosen)).toEqual(['Design 0', undefined, 'Design 0']);
  });

  it('leave out what was removed', async () => {
    const { stores } = await recordedStores(database, () => new Date('2026-03-01T00:00:00Z'));
    onTestFinished(stores.close);
    const projectId = await projectOf(stores, [
      { designs: 2, groups: 1 },
      { designs: 1, groups: 1 },
    ]);
    const [gone, kept] = (await stores.sites.list(ALICE, projectId)) ?? [];
    await stores.sites.remove(ALICE, { projectId, siteId: gone?.id ?? 0 });
    const address = { projectId, siteId: kept?.id ?? 0, siteDesignId: kept?.chosenSiteDesignId ?? 0 };
    await stores.siteDesigns.remove({ actor: ALICE, address, expected: undefined });
    const copy = await stores.projects.duplicate(ALICE, projectId, (name) => name);
    const left = await contentsOf(stores, copy?.id ?? 0);
    expect(left.map(({ name, designs }) => [name, designs.map(([design]) => design)])).toEqual([
      ['Site 0', ['Design 1']],
    ]);
  });
});

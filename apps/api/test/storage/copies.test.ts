import { defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storedStream } from '../../src/modules/cameras/stored-stream.ts';
import type { Actor } from '../../src/modules/ports/actor.ts';
import type { Stores } from '../../src/modules/ports/stores.ts';
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
      await stores.siteDesigns.change({ actor: ALICE, address, expected: undefined }, async () => ({ addedGroups }));
      if (design === 0) await stores.sites.choose(ALICE, { projectId, siteId }, id);
    }
  }
  return projectId;
}

/** Everything below a project but its ids and times; what is chosen by its name. */
async function contentsOf(stores: Stores, projectId: number) {
  const sites = (await stores.sites.list(ALICE, projectId)) ?? [];
  return Promise.all(
    sites.map(async ({ id: siteId, name, chosenSiteDesignId }) => {
      const designs = (await stores.siteDesigns.list(ALICE, { projectId, siteId })) ?? [];
      const whole = await Promise.all(
        designs.map(async ({ id: siteDesignId }) => {
          const found = await stores.siteDesigns.find(ALICE, { projectId, siteId, siteDesignId });
          return found?.streams.map(({ streamId: _stream, cameraGroupId: _group, ...stream }) => stream);
        }),
      );
      const chosen = designs.find(({ id }) => id === chosenSiteDesignId)?.name;
      return { name, chosen, designs: designs.map((design, index) => [design.name, whole[index]]) };
    }),
  );
}

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
    expect(await contentsOf(stores, many.answer?.id ?? 0)).toEqual(await contentsOf(stores, large));
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

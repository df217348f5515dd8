import {
  createCameraGroup,
  createSite,
  createSiteDesign,
  deleteSite,
  deleteSiteDesign,
  duplicateProject,
  duplicateSite,
  duplicateSiteDesign,
  listSiteDesigns,
  listSites,
  updateSiteDesign,
  type RouteContract,
} from '@site-designer/api-contract';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { newPostgresDatabase } from '../support/postgres-database.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { makeTreeWithoutProposal, type Ids } from '../support/tree.ts';

async function served() {
  const url = await newPostgresDatabase();
  const { app, tokenFor } = await testAppForThisTest({ variables: { DATABASE_URL: url } });
  const observer = new Client({ connectionString: url });
  await observer.connect();
  onTestFinished(() => observer.end());
  return { observer, userOf: async (name: string) => apiClient(app, await tokenFor(name)) };
}

it('different users write at the same time without conflicts or waiting', async () => {
  const { observer, userOf } = await served();
  const [alice, bob] = [await userOf('alice'), await userOf('bob')];
  const [hers, his] = [await makeTreeWithoutProposal(alice), await makeTreeWithoutProposal(bob)];

  // All rows that a write of hers could hold are held, and his writes go through.
  await observer.query('begin');
  for (const [table, id] of Object.entries({ projects: 'projectId', sites: 'siteId', site_designs: 'siteDesignId' })) {
    await observer.query(`select 1 from ${table} where id = $1 for update`, [hers[id]]);
  }
  const writes = [createCameraGroup, createSiteDesign, duplicateSiteDesign, duplicateSite, duplicateProject];
  for (const write of writes) expect((await bob(write, { params: his })).status).toBe(201);
  await observer.query('rollback');

  // One user in many projects, as many users would be.
  const trees = await Promise.all(Array.from({ length: 12 }, () => makeTreeWithoutProposal(alice)));
  const answers = await Promise.all(
    trees.flatMap((params) => [1, 2, 3, 4].map(() => alice(createCameraGroup, { params }))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const counted = 'select xact_rollback, deadlocks, conflicts from pg_stat_database where datname = current_database()';
  const { rows } = await observer.query<{ xact_rollback: string }>(counted);
  // The one above.
  expect(rows).toEqual([{ xact_rollback: expect.stringMatching(/^[01]$/) as string, deadlocks: '0', conflicts: '0' }]);
});

it('a copy of a project or site is consistent while others write in it', async () => {
  const { userOf } = await served();
  const alice = await userOf('alice');
  const first = await makeTreeWithoutProposal(alice);
  const idOfNew = async (contract: RouteContract, params: Ids) =>
    Object.values((await alice(contract, { params })).body as Record<string, { id: number }>)[0]?.id ?? 0;
  const second = { ...first, siteDesignId: await idOfNew(createSiteDesign, first) };
  const beside = { ...first, siteId: await idOfNew(createSite, first) };
  let isOver = false;

  /** Rename the second design, and then the first one. */
  async function renameInTurn(): Promise<void> {
    for (let turn = 1; !isOver; turn += 1) {
      for (const params of [second, first]) await alice(updateSiteDesign, { params, body: { name: `Turn ${turn}` } });
    }
  }
  /** Add a design beside before one comes to the first site, and take it away after that has gone. */
  async function addInTurn(): Promise<void> {
    while (!isOver) {
      const outer = { ...beside, siteDesignId: await idOfNew(createSiteDesign, beside) };
      const inner = { ...first, siteDesignId: await idOfNew(createSiteDesign, first) };
      for (const params of [inner, outer]) await alice(deleteSiteDesign, { params });
    }
  }
  const namesIn = async (params: Ids) => {
    const { siteDesigns } = (await alice(listSiteDesigns, { params })).body as { siteDesigns: { name: string }[] };
    return siteDesigns.map(({ name }) => name).toReversed();
  };
  const expectOneMoment = (names: readonly string[]) => {
    const [ofFirst = 0, ofSecond = 0] = names.map((name) => Number(/^Turn (\d+)$/.exec(name)?.[1] ?? 0));
    expect([0, 1]).toContain(ofSecond - ofFirst);
  };

  const writers = [renameInTurn(), addInTurn()];
  for (let each = 0; each < 6; each += 1) {
    const copy = { ...first, siteId: await idOfNew(duplicateSite, first) };
    expectOneMoment(await namesIn(copy));
    await alice(deleteSite, { params: copy });

    const projectId = await idOfNew(duplicateProject, first);
    const { sites } = (await alice(listSites, { params: { projectId } })).body as { sites: { id: number }[] };
    const [original, other] = sites.toReversed();
    const names = await namesIn({ projectId, siteId: original?.id ?? 0 });
    expectOneMoment(names);
    expect([0, 1]).toContain((await namesIn({ projectId, siteId: other?.id ?? 0 })).length - (names.length - 2));
  }
  isOver = true;
  await Promise.all(writers);
});

import {
  createProject,
  createSite,
  createSiteDesign,
  listProjects,
  listSiteDesigns,
  listSites,
  type RouteContract,
} from '@site-designer/api-contract';
import { describe, expect, it } from 'vitest';
import { apiClient, fieldsOf } from '../support/api-client.ts';
import { DATABASES } from '../support/databases.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { makeTree } from '../support/tree.ts';

const LISTS = [
  [listProjects, createProject, 'projects'],
  [listSites, createSite, 'sites'],
  [listSiteDesigns, createSiteDesign, 'siteDesigns'],
] as const satisfies readonly (readonly [RouteContract, RouteContract, string])[];

type Query = Readonly<Record<string, string | number | boolean>>;

function asText(query: Query): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

describe.each(DATABASES)('pages of a list on $name', ({ url }) => {
  async function started() {
    const { app, tokenFor } = await testAppForThisTest({ variables: { DATABASE_URL: await url() } });
    const alice = apiClient(app, await tokenFor('alice'));
    return { alice, params: await makeTree(alice) };
  }

  it.each(LISTS)('%# follow each other by the last id, and are together the whole list', async (list, create, name) => {
    const { alice, params } = await started();
    for (let count = 0; count < 4; count += 1) await alice(create, { params });
    const read = async (querystring: Query) => {
      const { status, body } = await alice(list, { params, querystring: asText(querystring) });
      expect(status).toBe(200);
      return body[name] as { readonly id: number }[];
    };
    const all = await read({});
    expect(all).toHaveLength(5);
    const first = await read({ limit: 2 });
    const second = await read({ limit: 2, after: first[1]?.id ?? 0 });
    const last = await read({ limit: 2, after: second[1]?.id ?? 0 });
    expect([...first, ...second, ...last]).toEqual(all);
    expect(last).toHaveLength(1);
    expect(await read({ after: last[0]?.id ?? 0, limit: 1000 })).toEqual([]);
    expect(await read({ after: second[1]?.id ?? 0 })).toEqual(last);
    const withFigures = await read({ limit: 2, figures: true });
    expect(withFigures.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(withFigures[0]).toHaveProperty('figures');
  });

  it.each([
    ['limit', 0],
    ['limit', 1001],
    ['limit', 'all'],
    ['after', 0],
    ['after', 1.5],
    ['page', 2],
  ])('%s=%s is refused at its field', async (field, value) => {
    const { alice, params } = await started();
    for (const [list] of LISTS) {
      const answer = await alice(list, { params, querystring: asText({ [field]: value }) });
      expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, [field]]);
    }
  });
});

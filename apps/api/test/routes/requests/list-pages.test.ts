import {
  acceptInvitation,
  addCameraStream,
  contracts,
  createApiToken,
  createCameraTemplate,
  createComment,
  createDesignVersion,
  createInvitation,
  createPlan,
  createProject,
  createProposalLink,
  createSite,
  createSiteDesign,
  getMe,
  issueProposal,
  listApiTokens,
  listCameraTemplates,
  listComments,
  listDesignVersions,
  listInvitations,
  listIssuedProposals,
  listMembers,
  listPlans,
  listProjectComments,
  listProjectMembers,
  listProjects,
  listProposalLinks,
  listProposalStatuses,
  listSiteDesigns,
  listSites,
  listUnreadComments,
  moveProject,
  updatePlan,
  updateProjectMember,
  type RouteContract,
} from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { pngOf } from '../../support/pictures.ts';
import { sampleOf } from '../../support/samples.ts';
import { testAppForThisTest, type TestApp } from '../../support/test-app.ts';
import { makeTree, type Ids } from '../../support/tree.ts';

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

interface Team {
  readonly alice: ApiClient;
  readonly params: Ids;
  /** Of one who is in the workspace of the project. */
  readonly newColleague: () => Promise<{ readonly client: ApiClient; readonly userId: number }>;
}

interface FurtherList {
  readonly list: RouteContract;
  readonly name: string;
  readonly id?: string;
  /** Adds an entry. */
  readonly add: (team: Team, count: number) => Promise<unknown>;
}

const FURTHER: readonly FurtherList[] = [
  {
    list: listCameraTemplates,
    name: 'cameraTemplates',
    add: ({ alice }, count) => alice(createCameraTemplate, { body: { name: `Gate ${count}`, cameras: [NEW_STREAM] } }),
  },
  {
    list: listPlans,
    name: 'plans',
    add: async ({ alice, params }, count) => {
      const pictured = { params, body: pngOf(20, 10), headers: { 'content-type': 'image/png' } };
      const { body } = await alice(createPlan, pictured);
      // In another order than that of their ids.
      await alice(updatePlan, { params: { ...params, planId: body.plan.id }, body: { sort: 50 - count } });
    },
  },
  {
    list: listIssuedProposals,
    name: 'proposals',
    add: ({ alice, params }) => alice(issueProposal, { params, body: {} }),
  },
  {
    list: listProposalLinks,
    name: 'links',
    add: ({ alice, params }) => alice(createProposalLink, { params, body: {} }),
  },
  {
    list: listInvitations,
    name: 'invitations',
    add: ({ alice, params }) => alice(createInvitation, { params, body: { role: 'member' } }),
  },
  {
    list: listApiTokens,
    name: 'tokens',
    add: ({ alice }, count) => alice(createApiToken, { body: { name: `Script ${count}`, scope: 'read' } }),
  },
  {
    list: listDesignVersions,
    name: 'versions',
    id: 'version',
    add: async ({ alice, params }, count) => {
      await alice(addCameraStream, { params });
      await alice(createDesignVersion, { params, body: { name: `Draft ${count}` } });
    },
  },
  ...([listComments, listProjectComments] as const).map((list) => ({
    list,
    name: 'comments',
    add: ({ alice, params }: Team) => alice(createComment, { params, body: { body: 'And at night?' } }),
  })),
  { list: listMembers, name: 'members', id: 'userId', add: ({ newColleague }) => newColleague() },
  {
    list: listProjectMembers,
    name: 'members',
    id: 'userId',
    add: async ({ alice, params, newColleague }) => {
      const { userId } = await newColleague();
      await alice(updateProjectMember, { params: { ...params, userId }, body: { role: 'viewer' } });
    },
  },
  {
    list: listUnreadComments,
    name: 'projects',
    id: 'projectId',
    add: async ({ alice, params, newColleague }) => {
      const { client } = await newColleague();
      const querystring = { workspaceId: String(params['workspaceId']) };
      const projectId = (await alice(createProject, { querystring })).body.project.id;
      const siteId = (await alice(createSite, { params: { projectId } })).body.site.id;
      const { siteDesign } = (await alice(createSiteDesign, { params: { projectId, siteId } })).body;
      const about = { projectId, siteId, siteDesignId: siteDesign.id };
      await client(createComment, { params: about, body: { body: 'Is this the gate?' } });
    },
  },
];

describe('of every list', () => {
  it('a part can be asked for, but for the history of a status, whose entries have no ids', () => {
    const lists = contracts.filter(({ schema }) => schema.operationId.startsWith('list'));
    const hasPages = ({ schema }: RouteContract) => {
      const { properties = {} } = (schema.querystring ?? {}) as { readonly properties?: object };
      return 'after' in properties && 'limit' in properties;
    };
    expect(lists.filter((each) => !hasPages(each))).toEqual([listProposalStatuses]);
  });
});

async function teamOn({ app, tokenFor }: TestApp): Promise<Team> {
  const alice = apiClient(app, await tokenFor('alice'));
  const params = await makeTree(alice);
  await alice(moveProject, { params, body: { workspaceId: params['workspaceId'] } });
  let colleagues = 0;
  const newColleague = async () => {
    colleagues += 1;
    const client = apiClient(app, await tokenFor(`colleague-${colleagues}`));
    const accepting = await sampleOf('acceptInvitation', alice, params);
    await client(acceptInvitation, accepting);
    return { client, userId: (await client(getMe)).body.user.id };
  };
  return { alice, params, newColleague };
}

describe.each(DATABASES)('pages of further lists on $name', ({ url }) => {
  it.each(FURTHER)('$list.schema.operationId: the highest id first', async ({ list, name, id = 'id', add }) => {
    const team = await teamOn(await testAppForThisTest({ variables: { DATABASE_URL: await url() } }));
    const { alice, params } = team;
    const read = async (querystring: Query) => {
      const { status, body } = await alice(list, { params, querystring: asText(querystring) });
      expect(status).toBe(200);
      return body[name] as Readonly<Record<string, number>>[];
    };
    for (let count = (await read({})).length; count < 5; count += 1) await add(team, count);
    const idOf = (entry: Readonly<Record<string, number>> | undefined) => entry?.[id] ?? 0;
    const all = (await read({})).toSorted((a, b) => idOf(b) - idOf(a));
    const first = await read({ limit: 2 });
    const second = await read({ limit: 2, after: idOf(first[1]) });
    const last = await read({ limit: 2, after: idOf(second[1]) });
    expect([...first, ...second, ...last]).toEqual(all);
    expect([first.length, second.length, last.length]).toEqual([2, 2, 1]);
    expect(await read({ after: idOf(second[1]) })).toEqual(last);
    expect(await read({ after: idOf(last[0]), limit: 1000 })).toEqual([]);
    expect(await read({ after: 2 ** 40 })).toEqual(all);
  });
});

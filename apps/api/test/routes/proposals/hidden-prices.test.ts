import {
  acceptInvitation,
  calculateSiteDesign,
  contracts,
  createProject,
  createWorkspace,
  duplicateProject,
  getIssuedProposal,
  getMe,
  getProjectSummary,
  issueProposal,
  listProjectMembers,
  listProjects,
  removeProjectMember,
  saveChanges,
  updatePriceList,
  updateProjectAccess,
  updateProjectMember,
  type RouteContract,
} from '@site-designer/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient, type Answer, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { newInvitation, sampleOf } from '../../support/samples.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree, readDesign, type Ids } from '../../support/tree.ts';

/** Of a line of the list, of an own line, a discount, the currency and any sum: they appear nowhere else. */
const PRICES = /7654|876[59]|13\.5[79]|\bEUR\b|"(amount|unitPrice|total|price|net|gross|discount|saves|sum)":"/;

const readable = contracts.filter(
  ({ method, url, config }) => method === 'GET' && url.includes(':projectId') && config?.need === 'view',
);

function accepted({ status, body }: Answer): void {
  if (status >= 300) throw new Error(JSON.stringify(body));
}

describe.each(DATABASES)('prices on $name', ({ url }) => {
  let served: TestApp;
  let alice: ApiClient;
  let bob: ApiClient;
  let bobId: number;
  let ids: Ids;
  let inTeam: { readonly workspaceId: string };

  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url() } });
    const owner = apiClient(served.app, await served.tokenFor('alice'));
    bob = apiClient(served.app, await served.tokenFor('bob'));
    const team = { workspaceId: Number((await owner(createWorkspace, { body: { name: 'Team' } })).body.workspace.id) };
    inTeam = { workspaceId: String(team.workspaceId) };
    alice = (contract: RouteContract, call = {}) =>
      owner(contract, contract === createProject ? { ...call, querystring: inTeam } : call);
    ids = { ...(await makeTree(alice)), ...team };
    const offerOf = (unitPrice: string, discountPercent: number) => ({
      lines: [
        {
          id: 1,
          kind: 'service',
          designation: 'Installation',
          description: '',
          quantity: '1',
          unitPrice,
          isOptional: false,
        },
      ],
      discountPercent,
      vatPercent: null,
    });
    const { cameras } = await readDesign(alice, ids);
    const saved = await alice(saveChanges, {
      params: ids,
      body: { cameras, serverSettings: null, offer: offerOf('8765.00', 13.57) },
    });
    accepted(saved);
    const { bill } = (await alice(calculateSiteDesign, { params: ids })).body;
    const designations = [...new Set((bill as { designation: string }[]).map(({ designation }) => designation))];
    const lines = designations
      .filter((designation) => designation !== 'Installation')
      .map((designation) => ({ designation, unitPrice: '7654.00' }));
    const priceList = { currency: 'EUR', lines };
    accepted(await owner(updatePriceList, { querystring: inTeam, body: { priceList } }));
    for (const audience of ['sales', 'customer']) {
      const issued = await alice(issueProposal, { params: ids, body: { audience, withPrices: true } });
      accepted(issued);
      ids = { ...ids, proposalId: issued.body.proposal.id };
    }
    const changed = { cameras: [], serverSettings: null, offer: offerOf('8769.00', 13.59) };
    accepted(await alice(saveChanges, { params: ids, body: changed }));
    await bob(acceptInvitation, { params: { secret: await newInvitation(alice, ids) } });
    bobId = (await bob(getMe)).body.user.id;
  });
  afterAll(() => served.close());

  const answersTo = async (call: ApiClient) => {
    const answers: [string, string][] = [];
    for (const contract of readable) {
      const { operationId } = contract.schema;
      const answer = await call(contract, await sampleOf(operationId, alice, ids));
      expect([operationId, answer.status]).toEqual([operationId, 200]);
      answers.push([operationId, JSON.stringify(answer.body)]);
    }
    const before = { params: { ...ids, proposalId: ids['proposalId']! - 1 } };
    answers.push(['before', JSON.stringify((await call(getIssuedProposal, before)).body)]);
    const list = await call(listProjects, { querystring: { ...inTeam, figures: 'true' } });
    answers.push(['listProjects', JSON.stringify(list.body)]);
    return answers;
  };
  const withPrices = async (call: ApiClient) =>
    (await answersTo(call)).filter(([, text]) => PRICES.test(text)).map(([operationId]) => operationId);
  const allow = (memberRole: string, viewersSeePrices: boolean) =>
    alice(updateProjectAccess, { params: ids, body: { memberRole, viewersSeePrices } });

  it('are in no answer to a viewer, unless viewers see prices', async () => {
    const all = await withPrices(alice);
    expect(all).toEqual(
      expect.arrayContaining([
        'getSiteDesign',
        'calculateSiteDesign',
        'getProjectSummary',
        'getIssuedProposal',
        'compareInProject',
        'compareIssuedProposal',
        'listSites',
        'listProjects',
        'before',
      ]),
    );
    expect(await allow('viewer', false)).toMatchObject({ status: 200 });
    expect(await withPrices(bob)).toEqual([]);
    await allow('viewer', true);
    expect(await withPrices(bob)).toEqual(all);
    await allow('commenter', false);
    expect(await withPrices(bob)).toEqual(all);
    await allow('viewer', false);
    const { body } = await bob(getProjectSummary, { params: ids });
    expect(body.billTotal).toMatchObject({ amount: null, pricedLines: 0 });
    await allow('none', false);
    expect((await bob(getProjectSummary, { params: ids })).status).toBe(404);
  });

  it('of a viewer’s own copy are not there either', async () => {
    await allow('viewer', false);
    const { workspaces } = (await bob(getMe)).body;
    const own = { workspaceId: String(workspaces[0].id) };
    const copied = await bob(duplicateProject, { params: ids, querystring: own });
    expect(copied.status).toBe(201);
    const params = { projectId: copied.body.project.id };
    expect(JSON.stringify((await bob(getProjectSummary, { params })).body)).not.toMatch(PRICES);
  });

  it('follow the role of a person in a project, which ends with the row', async () => {
    await allow('viewer', false);
    const member = { params: { ...ids, userId: bobId } };
    expect(await bob(updateProjectMember, { ...member, body: { role: 'editor' } })).toMatchObject({ status: 403 });
    expect(await alice(updateProjectMember, { ...member, body: { role: 'editor' } })).toMatchObject({ status: 200 });
    expect((await bob(listProjectMembers, { params: ids })).body).toEqual({
      workspaceId: expect.any(Number),
      createdBy: expect.any(Number),
      members: [{ userId: bobId, name: 'Bob Baker', email: 'bob@example.com', role: 'editor' }],
      memberRole: 'viewer',
      viewersSeePrices: false,
    });
    expect((await bob(calculateSiteDesign, { params: ids })).body.billTotal.amount).not.toBeNull();
    expect(await alice(removeProjectMember, member)).toMatchObject({ status: 204 });
    expect((await bob(calculateSiteDesign, { params: ids })).body.billTotal.amount).toBeNull();
    const stranger = { params: { ...ids, userId: 999_999 }, body: { role: 'viewer' } };
    expect(await alice(updateProjectMember, stranger)).toMatchObject({ status: 404 });
    const wrong = await alice(updateProjectMember, { ...member, body: { role: 'owner' } });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'role' }] } });
  });
});

/** Fields that read as money, in answers that viewers get: each is hidden from them, as the tests above see, or tells no price. */
const HIDDEN =
  'price unitPrice priceDifference cheaper saves amount currency total sum net gross vat discount discountPercent vatPercent priced ' +
  'pricedLines onRequest billTotal systemTotal offer offerKind document salesDocument installerDocument';
const NO_PRICE = 'totals totalQuantity totalUsageSetup withPrices viewersSeePrices pricesUtc networkDocument';
const MONEY =
  /price|amount|(^|[a-z])total|^net$|gross|^vat|discount|cost|saves|^sum$|currency|margin|cheap|offer|document$|onRequest/i;

interface Part {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly anyOf?: readonly Part[];
}

function moneyFields({ properties = {}, items, anyOf = [] }: Part): string[] {
  const named = Object.entries(properties).flatMap(([name, each]) => [
    ...(MONEY.test(name) ? [name] : []),
    ...moneyFields(each),
  ]);
  return [...named, ...(items ? moneyFields(items) : []), ...anyOf.flatMap(moneyFields)];
}

it('every field of money in an answer to viewers is known here: a new one is hidden first', () => {
  const found = readable.flatMap(({ schema }) => moneyFields(schema.response[200] as Part));
  const known = `${HIDDEN} ${NO_PRICE}`.split(' ');
  expect(new Set(found)).toEqual(new Set(known));
});

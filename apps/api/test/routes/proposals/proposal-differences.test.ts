import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  calculateSiteDesign,
  compareIssuedProposal,
  deleteSiteDesign,
  getIssuedProposal,
  getSiteDesign,
  issueProposal,
  saveChanges,
  updatePriceList,
} from '@site-designer/api-contract';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiClient, type ApiClient } from '../../support/api-client.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTree, type Ids } from '../../support/tree.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'differences-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

async function clientOn(variables: Readonly<Record<string, string>>): Promise<ApiClient> {
  const { app, tokenFor } = await testAppForThisTest({ variables });
  return apiClient(app, await tokenFor('alice'));
}

async function differences(call: ApiClient, params: Ids, to: string) {
  const { body } = await call(compareIssuedProposal, { params, querystring: { to } });
  return body.differences as { path: string; before: unknown; after: unknown; unit: string }[];
}

async function changeQuantity(call: ApiClient, params: Ids, quantity: number): Promise<void> {
  const { cameras } = (await call(getSiteDesign, { params })).body.siteDesign;
  const changed = cameras.map((row: object) => ({ ...row, quantity }));
  await call(saveChanges, { params, body: { cameras: changed, serverSettings: null } });
}

it("an issued proposal is compared with its design, another one and today's figures", async () => {
  const call = await clientOn({});
  const params = await makeTree(call);
  for (const to of ['design', 'today', String(params['proposalId'])])
    expect(await differences(call, params, to)).toEqual([]);
  await changeQuantity(call, params, 9);
  const toDesign = await differences(call, params, 'design');
  expect(toDesign).toContainEqual(expect.objectContaining({ path: 'totals.cameras.value', before: 1, after: 9 }));
  expect(await differences(call, params, 'today')).toEqual([]);

  const next = (await call(issueProposal, { params })).body.proposal;
  expect(await differences(call, params, String(next.id))).toEqual(toDesign);
  await call(deleteSiteDesign, { params });
  expect((await call(compareIssuedProposal, { params })).status).toBe(404);
  expect(await differences(call, params, 'today')).toEqual([]);
});

it('an older issued proposal keeps its bytes when a constant of the engine changes, and lists what differs today', async () => {
  const path = folder();
  const variables = { DATABASE_URL: `sqlite:${join(path, 'designs.db')}`, DATA_FOLDER: path };
  const before = await clientOn(variables);
  const params = await makeTree(before);
  const issued = (await before(getIssuedProposal, { params })).body;

  const codecs = publishedCatalogue.codecs.map((codec) => ({
    ...codec,
    factor: { ...codec.factor, value: 2 * codec.factor.value },
  }));
  const file = join(path, 'catalogue.json');
  writeFileSync(file, JSON.stringify({ version: 'changed', codecs }));
  const after = await clientOn({ ...variables, CATALOGUE_FILE: file });
  expect((await after(getIssuedProposal, { params })).body).toEqual(issued);
  const changed = await differences(after, params, 'today');
  const storage = changed.find(({ path: at }) => at === 'totals.storageTb.value');
  expect(storage).toMatchObject({ before: issued.proposal.result.totals.storageTb.value, unit: 'TB' });
  expect(storage?.after).not.toBe(storage?.before);
});

describe('prices', () => {
  const changesOf = (all: Awaited<ReturnType<typeof differences>>) =>
    all
      .filter(({ path }) => /price|billTotal|bill\[\d+\]\.total/i.test(path))
      .map(({ path, before, after }) => [path, before, after]);

  async function started() {
    const call = await clientOn({});
    const params = await makeTree(call);
    const { bill } = (await call(calculateSiteDesign, { params })).body;
    const { designation, quantity } = bill[0];
    const price = (unitPrice: string) =>
      call(updatePriceList, { body: { priceList: { currency: 'EUR', lines: [{ designation, unitPrice }] } } });
    const issued = async (withPrices: boolean): Promise<Ids> => {
      const { proposal } = (await call(issueProposal, { params, body: { withPrices } })).body;
      return { ...params, proposalId: proposal.id };
    };
    await price('850');
    const amountOf = (unitPrice: number) => `${unitPrice * quantity}.00`;
    return { call, price, issued, amountOf };
  }

  it.each(['design', 'today'])('of the present list are compared with issued ones: %s', async (to) => {
    const { call, price, issued, amountOf } = await started();
    const params = await issued(true);
    expect(await differences(call, params, to)).toEqual([]);
    await price('990');
    const changes = changesOf(await differences(call, params, to));
    expect(changes).toContainEqual(['billTotal.amount', amountOf(850), amountOf(990)]);
  });

  it('are in no comparison with a proposal that was issued without them', async () => {
    const { call, issued } = await started();
    const params = await issued(false);
    for (const to of ['design', 'today']) expect(await differences(call, params, to)).toEqual([]);
  });

  it('of another issued proposal are those that it was issued with', async () => {
    const { call, price, issued, amountOf } = await started();
    const params = await issued(true);
    await price('990');
    const next = await issued(true);
    await price('1000');
    const changes = changesOf(await differences(call, params, String(next['proposalId'])));
    expect(changes).toContainEqual(['billTotal.amount', amountOf(850), amountOf(990)]);
  });
});

it.each(['', 'x', '0', 'design2', '-1'])('a comparison with %j is refused', async (to) => {
  const call = await clientOn({});
  const answer = await call(compareIssuedProposal, { params: await makeTree(call), querystring: { to } });
  expect(answer.status).toBe(400);
});

import {
  calculateSiteDesign,
  createProposalLink,
  getIssuedProposal,
  getPriceList,
  getSharedProposal,
  issueProposal,
  updatePriceList,
} from '@site-designer/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

const LINE = {
  designation: 'Entry server',
  sku: '',
  description: '',
  unitPrice: '900',
  margin: null,
  leadTimeDays: null,
};

describe.each(DATABASES)('a price list on $name', ({ url }) => {
  let served: TestApp;
  let tests = 0;

  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url() } });
  });
  afterAll(() => served.close());

  /** Users of each test alone, who have no list yet. */
  async function started() {
    tests += 1;
    const client = async (user: string) => apiClient(served.app, await served.tokenFor(`${user}-${tests}`));
    return { alice: await client('alice'), bob: await client('bob') };
  }

  it('is empty at first, is returned as it was written, and is private to its owner', async () => {
    const { alice, bob } = await started();
    expect((await alice(getPriceList, {})).body).toEqual({ priceList: { currency: 'EUR', lines: [] } });
    const priceList = { currency: 'USD', lines: [{ ...LINE, margin: 0.15, leadTimeDays: 21 }] };
    expect((await alice(updatePriceList, { body: { priceList } })).body).toEqual({ priceList });
    expect((await alice(getPriceList, {})).body).toEqual({ priceList });
    expect((await bob(getPriceList, {})).body.priceList.lines).toEqual([]);
  });

  it('prices the bills of its owner only', async () => {
    const { alice } = await started();
    const params = await makeTree(alice);
    const before = (await alice(calculateSiteDesign, { params })).body;
    const [first, ...others] = before.bill;
    const lines = [{ sku: ` ${first.designation.toUpperCase()} `, unitPrice: '850', margin: 0.15, leadTimeDays: 14 }];
    expect((await alice(updatePriceList, { body: { priceList: { currency: 'EUR', lines } } })).status).toBe(200);
    const { bill, billTotal } = (await alice(calculateSiteDesign, { params })).body;
    const total = `${1000 * first.quantity}.00`;
    const priced = { unitPrice: '1000.00', total, currency: 'EUR', leadTimeDays: 14 };
    expect(bill).toEqual([{ ...first, ...priced }, ...others]);
    expect(billTotal).toEqual({
      amount: total,
      currency: 'EUR',
      pricedLines: 1,
      lines: before.bill.length,
      longestLeadTime: { designation: first.designation, days: 14 },
    });
  });

  it('is in an issued proposal only if chosen, and stays unchanged there', async () => {
    const { alice } = await started();
    const params = await makeTree(alice);
    const { bill } = (await alice(calculateSiteDesign, { params })).body;
    const write = (unitPrice: string) =>
      alice(updatePriceList, {
        body: { priceList: { currency: 'EUR', lines: [{ designation: bill[0].designation, unitPrice }] } },
      });
    await write('850');
    const issue = async (withPrices: boolean) =>
      (await alice(issueProposal, { params, body: { withPrices, audience: 'sales' } })).body.proposal;
    const plain = await issue(false);
    expect(plain.result.billTotal.amount).toBeNull();
    expect(plain.result.bill[0].unitPrice).toBeNull();
    const { id, result } = await issue(true);
    expect(result.bill[0].unitPrice).toBe('850.00');
    await write('990');
    const again = { params: { ...params, proposalId: id } };
    expect((await alice(getIssuedProposal, again)).body.proposal.result.billTotal).toEqual(result.billTotal);
    const { link } = (await alice(createProposalLink, { ...again, body: {} })).body;
    const secret = link.url.split('/').at(-1);
    const shared = (await alice(getSharedProposal, { params: { secret } })).body.proposal;
    expect(shared.salesDocument.items[0]).toMatchObject({ unitPrice: '850.00' });
  });

  it.each<readonly [string, unknown]>([
    ['priceList.lines[0].designation', { currency: 'EUR', lines: [{ unitPrice: '1' }] }],
    ['priceList.lines[1].designation', { currency: 'EUR', lines: [LINE, { sku: 'ENTRY server', unitPrice: '2' }] }],
    ['priceList.currency', { currency: 'XYZ', lines: [] }],
    ['priceList.lines[0].unitPrice', { currency: 'EUR', lines: [{ ...LINE, unitPrice: '1,5' }] }],
    ['priceList.lines[0].unitPrice', { currency: 'EUR', lines: [{ ...LINE, unitPrice: '1.850.00' }] }],
    ['priceList.lines[0].unitPrice', { currency: 'EUR', lines: [{ ...LINE, unitPrice: '1.850,00' }] }],
    ['priceList.lines[0].unitPrice', { currency: 'EUR', lines: [{ ...LINE, unitPrice: '-1' }] }],
    ['priceList.lines[0].margin', { currency: 'EUR', lines: [{ ...LINE, margin: 1 }] }],
    ['priceList.lines[0].margin', { currency: 'EUR', lines: [{ ...LINE, margin: -0.1 }] }],
    ['priceList.lines[0].leadTimeDays', { currency: 'EUR', lines: [{ ...LINE, leadTimeDays: 3651 }] }],
  ])('is refused at %s', async (path, priceList) => {
    const { alice } = await started();
    const answer = await alice(updatePriceList, { body: { priceList } });
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, [path]]);
    expect((await alice(getPriceList, {})).body.priceList.lines).toEqual([]);
  });
});

import {
  calculateSiteDesign,
  getPriceList,
  issueProposal,
  updatePriceList,
  type PriceList,
} from '@site-designer/api-contract';
import type { BillLine } from '@site-designer/sizing-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBill } from '../../src/modules/price-list/price-bill.ts';
import { apiClient, fieldsOf } from '../support/api-client.ts';
import { DATABASES } from '../support/databases.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { makeTree } from '../support/tree.ts';

const LINE = {
  designation: 'Entry server',
  sku: '',
  description: '',
  unitPrice: '900',
  margin: null,
  leadTimeDays: null,
};

describe.each(DATABASES)('a price list on $name', ({ url }) => {
  async function started() {
    const served = await testAppForThisTest({ variables: { DATABASE_URL: await url() } });
    const client = async (user: 'alice' | 'bob') => apiClient(served.app, await served.tokenFor(user));
    return { alice: await client('alice'), bob: await client('bob') };
  }

  it('is empty at first, comes back as it was written, and is its owner’s alone', async () => {
    const { alice, bob } = await started();
    expect((await alice(getPriceList, {})).body).toEqual({ priceList: { currency: 'EUR', lines: [] } });
    const priceList = { currency: 'USD', lines: [{ ...LINE, margin: 0.15, leadTimeDays: 21 }] };
    expect((await alice(updatePriceList, { body: { priceList } })).body).toEqual({ priceList });
    expect((await alice(getPriceList, {})).body).toEqual({ priceList });
    expect((await bob(getPriceList, {})).body.priceList.lines).toEqual([]);
  });

  it('prices the bill of its owner, and of nobody else', async () => {
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
    const { proposal } = (await alice(issueProposal, { params, body: {} })).body;
    expect(proposal.result.billTotal.amount).toBeNull();
  });

  it.each<readonly [string, unknown]>([
    ['priceList.lines[0].designation', { currency: 'EUR', lines: [{ unitPrice: '1' }] }],
    ['priceList.lines[1].designation', { currency: 'EUR', lines: [LINE, { sku: 'ENTRY server', unitPrice: '2' }] }],
    ['priceList.currency', { currency: 'XYZ', lines: [] }],
    ['priceList.lines[0].unitPrice', { currency: 'EUR', lines: [{ ...LINE, unitPrice: '1,5' }] }],
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

const NO_PRICE = { unitPrice: null, total: null, currency: null, leadTimeDays: null };

function lineOf(designation: string, quantity: number): BillLine {
  const physical = { typicalW: 0, greatestW: 0, heatBtuPerHour: 0, rackUnits: 0, weightKg: 0 };
  return { kind: 'licence', designation, description: '', quantity, ...NO_PRICE, ...physical };
}

function listOf(currency: string, lines: readonly Partial<PriceList['lines'][number]>[]): PriceList {
  return { currency, lines: lines.map((line) => ({ ...LINE, ...line })) };
}

describe('money', () => {
  it('loses no cent, whatever is bought', () => {
    const bought = fc.record({ cents: fc.nat({ max: 99_999_999 }), quantity: fc.integer({ min: 1, max: 80_000 }) });
    fc.assert(
      fc.property(fc.array(bought, { minLength: 1, maxLength: 30 }), (all) => {
        const text = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const lines = all.map(({ cents }, index) => ({ designation: `No ${index}`, unitPrice: text(BigInt(cents)) }));
        const bill = all.map(({ quantity }, index) => lineOf(`No ${index}`, quantity));
        const sum = all.reduce((cents, each) => cents + BigInt(each.cents) * BigInt(each.quantity), 0n);
        expect(priceBill(bill, listOf('EUR', lines)).billTotal.amount).toBe(text(sum));
      }),
    );
  });

  it('keeps fractions of a cent that a price has, and a currency without decimals has none', () => {
    const of = (currency: string, unitPrice: string, margin: number | null = null) =>
      priceBill([lineOf('Entry server', 3)], listOf(currency, [{ unitPrice, margin }])).bill[0]!;
    expect(of('EUR', '0.0325')).toMatchObject({ unitPrice: '0.0325', total: '0.0975' });
    expect(of('JPY', '1000')).toMatchObject({ unitPrice: '1000', total: '3000' });
    expect(of('EUR', '100', 0.3)).toMatchObject({ unitPrice: '142.86', total: '428.58' });
  });

  it('of a bill without a price is none', () => {
    expect(priceBill([lineOf('Other', 1)], listOf('EUR', [LINE])).billTotal).toMatchObject({
      amount: null,
      pricedLines: 0,
      lines: 1,
    });
  });
});

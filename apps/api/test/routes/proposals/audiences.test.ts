import { hash } from 'node:crypto';
import {
  calculateSiteDesign,
  decideSharedProposal,
  getIssuedProposal,
  getSharedProposal,
  getSiteDesign,
  IssuedProposal,
  issueProposal,
  listIssuedProposals,
  saveChanges,
  SharedDocument,
  SharedInstallation,
  SharedNetworkSheet,
  SharedSalesDocument,
  updateBranding,
  updatePriceList,
  type CustomerDocument,
} from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { NETWORK_DEFAULTS } from '@site-designer/sizing-engine/design';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { openStores } from '../../../src/storage/stores/base/open-stores.ts';
import { readConfig } from '../../../src/settings/config.ts';
import { addressOf, apiClient, fieldsOf } from '../../support/api-client.ts';
import { newSecret } from '../../support/samples.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

const SECRET_PARTS =
  /"(?:design|result|derivations|catalogue|alternatives|headroom|ledger|settings|serverSettings|siteDesignName|headline|versions|formulas)":/;

async function started() {
  const served = await testAppForThisTest({ clock: () => new Date('2026-03-01T00:00:00Z') });
  const alice = apiClient(served.app, await served.tokenFor('alice'));
  const params = await makeTree(alice);
  const price = (unitPrice: string) =>
    alice(updatePriceList, {
      body: { priceList: { currency: 'EUR', lines: [{ designation: 'Entry server', unitPrice }] } },
    });
  const issue = (body: object) => alice(issueProposal, { params, body });
  /** What the link to a new issue carries. */
  const link = async (body: object) => {
    const { proposal } = (await issue(body)).body;
    const secret = await newSecret(alice, { ...params, proposalId: proposal.id });
    const { payload } = await served.app.inject(addressOf(getSharedProposal, { secret }));
    return { issued: proposal, secret, payload, shared: JSON.parse(payload).proposal };
  };
  return { ...served, alice, params, price, issue, link };
}

describe('a proposal for a customer', () => {
  it('is what an issue without an audience is, and its link carries its head and document alone', async () => {
    const { alice, params, price, link } = await started();
    await price('1850.00');
    await alice(updateBranding, { body: { name: 'North', locale: 'en-GB', paper: 'Letter', phone: '+45 1' } });
    const { issued, payload, shared } = await link({ customer: 'Harbour', contact: 'Jo', reference: 'R1' });
    expect(issued).toMatchObject({ audience: 'customer', withPrices: false, sections: [] });
    expect(Value.Errors(SharedDocument, shared)).toEqual([]);
    expect(Object.keys(shared).toSorted()).toEqual(
      ['audience', 'branding', 'customer', 'document', 'issuedUtc', 'language', 'number', 'revision'].concat([
        'status',
        'statusBy',
        'statusUtc',
        'validUntilUtc',
      ]),
    );
    expect(payload).not.toMatch(SECRET_PARTS);
    expect(payload).not.toMatch(/1850|EUR/);
    expect(shared.document).toEqual(issued.document);
    expect(shared.document).toMatchObject({
      number: 'P-0001 B',
      customer: 'Harbour',
      contact: 'Jo',
      reference: 'R1',
      date: '01/03/2026',
      validUntil: '31/03/2026',
      paper: 'Letter',
      price: null,
      seller: { name: 'North', phone: '+45 1' },
    });
    // The owner has everything.
    const read = (await alice(getIssuedProposal, { params: { ...params, proposalId: issued.id } })).body.proposal;
    expect(Value.Errors(IssuedProposal, read)).toEqual([]);
    expect(read).toMatchObject({
      design: expect.any(Object) as object,
      derivations: expect.any(Object) as object,
      result: { calculationSuccess: true, billTotal: { amount: null } },
    });
  });

  it('has its prices once and whole where it is issued with prices', async () => {
    const { price, link } = await started();
    await price('1850.00');
    const { shared, issued } = await link({ withPrices: true, audience: 'customer', language: 'en' });
    const { document } = shared as { readonly document: CustomerDocument };
    expect(document.price).toMatchObject({ currency: 'EUR', sum: '1850.00', net: '1850.00', vat: null });
    expect(document.items.filter(({ price: each }) => each !== null)).toHaveLength(1);
    expect(document.price!.onRequest.length).toBe(document.items.length - 1);
    expect(issued.result.billTotal.amount).toBe('1850.00');
  });

  it('is below 30 kB for 50 groups, without a logo', async () => {
    const { alice, params, price, link } = await started();
    await price('1850.00');
    const { cameras } = (await alice(getSiteDesign, { params })).body.siteDesign;
    const removedCameraIds = cameras.map(({ id }: { readonly id: number }) => id);
    const groups = Array.from({ length: 50 }, (_, index) => ({
      ...NEW_STREAM,
      streamName: `Corridor ${index} of the second floor`,
      retentionDays: 10 + index,
    }));
    const saved = await alice(saveChanges, {
      params,
      body: { cameras: groups, removedCameraIds, serverSettings: null },
    });
    expect(saved.status).toBe(200);
    const { shared, payload } = await link({ withPrices: true, note: 'x'.repeat(2000) });
    expect(shared.document.promises).toHaveLength(50);
    const logo = String(shared.branding.logo).length;
    expect(Buffer.byteLength(payload) - logo).toBeLessThan(30_000);
  });

  it('is decided with the hash of its document', async () => {
    const real = await openStores(readConfig({ DATABASE_URL: 'sqlite::memory:' }).database);
    const hashes: string[] = [];
    const decide: typeof real.proposals.decide = (secretHash, decision, hashOf) =>
      real.proposals.decide(secretHash, decision, (proposal) => {
        hashes.push(hashOf(proposal));
        return hashes[0]!;
      });
    const { app, tokenFor } = await testAppForThisTest({
      stores: { ...real, proposals: { ...real.proposals, decide } },
    });
    const alice = apiClient(app, await tokenFor('alice'));
    const params = await makeTree(alice);
    const { proposal } = (await alice(getIssuedProposal, { params })).body;
    const secret = await newSecret(alice, params);
    const answer = await apiClient(app, undefined)(decideSharedProposal, {
      params: { secret },
      body: { decision: 'accepted', name: 'Jo' },
    });
    expect(answer.status).toBe(200);
    expect(hashes).toEqual([hash('sha256', JSON.stringify(proposal.document))]);
  });
});

describe('a proposal for others', () => {
  it('carries for sales their document alone, with prices where it is issued with them, and what is earned for the owner', async () => {
    const { price, link } = await started();
    await price('1850.00');
    const whole = await link({ audience: 'sales', withPrices: true });
    expect(Value.Errors(SharedSalesDocument, whole.shared)).toEqual([]);
    expect(whole.payload).not.toMatch(SECRET_PARTS);
    const { salesDocument } = whole.issued;
    expect(whole.shared.salesDocument).toEqual({ ...salesDocument, margin: null });
    expect(salesDocument).toMatchObject({ price: { net: '1850.00' }, margin: { lines: [] } });
    expect(whole.issued.result.billTotal).toMatchObject({ amount: '1850.00' });
    const plain = await link({ audience: 'sales' });
    expect(plain.shared.salesDocument.pages.length).toBe(4);
    expect(plain.payload).not.toMatch(/1850|1,850/);
  });

  it('has no price for an installer, whatever is asked', async () => {
    const { price, link } = await started();
    await price('1850.00');
    const { shared, payload, issued } = await link({ audience: 'installer', withPrices: true });
    expect(issued).toMatchObject({ audience: 'installer', withPrices: false });
    expect(Value.Errors(SharedInstallation, shared)).toEqual([]);
    expect(shared).not.toHaveProperty('document');
    for (const part of ['design', 'result', 'derivations', 'catalogue']) expect(shared).not.toHaveProperty(part);
    expect(payload).not.toContain('1850');
    expect(shared.installerDocument).toEqual(issued.installerDocument);
    expect(shared.installerDocument.servers.length).toBeGreaterThan(0);
  });
});

it("a request sheet for the customer's IT carries its document alone, and needs a design with a network", async () => {
  const { alice, params, price, issue, link } = await started();
  await price('1850.00');
  expect(fieldsOf(await issue({ audience: 'network' }))).toEqual({
    audience: 'The design plans no network: plan its switches first',
  });
  const { serverSettings } = (await alice(getSiteDesign, { params })).body.siteDesign;
  const network = { ...NETWORK_DEFAULTS, answers: { vlan: '120' } };
  await alice(saveChanges, { params, body: { serverSettings: { ...serverSettings, network } } });
  const { shared, payload, issued } = await link({ audience: 'network', withPrices: true });
  expect(issued).toMatchObject({ audience: 'network', withPrices: false });
  expect(Value.Errors(SharedNetworkSheet, shared)).toEqual([]);
  expect(payload).not.toMatch(/1850|"(?:design|result|derivations|catalogue)":/);
  expect(shared.networkDocument).toEqual(issued.networkDocument);
  expect(shared.networkDocument.questions[0]).toMatchObject({ id: 'vlan', answer: '120' });
});

it('what an issue cannot be is refused at its field, and nothing is issued', async () => {
  const { alice, params, issue } = await started();
  const wrong: readonly (readonly [object, string])[] = [
    [{ audience: 'network' }, 'audience'],
    [{ audience: 'everybody' }, 'audience'],
    [{ audience: 1 }, 'audience'],
    [{ language: 'it' }, 'language'],
    [{ withPrices: 'yes' }, 'withPrices'],
    [{ contact: 'x'.repeat(201) }, 'contact'],
    [{ expectedTotal: { amount: 'much', currency: 'EUR' } }, 'expectedTotal.amount'],
    [{ expectedTotal: { amount: '1' } }, 'expectedTotal.currency'],
    [{ expectedTotal: '1850.00' }, 'expectedTotal'],
  ];
  for (const [body, field] of wrong) {
    const answer = await issue(body);
    expect([body, answer.status, Object.keys(fieldsOf(answer))]).toEqual([body, 400, [field]]);
  }
  expect((await alice(listIssuedProposals, { params })).body.proposals).toHaveLength(1);
  expect((await issue({ sections: ['bill', '<script>'] })).body.proposal.sections).toEqual([]);
});

it('a price that has changed since it was seen is answered with the one of now, and nothing is issued', async () => {
  const { alice, params, price, issue } = await started();
  const seen = { amount: '1850', currency: 'EUR' };
  const unpriced = await issue({ withPrices: true, expectedTotal: seen });
  expect(unpriced.body).toMatchObject({ status: 409, total: null, detail: /it has no price/ });
  await price('1850.00');
  expect((await issue({ withPrices: true, expectedTotal: seen })).status).toBe(201);
  await price('1990.00');
  const changed = await issue({ withPrices: true, expectedTotal: seen });
  expect(changed.body).toMatchObject({ status: 409, total: { amount: '1990.00', currency: 'EUR' } });
  expect((await issue({ expectedTotal: { ...seen, currency: 'USD' } })).status).toBe(409);
  expect((await alice(listIssuedProposals, { params })).body.proposals).toHaveLength(2);
  const { billTotal } = (await alice(calculateSiteDesign, { params })).body;
  expect((await issue({ expectedTotal: { amount: billTotal.amount, currency: 'EUR' } })).status).toBe(201);
});

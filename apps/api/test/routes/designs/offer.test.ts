import type { BillLine } from '@site-designer/texts';
import {
  calculateSiteDesign,
  compareIssuedProposal,
  createProposalLink,
  createCameraGroup,
  getIssuedProposal,
  getProjectSummary,
  getSharedProposal,
  getSiteDesign,
  issueProposal,
  NO_OFFER,
  saveChanges,
  saveServerSettings,
  updatePriceList,
  updateProposalStatus,
  updateSiteDesign,
  type Offer,
} from '@site-designer/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree, readDesign } from '../../support/tree.ts';

const LINE = { designation: 'Dome camera', description: '', quantity: '30', unitPrice: '189.00', isOptional: false };
const OFFER: Offer = {
  lines: [
    { ...LINE, id: 1, kind: 'camera' },
    { ...LINE, id: 2, kind: 'service', designation: 'Service contract', quantity: '1', isOptional: true },
    { ...LINE, id: 7, kind: 'cabling', designation: 'Cabling', quantity: '82.5', unitPrice: null },
  ],
  discountPercent: 4,
  vatPercent: 25,
};

describe.each(DATABASES)('an offer on $name', ({ url }) => {
  let served: TestApp;
  let tests = 0;

  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url() } });
  });
  afterAll(() => served.close());

  /** A user of each test alone, with a design. */
  async function started() {
    tests += 1;
    const alice = apiClient(served.app, await served.tokenFor(`alice-${tests}`));
    const params = await makeTree(alice);
    const save = (body: object, headers = {}) => alice(saveChanges, { params, body, headers });
    const offerRead = async () => (await readDesign(alice, params)).siteDesign.offer;
    const calculated = async () => (await alice(calculateSiteDesign, { params })).body;
    const price = async (unitPrice: string) => {
      const lines = (await calculated()).bill
        .filter(({ kind }: { kind: string }) => kind !== 'own')
        .map(({ designation }: { designation: string }) => ({ designation, unitPrice }));
      return alice(updatePriceList, { body: { priceList: { currency: 'CHF', lines } } });
    };
    return { alice, params, save, offerRead, calculated, price };
  }

  it('is empty at first, is stored with its design, and stays where a write does not name it', async () => {
    const { alice, params, save, offerRead } = await started();
    expect(await offerRead()).toEqual(NO_OFFER);
    const { etag } = await readDesign(alice, params);
    const saved = await save({ cameras: null, serverSettings: null, offer: OFFER }, { 'if-match': etag });
    expect(saved.body.siteDesign.offer).toEqual(OFFER);
    expect(saved.headers['etag']).not.toBe(etag);
    expect((await save({ offer: NO_OFFER }, { 'if-match': etag })).status).toBe(412);

    const { cameras, serverSettings, siteDesign } = await readDesign(alice, params);
    for (const body of [{ offer: null }, {}, { cameras, serverSettings }]) {
      expect((await save(body)).body.siteDesign.offer).toEqual(OFFER);
    }
    expect((await alice(saveServerSettings, { params, body: serverSettings })).body.siteDesign.offer).toEqual(OFFER);
    const renamed = await alice(updateSiteDesign, { params, body: { ...siteDesign, name: 'Other' } });
    expect(renamed.body.siteDesign).toMatchObject({ name: 'Other', offer: OFFER });
    await alice(createCameraGroup, { params });
    expect(await offerRead()).toEqual(OFFER);
    expect((await save({ offer: NO_OFFER })).body.siteDesign.offer).toEqual(NO_OFFER);
  });

  it('is refused at the field, and then changes nothing', async () => {
    const { alice, params, save, offerRead } = await started();
    await save({ offer: OFFER });
    const { etag } = await readDesign(alice, params);
    const lines = [
      OFFER.lines[0],
      { ...LINE, id: 1, kind: 'other', designation: ' ', unitPrice: '1,5', quantity: '0' },
    ];
    const refused = await save({ offer: { lines, discountPercent: 101, vatPercent: -1 } });
    expect(refused.status).toBe(400);
    expect(Object.keys(fieldsOf(refused))).toEqual([
      'offer.lines[1].id',
      'offer.lines[1].designation',
      'offer.lines[1].quantity',
      'offer.lines[1].unitPrice',
      'offer.discountPercent',
      'offer.vatPercent',
    ]);
    const kinds = await save({ offer: { ...OFFER, lines: [{ ...LINE, id: 1, kind: 'lorry', colour: 'red' }] } });
    expect(Object.keys(fieldsOf(kinds)).toSorted()).toEqual(['offer.lines[0].colour', 'offer.lines[0].kind']);
    const many = Array.from({ length: 201 }, (_, index) => ({ ...LINE, id: index + 1, kind: 'other' }));
    expect(Object.keys(fieldsOf(await save({ offer: { ...OFFER, lines: many } })))).toEqual(['offer.lines']);
    expect(await offerRead()).toEqual(OFFER);
    expect((await readDesign(alice, params)).etag).toBe(etag);
    expect((await save({ offer: { ...OFFER, lines: many.slice(1) } })).status).toBe(200);
  });

  it('follows the hardware of the bill, in the currency of the price list', async () => {
    const { save, calculated, price } = await started();
    const before = await calculated();
    await save({ offer: OFFER });
    const unpriced = await calculated();
    expect(unpriced.bill.slice(0, before.bill.length)).toEqual(before.bill);
    expect(unpriced.bill.slice(before.bill.length)).toMatchObject([
      { kind: 'own', offerKind: 'camera', quantity: 30, unitPrice: '189.00', total: '5670.00', currency: 'EUR' },
      { kind: 'own', offerKind: 'service', total: '189.00', isOptional: true },
      { kind: 'own', offerKind: 'cabling', quantity: 82.5, unitPrice: null, total: null },
    ]);
    expect(unpriced.billTotal).toMatchObject({
      amount: '5670.00',
      pricedLines: 1,
      lines: before.bill.length + 2,
      discount: '226.80',
      net: '5443.20',
      vat: '1360.80',
      gross: '6804.00',
    });

    await price('10.01');
    const { bill, billTotal } = await calculated();
    const cents = (text: string) => Number(text.replace('.', ''));
    const counted = bill.filter((line: { isOptional?: true; total: string | null }) => !line.isOptional && line.total);
    const sum = counted.reduce((all: number, line: { total: string }) => all + cents(line.total), 0);
    expect(billTotal).toMatchObject({ currency: 'CHF', pricedLines: counted.length, lines: counted.length + 1 });
    expect(cents(billTotal.amount)).toBe(sum);
    expect(sum - cents(billTotal.discount) + cents(billTotal.vat)).toBe(cents(billTotal.gross));
  });

  it('leaves a result without one as it is', async () => {
    const { save, calculated, price } = await started();
    await price('10');
    const before = await calculated();
    await save({ offer: OFFER });
    await save({ offer: NO_OFFER });
    const { siteDesignDateUtc: _then, ...old } = before;
    const { siteDesignDateUtc: _now, ...now } = await calculated();
    expect(now).toEqual(old);
    expect(Object.keys(now.billTotal)).toEqual(['amount', 'currency', 'pricedLines', 'lines', 'longestLeadTime']);
  });

  it('is frozen with an issued proposal, and tells no price where the proposal has none', async () => {
    const { alice, params, save, price } = await started();
    const { projectId = 0 } = params;
    await price('10');
    await save({ offer: OFFER });
    const issue = async (withPrices: boolean) =>
      (await alice(issueProposal, { params, body: { audience: 'sales', withPrices } })).body.proposal;
    const shared = async (proposalId: number) => {
      const link = await alice(createProposalLink, { params: { projectId, proposalId }, body: {} });
      const secret = String(link.body.link.url).replace(/^.*\//, '');
      return (await alice(getSharedProposal, { params: { secret } })).body.proposal;
    };
    const open = await issue(true);
    const openView = await shared(open.id);
    const hidden = await issue(false);
    const hiddenView = await shared(hidden.id);
    expect(open.result.billTotal).toMatchObject({ gross: expect.any(String), discountPercent: 4, vatPercent: 25 });
    expect(openView.salesDocument.price).toMatchObject({ gross: open.result.billTotal.gross });
    expect(hidden.result.bill.at(-1)).toMatchObject({ kind: 'own', designation: 'Cabling', unitPrice: null });
    expect(hidden.result.billTotal).not.toHaveProperty('net');
    expect(JSON.stringify(hiddenView).includes('189.00')).toBe(false);
    const { items } = hiddenView.salesDocument;
    expect(items.map(({ unitPrice }: { unitPrice: string | null }) => unitPrice)).toEqual(items.map(() => null));

    await save({ offer: { ...OFFER, lines: OFFER.lines.slice(0, 1), vatPercent: null } });
    const read = await alice(getIssuedProposal, { params: { projectId, proposalId: open.id } });
    expect(read.body.proposal.result).toEqual(open.result);
    const differ = async (to: string) => {
      const compared = await alice(compareIssuedProposal, {
        params: { projectId, proposalId: open.id },
        querystring: { to },
      });
      return compared.body.differences.map(({ path }: { path: string }) => path);
    };
    expect(await differ('today')).toEqual([]);
    expect(await differ('design')).toEqual(
      expect.arrayContaining(['bill.Cabling.quantity', 'bill.Service contract.quantity', 'billTotal.gross']),
    );
  });

  it('has its own lines in the summary of its project, before discount and VAT', async () => {
    const { alice, params, save, price } = await started();
    const { projectId = 0, proposalId = 0 } = params;
    const accept = (id: number) =>
      alice(updateProposalStatus, { params: { projectId, proposalId: id }, body: { status: 'accepted' } });
    await alice(updateProposalStatus, { params: { projectId, proposalId }, body: { status: 'withdrawn' } });
    await price('10');
    const summary = async () => (await alice(getProjectSummary, { params: { projectId } })).body;
    const before = await summary();
    await save({ offer: OFFER });
    const draft = await summary();
    const own = draft.bill.slice(before.bill.length);
    expect(own.map(({ kind, designation, purpose }: BillLine) => [kind, designation, purpose])).toEqual(
      OFFER.lines.map(({ designation }) => ['own', designation, null]),
    );
    expect(draft.bill.slice(0, before.bill.length)).toEqual(before.bill);
    // 30 cameras of 189.00; what is optional, and what has no price, count in no sum.
    expect(draft.billTotal).toEqual({
      ...before.billTotal,
      amount: '5750.00',
      pricedLines: before.billTotal.pricedLines + 1,
      lines: before.billTotal.lines + 2,
    });
    expect(draft.sites).toMatchObject([{ bill: draft.bill, billTotal: draft.billTotal }]);
    const issued = (await alice(issueProposal, { params, body: { withPrices: true } })).body.proposal;
    await accept(issued.id);
    const { bill, billTotal } = await summary();
    expect({ bill, billTotal }).toEqual({ bill: draft.bill, billTotal: draft.billTotal });
  });

  it('is read with its design', async () => {
    const { alice, params, save } = await started();
    await save({ offer: OFFER });
    expect((await alice(getSiteDesign, { params })).body.siteDesign.offer).toEqual(OFFER);
  });
});

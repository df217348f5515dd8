import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  calculateSiteDesign,
  createProject,
  createProposalLink,
  createSite,
  createSiteDesign,
  deleteProposalLink,
  deleteSiteDesign,
  getBranding,
  getIssuedProposal,
  getSharedProposal,
  getSiteDesign,
  IssuedProposal,
  issueProposal,
  listIssuedProposals,
  saveChanges,
  updateBranding,
  updateCover,
  updateProposalStatus,
  type Derivations,
} from '@site-designer/api-contract';
import { replay, formulas } from '@site-designer/sizing-engine/explanations';
import { sharedContent } from '../../../src/modules/proposals/shared-part.ts';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { addressOf, apiClient, fieldsOf } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { newSecret } from '../../support/samples.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

function logoOf(name: string): string {
  return `data:image/png;base64,${Buffer.from(name).toString('base64')}`;
}

describe.each(DATABASES)('issued proposals on $name', ({ url }) => {
  async function started(variables: Readonly<Record<string, string>> = {}, webAppFolder?: string) {
    let now = Date.parse('2026-03-01T00:00:00Z');
    const served = await testAppForThisTest({
      variables: { DATABASE_URL: await url(), ...variables },
      clock: () => new Date(now),
      ...(webAppFolder !== undefined && { webAppFolder }),
    });
    const token = await served.tokenFor('alice');
    const alice = apiClient(served.app, token);
    const params = await makeTree(alice);
    const bytes = async (contract: typeof getIssuedProposal, ids = params) =>
      (await served.app.inject({ url: addressOf(contract, ids), headers: { authorization: `Bearer ${token}` } }))
        .payload;
    return { ...served, alice, params, bytes, wait: (ms: number) => void (now += ms) };
  }

  it('freeze design, result, derivations, texts and branding', async () => {
    const { alice, params } = await started();
    await alice(updateCover, { params, body: { customer: 'Harbour', contact: 'Jo', reference: 'R1', note: 'a\nb' } });
    await alice(updateBranding, { body: { name: 'North', accent: '#0B5CAD' } });
    const integrator = { name: 'Alice', company: 'North', email: 'a@example.com' };
    const body = { customer: 'Port', validDays: 60, sections: ['bill', 'plan'], integrator };
    const answer = await alice(issueProposal, { params, body });
    const { proposal } = answer.body;
    expect(answer.headers['location']).toBe(`/api/project/${params['projectId']}/proposal/${proposal.id}`);
    const { derivations, ...result } = (await alice(calculateSiteDesign, { params, querystring: { explain: 'true' } }))
      .body;
    const { siteDesign } = (await alice(getSiteDesign, { params })).body;
    expect(proposal).toMatchObject({
      number: 'P-0001',
      revision: 'B',
      status: 'issued',
      validUntilUtc: '2026-04-30T00:00:00.000Z',
      siteDesignName: siteDesign.name,
      customer: 'Port',
      contact: 'Jo',
      reference: 'R1',
      note: 'a\nb',
      sections: [],
      integrator: { ...integrator, phone: '' },
      branding: { name: 'North', accent: '#0b5cad' },
    });
    expect([proposal.design, proposal.result, proposal.derivations]).toEqual([siteDesign, result, derivations]);
    expect(proposal.headline).toContain(`${result.genericProposal.quantity} x `);
    expect(Value.Errors(IssuedProposal, proposal)).toEqual([]);
    const used = derivations.steps.flatMap(({ origin }: Derivations['steps'][number]) =>
      origin.kind === 'formula' ? [origin.formula] : [],
    );
    expect(new Set(proposal.formulas.map(({ id }: { id: string }) => id))).toEqual(new Set(used));
    expect(replay(proposal.derivations, formulas)).toEqual([]);
  });

  it('keep the logo, name and terms of the branding file at the time of issue', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-designer-web-'));
    const brandingFile = (name: string): void =>
      writeFileSync(
        join(folder, 'branding', 'default.json'),
        JSON.stringify({ name, logo: logoOf(name), legalText: `Terms of ${name}.` }),
      );
    mkdirSync(join(folder, 'branding'));
    brandingFile('First');
    const { alice, params } = await started({}, folder);
    const issue = async () => (await alice(issueProposal, { params, body: {} })).body.proposal;
    const first = await issue();
    expect(first.branding).toMatchObject({
      name: 'First',
      logo: logoOf('First'),
      legalText: 'Terms of First.',
    });
    brandingFile('Second');
    await alice(updateBranding, { body: { name: 'North', notes: 'Ours.' } });
    const { proposal } = (await alice(getIssuedProposal, { params: { ...params, proposalId: first.id } })).body;
    expect(proposal.branding).toEqual(first.branding);
    // What a company has set stands; its own note is its terms.
    expect((await issue()).branding).toMatchObject({
      name: 'North',
      logo: first.branding.logo,
      legalText: '',
      notes: 'Ours.',
    });
  });

  it('freeze name, logo and terms also on a server without the web app', async () => {
    const { alice, params } = await started();
    const { branding } = (await alice(issueProposal, { params, body: {} })).body.proposal;
    expect(branding).toMatchObject({ name: 'Your company', logo: expect.stringMatching(/^data:image/) as string });
    expect(branding.legalText).not.toBe('');

    const file = join(mkdtempSync(join(tmpdir(), 'site-designer-')), 'branding.json');
    const own = { name: 'Gulf', logo: branding.logo, legalText: 'Terms of Gulf.' };
    writeFileSync(file, JSON.stringify(own));
    const other = await started({ BRANDING_FILE: file });
    const issued = await other.alice(issueProposal, { params: other.params, body: {} });
    expect(issued.body.proposal.branding).toMatchObject(own);
  });

  it('stay unchanged byte for byte when design, cover page and branding change', async () => {
    const { alice, params, bytes } = await started();
    const before = await bytes(getIssuedProposal);
    const { cameras } = (await alice(getSiteDesign, { params })).body.siteDesign;
    const changed = cameras.map((row: object) => ({ ...row, quantity: 77 }));
    await alice(saveChanges, { params, body: { cameras: changed, serverSettings: null } });
    await alice(updateCover, { params, body: { customer: 'Other' } });
    await alice(updateBranding, { body: { name: 'Other' } });
    expect(await bytes(getIssuedProposal)).toBe(before);
    await alice(deleteSiteDesign, { params });
    expect(await bytes(getIssuedProposal)).toBe(before);
    expect((await alice(listIssuedProposals, { params })).body.proposals).toHaveLength(1);
  });

  it('take a PNG logo alone, and change nothing for another', async () => {
    const { alice } = await started();
    const png =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    expect((await alice(updateBranding, { body: { name: 'North', logo: png } })).status).toBe(200);
    const svg = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
    for (const logo of [svg, logoOf('no picture'), `${png}AAAA`])
      expect(fieldsOf(await alice(updateBranding, { body: { name: 'South', logo } }))).toHaveProperty('logo');
    expect((await alice(getBranding)).body.branding).toMatchObject({ name: 'North', logo: png });
  });

  it('are refused with the reason if no hardware fits', async () => {
    const { alice } = await started();
    const projectId = (await alice(createProject)).body.project.id;
    const siteId = (await alice(createSite, { params: { projectId } })).body.site.id;
    const siteDesignId = (await alice(createSiteDesign, { params: { projectId, siteId } })).body.siteDesign.id;
    const params = { projectId, siteId, siteDesignId };
    const { errorMessage, calculationSuccess } = (await alice(calculateSiteDesign, { params })).body;
    expect(calculationSuccess).toBe(false);
    const answer = await alice(issueProposal, { params, body: {} });
    expect([answer.status, answer.body.detail]).toEqual([400, errorMessage]);
    expect((await alice(listIssuedProposals, { params })).body.proposals).toEqual([]);
  });

  it('report every invalid text', async () => {
    const { alice, params } = await started();
    const body = {
      customer: 'x'.repeat(201),
      reference: 'a\nb',
      note: 'x'.repeat(2001),
      validDays: 366,
      integrator: { phone: 'x'.repeat(201) },
    };
    const fields = fieldsOf(await alice(issueProposal, { params, body }));
    expect(Object.keys(fields)).toEqual(['customer', 'reference', 'note', 'validDays', 'integrator.phone']);
  });

  it('expire at their date, and refuse forbidden changes of status', async () => {
    const { alice, params, wait } = await started();
    const status = async () => (await alice(listIssuedProposals, { params })).body.proposals[0].status;
    const set = (to: string) => alice(updateProposalStatus, { params, body: { status: to } });
    wait(30 * 86_400_000);
    expect(await status()).toBe('issued');
    wait(1);
    expect(await status()).toBe('expired');
    expect((await set('accepted')).body.proposal).toMatchObject({ status: 'accepted', number: 'P-0001' });
    for (const wrong of ['issued', 'superseded', 'expired', 'x']) expect((await set(wrong)).status).toBe(400);
    await alice(issueProposal, { params, body: {} });
    expect((await set('accepted')).body).toMatchObject({ status: 409, detail: /superseded/ });
    expect((await set('withdrawn')).status).toBe(200);
    expect((await set('declined')).status).toBe(409);
  });

  it('are limited in number, and their links too', async () => {
    const { alice, params, wait } = await started({ QUOTA_PROPOSALS_PER_PROJECT: '2', QUOTA_LINKS_PER_PROJECT: '2' });
    expect((await alice(issueProposal, { params })).status).toBe(201);
    expect((await alice(issueProposal, { params })).body).toMatchObject({ status: 409, figure: 3, limit: 2 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => alice(createProposalLink, { params })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    wait(31 * 86_400_000);
    expect((await alice(createProposalLink, { params })).status).toBe(201);
  });

  it('are shared without ids of the owner, until the link is revoked', async () => {
    const { app, alice, params: tree, bytes } = await started();
    const issued = (await alice(issueProposal, { params: tree, body: { audience: 'sales' } })).body.proposal;
    const params = { ...tree, proposalId: issued.id };
    const secret = await newSecret(alice, params);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const shared = await app.inject(addressOf(getSharedProposal, { secret }));
    expect(shared.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    const { id: _id, siteDesignId: _design, ...rest } = JSON.parse(await bytes(getIssuedProposal, params)).proposal;
    // As links of proposals show it that were issued before there were documents.
    const { audience: _sales, salesDocument: _document, ...content } = rest;
    const proposal = JSON.parse(`{${sharedContent(JSON.stringify(content).slice(1, -1))}}`);
    const { id: _designId, siteId: _siteId, projectId: _projectId, offer: _offer, ...design } = rest.design;
    expect(proposal).toEqual({ ...content, design, catalogue: expect.any(Object) as object });
    expect(shared.payload).not.toMatch(/owner|alice/i);
    expect(proposal.catalogue.names).toEqual(publishedCatalogue.names);
    // Names of options, and none of what the company knows of them.
    expect(proposal.catalogue.codecs).toEqual(
      publishedCatalogue.codecs.map(({ id, name, sortOrder }) => ({ id, name, sortOrder })),
    );
    expect(proposal.catalogue.appliances[0]).toEqual({ id: 1, name: expect.any(String), model: expect.any(String) });
    expect(JSON.stringify(proposal.catalogue)).not.toMatch(/source|origin|skus|factor|citation/);

    const absent = (await app.inject(addressOf(getSharedProposal, { secret: 'A'.repeat(43) }))).payload;
    const { links } = (await alice({ ...deleteProposalLink, method: 'GET', url: createProposalLink.url }, { params }))
      .body;
    await alice(deleteProposalLink, { params: { ...params, linkId: links[0].id } });
    const revoked = await app.inject(addressOf(getSharedProposal, { secret }));
    expect([revoked.statusCode, revoked.payload]).toEqual([404, absent]);
  });
});

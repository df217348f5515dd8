import {
  calculateSiteDesign,
  compareIssuedProposal,
  createProject,
  getBranding,
  getIssuedProposal,
  getMe,
  getCatalogue,
  getNetworkRequest,
  getProjectDocument,
  getProjectSummary,
  getSharedProposal,
  issueProposal,
  listIssuedProposals,
  listProjects,
  saveChanges,
  updateBranding,
  updateMe,
  updatePriceList,
  updateProject,
} from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { NETWORK_DEFAULTS } from '@site-designer/sizing-engine/design';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInPage } from '../../../src/identity/pages.ts';
import { saidAgain } from '../../../src/modules/projects/said-again.ts';
import { de } from '../../../src/texts/de.ts';
import { en } from '../../../src/texts/en.ts';
import { inLanguage } from '../../../src/texts/language-in-use.ts';
import { addressOf, apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { speakMadeUpGerman } from '../../support/made-up-language.ts';
import { newSecret } from '../../support/samples.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree, readDesign, type Ids } from '../../support/tree.ts';

const GERMAN = { 'accept-language': 'de' };

let served: TestApp;
let alice: ApiClient;
let params: Ids;

beforeAll(async () => {
  speakMadeUpGerman();
  served = await testApp();
  alice = apiClient(served.app, await served.tokenFor('alice'));
  params = await makeTree(alice);
});
afterAll(() => served.close());

describe('a request', () => {
  const none = { params: { projectId: 999_999 } };

  it.each([
    [undefined, 'en'],
    ['de', 'de'],
    ['de-CH', 'de'],
    ['DE_at', 'en'],
    ['it-IT, de;q=0.5', 'de'],
    ['en;q=0.5, de;q=0.9', 'de'],
    ['de;q=0, *', 'en'],
    ['xx', 'en'],
    ['de;q=abc, ;;,, \u00E9', 'en'],
  ])('that accepts %s is answered in %s', async (accepted, language) => {
    const headers = accepted === undefined ? {} : { 'accept-language': accepted };
    const { body, headers: told } = await alice(listIssuedProposals, { ...none, headers });
    const { titles, requests } = language === 'de' ? de : en;
    expect(body).toMatchObject({ status: 404, title: titles[404], detail: requests.notFound });
    expect(told['content-language']).toBe(language);
    expect(String(told['vary']).toLowerCase()).toContain('accept-language');
  });

  it('that is wrong is told so in its language, by the field and by what refuses it before any call', async () => {
    const wrong = await alice(updateProject, { params, headers: GERMAN, body: { name: 7, more: true } });
    expect(wrong.body.detail).toBe(de.requests.fields(2));
    expect(fieldsOf(wrong)['more']).toMatch(/ë/);
    const price = { currency: 'E', lines: [] };
    const list = await alice(updatePriceList, { headers: GERMAN, body: { priceList: price } });
    expect(fieldsOf(list)['priceList.currency']).toBe(de.fields.pattern('^[A-Z]{3}$'));
    const empty = await alice(updateProject, { params, headers: GERMAN, body: { name: ' ' } });
    expect(fieldsOf(empty)['name']).toMatch(/ë/);
    const post = (payload: string) =>
      served.app.inject({
        method: 'POST',
        url: '/api/project',
        payload,
        headers: { ...GERMAN, 'content-type': 'application/json' },
      });
    expect((await post('{')).json()).toMatchObject({ status: 401, detail: de.details[401] });
    const nowhere = await served.app.inject({ url: '/api/nothing', headers: GERMAN });
    expect(nowhere.json()).toMatchObject({ title: de.titles[404], detail: de.details[404] });
    const broken = await alice(updateProject, { params, headers: GERMAN, body: { name: '\u0000' } });
    expect(Object.values(fieldsOf(broken))).toEqual([de.requests.brokenText]);
  });

  it('of another language at the same time does not change it', async () => {
    const asked = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'de' : 'en'));
    const answers = await Promise.all(
      asked.map((language) => alice(listIssuedProposals, { ...none, headers: { 'accept-language': language } })),
    );
    expect(answers.map(({ body }) => body.title)).toEqual(
      asked.map((language) => (language === 'de' ? de : en).titles[404]),
    );
  });
});

describe('a result', () => {
  it('has its sentences in the language of the request, also where it was remembered in another', async () => {
    const sized = async (headers = {}) => (await alice(calculateSiteDesign, { params, headers })).body;
    const first = await sized();
    const german = await sized(GERMAN);
    expect(JSON.stringify(first)).not.toContain('ë');
    expect(german.warnings.map(({ message }: { message: string }) => message).join()).toContain('ë');
    expect(german.warnings.map(({ code }: { code: string }) => code)).toEqual(
      first.warnings.map(({ code }: { code: string }) => code),
    );
    expect(german.totals).toEqual(first.totals);
    expect(await sized()).toEqual(first);
    expect(await sized(GERMAN)).toEqual(german);
  });

  it('keeps its names of fields and its version', async () => {
    const answers = await Promise.all([{}, GERMAN].map((headers) => alice(calculateSiteDesign, { params, headers })));
    const [english, german] = answers;
    expect(german!.headers['etag']).toBe(english!.headers['etag']);
    expect(Object.keys(german!.body)).toEqual(Object.keys(english!.body));
  });

  it('of a list is remembered by language', async () => {
    const listed = async (headers = {}) => {
      const { body } = await alice(listProjects, { querystring: { figures: 'true' }, headers });
      return body.projects.find(({ id }: { id: number }) => id === params['projectId']).figures.hardware as string;
    };
    const english = await listed();
    const german = await listed(GERMAN);
    expect([await listed(), await listed(GERMAN)]).toEqual([english, german]);
  });
});

describe('a document', () => {
  const issue = async (body: object, headers = {}) =>
    (await alice(issueProposal, { params, body, headers })).body.proposal;

  it('is issued in a language, with its conventions, and stays in it for whoever reads it', async () => {
    const german = await issue({ language: 'de' });
    expect(german).toMatchObject({ language: 'de', branding: { language: 'de', locale: 'de-DE' } });
    expect(german.document).toMatchObject({ locale: 'de-DE', title: expect.stringContaining('ë') });
    expect(german.result.warnings[0].message).toContain('ë');
    const read = async (headers: Record<string, string>) => {
      const { body, headers: told } = await alice(getIssuedProposal, {
        params: { ...params, proposalId: german.id },
        headers,
      });
      expect(told['content-language']).toBe('de');
      return body.proposal;
    };
    expect(await read({})).toEqual(german);
    expect(await read({ 'accept-language': 'fr' })).toEqual(german);
    const secret = await newSecret(alice, { ...params, proposalId: german.id });
    const shared = await served.app.inject({ url: addressOf(getSharedProposal, { secret }) });
    expect(shared.headers['content-language']).toBe('de');
    expect(shared.json().proposal).toMatchObject({ language: 'de', document: german.document });
  });

  it('of a next revision is in the language of the one before, and lists tell it', async () => {
    expect(await issue({})).toMatchObject({ language: 'de' });
    expect(await issue({ language: 'en' })).toMatchObject({ language: 'en', document: { locale: 'en-GB' } });
    const { proposals } = (await alice(listIssuedProposals, { params })).body;
    expect(proposals.slice(0, 3).map(({ language }: { language: string }) => language)).toEqual(['en', 'de', 'de']);
    expect(proposals.at(-1)).toMatchObject({ language: 'en', versions: { engine: expect.any(String) } });
  });

  it('in another language than the design is read in differs in nothing', async () => {
    const { id: proposalId } = await issue({ language: 'de' });
    for (const to of ['design', 'today']) {
      const compared = await alice(compareIssuedProposal, { params: { ...params, proposalId }, querystring: { to } });
      expect(compared.body).toEqual({ differences: [], modelChanges: [] });
    }
  });

  it('without a language is in the one of the company, and one that is computed now in that of the request', async () => {
    const tree = await makeTree(alice);
    const branding = { name: 'Nord', language: 'de', locale: 'de-CH' };
    expect((await alice(updateBranding, { body: branding })).body.branding).toMatchObject(branding);
    expect((await alice(getBranding)).body.branding).toMatchObject(branding);
    const { projectId, siteId } = tree;
    const made = (await alice(createProject)).body.project.id;
    expect(made).not.toBe(projectId);
    const path = `/api/project/${projectId}/site/${siteId}/sitedesign`;
    const token = await served.tokenFor('alice');
    const headers = { authorization: `Bearer ${token}` };
    const { siteDesign } = (await served.app.inject({ method: 'POST', url: path, headers })).json();
    const fresh = { ...tree, siteDesignId: siteDesign.id };
    await alice(saveChanges, { params: fresh, body: { cameras: [NEW_STREAM], serverSettings: null } });
    const { proposal } = (await alice(issueProposal, { params: fresh, body: {} })).body;
    expect(proposal).toMatchObject({ language: 'de', document: { locale: 'de-CH' } });
    const now = async (asked: object) =>
      (await alice(getProjectDocument, { params: { projectId: params['projectId']! }, headers: { ...asked } })).body
        .document;
    expect(await now({})).toMatchObject({ locale: 'de-CH', title: expect.not.stringContaining('ë') });
    expect(await now(GERMAN)).toMatchObject({ locale: 'de-CH', title: expect.stringContaining('ë') });
    await alice(updateBranding, { body: {} });
  });

  it.each(['it', 'DE', 7, ''])('in %s, which nobody speaks here, is refused at its field', async (language) => {
    const answers = await Promise.all([
      alice(issueProposal, { params, body: { language } }),
      alice(updateBranding, { body: { language } }),
      alice(updateMe, { body: { language } }),
    ]);
    const [, , user] = answers;
    expect(answers.map((answer) => [answer.status, Object.keys(fieldsOf(answer))])).toEqual(
      answers.map(() => [400, ['language']]),
    );
    expect(user!.body.errors[0].message).not.toBe('');
  });
});

it('a summary says the bill of an issued proposal in the language of the request, with its figures', async () => {
  const tree = await makeTree(alice);
  const { projectId, siteId, siteDesignId } = tree;
  const { proposal } = (await alice(issueProposal, { params: tree, body: { language: 'de' } })).body;
  expect(JSON.stringify(proposal.result.bill)).toContain('ë');
  const summed = async (headers = {}) =>
    (await alice(getProjectSummary, { params: { projectId: projectId! }, headers })).body;
  const [english, german] = [await summed(), await summed(GERMAN)];
  expect(english.sites.find((each: { siteId: number }) => each.siteId === siteId).siteDesignId).toBe(siteDesignId);
  expect(JSON.stringify(english.bill)).not.toContain('ë');
  expect(JSON.stringify(german.bill)).toContain('ë');
  const figures = (bill: readonly { designation: string; quantity: number }[]) =>
    bill.map(({ designation, quantity }) => [designation, quantity]);
  expect(figures(german.bill)).toEqual(figures(english.bill));
});

it('a design that cannot be sized any more leaves a summary without its texts, with its figures', async () => {
  const tree = await makeTree(alice);
  const { result, design } = (await alice(issueProposal, { params: tree, body: { language: 'de' } })).body.proposal;
  const own = { ...result.bill[0], kind: 'own', description: 'wie gewünscht, ë' };
  const frozen = { result: { ...result, bill: [...result.bill, own] }, design };
  const gone = { ...frozen, design: { ...design, cameras: [{ ...design.cameras[0], codec: 999 }] } };
  for (const each of [frozen, gone]) {
    const { bill, licences, warnings } = saidAgain(each, publishedCatalogue);
    expect(bill!.at(-1)).toEqual(own);
    expect(JSON.stringify([bill!.slice(0, -1), licences, warnings])).not.toContain('ë');
    expect(bill!.map(({ designation, quantity }) => [designation, quantity])).toEqual(
      frozen.result.bill.map((line: { designation: string; quantity: number }) => [line.designation, line.quantity]),
    );
  }
});

it('a request to the IT of a customer over all sites is in the language of the request, whatever was issued', async () => {
  const tree = await makeTree(alice);
  const { projectId } = tree;
  const { serverSettings } = await readDesign(alice, tree);
  const settings = { ...serverSettings, network: NETWORK_DEFAULTS };
  await alice(saveChanges, { params: tree, body: { serverSettings: settings } });
  await alice(issueProposal, { params: tree, body: { language: 'de' } });
  const asked = async (headers = {}) =>
    (await alice(getNetworkRequest, { params: { projectId: projectId! }, headers })).body.document;
  const [english, german] = [await asked(), await asked(GERMAN)];
  expect(english.sites).toHaveLength(1);
  expect(JSON.stringify(english)).not.toContain('ë');
  expect(german.title).toContain('ë');
});

it('the catalogue has its words in the language of the request, and the numbers of the server', async () => {
  const read = async (headers = {}) => (await alice(getCatalogue, { headers })).body.catalogue;
  const [english, french] = [await read(), await read({ 'accept-language': 'fr' })];
  const named = ({ recordings, machineFamilies }: Record<string, readonly { name: string }[]>) =>
    [recordings, machineFamilies].map((entries) => entries![1]!.name);
  expect(named(english)).toEqual(['Event', 'Standard server']);
  expect(named(french)).toEqual(['Événement', 'Standard server']);
  expect(french.machineFamilies[1].recording.value).toBe(english.machineFamilies[1].recording.value);
});

it('the page to sign in is in the language of its reader', () => {
  expect(inLanguage('de', () => signInPage([]))).toMatch(
    /<html lang="de">[^]*<h1>Anmelden<[^]*Ohne Konto ausprobieren/,
  );
  expect(signInPage([])).toMatch(/<html lang="en">[^]*<h1>Sign in</);
});

it('a user has no language until one is chosen, and may go back to that of the browser', async () => {
  const languageOf = async () => (await alice(getMe)).body.user.language as unknown;
  expect(await languageOf()).toBeNull();
  for (const language of ['de', null]) {
    expect((await alice(updateMe, { body: { language } })).body.user).toMatchObject({ language });
    expect(await languageOf()).toBe(language);
  }
});

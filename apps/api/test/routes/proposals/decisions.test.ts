import { hash } from 'node:crypto';
import {
  ClosedProposal,
  createProposalLink,
  decideSharedProposal,
  deleteProject,
  getSharedProposal,
  issueProposal,
  listIssuedProposals,
  listProposalStatuses,
  updateBranding,
  updateProposalStatus,
} from '@site-designer/api-contract';
import { Value } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stores } from '../../../src/modules/ports/stores.ts';
import { postgresStores } from '../../../src/storage/postgres/stores.ts';
import { sqliteStores } from '../../../src/storage/sqlite/stores.ts';
import { addressOf, apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { newSecret } from '../../support/samples.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree, type Ids } from '../../support/tree.ts';

const DAY_MS = 86_400_000;
const ISSUED = '2026-03-01T00:00:00.000Z';
const ACCEPTANCE = { decision: 'accepted', name: 'Jo Smith' };

async function openStores(url: string, clock: () => Date): Promise<Stores> {
  return url.startsWith('postgres') ? postgresStores(url, { clock }) : sqliteStores(':memory:', { clock });
}

describe.each(DATABASES)('a decision by a link on $name', ({ url }) => {
  let now: number;
  let served: TestApp;
  let alice: ApiClient;
  let anonymous: ApiClient;
  let params: Ids;
  let secret: string;
  /** Hashes of documents that were recorded. */
  let hashes: string[];

  beforeEach(async () => {
    now = Date.parse(ISSUED);
    hashes = [];
    const clock = () => new Date(now);
    const stores = await openStores(await url(), clock);
    const { decide } = stores.proposals;
    const noted: Stores['proposals']['decide'] = (secretHash, decision, hashOf) =>
      decide(secretHash, decision, (proposal) => {
        hashes.push(hashOf(proposal));
        return hashes.at(-1)!;
      });
    served = await testApp({ stores: { ...stores, proposals: { ...stores.proposals, decide: noted } }, clock });
    alice = apiClient(served.app, await served.tokenFor('alice'));
    anonymous = apiClient(served.app, undefined);
    params = await makeTree(alice);
    secret = await newSecret(alice, params);
  });
  afterEach(() => served.close());

  const decide = (body: object, by = secret) => anonymous(decideSharedProposal, { params: { secret: by }, body });
  const read = (by = secret) => served.app.inject(addressOf(getSharedProposal, { secret: by }));
  const statuses = async () => (await alice(listProposalStatuses, { params })).body.statuses;
  const issuedOnly = [{ status: 'issued', atUtc: ISSUED, by: null, user: 'Alice Andersen', remark: '' }];

  it('is recorded with name, time, remark and the hash of the document', async () => {
    const before = await read();
    now += 1000;
    const decidedUtc = new Date(now).toISOString();
    const answer = await decide({ ...ACCEPTANCE, name: '  Jo Smith ', remark: 'Start in May.\nThank you' });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(answer.body).toEqual({ status: 'accepted', statusUtc: decidedUtc });
    expect(await statuses()).toEqual([
      ...issuedOnly,
      { status: 'accepted', atUtc: decidedUtc, by: 'Jo Smith', user: null, remark: 'Start in May.\nThank you' },
    ]);
    expect(hashes).toEqual([hash('sha256', JSON.stringify(before.json().proposal.document))]);
    const [listed] = (await alice(listIssuedProposals, { params })).body.proposals;
    expect(listed).toMatchObject({ status: 'accepted', statusUtc: decidedUtc, statusBy: 'Jo Smith' });
    const { proposal } = (await read()).json();
    expect(proposal).toMatchObject({
      status: 'accepted',
      statusBy: 'Jo Smith',
      document: before.json().proposal.document,
    });
  });

  it('is refused with the status where there is nothing to decide any more', async () => {
    expect((await decide({ ...ACCEPTANCE, decision: 'declined' })).body).toMatchObject({ status: 'declined' });
    const again = await decide(ACCEPTANCE);
    expect(again.body).toMatchObject({ status: 409, proposalStatus: 'declined', detail: expect.any(String) as string });
    expect(await statuses()).toHaveLength(2);
    await alice(issueProposal, { params, body: {} });
    expect((await decide(ACCEPTANCE)).body).toMatchObject({ status: 409, proposalStatus: 'superseded' });
    expect((await statuses()).map(({ status }: { status: string }) => status)).toEqual([
      'issued',
      'declined',
      'superseded',
    ]);
  });

  it('is taken until the validity ends', async () => {
    now += 30 * DAY_MS + 1;
    const { body } = await alice(createProposalLink, { params, body: {} });
    const later = String(body.link.url).replace(/^.*\//, '');
    expect((await decide(ACCEPTANCE, later)).body).toMatchObject({ status: 409, proposalStatus: 'expired' });
    expect(await statuses()).toEqual(issuedOnly);
    now -= 1;
    expect((await decide(ACCEPTANCE, later)).status).toBe(200);
  });

  it('is one, however many are sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => decide({ ...ACCEPTANCE, name: `${index}` })),
    );
    const codes = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await statuses()).toHaveLength(2);
  });

  it('is refused at each wrong field, and changes nothing', async () => {
    const wrong: readonly (readonly [object, readonly string[]])[] = [
      [{}, ['decision', 'name']],
      [{ decision: 'withdrawn', name: 'Jo' }, ['decision']],
      [{ ...ACCEPTANCE, name: '' }, ['name']],
      [{ ...ACCEPTANCE, name: ' \t' }, ['name']],
      [{ ...ACCEPTANCE, name: 'x'.repeat(201) }, ['name']],
      [{ ...ACCEPTANCE, name: 'a\nb' }, ['name']],
      [{ ...ACCEPTANCE, name: 7 }, ['name']],
      [{ ...ACCEPTANCE, name: '', remark: 'x'.repeat(2001) }, ['name', 'remark']],
      [{ ...ACCEPTANCE, total: '1' }, ['total']],
    ];
    for (const [body, fields] of wrong) {
      const answer = await decide(body);
      expect([body, answer.status, Object.keys(fieldsOf(answer))]).toEqual([body, 400, fields]);
    }
    expect((await decide({ ...ACCEPTANCE, remark: 'x'.repeat(100_000) })).status).toBe(413);
    expect(await statuses()).toEqual(issuedOnly);
    expect((await decide({ ...ACCEPTANCE, name: 'x'.repeat(200), remark: 'x'.repeat(2000) })).status).toBe(200);
  });

  it('is not found where the proposal is withdrawn or its project deleted', async () => {
    await alice(updateProposalStatus, { params, body: { status: 'withdrawn' } });
    expect((await decide(ACCEPTANCE)).status).toBe(404);
    expect(await statuses()).toHaveLength(2);
    const other = await makeTree(alice);
    const theirs = await newSecret(alice, other);
    await alice(deleteProject, { params: other });
    expect((await decide(ACCEPTANCE, theirs)).status).toBe(404);
  });

  it('is replaced by the seller of now where the proposal is superseded or no longer valid', async () => {
    const closed = async (by = secret) => {
      const { proposal } = (await read(by)).json();
      expect(Value.Errors(ClosedProposal, proposal)).toEqual([]);
      return proposal;
    };
    const { id: newest } = (await alice(issueProposal, { params, body: {} })).body.proposal;
    const nobody = { name: expect.any(String) as string, phone: null, email: null };
    const place = { number: 'P-0001', validUntilUtc: '2026-03-31T00:00:00.000Z' };
    expect(await closed()).toEqual({ ...place, revision: 'A', status: 'superseded', seller: nobody });
    const seller = { name: 'North', phone: '+44 20 7946 0000', email: 'sales@example.com' };
    await alice(updateBranding, { body: seller });
    expect(await closed()).toMatchObject({ seller });
    const link = { params: { ...params, proposalId: newest }, body: { expiresDays: 365 } };
    const later = String((await alice(createProposalLink, link)).body.link.url).replace(/^.*\//, '');
    now += 30 * DAY_MS;
    expect((await read(later)).json().proposal).toMatchObject({
      status: 'issued',
      document: expect.any(Object) as object,
    });
    now += 1;
    expect(await closed(later)).toEqual({ ...place, revision: 'B', status: 'expired', seller });
  });

  it('keeps an accepted proposal readable after its validity', async () => {
    await decide(ACCEPTANCE);
    const { body } = await alice(createProposalLink, { params, body: { expiresDays: 365 } });
    now += 60 * DAY_MS;
    const { proposal } = (await read(String(body.link.url).replace(/^.*\//, ''))).json();
    expect(proposal).toMatchObject({ status: 'accepted', document: expect.any(Object) as object });
  });
});

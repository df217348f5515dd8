import { randomBytes } from 'node:crypto';
import {
  createProposalLink,
  decideSharedProposal,
  deleteProject,
  deleteProposalLink,
  getSharedProposal,
  issueProposal,
  updateProposalStatus,
} from '@site-designer/api-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfSecret } from '../../../src/modules/proposals/link-secret.ts';
import { addressOf, apiClient, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { recordedStores } from '../../support/recorded-queries.ts';
import { newSecret } from '../../support/samples.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree, type Ids } from '../../support/tree.ts';

const DAY_MS = 86_400_000;

describe.each(DATABASES)('links on $name', (database) => {
  let now: number;
  let served: TestApp;
  let recorded: Awaited<ReturnType<typeof recordedStores>>;
  let alice: ApiClient;
  let params: Ids;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T00:00:00Z');
    const clock = () => new Date(now);
    recorded = await recordedStores(database, clock);
    served = await testApp({ stores: recorded.stores, clock });
    alice = apiClient(served.app, await served.tokenFor('alice'));
    params = await makeTree(alice);
  });
  afterEach(() => served.close());

  const opened = (url: string, remoteAddress = '192.0.2.1') => served.app.inject({ url, remoteAddress });
  const decided = (secret: string) =>
    served.app.inject({
      method: 'POST',
      url: addressOf(decideSharedProposal, { secret }),
      payload: { decision: 'accepted', name: 'Jo' },
      remoteAddress: '192.0.2.1',
    });
  const openedBy = (secret: string) => opened(addressOf(getSharedProposal, { secret }));

  /** Secrets that lead nowhere, each for another reason. */
  async function deadSecrets(): Promise<Readonly<Record<string, string>>> {
    const revoked = await newSecret(alice, params);
    const { links } = (await alice({ ...createProposalLink, method: 'GET' }, { params })).body;
    await alice(deleteProposalLink, { params: { ...params, linkId: links[0].id } });

    const { body } = await alice(createProposalLink, { params, body: { expiresDays: 1 } });
    const expired = String(body.link.url).replace(/^.*\//, '');

    const later = (await alice(issueProposal, { params, body: {} })).body.proposal.id;
    const withdrawn = await newSecret(alice, { ...params, proposalId: later });
    await alice(updateProposalStatus, { params: { ...params, proposalId: later }, body: { status: 'withdrawn' } });

    const others = await makeTree(alice);
    const deleted = await newSecret(alice, others);
    await alice(deleteProject, { params: others });
    now += DAY_MS;
    return { unknown: randomBytes(32).toString('base64url'), expired, revoked, withdrawn, deleted };
  }

  it.each([
    ['read', openedBy],
    ['decide', decided],
  ])('that are invalid cost the same work and get the same answer for every cause to %s', async (_, call) => {
    const secrets = await deadSecrets();
    const works = new Map<string, string>();
    for (const [kind, secret] of Object.entries(secrets)) {
      const { answer, statements } = await recorded.during(() => call(secret));
      const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
      const told = Object.entries(headers).filter(([name]) => !name.startsWith('x-ratelimit-'));
      expect([kind, answer.statusCode, statements.length]).toEqual([kind, 404, 2]);
      works.set(kind, JSON.stringify([statements, answer.payload, told]));
    }
    expect([...works.keys()]).toEqual(['unknown', 'expired', 'revoked', 'withdrawn', 'deleted']);
    expect(new Set(works.values()).size).toBe(1);
  });

  it('end in the millisecond that they expire in', async () => {
    const { body } = await alice(createProposalLink, { params, body: { expiresDays: 1 } });
    const secret = String(body.link.url).replace(/^.*\//, '');
    now = Date.parse(body.link.expiresUtc) - 1;
    expect((await openedBy(secret)).statusCode).toBe(200);
    now += 1;
    expect((await openedBy(secret)).statusCode).toBe(404);
    now += 1000;
    expect((await openedBy(secret)).statusCode).toBe(404);
  });

  it('are opened only by the exact secret', async () => {
    const secret = await newSecret(alice, params);
    expect((await openedBy(secret)).statusCode).toBe(200);
    const swapped = secret.replaceAll(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    const guesses = [
      hashOfSecret(secret),
      swapped,
      secret.slice(0, -1),
      `${secret}A`,
      `${secret}=`,
      `${secret}%20`,
      `%20${secret}`,
      `${secret}%00`,
      `${secret},${secret}`,
      '%25',
      '*',
      "'%20OR%201=1--",
      'null',
      'undefined',
      '__proto__',
      'A'.repeat(86),
    ];
    for (const [index, guess] of guesses.entries()) {
      const answer = await opened(`/api/shared/${guess}`, `192.0.2.${index + 2}`);
      expect([guess, answer.statusCode]).toEqual([guess, 404]);
      expect(answer.payload).not.toContain('"proposal"');
    }
  });

  it('give access to nothing else, however their address is written', async () => {
    const secret = await newSecret(alice, params);
    const { projectId, proposalId } = params;
    const addresses = [
      `/api/shared/${secret}/../../project/${projectId}/proposal/${proposalId}`,
      `/api/shared/..%2f..%2fproject/${projectId}/proposal/${proposalId}`,
      `/api/shared/${secret}/link`,
      `/api/shared/${secret}/proposal/${proposalId}`,
      `/api/shared/%2e%2e/project/${projectId}`,
      `/api/shared//${secret}`,
      `//api/shared/${secret}/..;/`,
      `/api/project/${projectId}/proposal/${proposalId}?secret=${secret}`,
      `/api/project/${projectId}/proposal?/shared/${secret}`,
      `/api/shared`,
      `/api/shared/`,
    ];
    for (const [index, address] of addresses.entries()) {
      const answer = await opened(address, `192.0.2.${index + 2}`);
      expect([address, [401, 404, 405].includes(answer.statusCode)]).toEqual([address, true]);
      expect(answer.payload).not.toContain('"proposal"');
    }
  });

  it('are read-only', async () => {
    const secret = await newSecret(alice, params);
    const url = addressOf(getSharedProposal, { secret });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect((await served.app.inject({ method, url, payload: {} })).statusCode).toBe(405);
    }
    expect((await openedBy(secret)).statusCode).toBe(200);
  });

  it('allow at most 120 attempts per minute from one address', async () => {
    const secret = await newSecret(alice, params);
    // In turn: on a busy machine the last of many at once would wait too long for a connection, and be told so.
    const guesses = Array.from({ length: 120 }, () => randomBytes(32).toString('base64url'));
    for (const guess of guesses) expect((await openedBy(guess)).statusCode).toBe(404);
    const refused = await openedBy(secret);
    expect([refused.statusCode, refused.payload.includes('"proposal"')]).toEqual([429, false]);
    expect((await opened(addressOf(getSharedProposal, { secret }), '192.0.2.2')).statusCode).toBe(200);
  });
});

import { createHash } from 'node:crypto';
import {
  contracts,
  createApiToken,
  createProject,
  getBranding,
  getProjectSummary,
  listApiTokens,
  listProjects,
  revokeApiToken,
  updateBranding,
} from '@site-designer/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { sampleOf } from '../../support/samples.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

const DAY_MS = 86_400_000;

describe.each(DATABASES)('API tokens on $name', ({ url }) => {
  let served: TestApp;
  let tests = 0;
  let now = Date.now();
  let alice: ApiClient;
  let bob: ApiClient;

  beforeAll(async () => {
    served = await testApp({ variables: { DATABASE_URL: await url() }, clock: () => new Date(now) });
  });
  afterAll(() => served.close());
  beforeEach(async () => {
    tests += 1;
    alice = apiClient(served.app, await served.tokenFor(`alice-${tests}`));
    bob = apiClient(served.app, await served.tokenFor(`bob-${tests}`));
  });

  async function made(body: object = {}) {
    const answer = await alice(createApiToken, { body: { name: 'Assistant', scope: 'read', ...body } });
    expect([answer.status, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    const { secret, ...token } = answer.body.token as { readonly id: number; readonly secret: string };
    return { ...token, secret, client: apiClient(served.app, secret) } as const;
  }

  it('show their secret once, and are listed without it', async () => {
    const { secret, client: _, ...token } = await made({ name: ' Assistant ' });
    expect(secret).toMatch(/^sd_[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'Assistant', prefix: secret.slice(0, 8), scope: 'read' });
    const { tokens } = (await alice(listApiTokens)).body;
    expect(tokens).toEqual([{ ...token, usedUtc: null }]);
    expect(Date.parse(tokens[0].expiresUtc) - Date.parse(tokens[0].createdUtc)).toBe(90 * DAY_MS);
    expect((await bob(listApiTokens)).body.tokens).toEqual([]);
    const hash = createHash('sha256').update(secret).digest('base64url');
    expect(JSON.stringify(tokens)).not.toContain(hash);
  });

  it('let a program read as their user, or write too, in their workspace alone', async () => {
    const { projectId } = await makeTree(alice);
    const reader = await made();
    const writer = await made({ scope: 'write' });
    for (const { client } of [reader, writer]) {
      expect((await client(listProjects)).body.projects).toMatchObject([{ id: projectId }]);
      expect((await client(getProjectSummary, { params: { projectId: projectId! } })).status).toBe(200);
    }
    expect(await reader.client(createProject)).toMatchObject({
      status: 403,
      body: { detail: 'This API token may only read' },
    });
    expect((await writer.client(createProject)).status).toBe(201);
    const strange = await makeTree(bob);
    expect((await writer.client(getProjectSummary, { params: { projectId: strange['projectId']! } })).status).toBe(404);
  });

  it('never manage, and make no tokens', async () => {
    const { client } = await made({ scope: 'write' });
    const managing = contracts.filter(
      ({ schema, config, url: path }) =>
        schema.security === undefined &&
        (['manage', 'own'].includes(config?.need ?? '') || /^\/(me|api-token|workspace|invitation)\b/.test(path)),
    );
    expect(managing).toContain(updateBranding);
    expect(managing).toContain(listApiTokens);
    for (const contract of managing) {
      const { operationId } = contract.schema;
      // A tree of its own: samples may delete what they speak of.
      const answer = await client(contract, await sampleOf(operationId, alice, await makeTree(alice)));
      expect([operationId, answer.status]).toEqual([operationId, 403]);
    }
    expect((await client(getBranding)).status).toBe(200);
  });

  it('are refused at once when they are revoked, and when they expire', async () => {
    const revoked = await made();
    const expiring = await made({ expiresDays: 1 });
    expect((await bob(revokeApiToken, { params: { tokenId: revoked.id } })).status).toBe(404);
    expect((await revoked.client(listProjects)).status).toBe(200);
    expect((await alice(revokeApiToken, { params: { tokenId: revoked.id } })).status).toBe(204);
    expect((await alice(revokeApiToken, { params: { tokenId: revoked.id } })).status).toBe(404);
    const refused = await revoked.client(listProjects);
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    expect((await apiClient(served.app, `${expiring.secret}x`)(listProjects)).status).toBe(401);
    const before = now;
    now += DAY_MS - 1;
    expect((await expiring.client(listProjects)).status).toBe(200);
    now += 1;
    expect((await expiring.client(listProjects)).status).toBe(401);
    now = before;
  });

  it('tell when they were last used, to within five minutes', async () => {
    const { client } = await made();
    const used = async () => (await alice(listApiTokens)).body.tokens[0].usedUtc as string;
    const first = new Date(now).toISOString();
    await client(listProjects);
    expect(await used()).toBe(first);
    now += 299_000;
    await client(listProjects);
    expect(await used()).toBe(first);
    now += 2000;
    await client(listProjects);
    expect(await used()).toBe(new Date(now).toISOString());
  });

  it('refuse wrong input at its field, and a workspace of others', async () => {
    const wrong = async (body: object) => {
      const answer = await alice(createApiToken, { body: { name: 'A', scope: 'read', ...body } });
      return [answer.status, Object.keys(fieldsOf(answer))];
    };
    expect(await wrong({ name: '  ' })).toEqual([400, ['name']]);
    expect(await wrong({ name: 'x'.repeat(101) })).toEqual([400, ['name']]);
    expect(await wrong({ scope: 'manage' })).toEqual([400, ['scope']]);
    expect(await wrong({ expiresDays: 0 })).toEqual([400, ['expiresDays']]);
    expect(await wrong({ expiresDays: 366 })).toEqual([400, ['expiresDays']]);
    const { workspaceId } = (await bob(createApiToken, { body: { name: 'B', scope: 'read' } })).body.token;
    expect(await wrong({ workspaceId })).toEqual([404, []]);
    expect((await alice(listApiTokens)).body.tokens).toEqual([]);
  });

  it('are at most 50 valid ones of a workspace, also where several are made at once', async () => {
    const make = () => alice(createApiToken, { body: { name: 'A', scope: 'read', expiresDays: 1 } });
    for (let count = 0; count < 48; count += 1) expect((await make()).status).toBe(201);
    const statuses = (await Promise.all([make(), make(), make(), make()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    const [{ id: tokenId }] = (await alice(listApiTokens)).body.tokens;
    await alice(revokeApiToken, { params: { tokenId } });
    expect((await make()).status).toBe(201);
  });
});

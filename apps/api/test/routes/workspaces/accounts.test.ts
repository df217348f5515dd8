import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  acceptInvitation,
  createComment,
  createInvitation,
  createProject,
  createWorkspace,
  deleteMe,
  getBranding,
  getIssuedProposal,
  getMe,
  getPriceList,
  getSiteDesign,
  listApiTokens,
  createApiToken,
  listComments,
  listMembers,
  listProjects,
  listProposalStatuses,
  moveProject,
  updateMember,
  updatePriceList,
} from '@site-designer/api-contract';
import { readDesignFile, readTemplateLibrary } from '@site-designer/design-file';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Stores } from '../../../src/modules/ports/stores.ts';
import { databaseAddress } from '../../../src/settings/database-settings.ts';
import { openStores } from '../../../src/storage/stores/base/open-stores.ts';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { runHere } from '../../support/run-here.ts';
import { runScript } from '../../support/server-process.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { unzipped } from '../../support/unzipped.ts';
import { makeTree } from '../../support/tree.ts';

describe.each(DATABASES)('accounts on $name', ({ url }) => {
  let served: TestApp;
  let stores: Stores;
  let alice: ApiClient;
  let bob: ApiClient;
  const as = async (user: string) => apiClient(served.app, await served.tokenFor(user));

  beforeAll(async () => {
    stores = await openStores(databaseAddress(await url()));
    served = await testApp({ stores });
    [alice, bob] = [await as('alice'), await as('bob')];
  });
  afterAll(() => served.close());

  const userIdOf = async (call: ApiClient) => Number((await call(getMe)).body.user.id);
  const newTeam = async (owner: ApiClient) =>
    Number((await owner(createWorkspace, { body: { name: 'Team' } })).body.workspace.id);
  async function joins(owner: ApiClient, member: ApiClient, workspaceId: number) {
    const { body } = await owner(createInvitation, { params: { workspaceId }, body: { role: 'member' } });
    await member(acceptInvitation, { params: { secret: String(body.invitation.url).replace(/^.*\//, '') } });
  }

  it('an export is an archive of files that import again', async () => {
    const tree = await makeTree(alice);
    const priceList = { currency: 'EUR', lines: [{ designation: 'Standard server', unitPrice: '1850.00' }] };
    await alice(updatePriceList, { body: { priceList } });
    const team = await newTeam(alice);
    await alice(createProject, { querystring: { workspaceId: String(team) } });
    const { payload, rawPayload, headers } = await served.app.inject({
      url: '/api/me/export',
      headers: { authorization: `Bearer ${await served.tokenFor('alice')}`, 'accept-encoding': 'gzip' },
    });
    expect([headers['content-type'], headers['content-encoding'], payload.slice(0, 2)]).toEqual([
      'application/zip',
      undefined,
      'PK',
    ]);
    const files = unzipped(rawPayload);
    const names = [...files.keys()];
    const text = (name = '') => files.get(name) ?? '';
    const designs = names.filter((name) => name.endsWith('.design.json'));
    expect(designs).toHaveLength(1);
    const read = readDesignFile(text(designs[0]), publishedCatalogue);
    const { siteDesign } = (await alice(getSiteDesign, { params: tree })).body;
    expect(read).toMatchObject({ design: { name: siteDesign.name, serverSettings: siteDesign.serverSettings } });
    expect(readTemplateLibrary(text('camera-templates.json'), publishedCatalogue)).toMatchObject({
      templates: [{ name: 'Corridor' }],
    });
    expect(text('price-list.csv')).toContain('Standard server');
    const issued = names.filter((name) => /proposals\/P-0001 A \(\d+\)\.json$/.test(name));
    expect(JSON.parse(text(issued[0]))).toEqual((await alice(getIssuedProposal, { params: tree })).body);
    expect(JSON.parse(text('account.json'))).toMatchObject({
      user: { name: 'Alice Andersen', email: 'alice@example.com' },
      workspaces: expect.arrayContaining([expect.objectContaining({ id: team, role: 'owner' })]),
    });
    expect(JSON.parse(text('comments.json')).comments).toHaveLength(1);
    // What belongs to a company is not in it.
    expect(names.filter((name) => name.endsWith('/project.json'))).toHaveLength(1);
  });

  it('who deletes their account is gone, and what the company has stays', async () => {
    const team = await newTeam(bob);
    await joins(bob, alice, team);
    const tree = await makeTree(alice);
    expect((await alice(moveProject, { params: tree, body: { workspaceId: team } })).status).toBe(200);
    const kept = await makeTree(alice);
    const issued = (await bob(getIssuedProposal, { params: tree })).body;
    const token = (await alice(createApiToken, { body: { name: 'A', scope: 'read' } })).body.token.secret;
    const aliceId = await userIdOf(alice);
    for (const confirm of ['', 'bob@example.com', 'alice']) {
      const wrong = await alice(deleteMe, { body: { confirm } });
      expect([wrong.status, Object.keys(fieldsOf(wrong))]).toEqual([400, ['confirm']]);
    }
    // Alone in a team of her own she may go; not while others would be without an owner.
    const other = await newTeam(alice);
    await joins(alice, bob, other);
    const refused = await alice(deleteMe, { body: { confirm: 'alice@example.com' } });
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('owner of Team first') } });
    expect(await userIdOf(alice)).toBe(aliceId);
    const params = { workspaceId: other, userId: await userIdOf(bob) };
    await alice(updateMember, { params, body: { role: 'owner' } });
    expect((await alice(deleteMe, { body: { confirm: ' Alice@example.com ' } })).status).toBe(204);

    expect((await apiClient(served.app, token)(listProjects)).status).toBe(401);
    // Issued proposals stay as they were issued; her name is gone from all that she did.
    expect((await bob(getIssuedProposal, { params: tree })).body).toEqual(issued);
    expect((await bob(listProposalStatuses, { params: tree })).body.statuses).toMatchObject([
      { status: 'issued', user: 'former member' },
    ]);
    expect((await bob(listComments, { params: tree })).body.comments).toMatchObject([{ author: 'former member' }]);
    const { members } = (await bob(listMembers, { params: { workspaceId: other } })).body;
    expect(members.map(({ name, role }: { name: string; role: string }) => `${name} ${role}`)).toEqual([
      'Bob Baker owner',
    ]);
    // Who signs in again is somebody new, who finds nothing.
    const again = await as('alice');
    expect(await userIdOf(again)).not.toBe(aliceId);
    expect((await again(listProjects)).body.projects).toEqual([]);
    expect((await again(getPriceList)).body.priceList.lines).toEqual([]);
    expect((await again(getBranding)).body.branding.name).toBe('');
    expect((await again(listApiTokens)).body.tokens).toEqual([]);
    expect((await again(getSiteDesign, { params: kept })).status).toBe(404);
    expect((await again(createComment, { params: tree, body: { body: 'x' } })).status).toBe(404);
  });

  it('of two owners who go at once, one stays', async () => {
    const [one, two] = [await as('one'), await as('two')];
    const team = await newTeam(one);
    await joins(one, two, team);
    await joins(one, bob, team);
    const params = { workspaceId: team, userId: await userIdOf(two) };
    await one(updateMember, { params, body: { role: 'owner' } });
    const gone = await Promise.all([
      one(deleteMe, { body: { confirm: 'one' } }),
      two(deleteMe, { body: { confirm: 'two' } }),
    ]);
    expect(gone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const { members } = (await bob(listMembers, { params: { workspaceId: team } })).body;
    expect(members.filter(({ role }: { role: string }) => role === 'owner')).toHaveLength(1);
  });

  it('a disabled user is refused with the reason, and their tokens too, until they are enabled', async () => {
    const eve = await as('eve');
    const userId = await userIdOf(eve);
    const { secret } = (await eve(createApiToken, { body: { name: 'A', scope: 'read' } })).body.token;
    const statuses = async () => [
      (await eve(getMe)).status,
      (await apiClient(served.app, secret)(listProjects)).status,
      (await bob(getMe)).status,
    ];
    expect(await stores.accounts.setDisabled(userId, true)).toBe(true);
    expect(await statuses()).toEqual([403, 401, 200]);
    expect((await eve(getMe)).body.detail).toBe('This account is disabled; ask who runs this server');
    await stores.accounts.setDisabled(userId, false);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await stores.accounts.setDisabled(999_999, true)).toBe(false);
  });
});

it('npm run users lists, disables and erases people, and says in one sentence what is wrong', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-designer-users-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const DATABASE_URL = `sqlite:${join(folder, 'designs.db')}`;
  const stores = await openStores(databaseAddress(DATABASE_URL));
  for (const name of ['Alice', 'Bob']) {
    const person = { name, email: `${name.toLowerCase()}@example.com` };
    await stores.access.actor({ issuer: 'https://one.example', subject: name, ...person });
  }
  const users = async (run: typeof runHere | typeof runScript, ...words: readonly string[]) => {
    const { code, out, err } = await run('users', words, { DATABASE_URL });
    return [code, `${out}${err}`] as const;
  };
  expect(await users(runHere, 'disable', 'Bob@example.com')).toEqual([
    0,
    'User 2, Bob <bob@example.com>, is disabled, at a server that runs within a minute\n',
  ]);
  expect((await users(runHere, 'erase', '1'))[0]).toBe(0);
  const [status, listed] = await users(runHere, 'list');
  expect([status, listed.split('\n').slice(1)]).toEqual([
    0,
    [expect.stringMatching(/^2\t\d{4}-\d\d-\d\d\tdisabled\tBob\tbob@example.com$/), ''],
  ]);
  expect(await users(runScript, 'erase', 'alice@example.com')).toEqual([
    2,
    'There is no user alice@example.com: npm run users -- list names all.\n',
  ]);
  await stores.close();
  const misspelt = join(folder, 'desings.db');
  const { code, err } = await runHere('users', ['list'], { DATABASE_URL: `sqlite:${misspelt}` });
  expect([code, err]).toEqual([2, `No database found at ${misspelt}.\n`]);
  expect(existsSync(misspelt)).toBe(false);
});

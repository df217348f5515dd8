import {
  acceptInvitation,
  askAboutSharedProposal,
  createComment,
  createInvitation,
  createProject,
  createSite,
  createSiteDesign,
  createWorkspace,
  deleteCameraGroup,
  deleteComment,
  deleteProposalLink,
  deleteSiteDesign,
  listComments,
  listProjectComments,
  listUnreadComments,
  moveSiteDesign,
  readComments,
  resolveComment,
  updateComment,
  updateProposalStatus,
  type Comment,
} from '@site-designer/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESTORE_DAYS } from '../../../src/modules/ports/stores.ts';
import { postgresStores } from '../../../src/storage/postgres/stores.ts';
import { sqliteStores } from '../../../src/storage/sqlite/stores.ts';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { newSecret } from '../../support/samples.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree, type Ids } from '../../support/tree.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-01T00:00:00.000Z');
const QUESTION = { name: 'Jo Smith', text: 'Is the gate covered\nat night?' };

describe.each(DATABASES)('comments on $name', ({ url }) => {
  let now = START;
  let served: TestApp;
  let alice: ApiClient;
  let bob: ApiClient;
  let anonymous: ApiClient;
  let params: Ids;
  let purge: () => Promise<void>;

  beforeAll(async () => {
    const clock = () => new Date(now);
    const database = await url();
    const stores = await (database.startsWith('postgres')
      ? postgresStores(database, { clock })
      : sqliteStores(':memory:', { clock }));
    purge = stores.purge;
    served = await testApp({ stores, clock });
    alice = apiClient(served.app, await served.tokenFor('alice'));
    bob = apiClient(served.app, await served.tokenFor('bob'));
    anonymous = apiClient(served.app, undefined);
  });
  beforeEach(async () => {
    now = START;
    params = await makeTree(alice);
  });
  afterAll(() => served.close());

  const write = (body: object, by = alice) => by(createComment, { params, body });
  const ofDesign = async (): Promise<Comment[]> => (await alice(listComments, { params })).body.comments;
  const ofProject = async (): Promise<{ comments: Comment[]; unread: number }> =>
    (await alice(listProjectComments, { params })).body;
  const on = (commentId: number) => ({ params: { ...params, commentId } });
  const ask = async (body: object = QUESTION, secret?: string) =>
    anonymous(askAboutSharedProposal, { params: { secret: secret ?? (await newSecret(alice, params)) }, body });

  it('make a thread that is resolved and opened again as one', async () => {
    const { comment: root } = (await write({ body: ' @Jo Smith: 30 days? ', cameraGroupId: params['cameraGroupId'] }))
      .body;
    expect(root).toMatchObject({ body: '@Jo Smith: 30 days?', cameraGroupId: params['cameraGroupId'], isYours: true });
    const { comment: reply } = (await write({ body: 'Yes', parentId: root.id, field: 'ignored' })).body;
    expect(reply).toMatchObject({ parentId: root.id, cameraGroupId: params['cameraGroupId'], field: '' });
    now += 1000;
    const resolvedUtc = new Date(now).toISOString();
    expect((await alice(resolveComment, on(reply.id))).body.comment).toMatchObject({ id: reply.id, resolvedUtc });
    const thread = async () => (await ofDesign()).slice(-2).map(({ resolvedUtc: at }) => at);
    expect(await thread()).toEqual([resolvedUtc, resolvedUtc]);
    await alice(resolveComment, { ...on(root.id), body: { isResolved: false } });
    expect(await thread()).toEqual([null, null]);
    expect(fieldsOf(await write({ body: 'Deeper', parentId: reply.id }))).toHaveProperty('parentId');
  });

  it('are changed by their author alone, and deleted also by who manages the project', async () => {
    const { workspace } = (await alice(createWorkspace, { body: { name: 'Team' } })).body;
    const team = { workspaceId: String(workspace.id) };
    const { invitation } = (await alice(createInvitation, { params: team, body: { role: 'member' } })).body;
    await bob(acceptInvitation, { params: { secret: String(invitation.url).replace(/^.*\//, '') } });
    const { project } = (await alice(createProject, { querystring: team })).body;
    const { site } = (await alice(createSite, { params: { projectId: project.id } })).body;
    const place = { projectId: project.id, siteId: site.id };
    const { siteDesign } = (await alice(createSiteDesign, { params: place })).body;
    const there = { ...place, siteDesignId: siteDesign.id };
    const of = (id: number) => ({ params: { ...there, commentId: id } });
    const { comment: hers } = (await alice(createComment, { params: there, body: { body: 'Enough?' } })).body;
    const { comment: his } = (await bob(createComment, { params: there, body: { body: 'Yes', parentId: hers.id } }))
      .body;
    const seen = (await alice(listComments, { params: there })).body.comments;
    expect(seen).toMatchObject([
      { author: 'Alice Andersen', isYours: true, isUnread: false },
      { author: 'Bob Baker', isYours: false, isUnread: true },
    ]);
    expect((await alice(listUnreadComments, { querystring: {} })).body.projects).toContainEqual({
      projectId: project.id,
      unread: 1,
    });
    expect((await alice(updateComment, { ...of(his.id), body: { body: 'No' } })).status).toBe(403);
    expect((await bob(updateComment, { ...of(hers.id), body: { body: 'No' } })).status).toBe(403);
    expect((await bob(deleteComment, of(hers.id))).status).toBe(403);
    expect((await bob(listComments, { params: there })).body.comments).toMatchObject([
      { body: 'Enough?' },
      { body: 'Yes' },
    ]);
    for (const { id } of [his, hers]) expect((await alice(deleteComment, of(id))).status).toBe(204);
  });

  it('outlive their group, and keep their replies when they are deleted', async () => {
    const { commentId = 0, cameraGroupId } = params;
    const { comment: reply } = (await write({ body: 'Yes', parentId: commentId })).body;
    await alice(deleteCameraGroup, { params });
    expect((await ofDesign())[0]).toMatchObject({ id: commentId, cameraGroupId });
    now += 1000;
    expect((await alice(updateComment, { ...on(reply.id), body: { body: 'No' } })).body.comment).toMatchObject({
      body: 'No',
      editedUtc: new Date(now).toISOString(),
    });
    await alice(deleteComment, on(commentId));
    expect(await ofDesign()).toMatchObject([
      { id: commentId, body: '', deletedUtc: expect.any(String) as string },
      { id: reply.id },
    ]);
    expect((await ofProject()).comments.map(({ id }) => id)).toEqual([reply.id]);
    expect((await alice(deleteComment, on(commentId))).status).toBe(404);
    await alice(deleteComment, on(reply.id));
    expect(await ofDesign()).toEqual([]);
  });

  it('are refused at each wrong field, and nothing is stored', async () => {
    const before = await ofDesign();
    const other = await makeTree(alice);
    const wrong: readonly (readonly [object, readonly string[]])[] = [
      [{}, ['body']],
      [{ body: ' \n' }, ['body']],
      [{ body: 'x'.repeat(4001) }, ['body']],
      [{ body: 'a\u0007b' }, ['body']],
      [{ body: '', field: 'x'.repeat(201) }, ['field', 'body']],
      [{ body: 'x', cameraGroupId: other['cameraGroupId'] }, ['cameraGroupId']],
      [{ body: 'x', parentId: other['commentId'] }, ['parentId']],
      [{ body: 'x', parentId: 2 ** 60 }, ['parentId']],
    ];
    for (const [body, fields] of wrong) {
      const answer = await write(body);
      expect([body, answer.status, Object.keys(fieldsOf(answer))]).toEqual([body, 400, fields]);
    }
    expect(await ofDesign()).toEqual(before);
    expect((await write({ body: '🚪'.repeat(4000) })).status).toBe(201);
    expect(fieldsOf(await alice(updateComment, { ...on(before[0]!.id), body: { body: 'x'.repeat(4001) } }))).toEqual({
      body: 'Must be 4000 characters or less',
    });
  });

  it('are of their project alone', async () => {
    const theirs = await makeTree(bob);
    const crossed = [
      { ...params, commentId: theirs['commentId'] ?? 0 },
      { ...theirs, commentId: params['commentId'] ?? 0 },
      theirs,
    ];
    for (const each of crossed) {
      const statuses = [
        await alice(updateComment, { params: each, body: { body: 'mine' } }),
        await alice(resolveComment, { params: each }),
        await alice(deleteComment, { params: each }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([404, 404, 404]);
    }
    expect((await write({ body: 'hello' }, bob)).status).toBe(404);
    const read = await alice(readComments, { params, body: { id: theirs['commentId'] } });
    expect(fieldsOf(read)).toHaveProperty('id');
    expect((await ofDesign()).map(({ body }) => body)).toEqual(['Is 30 days enough for the gate?']);
  });

  it('come from the reader of a link as unread, until they are read', async () => {
    const asked = await ask({ name: ' Jo Smith ', text: ` ${QUESTION.text} ` });
    expect(asked).toMatchObject({ status: 201, body: { sentUtc: new Date(START).toISOString() } });
    const { comments, unread } = await ofProject();
    const question = comments[0]!;
    expect(unread).toBe(1);
    expect(question).toMatchObject({
      body: QUESTION.text,
      author: 'Jo Smith',
      isQuestion: true,
      isYours: false,
      isUnread: true,
      proposal: { id: params['proposalId'], revision: 'A' },
      place: { siteDesignId: params['siteDesignId'] },
    });
    const { projectId } = params;
    const counts = async (by: ApiClient) => (await by(listUnreadComments)).body.projects;
    expect(await counts(alice)).toContainEqual({ projectId, unread: 1 });
    expect(await counts(bob)).toEqual([]);
    expect((await alice(updateComment, { ...on(question.id), body: { body: 'changed' } })).status).toBe(403);
    expect((await write({ body: 'It is.', parentId: question.id })).status).toBe(201);
    expect((await alice(readComments, { params, body: { id: question.id } })).body).toEqual({ unread: 0 });
    await alice(readComments, { params, body: { id: params['commentId'] } });
    expect((await ofProject()).unread).toBe(0);
    expect(await counts(alice)).not.toContainEqual(expect.objectContaining({ projectId }));
  });

  it('are not taken by links that lead nowhere, nor without name or text', async () => {
    const secret = await newSecret(alice, params);
    const wrong: readonly (readonly [object, readonly string[]])[] = [
      [{}, ['name', 'text']],
      [{ name: ' ', text: '' }, ['name', 'text']],
      [{ ...QUESTION, name: 'x'.repeat(201) }, ['name']],
      [{ ...QUESTION, text: 'x'.repeat(4001) }, ['text']],
    ];
    for (const [body, fields] of wrong) {
      const answer = await ask(body, secret);
      expect([body, answer.status, Object.keys(fieldsOf(answer))]).toEqual([body, 400, fields]);
    }
    expect((await ask(QUESTION, 'unknown')).status).toBe(404);
    await alice(updateProposalStatus, { params, body: { status: 'withdrawn' } });
    expect((await ask(QUESTION, secret)).status).toBe(404);
    expect((await ofProject()).comments).toHaveLength(1);
  });

  it('of a customer outlive link, design and its move; those on the design go with it', async () => {
    const secret = await newSecret(alice, params);
    await ask(QUESTION, secret);
    const question = (await ofProject()).comments[0]!;
    await write({ body: 'It is.', parentId: question.id });
    const target = await makeTree(alice);
    const { projectId, siteId } = target;
    await alice(moveSiteDesign, { params, body: { projectId, siteId } });
    expect((await ofProject()).comments).toMatchObject([
      { body: 'It is.', place: null },
      { body: QUESTION.text, place: null },
    ]);
    const moved = await alice(listComments, { params: { ...target, siteDesignId: params['siteDesignId'] ?? 0 } });
    expect(moved.body.comments.map(({ id }: Comment) => id)).toEqual([params['commentId']]);

    const other = await makeTree(alice);
    await ask(QUESTION, await newSecret(alice, other));
    await alice(deleteProposalLink, { params: other });
    const left = async () => (await alice(listProjectComments, { params: other })).body.comments;
    await alice(deleteSiteDesign, { params: other });
    expect(await left()).toMatchObject([{ body: QUESTION.text, place: null }]);
    now += (RESTORE_DAYS + 1) * DAY_MS;
    await purge();
    now = START;
    expect(await left()).toMatchObject([{ body: QUESTION.text, place: null }]);
  });

  it('come in pages, newest first', async () => {
    for (let index = 1; index <= 100; index += 1) await write({ body: `${index}` });
    const first = (await ofProject()).comments;
    expect([first.length, first[0]!.body]).toEqual([100, '100']);
    const rest = await alice(listProjectComments, { params, querystring: { after: String(first.at(-1)!.id) } });
    expect(rest.body.comments.map(({ id }: Comment) => id)).toEqual([params['commentId']]);
    const site = (await alice(createSite, { params })).body.site;
    const empty = (await alice(createSiteDesign, { params: { ...params, siteId: site.id } })).body.siteDesign;
    const listed = await alice(listComments, { params: { ...params, siteId: site.id, siteDesignId: empty.id } });
    expect(listed.body.comments).toEqual([]);
  });
});

import {
  createComment,
  createDesignVersion,
  createPlan,
  createWorkspace,
  getMe,
  getPlan,
  getWorkspace,
  listComments,
  listDesignVersions,
  listSites,
  renameDesignVersion,
  updateComment,
  updateMe,
  updatePlan,
  updateSite,
  updateWorkspace,
} from '@site-designer/api-contract';
import { expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { pngOf } from '../../support/pictures.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTree } from '../../support/tree.ts';

/** One of each, as it is read. */
async function made(alice: ApiClient) {
  const tree = await makeTree(alice);
  const headers = { 'content-type': 'image/png' };
  const planId = Number((await alice(createPlan, { params: tree, body: pngOf(40, 30), headers })).body.plan.id);
  const workspaceId = Number((await alice(createWorkspace, { body: { name: 'Team' } })).body.workspace.id);
  await alice(createComment, { params: tree, body: { body: 'Why?' } });
  await alice(createDesignVersion, { params: tree, body: { name: 'First' } });
  const { plan } = (await alice(getPlan, { params: { ...tree, planId } })).body;
  const { workspace } = (await alice(getWorkspace, { params: { workspaceId } })).body;
  const [comment] = (await alice(listComments, { params: tree })).body.comments;
  const [version] = (await alice(listDesignVersions, { params: tree })).body.versions;
  const [site] = (await alice(listSites, { params: tree, querystring: { figures: 'true' } })).body.sites;
  const { user } = (await alice(getMe)).body;
  return { tree, plan, workspace, comment, version, site, user };
}

it('what was read is taken back as a change, and refused under another address', async () => {
  const { app, tokenFor } = await testAppForThisTest();
  const alice = apiClient(app, await tokenFor('alice'));
  const { tree, plan, workspace, comment, version, site, user } = await made(alice);
  const atPlan = { ...tree, planId: plan.id };
  const atWorkspace = { workspaceId: workspace.id };
  const atComment = { ...tree, commentId: comment.id };
  const answers = [
    await alice(updatePlan, { params: atPlan, body: { ...plan, name: 'Ground' } }),
    await alice(updateWorkspace, { params: atWorkspace, body: { ...workspace, name: 'Team 2' } }),
    await alice(updateComment, { params: atComment, body: { ...comment, body: 'How?' } }),
    await alice(renameDesignVersion, { params: { ...tree, version: version.version }, body: version }),
    await alice(updateSite, { params: tree, body: site }),
    await alice(updateMe, { body: user }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(answers[0]!.body.plan).toEqual({ ...plan, name: 'Ground' });

  const elsewhere = [
    await alice(updatePlan, { params: atPlan, body: { ...plan, id: plan.id + 1 } }),
    await alice(updateWorkspace, { params: atWorkspace, body: { ...workspace, id: workspace.id + 1 } }),
    await alice(updateComment, { params: atComment, body: { ...comment, id: comment.id + 1 } }),
  ];
  expect(elsewhere.map((answer) => [answer.status, Object.keys(fieldsOf(answer))])).toEqual([
    [400, ['id']],
    [400, ['id']],
    [400, ['id']],
  ]);
});

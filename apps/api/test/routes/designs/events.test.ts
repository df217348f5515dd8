import {
  acceptInvitation,
  createInvitation,
  createProject,
  createWorkspace,
  followEvents,
  getMe,
  removeMember,
  tellPresence,
  updateProject,
} from '@site-designer/api-contract';
import { expect, it } from 'vitest';
import { apiClient, fieldsOf } from '../../support/api-client.ts';
import { testAppForThisTest } from '../../support/test-app.ts';

it('events are sent as they happen, and a stream that is resumed begins after the last one', async () => {
  const { app, tokenFor } = await testAppForThisTest();
  const token = await tokenFor('alice');
  const alice = apiClient(app, token);
  const params = { projectId: (await alice(createProject)).body.project.id };
  const first = await alice(followEvents, { params, querystring: { follow: 'false' } });
  expect([first.status, first.headers['content-type'], first.headers['x-accel-buffering']]).toEqual([
    200,
    'text/event-stream',
    'no',
  ]);
  expect(first.body).toBe('retry: 2000\n\nid: 0\n\n');
  await alice(updateProject, { params, body: { name: 'Harbour' } });
  const reset = await alice(followEvents, {
    params,
    querystring: { follow: 'false' },
    headers: { 'last-event-id': '999' },
  });
  expect(reset.body).toContain('event: reset\n');

  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${origin}/api/project/${params.projectId}/events`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  const chunks: string[] = [];
  const ended = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) chunks.push(chunk);
  })();
  await alice(updateProject, { params, body: { name: 'Terminal' } });
  await expect.poll(() => chunks.join('').match(/event: projectChanged/g)?.length).toBe(2);
  const stop = app.drain(5000);
  await ended;
  expect(chunks.join('')).toMatch(/retry: 500\n\n$/);
  await stop;
});

it('a user may follow a bounded number of streams', async () => {
  const { app, tokenFor } = await testAppForThisTest();
  const token = await tokenFor('alice');
  const alice = apiClient(app, token);
  const { id } = (await alice(createProject)).body.project;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const follow = () => fetch(`${origin}/api/project/${id}/events`, { headers: { authorization: `Bearer ${token}` } });
  const streams = await Promise.all(Array.from({ length: 20 }, follow));
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const refused = await follow();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  await streams[0]?.body?.cancel();
  await expect.poll(async () => (await follow()).status).toBe(200);
});

it('people see where others are, and who is removed sees nothing more', async () => {
  const { app, tokenFor } = await testAppForThisTest();
  const [alice, bob] = [apiClient(app, await tokenFor('alice')), apiClient(app, await tokenFor('bob'))];
  const workspaceId = Number((await alice(createWorkspace, { body: { name: 'Team' } })).body.workspace.id);
  const { body } = await alice(createInvitation, { params: { workspaceId }, body: { role: 'member' } });
  await bob(acceptInvitation, { params: { secret: String(body.invitation.url).replace(/^.*\//, '') } });
  const made = await alice(createProject, { querystring: { workspaceId: String(workspaceId) } });
  const params = { projectId: Number(made.body.project.id) };
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const follow = async (user: string) => {
    const response = await fetch(`${origin}/api/project/${params.projectId}/events`, {
      headers: { authorization: `Bearer ${await tokenFor(user)}` },
    });
    const chunks: string[] = [];
    const ended = (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) chunks.push(chunk);
    })();
    return { text: () => chunks.join(''), ended };
  };
  const [ofAlice, ofBob] = [await follow('alice'), await follow('bob')];
  const cell = { siteDesignId: 7, cameraGroupId: 9, field: 'quantity' };
  expect((await alice(tellPresence, { params, body: cell })).status).toBe(204);
  const userId = Number((await alice(getMe)).body.user.id);
  const message = `\n\nevent: presence\ndata: ${JSON.stringify({ userId, userName: 'Alice Andersen', ...cell })}\n\n`;
  await expect.poll(() => ofBob.text()).toContain(message);
  expect(ofAlice.text()).not.toContain('presence');
  // Who comes later is told too.
  const late = await follow('bob');
  await expect.poll(() => late.text()).toContain(message);
  const wrong = await alice(tellPresence, { params, body: { siteDesignId: '7' } });
  expect([wrong.status, Object.keys(fieldsOf(wrong))]).toEqual([400, ['siteDesignId']]);
  const leaving = { params: { workspaceId, userId: Number((await bob(getMe)).body.user.id) } };
  expect((await alice(removeMember, leaving)).status).toBe(204);
  await Promise.all([ofBob.ended, late.ended]);
  expect(ofBob.text()).toContain('event: memberRemoved\n');
  // That he has left is seen at once.
  const gone = JSON.stringify({ userId: leaving.params.userId, userName: 'Bob Baker', siteDesignId: null });
  await expect.poll(() => ofAlice.text()).toContain(gone.slice(0, -1));
  expect((await bob(tellPresence, { params, body: cell })).status).toBe(404);
  // A stream still open when the app closes ends with an error that nobody would catch.
  await Promise.all([app.drain(5000), ofAlice.ended]);
});

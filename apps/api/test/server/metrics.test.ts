import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProject, listProjects, listSites, saveChanges } from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { expect, it } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { testAppForThisTest } from '../support/test-app.ts';
import { ROOT, temporaryFolder } from '../support/server-process.ts';
import { makeTree } from '../support/tree.ts';

const counts = (text: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(([, labels, count]) => [
      labels?.replaceAll('"', '') ?? '',
      Number(count),
    ]),
  );

it('metrics are off by default', async () => {
  const { app } = await testAppForThisTest();
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
});

it('metrics count and time requests by route and status, without addresses or users', async () => {
  const { app, tokenFor } = await testAppForThisTest({ variables: { METRICS: 'true' } });
  const token = await tokenFor('alice');
  const alice = apiClient(app, token);
  await alice(createProject);
  await alice(listSites, { params: { projectId: 1 } });
  await alice(listSites, { params: { projectId: 987_654 } });
  await apiClient(app, 'a.forged.token')(listProjects);
  await app.inject({ url: '/api/alice@example.com?code=secret' });

  const { statusCode, headers, payload } = await app.inject({ url: '/metrics' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(counts(payload)).toEqual({
    'method=POST,route=/api/project,status=201': 1,
    'method=GET,route=/api/project/:projectId/site,status=200': 1,
    'method=GET,route=/api/project/:projectId/site,status=404': 1,
    'method=GET,route=/api/project,status=401': 1,
    'method=GET,route=none,status=404': 1,
  });
  for (const name of [
    'build_info{version=',
    'worker_queue 0',
    'rate_limited_total 0',
    'quota_refusals_total{quota="projectsPerUser"} 0',
    'sign_ins_total 1',
    'proposals_issued_total 0',
    'worker_heap_bytes 0',
    'worker_job_seconds 0',
    'database_wait_seconds 0',
  ]) {
    expect(payload).toContain(`site_designer_${name}`);
  }
  expect(payload).toContain('process_resident_memory_bytes');
  for (const secret of ['987654', 'alice', 'secret', 'forged', token]) expect(payload).not.toContain(secret);
});

it('metrics count issued proposals and sign-ins', async () => {
  const { app, tokenFor } = await testAppForThisTest({ variables: { METRICS: 'true' } });
  for (const name of ['alice', 'bob']) await makeTree(apiClient(app, await tokenFor(name)));
  const { payload } = await app.inject({ url: '/metrics' });
  expect(payload).toContain('site_designer_proposals_issued_total 2');
  expect(payload).toContain('site_designer_sign_ins_total 2');
});

it('metrics count refusals by the quota, those of large requests in threads too', async () => {
  const { app, tokenFor, workers } = await testAppForThisTest({
    variables: {
      METRICS: 'true',
      DATABASE_URL: `sqlite:${join(temporaryFolder(), 'designs.db')}`,
      QUOTA_PROJECTS_PER_USER: '1',
      QUOTA_GROUPS_PER_DESIGN: '10',
    },
  });
  const alice = apiClient(app, await tokenFor('alice'));
  await makeTree(alice);
  expect((await alice(createProject)).status).toBe(409);
  const params = { projectId: 1, siteId: 1, siteDesignId: 1 };
  const body = { cameras: Array.from({ length: 400 }, () => NEW_STREAM), serverSettings: null };
  const refused = await alice(saveChanges, { params, body });
  expect([refused.status, refused.headers['site-designer-quota'], workers?.answered()]).toEqual([409, undefined, 1]);
  const { payload } = await app.inject({ url: '/metrics' });
  expect(payload).toContain('site_designer_quota_refusals_total{quota="projectsPerUser"} 1');
  expect(payload).toContain('site_designer_quota_refusals_total{quota="groupsPerDesign"} 1');
});

it('the figures of the alert rules and of the page for operators are there', async () => {
  const { app } = await testAppForThisTest({ variables: { METRICS: 'true' } });
  const { payload } = await app.inject({ url: '/metrics' });
  const served = [...payload.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const rules = readFileSync(join(ROOT, 'docs/operations/alerts.yml'), 'utf8');
  const asked = [...rules.matchAll(/\b((?:site_designer|process|nodejs|http)_\w+?)(?:_count|_bucket)?(?![\w])/g)];
  expect(asked.length).toBeGreaterThan(8);
  for (const [, name] of asked) expect(served).toContain(name);
  const own = served.flatMap((name) => (name.startsWith('site_designer_') ? [name.slice(14)] : []));
  expect(own.filter((name) => !page.includes(`site_designer_${name}`) && !page.includes(`…_${name}`))).toEqual([]);
});

import { createProject, getPriceList, updateMe } from '@site-designer/api-contract';
import { expect, test } from 'vitest';
import { inWorkspace } from '../../src/app/store/in-workspace.ts';
import type { Call } from '../../src/lib/calls/call.ts';

test('calls about what a workspace has ask for that of the open one, unless they name another', async () => {
  const asked: unknown[] = [];
  const call = ((route: { url: string }, input: object) => asked.push([route.url, input])) as unknown as Call;
  const within = inWorkspace(call, () => 7);
  await within({ ...getPriceList, isPublic: false }, {});
  await within({ ...createProject, isPublic: false }, { querystring: { workspaceId: 3 } });
  await within({ ...updateMe, isPublic: false }, { body: { language: 'en' } });
  expect(asked).toEqual([
    ['/price-list', { querystring: { workspaceId: 7 } }],
    ['/project', { querystring: { workspaceId: 3 } }],
    ['/me', { body: { language: 'en' } }],
  ]);
});

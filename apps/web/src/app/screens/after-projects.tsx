import type { ListedProject } from '@site-designer/api-contract';
import { getMe, listMembers } from '@site-designer/api-contract/proposal-addresses';
import { LEVELS, WORKSPACE_LEVELS } from '@site-designer/api-contract/roles';
import type { ReactNode } from 'react';
import { unreadByProject, unreadMarks } from '../../features/comments/unread.tsx';
import type { Call } from '../../lib/calls/call.ts';
import { FULL_ACCESS, refusalOf } from '../../lib/state/access.ts';
import { whoToAsk } from '../workspaces/project-access.tsx';

/** What is told of the projects of a list once they are there. */
export interface AfterProjects {
  readonly mark: (project: ListedProject) => ReactNode;
  readonly refusal: ((project?: ListedProject) => string | undefined) | undefined;
}

interface Place {
  readonly workspaceId?: number;
}

export async function afterProjects(call: Call, { workspaceId }: Place): Promise<AfterProjects> {
  const [unread, refusal] = await Promise.all([
    unreadByProject({ call }),
    workspaceId === undefined ? undefined : refusalIn(call, workspaceId),
  ]);
  return { mark: unreadMarks(unread), refusal };
}

async function refusalIn(call: Call, workspaceId: number): Promise<AfterProjects['refusal']> {
  const [me, listed] = await Promise.all([call(getMe, {}), call(listMembers, { params: { workspaceId } })]);
  const role = me.data.workspaces.find(({ id }) => id === workspaceId)?.role;
  const ask = whoToAsk(listed.data.members, null);
  return (project) => {
    if (project) return refusalOf({ ...FULL_ACCESS, ask, level: project.level ?? LEVELS.manage }, 'manage');
    const level = role === undefined ? 0 : WORKSPACE_LEVELS[role];
    return refusalOf({ ...FULL_ACCESS, what: 'workspace', ask, level }, 'edit');
  };
}

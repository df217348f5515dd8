import { listMembers, listProjectMembers } from '@site-designer/api-contract/proposal-addresses';
import type { Comment } from '@site-designer/api-contract';
import { roleIn } from '@site-designer/api-contract/roles';
import { createContext } from 'react';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import type { CommentsHost } from './comments-host.ts';

/** Names of the people who can see the project. */
export const PeopleContext = createContext<readonly string[]>([]);

/** The people who can see a project; nobody where the user may not read the list of members. */
export function usePeople({ call }: CommentsHost, projectId: number): readonly string[] {
  const { data } = useLoaded(`people ${projectId}`, () => peopleOf(call, projectId).catch(() => NOBODY));
  return data ?? NOBODY;
}

const NOBODY: readonly string[] = [];

async function peopleOf(call: CommentsHost['call'], projectId: number): Promise<readonly string[]> {
  const { workspaceId, createdBy, memberRole, ...project } = (await call(listProjectMembers, { params: { projectId } }))
    .data;
  const { members } = (await call(listMembers, { params: { workspaceId } })).data;
  const seeing = members.filter(({ userId, role }) => {
    const own = project.members.find((each) => each.userId === userId)?.role;
    return roleIn(role, { memberRole, isOwn: createdBy === userId }, own) > 0;
  });
  return [...new Set(seeing.map(({ name }) => name))];
}

/** Names that a comment can mention: people, and authors who have left. Customers are left out, since they type any name. */
export function namesOf(comments: readonly Comment[], people: readonly string[]): readonly string[] {
  const authors = comments.filter(({ isQuestion }) => !isQuestion).map(({ author }) => author);
  return [...new Set([...people, ...authors])].filter((name) => name !== '');
}

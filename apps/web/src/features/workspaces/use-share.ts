import { SHARE_TEXTS as TEXTS } from '#texts/pages/share.ts';
import {
  deleteInvitation,
  deleteProposalLink,
  getMe,
  listInvitations,
  listIssuedProposals,
  listMembers,
  listProjectMembers,
  listProposalLinks,
  moveProject,
  removeProjectMember,
  updateProjectAccess,
  updateProjectMember,
  type LinkHeading,
} from '@site-designer/api-contract/proposal-addresses';
import { LEVELS, type ProjectRole } from '@site-designer/api-contract/roles';
import { useState } from 'react';
import { ApiProblem } from '../../lib/calls/api-problem.ts';
import type { Call } from '../../lib/calls/call.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { isAtLeast } from './member-rules.ts';

/** Proposals whose links are listed: the newest ones. */
const MOST_PROPOSALS = 20;

export interface CustomerLink extends LinkHeading {
  readonly proposalId: number;
  /** Number and revision. */
  readonly proposal: string;
}

export type Sharing = Awaited<ReturnType<typeof load>>;

/** Who sees a project, and what changes that. */
export function useShare(call: Call, projectId: number, level: number) {
  const { data, cause, reload } = useLoaded(`${projectId} ${level}`, () => load(call, projectId, level));
  const [problem, setProblem] = useState<string>();
  const params = { projectId };

  async function act(work: () => Promise<unknown>): Promise<boolean> {
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (failure) {
      setProblem(TEXTS.failed(failure instanceof ApiProblem ? failure.message : TEXTS.unknown));
      return false;
    } finally {
      reload();
    }
  }

  return {
    data,
    cause,
    reload,
    problem,
    setAccess: (change: { readonly memberRole?: ProjectRole; readonly viewersSeePrices?: boolean }) => {
      if (data === undefined) return;
      const { memberRole, viewersSeePrices } = data.project;
      const body = { memberRole, viewersSeePrices, ...change };
      void act(() => call(updateProjectAccess, { params, body }));
    },
    setRole: (userId: number, role: ProjectRole | undefined) => {
      const target = { ...params, userId };
      void act(() =>
        role === undefined
          ? call(removeProjectMember, { params: target })
          : call(updateProjectMember, { params: target, body: { role } }),
      );
    },
    revokeInvitation: (invitationId: number) => {
      if (data === undefined) return;
      void act(() => call(deleteInvitation, { params: { workspaceId: data.workspace.id, invitationId } }));
    },
    revokeLink: ({ proposalId, id: linkId }: CustomerLink) =>
      void act(() => call(deleteProposalLink, { params: { ...params, proposalId, linkId } })),
    move: (workspaceId: number, guests: 'keep' | 'remove') =>
      act(() => call(moveProject, { params, body: { workspaceId, guests } })),
  };
}

async function load(call: Call, projectId: number, level: number) {
  const [me, { data: project }] = await Promise.all([
    call(getMe, {}),
    call(listProjectMembers, { params: { projectId } }),
  ]);
  const { user, workspaces } = me.data;
  const { workspaceId } = project;
  const workspace = workspaces.find(({ id }) => id === workspaceId);
  if (workspace === undefined) throw new Error('The project is in no workspace of the user');
  const [members, invitations, links] = await Promise.all([
    call(listMembers, { params: { workspaceId } }),
    isAtLeast(workspace.role, 'manage') ? invitationsTo(call, { workspaceId, projectId }) : undefined,
    level >= LEVELS.edit ? linksOf(call, projectId) : [],
  ]);
  const targets = workspaces.filter((each) => each.id !== workspaceId && isAtLeast(each.role, 'edit'));
  return { userId: user.id, project, workspace, members: members.data.members, invitations, links, targets };
}

async function invitationsTo(call: Call, place: { readonly workspaceId: number; readonly projectId: number }) {
  const { invitations } = (await call(listInvitations, { params: place })).data;
  return invitations.filter(({ projectId }) => projectId === place.projectId);
}

async function linksOf(call: Call, projectId: number): Promise<readonly CustomerLink[]> {
  const { proposals } = (await call(listIssuedProposals, { params: { projectId } })).data;
  const shown = proposals.filter(({ status }) => status !== 'withdrawn').slice(0, MOST_PROPOSALS);
  const links = shown.map(async ({ id: proposalId, number, revision }) => {
    const { data } = await call(listProposalLinks, { params: { projectId, proposalId } });
    return data.links.map((link) => ({ ...link, proposalId, proposal: `${number} ${revision}` }));
  });
  return (await Promise.all(links)).flat();
}

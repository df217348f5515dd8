import { ACCESS_TEXTS } from '#texts/pages/access.ts';
import {
  getMe,
  listMembers,
  listProjectMembers,
  type Member,
  type Workspace,
} from '@site-designer/api-contract/proposal-addresses';
import { LEVELS, roleIn } from '@site-designer/api-contract/roles';
import { useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { usePathParams } from '../pages/path-params.ts';
import type { Call } from '../../lib/calls/call.ts';
import { SessionContext } from '../../features/session/session-context.ts';
import { isStatus } from '../../lib/calls/api-problem.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { followProject } from '../../lib/live/follow-project.ts';
import { createProjectEvents, ProjectEventsContext, type ProjectEvents } from '../../lib/live/project-events.ts';
import { AccessContext, FULL_ACCESS, type Access } from '../../lib/state/access.ts';
import { useApp, useAppStore } from '../store/use-app.ts';

/** Around each page of a project: what the user may do there. The workspace of the project becomes the open one. */
export function ProjectAccess({ children }: { readonly children: ReactNode }): ReactNode {
  const projectId = Number(usePathParams()['projectId']);
  const { host } = useAppStore();
  const { id, choose } = useApp(({ workspace }) => workspace);
  const events = useFollowed(projectId);
  const known = useRef<Standing>(undefined);
  const { data, reload } = useLoaded(String(projectId), async () => {
    const standing = await accessTo(host.call, projectId).catch((cause: unknown) => afterFailure(cause, known.current));
    known.current = standing;
    return standing;
  });
  const workspace = data?.workspace;
  useReloadOnChange({ events, userId: data?.access.userId, reload });

  useEffect(() => {
    const wanted = workspace?.isPersonal === true ? undefined : workspace?.id;
    if (workspace !== undefined && wanted !== id && workspace.id !== id) choose(wanted);
  }, [workspace, id, choose]);

  const isLimited = data !== undefined && data.access.level < LEVELS.manage;
  useEffect(() => {
    if (!isLimited) return undefined;
    // Whoever has asked for more rights comes back to the page.
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  }, [isLimited, reload]);

  const access = useMemo(() => ({ ...(data?.access ?? UNKNOWN), refresh: reload }), [data, reload]);
  return (
    <ProjectEventsContext value={events}>
      <AccessContext value={access}>{children}</AccessContext>
    </ProjectEventsContext>
  );
}

/** Hears what others change in the project. */
function useFollowed(projectId: number): ProjectEvents {
  const session = useContext(SessionContext);
  const events = useMemo(() => createProjectEvents(projectId), [projectId]);
  useEffect(
    () => session && followProject({ projectId, tokens: session, onEvent: events.tell }),
    [session, projectId, events],
  );
  return events;
}

interface Reloading {
  readonly events: ProjectEvents;
  readonly userId: number | undefined;
  readonly reload: () => void;
}

/** Rights that are given or taken away hold at once. */
function useReloadOnChange({ events, userId, reload }: Reloading): void {
  useEffect(
    () =>
      events.listen(({ kind, userId: changed }) => {
        const isMine = changed === userId || changed === null;
        if (kind === 'reset' || (kind === 'memberRemoved' && isMine)) reload();
      }),
    [events, userId, reload],
  );
}

/** Most users may do everything: nothing is closed until it is known to be. */
const UNKNOWN: Access = { ...FULL_ACCESS, noPrices: '' };

interface Standing {
  readonly access: Access;
  readonly workspace: Workspace | undefined;
}

async function accessTo(call: Call, projectId: number): Promise<Standing> {
  const [{ data: me }, { data: project }] = await Promise.all([
    call(getMe, {}),
    call(listProjectMembers, { params: { projectId } }),
  ]);
  const { workspaceId, createdBy, members, viewersSeePrices } = project;
  const { id: userId } = me.user;
  const workspace = me.workspaces.find(({ id }) => id === workspaceId);
  const isOwn = createdBy === userId;
  const row = members.find((member) => member.userId === userId)?.role;
  const level = roleIn(workspace?.role, { memberRole: project.memberRole, isOwn }, row);
  const isMember = workspace?.role !== 'guest';
  const ask = level < LEVELS.manage ? whoToAsk(await membersOf(call, workspaceId), createdBy) : '';
  const noPrices = priceRefusal({ isHidden: level < LEVELS.comment && !viewersSeePrices, isMember });
  return { access: { ...FULL_ACCESS, userId, level, ask, workspaceId, noPrices, isMember }, workspace };
}

/** Without an answer the rights are as they were; a project that is not found any more is not theirs to see. */
function afterFailure(cause: unknown, known: Standing | undefined): Standing {
  if (known === undefined) throw cause;
  return isStatus(cause, 404) ? { ...known, access: { ...known.access, level: 0 } } : known;
}

async function membersOf(call: Call, workspaceId: number): Promise<readonly Member[]> {
  return (await call(listMembers, { params: { workspaceId } })).data.members;
}

/** As the API says it: who made the project, else the first owner. */
export function whoToAsk(members: readonly Member[], createdBy: number | null): string {
  const creator = members.find(({ userId }) => userId === createdBy);
  return (creator ?? members.find(({ role }) => role === 'owner'))?.name ?? '';
}

function priceRefusal({ isHidden, isMember }: { readonly isHidden: boolean; readonly isMember: boolean }) {
  if (isHidden) return ACCESS_TEXTS.noPricesForViewers;
  return isMember ? undefined : ACCESS_TEXTS.noPricesForGuests;
}

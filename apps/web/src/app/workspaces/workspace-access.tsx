import { ACCESS_TEXTS } from '#texts/pages/access.ts';
import { listMembers, type Workspace } from '@site-designer/api-contract/proposal-addresses';
import { LEVELS, WORKSPACE_LEVELS } from '@site-designer/api-contract/roles';
import { useContext, type ReactNode } from 'react';
import type { Call } from '../../lib/calls/call.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { AccessContext, FULL_ACCESS, refusalOf, type Access } from '../../lib/state/access.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';
import { whoToAsk } from './project-access.tsx';
import { openOf, useMe } from './use-workspaces.ts';

/** Around a page of the open workspace: what the user may do there, said above it where that is not everything. */
export function WorkspaceAccess({ children }: { readonly children: ReactNode }): ReactNode {
  const { host } = useAppStore();
  const id = useApp(({ workspace }) => workspace.id);
  const me = useMe();
  const workspace = me.data && openOf(me.data.workspaces, id);
  const { data } = useLoaded(`${workspace?.id} ${workspace?.role}`, () => accessTo(host.call, workspace));
  if (me.data === undefined) return <Missing cause={me.cause} onRetry={me.reload} />;
  return (
    <AccessContext value={data ?? FULL_ACCESS}>
      <div className="stack">
        <Refused />
        <div>{children}</div>
      </div>
    </AccessContext>
  );
}

async function accessTo(call: Call, workspace: Workspace | undefined): Promise<Access> {
  if (workspace === undefined) return FULL_ACCESS;
  const { id: workspaceId, role } = workspace;
  const level = WORKSPACE_LEVELS[role];
  const isMember = level >= LEVELS.edit;
  if (level >= LEVELS.manage) return { ...FULL_ACCESS, what: 'workspace', level, workspaceId };
  const { members } = (await call(listMembers, { params: { workspaceId } })).data;
  return { ...FULL_ACCESS, what: 'workspace', level, workspaceId, isMember, ask: whoToAsk(members, null) };
}

/** A member may read what only admins change. */
function Refused(): ReactNode {
  const access = useContext(AccessContext);
  if (refusalOf(access, 'manage') === undefined) return null;
  return (
    <Banner tone="info">{access.isMember ? ACCESS_TEXTS.admins(access.ask) : ACCESS_TEXTS.guests(access.ask)}</Banner>
  );
}

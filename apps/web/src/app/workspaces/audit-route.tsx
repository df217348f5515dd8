import { AUDIT_TEXTS as TEXTS } from '#texts/pages/audit.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../features/session/session-context.ts';
import { AuditScreen } from '../../features/workspaces/audit-screen.tsx';
import { nameOf } from '../../features/workspaces/switcher.tsx';
import { Link } from '../../ui/base/link.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';
import { openOf, useMe, workspaceAddress } from './use-workspaces.ts';

export function AuditRoute(): ReactNode {
  const { host } = useAppStore();
  const { accessToken } = useSession();
  const { data, cause, reload } = useMe();
  const id = useApp(({ workspace }) => workspace.id);
  const workspace = data && openOf(data.workspaces, id);
  return (
    <div className="stack">
      <PageTitle>{TEXTS.title}</PageTitle>
      {workspace && (
        <Link to={workspaceAddress('/members', workspace.id)} dir="auto">
          {nameOf(workspace)}
        </Link>
      )}
      <h1>{TEXTS.title}</h1>
      {workspace === undefined ? (
        <Missing cause={cause} onRetry={reload} />
      ) : (
        <AuditScreen key={workspace.id} host={{ ...host, accessToken }} workspace={workspace} />
      )}
    </div>
  );
}

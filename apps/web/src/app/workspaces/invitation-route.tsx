import { INVITATION_TEXTS as TEXTS } from '#texts/pages/workspaces.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePathParams } from '../pages/path-params.ts';
import { Link } from '../../ui/base/link.tsx';
import { useSession } from '../../features/session/session-context.ts';
import { Invitation } from '../../features/workspaces/invitation.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import styles from '../screens/text-page.module.css';
import { useApp, useAppStore } from '../store/use-app.ts';
import { useOpenWorkspace } from './use-workspaces.ts';

export function InvitationRoute(): ReactNode {
  const { secret = '' } = usePathParams();
  const { host } = useAppStore();
  const session = useSession();
  const navigate = useNavigate();
  const authenticated = useApp(({ user }) => user.authenticated);
  const open = useOpenWorkspace();
  return (
    <article className={styles.page}>
      <PageTitle>{TEXTS.title}</PageTitle>
      <Invitation
        host={host}
        secret={secret}
        isSignedIn={authenticated ?? undefined}
        onSignIn={() => void session.signIn().catch((cause: unknown) => host.report(TEXTS.signIn, cause))}
        onAccepted={(workspace, projectId) => {
          const projects = open(workspace);
          void navigate(projectId === null ? projects : `/project/${projectId}/site`, { replace: true });
        }}
        onward={<Link to="/">{TEXTS.own}</Link>}
      />
    </article>
  );
}

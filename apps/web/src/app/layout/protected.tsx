import { LAYOUT_TEXTS } from '#texts/pages/layout.ts';
import { useEffect, type ReactNode } from 'react';
import { watchInactivity } from '../../features/session/inactivity.ts';
import { useSession } from '../../features/session/session-context.ts';
import { useApp } from '../store/use-app.ts';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';

/** Pages for signed-in users. Others are sent to sign in, and come back to the page they asked for. */
export function Protected({ children }: { readonly children: ReactNode }): ReactNode {
  const session = useSession();
  const authenticated = useApp(({ user }) => user.authenticated);
  const report = useApp(({ failure }) => failure.report);

  useEffect(() => {
    if (authenticated === false) session.signIn().catch((cause: unknown) => report(LAYOUT_TEXTS.signIn, cause));
    if (authenticated !== true) return;
    return watchInactivity(() => void session.signOut().catch((cause: unknown) => report(LAYOUT_TEXTS.logOut, cause)));
  }, [authenticated, session, report]);

  return authenticated === true ? children : <LoadingDots />;
}

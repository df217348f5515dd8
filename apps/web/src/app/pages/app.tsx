import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { bearsAnswer } from '../../features/session/callback-address.ts';
import { useApp } from '../store/use-app.ts';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';
import { Layout } from '../layout/layout.tsx';
import { Protected } from '../layout/protected.tsx';
import { OTHER_PAGES, PROJECTS } from './pages.ts';
import { AuthenticationCallback } from '../screens/authentication-callback.tsx';
import { ErrorPage } from '../screens/error-page.tsx';

/** The page at the address. The first load has no use for what the router has for nested pages that load data. */
export function App(): ReactNode {
  const { pathname } = useLocation();
  const returning = useReturning();
  return <Layout>{returning ?? contentAt(pathname)}</Layout>;
}

function contentAt(pathname: string): ReactNode {
  if (pathname === '/error-page') return <ErrorPage />;
  if (pathname !== '/') return <OTHER_PAGES.Page callback={<AuthenticationCallback />} />;
  return (
    <Protected>
      <PROJECTS.Page />
    </Protected>
  );
}

/**
 * Content of the page to which the sign-in returns. The identity of the host configures its path, which may be that of another
 * page.
 */
function useReturning(): ReactNode {
  const { pathname, search } = useLocation();
  const callbackPath = useApp(({ user }) => user.callbackPath);
  if (!bearsAnswer(search)) return undefined;
  if (callbackPath === undefined) return <LoadingDots />;
  return pathname === callbackPath ? <AuthenticationCallback /> : undefined;
}

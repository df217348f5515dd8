import { CALLBACK_ADDRESS, pagePattern } from '@site-designer/api-contract/pages';
import type { ReactNode } from 'react';
import { bearsAnswer } from '../../features/session/callback-address.ts';
import { Matched, useLocation } from '../../lib/router/router.tsx';
import { useApp } from '../store/use-app.ts';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';
import { Layout } from '../layout/layout.tsx';
import { Protected } from '../layout/protected.tsx';
import { foundPage } from './pages.ts';
import { AuthenticationCallback } from '../screens/authentication-callback.tsx';
import { ErrorPage } from '../screens/error-page.tsx';
import { NotFound } from '../screens/not-found.tsx';

export function App(): ReactNode {
  const returning = useReturning();
  return <Layout>{returning === undefined ? <CurrentPage /> : returning}</Layout>;
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

function CurrentPage(): ReactNode {
  const { pathname } = useLocation();
  const callbackPath = useApp(({ user }) => user.callbackPath) ?? CALLBACK_ADDRESS;
  const found = foundPage(pathname);
  if (found === undefined) {
    if (ERROR_PAGE.test(pathname)) return <ErrorPage />;
    return pagePattern(callbackPath).test(pathname) ? <AuthenticationCallback /> : <NotFound />;
  }
  const { page, pattern, isOwn } = found;
  const shown = (
    <Matched pattern={pattern}>
      <page.Page />
    </Matched>
  );
  return isOwn ? <Protected>{shown}</Protected> : shown;
}

const ERROR_PAGE = pagePattern('/error-page');

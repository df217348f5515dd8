import { CALLBACK_ADDRESS } from '@site-designer/api-contract/pages';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { bearsAnswer } from '../../features/session/callback-address.ts';
import { useApp } from '../store/use-app.ts';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';
import { Layout } from '../layout/layout.tsx';
import { Protected } from '../layout/protected.tsx';
import type { LazyPage } from './lazy-page.tsx';
import { OPEN_PAGES, OWN_PAGES } from './pages.ts';
import { AuthenticationCallback } from '../screens/authentication-callback.tsx';
import { ErrorPage } from '../screens/error-page.tsx';
import { NotFound } from '../screens/not-found.tsx';

export function App(): ReactNode {
  const returning = useReturning();
  const callbackPath = useApp(({ user }) => user.callbackPath) ?? CALLBACK_ADDRESS;
  return (
    <Routes>
      <Route element={<Layout />}>
        {returning === undefined ? pages(callbackPath) : <Route path="*" element={returning} />}
      </Route>
    </Routes>
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

function pages(callbackPath: string): ReactNode {
  return (
    <>
      <Route element={<Protected />}>{routes(OWN_PAGES)}</Route>
      {routes(OPEN_PAGES)}
      <Route path="/error-page" element={<ErrorPage />} />
      <Route path={callbackPath} element={<AuthenticationCallback />} />
      <Route path="*" element={<NotFound />} />
    </>
  );
}

function routes(pages: Readonly<Record<string, LazyPage>>): ReactNode {
  return Object.entries(pages).map(([path, { Page }]) => <Route key={path} path={path} element={<Page />} />);
}

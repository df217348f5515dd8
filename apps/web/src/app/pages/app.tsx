import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { bearsAnswer } from '../../features/session/callback-address.ts';
import { useApp } from '../store/use-app.ts';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';
import { Layout } from '../layout/layout.tsx';
import { Protected } from '../layout/protected.tsx';
import { OTHER_PAGES, PROJECTS } from './pages.ts';
import { AuthenticationCallback } from '../screens/authentication-callback.tsx';
import { ErrorPage } from '../screens/error-page.tsx';

export function App(): ReactNode {
  const returning = useReturning();
  return (
    <Routes>
      <Route element={<Layout />}>{returning === undefined ? PAGES : <Route path="*" element={returning} />}</Route>
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

const PAGES = (
  <>
    <Route element={<Protected />}>
      <Route path="/" element={<PROJECTS.Page />} />
    </Route>
    <Route path="/error-page" element={<ErrorPage />} />
    <Route path="*" element={<OTHER_PAGES.Page callback={<AuthenticationCallback />} />} />
  </>
);

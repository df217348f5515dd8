import { lazy, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { bearsAnswer } from '../features/session/callback-address.ts';
import { useApp } from '../store/use-app.ts';
import { LoadingDots } from '../ui/loading-dots.tsx';
import { Layout } from './layout/layout.tsx';
import { Protected } from './layout/protected.tsx';
import { AuthenticationCallback } from './screens/authentication-callback.tsx';
import { ErrorPage } from './screens/error-page.tsx';
import { NotFound } from './screens/not-found.tsx';

const ProjectsScreen = lazy(async () => ({ default: (await import('./screens/projects.tsx')).ProjectsRoute }));
const SitesScreen = lazy(async () => ({ default: (await import('./screens/sites.tsx')).SitesRoute }));
const SiteDesignsScreen = lazy(async () => ({
  default: (await import('./screens/site-designs.tsx')).SiteDesignsRoute,
}));
const EditorScreen = lazy(async () => ({ default: (await import('./editor/editor-route.tsx')).EditorRoute }));
const ReleaseNotes = lazy(async () => ({ default: (await import('./screens/release-notes.tsx')).ReleaseNotes }));
const Disclaimer = lazy(async () => ({ default: (await import('./screens/disclaimer.tsx')).Disclaimer }));

const DEFAULT_CALLBACK_PATH = '/authentication-callback';

export function App(): ReactNode {
  const returning = useReturning();
  const callbackPath = useApp(({ user }) => user.callbackPath) ?? DEFAULT_CALLBACK_PATH;
  return (
    <Routes>
      <Route element={<Layout />}>
        {returning === undefined ? pages(callbackPath) : <Route path="*" element={returning} />}
      </Route>
    </Routes>
  );
}

/**
 * What stands on the page that the sign-in comes back to, whatever its path is: the identity of the host names it, and
 * may name one that is a page of ours.
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
      <Route element={<Protected />}>
        <Route path="/" element={<ProjectsScreen />} />
        <Route path="/project/:projectId/site" element={<SitesScreen />} />
        <Route path="/project/:projectId/site/:siteId/sitedesign" element={<SiteDesignsScreen />} />
        <Route path="/project/:projectId/site/:siteId/sitedesign/:siteDesignId" element={<EditorScreen />} />
      </Route>
      <Route path="/release-notes/" element={<ReleaseNotes />} />
      <Route path="/disclaimer/" element={<Disclaimer />} />
      <Route path="/error-page" element={<ErrorPage />} />
      <Route path={callbackPath} element={<AuthenticationCallback />} />
      <Route path="*" element={<NotFound />} />
    </>
  );
}

import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
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
const EditorScreen = lazy(async () => ({ default: (await import('./editor/editor-screen.tsx')).EditorScreen }));
const ReleaseNotes = lazy(async () => ({ default: (await import('./screens/release-notes.tsx')).ReleaseNotes }));
const Disclaimer = lazy(async () => ({ default: (await import('./screens/disclaimer.tsx')).Disclaimer }));

export function App(): ReactNode {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route element={<Protected />}>
          <Route path="/" element={<ProjectsScreen />} />
          <Route path="/project/:projectId/site" element={<SitesScreen />} />
          <Route path="/project/:projectId/site/:siteId/sitedesign" element={<SiteDesignsScreen />} />
          <Route path="/project/:projectId/site/:siteId/sitedesign/:siteDesignId" element={<EditorScreen />} />
        </Route>
        <Route path="/release-notes/" element={<ReleaseNotes />} />
        <Route path="/disclaimer/" element={<Disclaimer />} />
        <Route path="/error-page" element={<ErrorPage />} />
        <Route path="/authentication-callback" element={<AuthenticationCallback />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

import { LIST_TEXTS } from '#texts/pages/lists.ts';
import { SUMMARY_TEXTS } from '#texts/pages/summary.ts';
import { COMMENT_TEXTS } from '#texts/pages/comments.ts';
import { type ReactNode } from 'react';
import { SitesScreen } from '../../features/sites/sites-screen.tsx';
import { Link } from '../../ui/base/link.tsx';
import { Breadcrumbs } from '../../ui/base/breadcrumbs.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { unreadByProject } from '../../features/comments/unread.tsx';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { ShareButton } from '../workspaces/share-button.tsx';
import { AccessNote } from '../workspaces/access-note.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useProjectName } from './use-names.ts';
import { usePathIds } from './use-path-ids.ts';

export function SitesRoute(): ReactNode {
  const { projectId } = usePathIds();
  const projectName = useProjectName(projectId);
  const { host } = useAppStore();
  const { data: unread } = useLoaded(String(projectId), () => unreadByProject(host));
  return (
    <>
      <PageTitle>{projectName}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { text: LIST_TEXTS.projects, to: '/' },
          { text: projectName, to: `/project/${projectId}/site` },
        ]}
      />
      <SitesScreen
        sites={useApp(({ sites }) => sites)}
        projectId={projectId}
        projectName={projectName}
        note={<AccessNote />}
        tools={
          <>
            <ShareButton {...{ projectId, projectName }} />
            <Link to={`/project/${projectId}/summary`} className={buttonClass()}>
              {SUMMARY_TEXTS.title}
            </Link>
            <Link to={`/project/${projectId}/proposals`} className={buttonClass()}>
              {LIST_TEXTS.proposals}
            </Link>
            <Link to={`/project/${projectId}/comments`} className={buttonClass()}>
              {COMMENT_TEXTS.openWith(unread?.get(projectId) ?? 0)}
            </Link>
          </>
        }
      />
    </>
  );
}

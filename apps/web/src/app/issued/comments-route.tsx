import { COMMENT_TEXTS } from '#texts/pages/comments.ts';
import { LIST_TEXTS } from '#texts/pages/lists.ts';
import type { ReactNode } from 'react';
import { ProjectComments } from '../../features/comments/project-comments.tsx';
import { Breadcrumbs } from '../../ui/base/breadcrumbs.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useProjectName } from '../screens/use-names.ts';
import { usePathIds } from '../screens/use-path-ids.ts';
import { useAppStore } from '../store/use-app.ts';

export function CommentsRoute(): ReactNode {
  const { projectId } = usePathIds();
  const projectName = useProjectName(projectId);
  const project = `/project/${projectId}`;
  return (
    <>
      <PageTitle>{COMMENT_TEXTS.of(projectName)}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { text: LIST_TEXTS.projects, to: '/' },
          { text: projectName, to: `${project}/site` },
          { text: COMMENT_TEXTS.title, to: `${project}/comments` },
        ]}
      />
      <ProjectComments host={useAppStore().host} projectId={projectId} projectName={projectName} />
    </>
  );
}

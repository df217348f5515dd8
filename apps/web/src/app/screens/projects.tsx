import { LIST_TEXTS } from '#texts/pages/lists.ts';
import type { ReactNode } from 'react';
import { ProjectsScreen } from '../../features/projects/projects-screen.tsx';
import { useApp } from '../store/use-app.ts';
import { PageTitle } from '../layout/page-title.tsx';

export function ProjectsRoute(): ReactNode {
  return (
    <>
      <PageTitle>{LIST_TEXTS.projects}</PageTitle>
      <ProjectsScreen projects={useApp(({ projects }) => projects)} />
    </>
  );
}

import type { ReactNode } from 'react';
import { ProjectsScreen } from '../../features/projects/projects-screen.tsx';
import { PageTitle } from '../layout/page-title.tsx';

export function ProjectsRoute(): ReactNode {
  return (
    <>
      <PageTitle>Projects</PageTitle>
      <ProjectsScreen />
    </>
  );
}

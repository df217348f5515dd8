import { ISSUED_TEXTS } from '#texts/proposal/issued.ts';
import type { ReactNode } from 'react';
import { ProposalsScreen } from '../../features/issued/opened/proposals-screen.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useProjectName } from '../screens/use-names.ts';
import { usePathIds } from '../screens/use-path-ids.ts';
import { useAppStore } from '../store/use-app.ts';
import { ProjectCrumbs } from './project-crumbs.tsx';

export function ProposalsRoute(): ReactNode {
  const { projectId } = usePathIds();
  const projectName = useProjectName(projectId);
  return (
    <>
      <PageTitle>{ISSUED_TEXTS.of(projectName)}</PageTitle>
      <ProjectCrumbs projectId={projectId} crumbs={[]} />
      <ProposalsScreen host={useAppStore().host} projectId={projectId} projectName={projectName} />
    </>
  );
}

import { ISSUED_TEXTS } from '#texts/proposal/issued.ts';
import { LIST_TEXTS } from '#texts/pages/lists.ts';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../ui/base/breadcrumbs.tsx';
import { useProjectName } from '../screens/use-names.ts';

interface ProjectCrumbsProps {
  readonly projectId: number;
  readonly crumbs: readonly Crumb[];
}

export function ProjectCrumbs({ projectId, crumbs }: ProjectCrumbsProps): ReactNode {
  const project = `/project/${projectId}`;
  return (
    <Breadcrumbs
      crumbs={[
        { text: LIST_TEXTS.projects, to: '/' },
        { text: useProjectName(projectId), to: `${project}/site` },
        { text: ISSUED_TEXTS.proposals, to: `${project}/proposals` },
        ...crumbs,
      ]}
    />
  );
}

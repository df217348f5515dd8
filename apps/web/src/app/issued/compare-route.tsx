import { COMPARE_TEXTS } from '#texts/proposal/issued.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CompareScreen } from '../../features/issued/compare-screen.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useAppStore } from '../store/use-app.ts';
import { ProjectCrumbs } from './project-crumbs.tsx';
import { useProposalPlace } from './use-proposal-place.ts';

export function CompareRoute(): ReactNode {
  const place = useProposalPlace();
  const [search, setSearch] = useSearchParams();
  const own = `/project/${place.projectId}/proposals/${place.proposalId}`;
  return (
    <>
      <PageTitle>{COMPARE_TEXTS.short}</PageTitle>
      <ProjectCrumbs
        projectId={place.projectId}
        crumbs={[
          { text: COMPARE_TEXTS.proposal, to: own },
          { text: COMPARE_TEXTS.short, to: `${own}/compare` },
        ]}
      />
      <CompareScreen
        host={useAppStore().host}
        place={place}
        to={search.get('to') ?? 'design'}
        onChoose={(to) => setSearch({ to }, { replace: true })}
      />
    </>
  );
}

import { COMPARE_TEXTS } from '#texts/proposal/compare.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePathParams } from '../pages/path-params.ts';
import { CompareScreen } from '../../features/issued/compare/compare-screen.tsx';
import { searchOf } from '../../features/issued/compare/compare-sides.ts';
import { SideCard } from '../../features/proposal/answer/side-card.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useAppStore } from '../store/use-app.ts';
import { ProjectCrumbs } from './project-crumbs.tsx';
import { useProposalPlace } from './use-proposal-place.ts';

export function CompareRoute(): ReactNode {
  const { projectId, proposalId } = useProposalPlace();
  const isOfProposal = usePathParams()['proposalId'] !== undefined;
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageTitle>{COMPARE_TEXTS.short}</PageTitle>
      <ProjectCrumbs
        projectId={projectId}
        crumbs={[{ text: COMPARE_TEXTS.short, to: `/project/${projectId}/compare?${search.toString()}` }]}
      />
      <CompareScreen
        host={useAppStore().host}
        projectId={projectId}
        proposalId={isOfProposal ? proposalId : undefined}
        search={search}
        onChoose={(sides) => setSearch(searchOf(sides), { replace: true })}
        cardOf={(side, other) => <SideCard side={side} other={other} />}
      />
    </>
  );
}

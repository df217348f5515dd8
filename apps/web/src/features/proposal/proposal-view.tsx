import { PROPOSAL_CHAPTERS, PROPOSAL_TEXTS } from '#texts/proposal.ts';
import type { CalculationResult } from '@site-designer/api-contract';
import type { Alternative, Design } from '@site-designer/sizing-engine';
import { useId, type ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadingDots } from '../../ui/loading-dots.tsx';
import { Alternatives } from './answer/alternatives.tsx';
import { Cover } from './print/cover.tsx';
import { Demand } from './figures/demand.tsx';
import { ExplanationProvider } from './explanation/explanation-context.tsx';
import { ExplanationPanel } from './explanation/explanation-panel.tsx';
import { Failure } from './answer/failure.tsx';
import { GenericSolution } from './figures/generic-solution.tsx';
import { Hero } from './answer/hero.tsx';
import { HuskySolution } from './figures/husky-solution.tsx';
import type { Integrator } from './print/integrator.ts';
import { Ledger } from './charts/ledger.tsx';
import { Limits } from './answer/limits.tsx';
import { ManagementServer } from './figures/management-server.tsx';
import { BillOfMaterials } from './figures/bill-of-materials.tsx';
import { CameraInformation } from './print/camera-information.tsx';
import { Information } from './print/information.tsx';
import { UserRequest } from './print/user-request.tsx';
import styles from './proposal-view.module.css';
import { recommendationOf } from './answer/recommendation.ts';
import { ReportHeader } from './print/report-header.tsx';
import { RetentionChart } from './charts/retention-chart.tsx';
import { ServerLoads } from './charts/server-loads.tsx';
import { StorageByGroup } from './charts/storage-by-group.tsx';
import { Warnings } from './figures/warnings.tsx';

interface ReportProps {
  readonly proposal: CalculationResult;
  readonly integrator: Integrator | undefined;
  /** The design that the proposal answers. */
  readonly question?: Design | undefined;
  /** Puts an alternative into the settings of the design. */
  readonly onApply?: ((alternative: Alternative) => void) | undefined;
}

interface ProposalViewProps extends Omit<ReportProps, 'proposal'> {
  /** Undefined until the first one has come. */
  readonly proposal: CalculationResult | undefined;
  readonly isOutOfDate: boolean;
  readonly isPending: boolean;
  readonly error?: string | undefined;
}

/** The proposal as a report: the answer first, then what it rests on. */
export function ProposalView({ proposal, isOutOfDate, isPending, error, ...report }: ProposalViewProps): ReactNode {
  return (
    <section className={styles.view} aria-label={PROPOSAL_CHAPTERS.proposal} aria-busy={isPending}>
      {error !== undefined && <Banner tone="over">{error}</Banner>}
      {proposal === undefined && isPending && <LoadingDots text={PROPOSAL_TEXTS.calculating} />}
      {proposal && isOutOfDate && <Banner tone="near">{PROPOSAL_TEXTS.outOfDate}</Banner>}
      {proposal && (
        <ExplanationProvider question={report.question}>
          <Report proposal={proposal} {...report} />
          <ExplanationPanel />
        </ExplanationProvider>
      )}
    </section>
  );
}

function Report(props: ReportProps): ReactNode {
  const id = useId();
  const { proposal } = props;
  const recommendation = recommendationOf(proposal);
  return (
    <article className={styles.report} aria-labelledby={id}>
      {recommendation === undefined ? (
        <Failure id={id} proposal={proposal} />
      ) : (
        <>
          <Cover {...props} />
          {props.question && <Request question={props.question} />}
          <Hero id={id} recommendation={recommendation} action={<PrintButton />} />
          <Chapters {...props} />
        </>
      )}
    </article>
  );
}

/** What was asked, for readers of the paper. */
function Request({ question: { cameras, serverSettings } }: { readonly question: Design }): ReactNode {
  return (
    <div className={styles.request}>
      <CameraInformation rows={cameras} />
      <UserRequest settings={serverSettings} />
    </div>
  );
}

function PrintButton(): ReactNode {
  return (
    <Button icon="print" className={styles.print} onClick={() => window.print()}>
      {PROPOSAL_TEXTS.print}
    </Button>
  );
}

function Chapters({ proposal, integrator, onApply }: ReportProps): ReactNode {
  const { huskyProposal, warnings } = proposal;
  return (
    <>
      <div className={styles.header}>
        <ReportHeader proposal={proposal} integrator={integrator} />
      </div>
      <Warnings warnings={warnings} place="platform" />
      {huskyProposal ? (
        <HuskySolution husky={huskyProposal} warnings={warnings} />
      ) : (
        <GenericSolution proposal={proposal} />
      )}
      <ManagementServer proposal={proposal} />
      <BillOfMaterials proposal={proposal} />
      <Limits proposal={proposal} />
      <Alternatives alternatives={proposal.alternatives} onApply={onApply} />
      <ServerLoads proposal={proposal} />
      <Demand totals={proposal.totals} warnings={warnings} />
      <RetentionChart proposal={proposal} />
      <StorageByGroup />
      <Ledger steps={proposal.ledger} />
      <Information />
    </>
  );
}

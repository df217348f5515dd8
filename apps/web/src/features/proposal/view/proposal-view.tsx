import { PROPOSAL_CHAPTERS, PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import type { Derivations } from '@site-designer/sizing-engine/explanations';
import type { FormulaCard } from '@site-designer/sizing-engine/explanations';
import { useMemo, type ReactNode } from 'react';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { LoadingDots } from '../../../ui/states/loading-dots.tsx';
import { ExplanationProvider } from '../../../explained/explanation-context.tsx';
import type { Explainer } from '../../../explained/explainer.ts';
import { ExplanationPanel } from '../../../explained/explanation-panel.tsx';
import styles from './proposal-view.module.css';
import { Report } from '../report/report.tsx';
import type { ReportInput, ShownResult } from '../report/report-input.ts';

interface ProposalViewProps extends Omit<ReportInput, 'proposal'> {
  /** Undefined until the first one is loaded. */
  readonly proposal: ShownResult | undefined;
  /** Explains the proposal, if it was calculated here. */
  readonly explainer?: Explainer | undefined;
  readonly isPending: boolean;
  readonly error?: string | undefined;
  /** The formulas of the stored derivations; omitted if they are today's. */
  readonly cards?: readonly FormulaCard[] | undefined;
}

/** The proposal as a report. Stored derivations explain the figures of a stored result. */
export function ProposalView({ proposal, explainer, isPending, error, cards, ...input }: ProposalViewProps): ReactNode {
  const derivations = proposal?.derivations as Derivations | undefined;
  const stored = useMemo(() => derivations && { derivations, cards }, [derivations, cards]);
  return (
    <section className={styles.view} aria-label={PROPOSAL_CHAPTERS.proposal} aria-busy={isPending}>
      {error !== undefined && <Banner tone="over">{error}</Banner>}
      {proposal === undefined && isPending && <LoadingDots text={PROPOSAL_TEXTS.calculating} />}
      {proposal && (
        <ExplanationProvider question={input.question} stored={stored} explainer={explainer}>
          <Report proposal={proposal} {...input} />
          <ExplanationPanel />
        </ExplanationProvider>
      )}
    </section>
  );
}

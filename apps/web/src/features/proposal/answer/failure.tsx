import { ownSpeaker, type Proposal } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import { PRODUCT_TEXTS } from '#texts/pages/product.ts';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import styles from './failure.module.css';
import { Demand } from '../figures/demand.tsx';
import { Binding } from './limits.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Section } from '../../../explained/section.tsx';
import { Warnings } from '../figures/warnings.tsx';

export function Failure({
  id,
  proposal,
  question,
}: { readonly id: string } & Pick<ReportInput, 'proposal' | 'question'>): ReactNode {
  const { bindingConstraint: limit } = proposal;
  return (
    <div className="stack">
      <Banner tone="over">
        <h2 id={id} className={styles.title}>
          {PRODUCT_TEXTS.proposalFailed}
        </h2>
        <p>{proposal.errorMessage}</p>
      </Banner>
      <Warnings warnings={proposal.warnings.filter(({ message }) => !isSaid(message, proposal))} />
      {limit && (
        <Binding
          limit={limit}
          phrase={ownSpeaker.say({ say: 'limit.phrase', limit: limit.limit })}
          question={question}
        />
      )}
      {proposal.totals.cameras.value > 0 && (
        <Section title={PROPOSAL_CHAPTERS.demand}>
          <Demand totals={proposal.totals} warnings={[]} />
        </Section>
      )}
    </div>
  );
}

/** A limit that is the reason is not repeated as a warning. */
function isSaid(message: string, { errorMessage }: Pick<Proposal, 'errorMessage'>): boolean {
  return errorMessage?.includes(message) ?? false;
}

import { PROPOSAL_CHAPTERS } from '#texts/proposal.ts';
import type { CalculationResult } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { branding } from '../../../branding.ts';
import styles from './cover.module.css';
import type { Integrator } from './integrator.ts';
import { ReportHeader } from './report-header.tsx';

interface CoverProps {
  readonly proposal: CalculationResult;
  readonly integrator: Integrator | undefined;
}

/** The first page of the print. */
export function Cover({ proposal, integrator }: CoverProps): ReactNode {
  return (
    <div className={styles.cover}>
      <img src={branding.provider.logo} alt={branding.provider.name} className={styles.logo} />
      <p className={styles.kind}>{PROPOSAL_CHAPTERS.proposal}</p>
      <p className={styles.title}>{proposal.siteDesignName}</p>
      <ReportHeader proposal={proposal} integrator={integrator} />
    </div>
  );
}

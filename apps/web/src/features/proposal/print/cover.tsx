import { PROPOSAL_CHAPTERS } from '#texts/proposal.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import type { PrintVersion } from '../report/sections.tsx';
import styles from './cover.module.css';
import type { ReportInput } from '../report/report-input.ts';
import { ReportHeader } from './report-header.tsx';

interface CoverProps extends ReportInput {
  readonly version: PrintVersion;
}

/** The first page of the print; a customer finds the answer on the same page. */
export function Cover({ proposal, integrator, brand, version }: CoverProps): ReactNode {
  return (
    <div
      className={classNames(styles.cover, version === 'customer' && styles.brief)}
      style={brand.accent === undefined ? undefined : { borderBottom: `4px solid ${brand.accent}` }}
    >
      <img src={brand.logo} alt={brand.name} className={styles.logo} />
      <p className={styles.kind}>{PROPOSAL_CHAPTERS.proposal}</p>
      <p className={styles.title}>{proposal.siteDesignName}</p>
      <ReportHeader proposal={proposal} integrator={integrator} />
    </div>
  );
}

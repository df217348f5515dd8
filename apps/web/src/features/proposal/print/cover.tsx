import { PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import type { ReactNode } from 'react';
import styles from './cover.module.css';
import type { ReportInput } from '../report/report-input.ts';
import { ReportHeader } from './report-header.tsx';

export function Cover({ proposal, integrator, brand }: ReportInput): ReactNode {
  return (
    <div
      className={styles.cover}
      style={brand.accent === undefined ? undefined : { borderBottom: `4px solid ${brand.accent}` }}
    >
      {brand.logo === null ? (
        <strong>{brand.name}</strong>
      ) : (
        <img src={brand.logo} alt={brand.name} className={styles.logo} />
      )}
      <div>
        <p className={styles.kind}>{PROPOSAL_CHAPTERS.proposal}</p>
        <p className={styles.title}>{proposal.siteDesignName}</p>
      </div>
      <ReportHeader proposal={proposal} integrator={integrator} />
    </div>
  );
}

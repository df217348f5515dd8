import type { CalculationResult } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { formatLongDay } from '../../lib/dates.ts';
import { Figure } from '../../ui/figure.tsx';
import { Explained } from './explanation/explained.tsx';
import { fullName, type Integrator } from './integrator.ts';
import styles from './report-header.module.css';
import { SpecList, type Spec } from './spec-list.tsx';

interface ReportHeaderProps {
  readonly proposal: CalculationResult;
  readonly integrator: Integrator | undefined;
}

/** What was configured, when, and by whom. */
export function ReportHeader({ proposal, integrator }: ReportHeaderProps): ReactNode {
  return (
    <div className={styles.header}>
      <div className={styles.facts}>
        <SpecList specs={configurationSpecs(proposal)} />
      </div>
      {integrator && <IntegratorCard integrator={integrator} />}
    </div>
  );
}

function configurationSpecs({ siteDesignDateUtc, siteDesignName, ...proposal }: CalculationResult): Spec[] {
  return [
    ['Configuration Date', formatLongDay(siteDesignDateUtc)],
    ['Configuration Name', siteDesignName],
    ['Project', proposal.projectName],
    ['Site', proposal.siteName],
    ['Product', proposal.xProtectPlatform],
    ...(proposal.overhead === null ? [] : [['System Overhead', overheadFigure(proposal.overhead)] as const]),
  ];
}

function overheadFigure(overhead: number): ReactNode {
  return (
    <Explained path="overhead" name="System overhead">
      <Figure value={overhead} unit="%" />
    </Explained>
  );
}

function IntegratorCard({ integrator }: { readonly integrator: Integrator }): ReactNode {
  const { companyName, email, phone } = integrator;
  return (
    <section className={styles.card} aria-label="Integrator Details">
      <h3>Integrator Details</h3>
      <SpecList
        isStacked
        specs={[
          ['Name', fullName(integrator)],
          ['Company', companyName || null],
          ['Email', email || null],
          ['Phone', phone || null],
        ]}
      />
    </section>
  );
}

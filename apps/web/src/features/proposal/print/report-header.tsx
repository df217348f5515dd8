import { REPORT_HEADER_TEXTS as TEXTS } from '#texts/proposal/proposal.ts';
import type { ReactNode } from 'react';
import { formatLongDay } from '../../../lib/format/dates.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Explained } from '../../../explained/explained.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { fullName, type Integrator } from './integrator.ts';
import styles from './report-header.module.css';
import { SpecList, type Spec } from '../figures/spec-list.tsx';

export function ReportHeader({ proposal, integrator }: Pick<ReportInput, 'proposal' | 'integrator'>): ReactNode {
  return (
    <div className={styles.header}>
      <div className={styles.facts}>
        <SpecList specs={configurationSpecs(proposal)} />
      </div>
      {integrator && <IntegratorCard integrator={integrator} />}
    </div>
  );
}

function configurationSpecs({ siteDesignDateUtc, siteDesignName, ...proposal }: ReportInput['proposal']): Spec[] {
  return [
    [TEXTS.date, formatLongDay(siteDesignDateUtc)],
    [TEXTS.name, siteDesignName],
    [TEXTS.project, proposal.projectName],
    [TEXTS.site, proposal.siteName],
    [TEXTS.product, proposal.xProtectPlatform],
    ...(proposal.overhead === null ? [] : [[TEXTS.overhead, overheadFigure(proposal.overhead)] as const]),
  ];
}

function overheadFigure(overhead: number): ReactNode {
  return (
    <Explained path="overhead" name={TEXTS.overheadFigure}>
      <Figure value={overhead} unit="%" />
    </Explained>
  );
}

function IntegratorCard({ integrator }: { readonly integrator: Integrator }): ReactNode {
  const { companyName, email, phone } = integrator;
  return (
    <section className={styles.card} aria-label={TEXTS.integrator}>
      <p className={styles.title}>{TEXTS.integrator}</p>
      <SpecList
        isStacked
        specs={[
          [TEXTS.integratorName, fullName(integrator)],
          [TEXTS.company, companyName || null],
          [TEXTS.email, email || null],
          [TEXTS.phone, phone || null],
        ]}
      />
    </section>
  );
}

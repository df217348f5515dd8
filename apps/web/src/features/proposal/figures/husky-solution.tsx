import { APPLIANCE_TEXTS as TEXTS, SOLUTION_TEXTS } from '#texts/proposal/proposal-hardware.ts';
import { PRODUCT_TEXTS } from '#texts/pages/product.ts';
import type { LimitedFigure } from '@site-designer/sizing-engine';
import type { HuskyProposal } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Meter } from '../charts/meter.tsx';
import { Explained } from '../../../explained/explained.tsx';
import { Counted, CountedShare, hasBothShares } from './formatted.tsx';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import styles from './husky-solution.module.css';
import { IvoCard } from './ivo-card.tsx';
import { Percent } from './precise-figures.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { SpecList, type Spec } from './spec-list.tsx';
import { WarningsBeside } from './warnings.tsx';

export function HuskySolution({ proposal, question }: Pick<ReportInput, 'proposal' | 'question'>): ReactNode {
  const { huskyProposal: husky, warnings } = proposal;
  if (husky === null) return null;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.loads}>
          <Bars husky={husky} question={question} hasBoth={hasBothShares(proposal)} />
          <WarningsBeside warnings={warnings} place="storage" />
          <PerServer husky={husky} />
          <WarningsBeside warnings={warnings} place="clients" />
        </div>
        <IvoCard spec={husky.huskyIvoSpec} quantity={husky.serverQuantity} />
      </div>
      <p className={styles.footnote}>{PRODUCT_TEXTS.evenDistribution}</p>
    </>
  );
}

interface BarsProps extends Pick<ReportInput, 'question'> {
  readonly husky: HuskyProposal;
  /** Whether shares of storage are told by both capacity conventions. */
  readonly hasBoth: boolean;
}

function Bars({ husky, question, hasBoth }: BarsProps): ReactNode {
  const { storageWithOverhead: storage, diskUtilization, systemUtilization } = husky;
  const caps = question?.serverSettings.huskyServerSettings;
  return (
    <div className={styles.bars}>
      <Meter label={TEXTS.totalStorage} percent={storage.percent} capPercent={caps?.maxDiskUtilization}>
        <Explained path="huskyProposal.storageWithOverhead.value" name={TEXTS.totalStorage}>
          <Figure value={storage.value} unit={storage.unitType} />
        </Explained>{' '}
        <span className={styles.of}>{SOLUTION_TEXTS.of}</span>{' '}
        <Explained path="huskyProposal.storageWithOverhead.rangeMax" name={TEXTS.capacity}>
          <Counted value={storage.rangeMax} question={question} hasShare={hasBoth} />
        </Explained>
      </Meter>
      <Meter
        label={TEXTS.storageOf(diskUtilization.additionalHeadlineInfo)}
        percent={diskUtilization.value}
        capPercent={caps?.maxDiskUtilization}
      >
        <Explained path="huskyProposal.diskUtilization.value" name={TEXTS.storage}>
          <CountedShare value={diskUtilization.value} {...{ question, hasBoth }} />
        </Explained>
      </Meter>
      <Meter label={TEXTS.utilizationLabel} percent={systemUtilization.value} capPercent={caps?.maxSystemUtilization}>
        <Explained path="huskyProposal.systemUtilization.value" name={TEXTS.utilization}>
          <Percent value={systemUtilization.value} />
        </Explained>
      </Meter>
    </div>
  );
}

function PerServer({ husky }: { readonly husky: HuskyProposal }): ReactNode {
  const { names } = useCatalogue();
  const { cameraStreams, cameraDataRate, clientDataRate } = husky;
  return (
    <div className={styles.perServer}>
      <h4>{TEXTS.perServer}</h4>
      <SpecList
        specs={[
          perServerSpec(TEXTS.cameraStreams, 'cameraStreams', cameraStreams),
          perServerSpec(TEXTS.cameraRate, 'cameraDataRate', cameraDataRate),
          perServerSpec(TEXTS.clientRate(names), 'clientDataRate', clientDataRate),
        ]}
      />
    </div>
  );
}

function perServerSpec(
  title: string,
  field: 'cameraStreams' | 'cameraDataRate' | 'clientDataRate',
  { value, unitType }: LimitedFigure,
): Spec {
  return [
    title,
    <Explained key={field} path={`huskyProposal.${field}.value`} name={TEXTS.perServerOf(title)}>
      <Figure value={value} unit={unitType} />
    </Explained>,
  ];
}

import { TEXTS, type HuskyProposal, type Warning } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/figure.tsx';
import { Meter } from '../../ui/meter.tsx';
import { FORMATTED_UNIT } from './formatted-unit.ts';
import styles from './husky-solution.module.css';
import { IvoCard } from './ivo-card.tsx';
import { Percent } from './percent.tsx';
import { percentOf } from './recommendation.ts';
import { Section } from './section.tsx';
import { SpecList } from './spec-list.tsx';
import { Warnings } from './warnings.tsx';

interface HuskySolutionProps {
  readonly husky: HuskyProposal;
  readonly warnings: readonly Warning[];
}

/** The appliances, and how full and how busy they will be. */
export function HuskySolution({ husky, warnings }: HuskySolutionProps): ReactNode {
  return (
    <Section title="Recommended solution">
      <div className={styles.columns}>
        <div className={styles.loads}>
          <Bars husky={husky} />
          <Warnings warnings={warnings} place="storage" />
          <PerServer husky={husky} />
          <Warnings warnings={warnings} place="clients" />
        </div>
        <IvoCard spec={husky.huskyIvoSpec} quantity={husky.serverQuantity} />
      </div>
      <p className={styles.footnote}>{TEXTS.evenDistribution}</p>
    </Section>
  );
}

function Bars({ husky }: { readonly husky: HuskyProposal }): ReactNode {
  const { storageWithOverhead: storage, diskUtilization, systemUtilization } = husky;
  return (
    <div className={styles.bars}>
      <Meter label="Total storage" percent={percentOf(storage.value, storage.rangeMax)}>
        <Figure value={storage.value} unit={storage.unitType} /> <span className={styles.of}>of</span>{' '}
        <Figure value={storage.rangeMax} unit={FORMATTED_UNIT} />
      </Meter>
      <Meter label={`Storage per server (${diskUtilization.additionalHeadlineInfo})`} percent={diskUtilization.value}>
        <Percent value={diskUtilization.value} />
      </Meter>
      <Meter label="System utilization (Load %)" percent={systemUtilization.value}>
        <Percent value={systemUtilization.value} />
      </Meter>
    </div>
  );
}

function PerServer({ husky }: { readonly husky: HuskyProposal }): ReactNode {
  const { cameraStreams, cameraDataRate, clientDataRate } = husky;
  return (
    <div className={styles.perServer}>
      <h4>Per server</h4>
      <SpecList
        specs={[
          ['Camera streams', <Figure key="streams" value={cameraStreams.value} unit={cameraStreams.unitType} />],
          ['Camera data rate', <Figure key="cameras" value={cameraDataRate.value} unit={cameraDataRate.unitType} />],
          [
            'Smart Client data rate',
            <Figure key="clients" value={clientDataRate.value} unit={clientDataRate.unitType} />,
          ],
        ]}
      />
    </div>
  );
}

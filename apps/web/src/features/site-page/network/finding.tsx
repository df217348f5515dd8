import type { ReactNode } from 'react';
import { NETWORK_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { Explained } from '../../../explained/explained.tsx';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { amountText } from '../page/amount.tsx';
import styles from './closet-table.module.css';
import { FindingCures } from './finding-cures.tsx';
import type { NetworkPlan } from '../page/network-plan.ts';
import type { SiteGroup, SiteInput } from '../page/site-input.ts';

interface FindingProps {
  readonly input: SiteInput;
  readonly finding: NetworkPlan['findings'][number];
  /** Undefined where it is of no single group. */
  readonly group?: SiteGroup | undefined;
}

/** What does not hold in the network: group, figure and limit, and what mends it. */
export function Finding({ input, finding, group }: FindingProps): ReactNode {
  const { code, figure, limit, unit } = finding;
  const shown = (value: number): string => (unit === 'class' ? `${unit} ${value}` : amountText(value, unit));
  const said = TEXTS.finding(code, { group: group?.title ?? '', figure: shown(figure), limit: shown(limit) });
  return (
    <Banner
      tone="near"
      action={
        <div className={styles.cures}>
          <FindingCures {...{ input, code, group }} />
        </div>
      }
    >
      <strong>{said}.</strong> {TEXTS.cure(code)}{' '}
      {code === 'cable-length' && (
        <Explained path="network.cable.metres" name={TEXTS.facts.cable}>
          <span className={styles.more}>{TEXTS.lengthFrom}</span>
        </Explained>
      )}
    </Banner>
  );
}

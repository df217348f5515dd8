import { SOLUTION_TEXTS } from '#texts/proposal-hardware.ts';
import { LIMIT_TEXTS as TEXTS } from '#texts/proposal.ts';
import type { Headroom, LimitState } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figure.tsx';
import { Meter } from '../../../ui/meter.tsx';
import styles from './limits.module.css';
import { Explained } from '../explanation/explained.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Nominal } from '../figures/nominal.tsx';

/** What decides about the size, and how far the next step is. */
export function Limits({ proposal }: Pick<ReportInput, 'proposal'>): ReactNode {
  const { bindingConstraint, headroom } = proposal;
  const steps = stepsOf(headroom);
  return (
    <>
      {bindingConstraint && <Binding limit={bindingConstraint} />}
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.code} className={styles.step}>
            <Explained path={`headroom[${headroom.indexOf(step)}].distance`} name={TEXTS.nextStep(step.quantity)}>
              {step.message}
            </Explained>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A change without a step tells nothing that the others do not. */
export function stepsOf(headroom: readonly Headroom[]): readonly Headroom[] {
  return headroom.filter(({ distance }) => distance !== null);
}

/** A limit, and where the fullest server stands against it. */
export function Binding({ limit: { title, value, max, unit, percent } }: { readonly limit: LimitState }): ReactNode {
  return (
    <div className={styles.binding}>
      <Meter label={TEXTS.tightest(title)} percent={percent}>
        <Explained path="bindingConstraint.value" name={title}>
          <Figure value={value} unit={unit} />
        </Explained>{' '}
        <span className={styles.of}>{SOLUTION_TEXTS.of}</span>{' '}
        <Explained path="bindingConstraint.max" name={TEXTS.limitOf(title)}>
          <Nominal value={max} unit={unit} />
        </Explained>
      </Meter>
    </div>
  );
}

import { SOLUTION_TEXTS } from '#texts/proposal/proposal-hardware.ts';
import { LIMIT_TEXTS as TEXTS } from '#texts/proposal/proposal.ts';
import { LIMIT_LOOKS, type Headroom, type LimitState } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Meter } from '../charts/meter.tsx';
import { limitPhraseOf, limitTitle } from './limit-title.ts';
import styles from './limits.module.css';
import { Explained } from '../../../explained/explained.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { Counted } from '../figures/formatted.tsx';
import { Nominal } from '../figures/precise-figures.tsx';

export function Limits({ proposal, question }: Pick<ReportInput, 'proposal' | 'question'>): ReactNode {
  const { bindingConstraint, headroom, genericProposal, loads } = proposal;
  // Disks may be fuller than any limit of a machine: the bars then say what is tightest.
  const isGreatest = (loads ?? []).every(({ percent }) => percent <= (bindingConstraint?.percent ?? 0));
  const steps = stepsOf(headroom);
  return (
    <>
      {bindingConstraint && isGreatest && (
        <Binding
          limit={{ ...bindingConstraint, title: limitTitle(bindingConstraint, proposal) }}
          phrase={limitPhraseOf(bindingConstraint, proposal)}
          question={question}
          isOfMachine={genericProposal !== null}
        />
      )}
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={stepKey(step)} className={styles.step}>
            <Explained path={`headroom[${headroom.indexOf(step)}].distance`} name={TEXTS.nextStep(step.quantity)}>
              {step.message}
            </Explained>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Steps beyond twice the present amount are not shown. */
const FARTHEST_PERCENT = 100;

/** Each step of the hardware once, with the first change that leads to it; distant steps are left out. */
export function stepsOf(headroom: readonly Headroom[]): readonly Headroom[] {
  const near = headroom.filter(
    ({ distance, unit }) => distance !== null && (unit !== '%' || distance <= FARTHEST_PERCENT),
  );
  const keys = near.map(stepKey);
  return near.filter((step, place) => keys.indexOf(stepKey(step)) === place);
}

/** Equal for changes that lead to the same hardware; the cameras of one group lead to none. */
function stepKey({ code, direction, outcome, effect, quantity }: Headroom): string {
  return isRoomOfGroup(code) ? quantity : `${direction} ${outcome ?? withoutVerb(effect)}`;
}

/** Whether it tells how many cameras more a group may have, rather than what a change leads to. */
export function isRoomOfGroup(code: string): boolean {
  return code === 'cameras-more-of-group';
}

/** The outcome in results of a version that had only a sentence with a verb. */
function withoutVerb(effect: string): string {
  return effect.replace(/^\S+ /, '');
}

interface BindingProps extends Pick<ReportInput, 'question'> {
  readonly limit: LimitState;
  /** Its name within a sentence. */
  readonly phrase: string;
  /** Whether it is a limit of a machine, whose disks are filled as far as they may be. */
  readonly isOfMachine?: boolean;
}

export function Binding({ limit: state, phrase, question, isOfMachine = false }: BindingProps): ReactNode {
  const { limit, title, value, max, unit, percent } = state;
  return (
    <div className={styles.binding}>
      <Meter label={isOfMachine ? TEXTS.tightestOfMachine(phrase) : TEXTS.tightest(phrase)} percent={percent}>
        <Explained path="bindingConstraint.value" name={title}>
          <Figure value={value} unit={unit} />
        </Explained>{' '}
        <span className={styles.of}>{SOLUTION_TEXTS.of}</span>{' '}
        <Explained path="bindingConstraint.max" name={TEXTS.limitOf(title)}>
          {LIMIT_LOOKS[limit].isOfDisks ? (
            <Counted value={max} question={question} hasShare={false} />
          ) : (
            <Nominal value={max} unit={unit} />
          )}
        </Explained>
      </Meter>
    </div>
  );
}

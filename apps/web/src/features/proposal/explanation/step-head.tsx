import { EXPLANATION_TEXTS, GRADE_TEXTS } from '#texts/proposal-explanation.ts';
import type { Step } from '@site-designer/sizing-engine/explanations';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './step-node.module.css';
import { amountOf, amountText } from './words.ts';

interface FoldProps {
  readonly head: ReactNode;
  /** Drawn when it is open. */
  readonly body: () => ReactNode;
  readonly isOpenAtFirst?: boolean;
}

/** A line of the tree that opens into what stands behind it. */
export function Fold({ head, body, isOpenAtFirst = false }: FoldProps): ReactNode {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <li className={styles.node}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chevron" size={12} />
        {head}
      </button>
      {isOpen && (
        <div id={id} className={styles.body}>
          {body()}
        </div>
      )}
    </li>
  );
}

/** Where a leaf comes from, at a glance; an assumed one cannot be overlooked. */
export function Mark({ step: { origin } }: { readonly step: Step }): ReactNode {
  if (origin.kind === 'given') return <span className={styles.mark}>{EXPLANATION_TEXTS.given}</span>;
  if (origin.kind !== 'catalogue') return null;
  const grades = 'grade' in origin ? [origin.grade] : [...new Set(origin.facts.map(({ grade }) => grade))];
  return grades.map((grade) => (
    <span key={grade} className={styles.mark} data-grade={grade}>
      {GRADE_TEXTS[grade]}
    </span>
  ));
}

interface AmountProps {
  readonly value: number;
  readonly unit: string;
}

export function Amount({ value, unit }: AmountProps): ReactNode {
  const amount = amountOf(value, unit);
  return (
    <span className={styles.amount} title={`${value} ${unit}`}>
      {amount.number} <span className={styles.unit}>{amount.unit}</span>
    </span>
  );
}

/** The number of a step; of a column, from its least to its most. */
export function StepAmount({ step }: { readonly step: Step }): ReactNode {
  if (!('values' in step)) return <Amount value={step.value} unit={step.unit} />;
  const { values, unit } = step;
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), 0);
  return (
    <span className={styles.amount}>
      {least === most
        ? amountText(most, unit)
        : EXPLANATION_TEXTS.fromTo(amountText(least, unit), amountText(most, unit))}
      <span className={styles.unit}> · {EXPLANATION_TEXTS.rows(values.length)}</span>
    </span>
  );
}

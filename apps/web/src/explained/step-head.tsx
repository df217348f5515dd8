import { EXPLANATION_TEXTS } from '#texts/proposal/proposal-explanation.ts';
import type { ColumnStep, Step } from '@site-designer/sizing-engine/explanations';
import { sqlEdition, ownSpeaker } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Icon } from '../ui/buttons/icon.tsx';
import styles from './step-level.module.css';
import { useStepTable } from './step-table.ts';
import { amountOf, isReported, rangeText } from './words.ts';

interface LineProps {
  readonly onOpen: (line: HTMLElement) => void;
  readonly children: ReactNode;
}

/** A line that opens the step behind it. */
export function Line({ onOpen, children }: LineProps): ReactNode {
  return (
    <li>
      <button type="button" className={styles.line} onClick={({ currentTarget }) => onOpen(currentTarget)}>
        {children}
        <Icon name="chevron" size={12} />
      </button>
    </li>
  );
}

/** The source of a leaf; an assumed one stands out. */
export function Mark({ step }: { readonly step: Step }): ReactNode {
  const { origin } = step;
  if (origin.kind === 'given') {
    return ownersOf(step).map((owner) => (
      <span key={owner} className={styles.mark}>
        {owner}
      </span>
    ));
  }
  if (origin.kind !== 'catalogue') return null;
  const grades = 'grade' in origin ? [origin.grade] : [...new Set(origin.facts.map(({ grade }) => grade))];
  return grades.map((grade) => (
    <span key={grade} className={styles.mark} data-grade={grade}>
      {ownSpeaker.language.derivation.grades[grade]}
    </span>
  ));
}

/** The sources of a typed value; rows of a column can have different ones. */
function ownersOf(step: Step): readonly string[] {
  const { origin } = step;
  if (origin.kind !== 'given') return [];
  if (isReported(origin.path)) return [EXPLANATION_TEXTS.reported];
  const areDefaults =
    'isDefault' in origin ? [origin.isDefault] : (step as ColumnStep).values.map((value) => value === origin.default);
  return [...new Set(areDefaults)].map((isDefault) =>
    isDefault ? EXPLANATION_TEXTS.isDefault : EXPLANATION_TEXTS.given,
  );
}

interface AmountProps {
  readonly value: number;
  readonly unit: string;
  readonly digits?: number | undefined;
}

export function Amount({ value, unit, digits }: AmountProps): ReactNode {
  const amount = amountOf(value, unit, digits);
  return (
    <span className={styles.amount} title={`${value} ${unit}`}>
      {amount.number} <span className="muted">{amount.unit}</span>
    </span>
  );
}

/** The number or the text of a step; of a column its range. */
export function StepAmount({ step }: { readonly step: Step }): ReactNode {
  const { digits } = useStepTable();
  if ('text' in step) return <span className={styles.amount}>{sqlEdition(step.text)}</span>;
  if ('value' in step) return <Amount value={step.value} unit={step.unit} digits={digits.get(step.key)} />;
  return (
    <span className={styles.amount}>
      {rangeText(step)}
      <span className="muted"> · {EXPLANATION_TEXTS.rows(step.values.length)}</span>
    </span>
  );
}

import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/proposal.ts';
import { isApplicable } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Explained } from '../explanation/explained.tsx';
import type { ReportInput } from '../report/report-input.ts';
import styles from './alternatives.module.css';

/** What else would do, told by what is different. */
export function Alternatives({ proposal, onApply }: Pick<ReportInput, 'proposal' | 'onApply'>): ReactNode {
  return (
    <ul className={styles.list}>
      {proposal.alternatives.map((alternative, index) => (
        <li key={alternative.title} className={styles.card}>
          <h4>
            <Explained path={`alternatives[${index}].servers`} name={TEXTS.title(alternative.title)}>
              {alternative.title}
            </Explained>
          </h4>
          <ul className={styles.differences}>
            {alternative.differences.map((difference) => (
              <li key={difference}>
                <Difference text={difference} index={index} />
              </li>
            ))}
          </ul>
          {onApply && isApplicable(alternative) && (
            <Button size="small" className="no-print" onClick={() => onApply(alternative)}>
              {TEXTS.take}
              <span className="visually-hidden">{TEXTS.takeFor(alternative.title)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface DifferenceProps {
  readonly text: string;
  /** Place of the alternative in the proposal. */
  readonly index: number;
}

/** A difference in numbers opens into the figure behind it; one in kind says all there is. */
function Difference({ text, index }: DifferenceProps): ReactNode {
  const field = fieldOf(text);
  if (field === undefined) return text;
  return (
    <Explained path={`alternatives[${index}].${field}`} name={TEXTS.difference(text)}>
      {text}
    </Explained>
  );
}

/** Disks are told by their number and size, which make the nameplate capacity. */
function fieldOf(difference: string): 'servers' | 'rawTb' | undefined {
  if (difference.includes(' TB ')) return 'rawTb';
  return difference.endsWith(' servers') ? 'servers' : undefined;
}

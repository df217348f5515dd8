import { ALTERNATIVE_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal.ts';
import { isApplicable, type Alternative } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Explained } from '../explanation/explained.tsx';
import styles from './alternatives.module.css';
import { Section } from '../figures/section.tsx';

interface AlternativesProps {
  readonly alternatives: readonly Alternative[];
  /** Puts an alternative into the settings of the design. */
  readonly onApply?: ((alternative: Alternative) => void) | undefined;
}

/** What else would do, told by what is different. */
export function Alternatives({ alternatives, onApply }: AlternativesProps): ReactNode {
  if (alternatives.length === 0) return null;
  return (
    <Section title={PROPOSAL_CHAPTERS.alternatives}>
      <ul className={styles.list}>
        {alternatives.map((alternative, index) => (
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
    </Section>
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

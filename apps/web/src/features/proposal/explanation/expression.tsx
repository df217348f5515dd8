import { expressionWithValues, type Step } from '@site-designer/sizing-engine/explanations';
import type { ReactNode } from 'react';
import styles from './expression.module.css';
import { SourceLine } from './source-line.tsx';
import { useStepTable } from './step-table.ts';
import { inWords, numberText } from './words.ts';

/** A formula in the words of its inputs, and with the numbers of this design put in. */
export function Expression({ step }: { readonly step: Step }): ReactNode {
  const { byKey, digits, formulas } = useStepTable();
  const { origin } = step;
  if (origin.kind !== 'formula') return null;
  const card = formulas.find((each) => each.card.id === origin.formula)?.card;
  if (card === undefined) return null;
  const isInput = (name: string): boolean => Object.hasOwn(origin.inputs, name);
  const words = (name: string): string | undefined => (isInput(name) ? inWords(name) : undefined);
  const numbers = (name: string): string | undefined => {
    const from = origin.inputs[name];
    const input = typeof from === 'string' ? byKey.get(from) : undefined;
    if (input === undefined || !('value' in input)) return words(name);
    return numberText(input.value, digits.get(input.key));
  };
  const inNumbers = typeset(expressionWithValues(card.expression, numbers));
  const inNames = typeset(expressionWithValues(card.expression, words));
  return (
    <div className={styles.expression}>
      <p className={styles.names}>= {inNames}</p>
      {inNumbers !== inNames && <p className={styles.numbers}>= {inNumbers}</p>}
      <SourceLine source={card.source} />
    </div>
  );
}

function typeset(expression: string): string {
  return expression.replaceAll('*', '×').replaceAll(' / ', ' ÷ ').replaceAll('10^12', '10¹²');
}

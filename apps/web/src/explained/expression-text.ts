import type { Step } from '@site-designer/sizing-engine/explanations';
import { expressionWithValues, formulaSource, numberSignsOf, ownSpeaker } from '@site-designer/texts';
import { LOCALE } from '../lib/format/locale.ts';
import type { StepTable } from './step-table.ts';
import { inputPhrase, numberText } from './words.ts';

const SIGNS = numberSignsOf(LOCALE);

interface ExpressionText {
  readonly inNames: string;
  /** With the numbers of this design. */
  readonly inNumbers: string;
  readonly source: string;
}

/** The formula of a step; undefined if it has no known one. */
export function expressionText({ origin }: Step, { byKey, digits, formulas }: StepTable): ExpressionText | undefined {
  if (origin.kind !== 'formula') return undefined;
  const card = formulas.find((each) => each.card.id === origin.formula)?.card;
  if (card === undefined) return undefined;
  const words = (name: string): string | undefined =>
    Object.hasOwn(origin.inputs, name) ? inputPhrase(name) : undefined;
  const numbers = (name: string): string | undefined => {
    const from = origin.inputs[name];
    const input = typeof from === 'string' ? byKey.get(from) : undefined;
    if (input === undefined || !('value' in input)) return words(name);
    return numberText(input.value, digits.get(input.key));
  };
  return {
    inNames: typeset(expressionWithValues(card.expression, words, SIGNS)),
    inNumbers: typeset(expressionWithValues(card.expression, numbers, SIGNS)),
    source: formulaSource(card, ownSpeaker.language),
  };
}

function typeset(expression: string): string {
  return expression.replaceAll('*', '×').replaceAll(' / ', ' ÷ ').replaceAll('10^12', '10¹²');
}

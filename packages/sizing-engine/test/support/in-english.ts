import {
  derivationText as textOf,
  english,
  errorText,
  problemText,
  stepTitle as titleOf,
  type DerivationTextOptions,
} from '../../../texts/src/index.ts';
import { SizingError, type Problem } from '../../src/index.ts';
import type { Derivation } from '../../src/doors/explanations.ts';
import type { PrintedFormula, Step } from '../../src/doors/explanations.ts';

// By its path: the engine does not know the package that says in words what it answers.
export {
  english,
  fieldErrors,
  groupTitles,
  problemText,
  type BillLine,
  type Derivations,
  type Proposal,
} from '../../../texts/src/index.ts';

/** A derivation as plain text. */
export function derivationText(
  derivation: Derivation,
  formulas: readonly PrintedFormula[],
  options: Omit<DerivationTextOptions, 'speaker'> = {},
): string {
  return textOf(derivation, formulas, { speaker: english, ...options });
}

/** What a step is called. */
export function stepTitle(step: Step, formulas: readonly PrintedFormula[]): string {
  return titleOf(step, { formulas, speaker: english });
}

/** What a problem, a text or an error of the engine is in English, as a matcher. */
export function worded(text: string): string {
  return {
    asymmetricMatch: (actual: unknown): boolean => wordsOf(actual).includes(text),
    toString: () => text,
  } as unknown as string;
}

function wordsOf(actual: unknown): string {
  if (actual instanceof SizingError) return errorText(actual);
  if (typeof actual === 'object' && actual !== null && 'say' in actual) return problemText(actual as Problem);
  // The message of an error: its place, and the problem as JSON.
  const [, subject, problem] = /^(.*?): (\{.*\})$/u.exec(String(actual)) ?? [];
  return problem === undefined ? String(actual) : `${subject}: ${problemText(JSON.parse(problem) as Problem)}`;
}

import {
  derivationText as textOf,
  english,
  stepTitle as titleOf,
  type DerivationTextOptions,
} from '../../../texts/src/index.ts';
import type { Derivation } from '../../src/doors/explanations.ts';
import type { PrintedFormula, Step } from '../../src/doors/explanations.ts';

// By its path: the engine does not know the package that says in words what it answers.
export { english, groupTitles, type BillLine, type Derivations, type Proposal } from '../../../texts/src/index.ts';

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

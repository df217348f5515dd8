export { derivationForRow } from './derivation/derivation-for-row.ts';
export type { FormulaCard, Inputs, ListOf } from './derivation/card.ts';
export { expressionWithValues, inputsOf, stepTitle } from './derivation/derivation-text.ts';
export {
  figureParts,
  rootFigure,
  rowDerivations,
  typedColumn,
  type FigurePart,
  type TypedColumn,
} from './derivation/figure-parts.ts';
export { GRADE_WORDS, sourceText, type Grade } from './derivation/grade.ts';
export { unitText } from './derivation/unit-text.ts';
export { byteForBytePercent, BYTES_PER_TB, percentOfShare, tbOfTib } from './units.ts';
export { capitalized } from './sizing/wording/wording.ts';
export { digitsOf, FEWEST_DIGITS, type Digits } from './derivation/digits.ts';
export type {
  ColumnStep,
  ColumnStepOrigin,
  Derivation,
  Derivations,
  NumberStep,
  Step,
  StepOrigin,
  TextStep,
  TextStepOrigin,
} from './derivation/derivation.ts';
export type { AnyFormula, Formula, PrintedFormula } from './derivation/formula.ts';
export type { Choice, CitedFact, Column, ColumnOrigin, Origin, Quantity, Rejected } from './derivation/quantity.ts';

export type { FormulaCard, Inputs, ListOf } from '../derivation/card.ts';
export { derivationForRow } from '../derivation/derivation-for-row.ts';
export {
  inputsOf,
  type ColumnStep,
  type ColumnStepOrigin,
  type Derivation,
  type Derivations,
  type NumberStep,
  type Step,
  type StepOrigin,
  type TextStep,
  type TextStepOrigin,
} from '../derivation/derivation.ts';
export { digitsOf, FEWEST_DIGITS, printedNumber, type Digits } from '../derivation/digits.ts';
export {
  figureParts,
  rootFigure,
  rowDerivations,
  typedColumn,
  type FigurePart,
  type TypedColumn,
} from '../derivation/figure-parts.ts';
export { formulasById, type AnyFormula, type Formula, type PrintedFormula } from '../derivation/formula.ts';
export type { Grade } from '../derivation/grade.ts';
export type { Choice, CitedFact, Column, ColumnOrigin, Origin, Quantity, Rejected } from '../derivation/quantity.ts';
export { replay, type Mismatch } from '../derivation/replay.ts';
export { lensAngle } from '../formulas/coverage.ts';
export { usablePath } from '../formulas/edge-network.ts';
export { formulas } from '../formulas/index.ts';
export type { Said, Words } from '../said.ts';
export { figurePaths } from '../sizing/question/explain.ts';
export { FIGURE_NAMES, namedPaths, pathNamed, plainName } from '../sizing/result/figure-names.ts';
export { byteForBytePercent, BYTES_PER_TB, percentOfShare, tbOfTib } from '../units.ts';

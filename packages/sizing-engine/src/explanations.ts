export { derivationForRow } from './derivation/derivation-for-row.ts';
export type { FormulaCard, Inputs, ListOf } from './derivation/card.ts';
export { expressionWithValues, inputsOf, stepTitle } from './derivation/derivation-text.ts';
export type {
  ColumnStep,
  ColumnStepOrigin,
  Derivation,
  Derivations,
  NumberStep,
  Step,
  StepOrigin,
} from './derivation/derivation.ts';
export type { AnyFormula, Formula } from './derivation/formula.ts';
export type {
  Choice,
  CitedFact,
  Column,
  ColumnOrigin,
  Decision,
  Origin,
  Quantity,
  Rejected,
} from './derivation/quantity.ts';

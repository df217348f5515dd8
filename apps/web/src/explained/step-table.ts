import type { Derivation } from '@site-designer/sizing-engine/explanations';
import {
  digitsOf,
  FEWEST_DIGITS,
  type Digits,
  type PrintedFormula,
  type Step,
} from '@site-designer/sizing-engine/explanations';
import { createContext, useContext } from 'react';
import { NO_ENTRIES } from '../lib/state/catalogue-context.ts';
import type { RowNames } from './words.ts';

/** The steps of a derivation, and the camera rows behind them. */
export interface StepTable extends RowNames {
  readonly steps: readonly Step[];
  readonly byKey: ReadonlyMap<string, Step>;
  /** Digits of each number with which the shown arithmetic is exact; rows have theirs when they are opened. */
  readonly digits: Digits;
  readonly formulas: readonly PrintedFormula[];
}

/** Data for the names of steps. */
export type TableSource = Pick<StepTable, 'products' | 'rows' | 'reported' | 'formulas'>;

export function stepTable(
  derivation: Derivation,
  { products, rows, reported, formulas }: TableSource,
  digitsOfRoot: number = FEWEST_DIGITS,
): StepTable {
  const { steps } = derivation;
  const digits = digitsOf(derivation, formulas, { rows: false, root: digitsOfRoot });
  return { steps, byKey: new Map(steps.map((step) => [step.key, step])), digits, products, rows, reported, formulas };
}

const EMPTY: StepTable = {
  steps: [],
  byKey: new Map(),
  digits: new Map(),
  products: NO_ENTRIES.names,
  rows: [],
  formulas: [],
};

export const StepTableContext = createContext<StepTable>(EMPTY);

export function useStepTable(): StepTable {
  return useContext(StepTableContext);
}

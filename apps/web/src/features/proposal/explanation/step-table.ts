import { formulas, type CameraRow, type Derivation } from '@site-designer/sizing-engine';
import { digitsOf, FEWEST_DIGITS, type Digits, type Step } from '@site-designer/sizing-engine/explanations';
import { createContext, useContext } from 'react';

/** The steps that nodes are drawn from, and the camera rows that they are about. */
export interface StepTable {
  readonly steps: readonly Step[];
  readonly byKey: ReadonlyMap<string, Step>;
  /** Digits that each number takes for the arithmetic to come out as shown; rows have theirs when they are opened. */
  readonly digits: Digits;
  readonly rows: readonly CameraRow[];
}

export function stepTable(
  derivation: Derivation,
  rows: readonly CameraRow[],
  digitsOfRoot: number = FEWEST_DIGITS,
): StepTable {
  const { steps } = derivation;
  const digits = digitsOf(derivation, formulas, { rows: false, root: digitsOfRoot });
  return { steps, byKey: new Map(steps.map((step) => [step.key, step])), digits, rows };
}

export const StepTableContext = createContext<StepTable>({ steps: [], byKey: new Map(), digits: new Map(), rows: [] });

export function useStepTable(): StepTable {
  return useContext(StepTableContext);
}

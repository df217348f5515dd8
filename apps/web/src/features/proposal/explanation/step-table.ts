import type { CameraRow, Derivation } from '@site-designer/sizing-engine';
import type { Step } from '@site-designer/sizing-engine/explanations';
import { createContext, useContext } from 'react';

/** The steps that nodes are drawn from, and the camera rows that they are about. */
export interface StepTable {
  readonly steps: readonly Step[];
  readonly byKey: ReadonlyMap<string, Step>;
  readonly rows: readonly CameraRow[];
}

export function stepTable({ steps }: Derivation, rows: readonly CameraRow[]): StepTable {
  return { steps, byKey: new Map(steps.map((step) => [step.key, step])), rows };
}

export const StepTableContext = createContext<StepTable>({ steps: [], byKey: new Map(), rows: [] });

export function useStepTable(): StepTable {
  return useContext(StepTableContext);
}

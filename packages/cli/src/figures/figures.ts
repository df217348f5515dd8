import { explainAll, type ExplainedProposal } from '@site-designer/sizing-engine';
import type { Step } from '@site-designer/sizing-engine/explanations';
import { namedPaths } from './names.ts';

export interface Figure {
  /** A short name, for those that have one. */
  readonly name: string | undefined;
  readonly path: string;
  readonly value: number;
  readonly unit: string;
}

/** All figures of a proposal that can be explained, in its order. */
export function figuresOf(proposal: ExplainedProposal): readonly Figure[] {
  const { figures, steps } = explainAll(proposal);
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const names = new Map([...namedPaths(Object.keys(figures))].map(([name, path]) => [path, name]));
  return Object.entries(figures).map(([path, key]) => {
    const step = byKey.get(key)!;
    return { name: names.get(path), path, value: soleValue(step), unit: step.unit };
  });
}

/** A figure is one number; a column of one row is one too. */
function soleValue(step: Step): number {
  return 'values' in step ? step.values[0]! : step.value;
}

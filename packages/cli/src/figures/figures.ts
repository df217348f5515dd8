import { explainAll } from '@site-designer/sizing-engine';
import type { ExplainedProposal } from '@site-designer/texts';
import { namedPaths, type Step } from '@site-designer/sizing-engine/explanations';

export interface Figure {
  /** A short name, for those that have one. */
  readonly name: string | undefined;
  readonly path: string;
  readonly value: number | string;
  readonly unit: string;
}

/** All figures of a proposal that can be explained, in its order. */
export function figuresOf(proposal: ExplainedProposal): readonly Figure[] {
  const { figures, steps } = explainAll(proposal);
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const names = new Map([...namedPaths(Object.keys(figures))].map(([name, path]) => [path, name]));
  return Object.entries(figures).map(([path, key]) => {
    const step = byKey.get(key)!;
    return { name: names.get(path), path, ...contentOf(step) };
  });
}

/** A figure is one number or one text; a column of one row is a number too. */
function contentOf(step: Step): Pick<Figure, 'value' | 'unit'> {
  if ('text' in step) return { value: step.text, unit: '1' };
  return { value: 'values' in step ? step.values[0]! : step.value, unit: step.unit };
}

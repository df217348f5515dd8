import {
  calculateProposal,
  explain,
  figurePaths,
  type Derivation,
  type Derivations,
  type Design,
} from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { inputsOf, type Step } from '@site-designer/sizing-engine/explanations';

/** The histories of the figures of one proposal. */
export interface Explainer {
  /** Figures that have one. */
  readonly paths: ReadonlySet<string>;
  readonly explain: (path: string) => Derivation;
}

/** Computes an answer again in the browser, with the histories that the API leaves out. */
export function explainerOfDesign(question: Design, catalogue: Catalogue): Explainer {
  const proposal = calculateProposal(question, catalogue);
  return { paths: new Set(figurePaths(proposal)), explain: (path) => explain(proposal, path) };
}

/** Histories that were kept with a result: nothing is calculated again. */
export function storedExplainer({ figures, steps }: Derivations): Explainer {
  return {
    paths: new Set(Object.keys(figures)),
    explain: (path) => ({ root: figures[path]!, steps: stepsBehind(figures[path]!, steps) }),
  };
}

/** The steps that lead to one; they stand in the table before the step that uses them. */
function stepsBehind(root: string, steps: readonly Step[]): readonly Step[] {
  const wanted = new Set([root]);
  const behind = steps.toReversed().filter((step) => {
    if (!wanted.has(step.key)) return false;
    for (const [, key] of inputsOf(step)) wanted.add(key);
    return true;
  });
  return behind.toReversed();
}

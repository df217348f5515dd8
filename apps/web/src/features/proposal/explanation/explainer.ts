import {
  calculateProposal,
  explain,
  figurePaths,
  formulas,
  type Derivation,
  type Derivations,
  type Design,
  type ExplainedResult,
} from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { inputsOf, type FormulaCard, type PrintedFormula, type Step } from '@site-designer/sizing-engine/explanations';

/** The histories of the figures of one result. */
export interface Explainer {
  /** Figures that have one. */
  readonly paths: ReadonlySet<string>;
  readonly explain: (path: string) => Derivation;
  /** What the formulas of the histories say. */
  readonly formulas: readonly PrintedFormula[];
}

/** The histories of a result with the formulas that they name, as they were kept with it. */
export interface KeptHistories {
  readonly derivations: Derivations;
  /** Left out where they are those of today. */
  readonly cards?: readonly FormulaCard[] | undefined;
}

/** Histories of an answer that was calculated here. */
export function explainerOf(answer: ExplainedResult): Explainer {
  return { paths: new Set(figurePaths(answer)), explain: (path) => explain(answer, path), formulas };
}

/** Computes an answer again in the browser, with the histories that the API leaves out. */
export function explainerOfDesign(question: Design, catalogue: Catalogue): Explainer {
  return explainerOf(calculateProposal(question, catalogue));
}

/** Histories that were kept with a result: nothing is calculated again. */
export function storedExplainer({ derivations: { figures, steps }, cards }: KeptHistories): Explainer {
  return {
    paths: new Set(Object.keys(figures)),
    explain: (path) => ({ root: figures[path]!, steps: stepsBehind(figures[path]!, steps) }),
    formulas: cards === undefined ? formulas : keptFormulas(cards),
  };
}

/** A formula that is as it was can tell how many digits its inputs need; of any other, the card is all that holds. */
function keptFormulas(cards: readonly FormulaCard[]): readonly PrintedFormula[] {
  const running = new Map(formulas.map((formula) => [formula.card.id, formula]));
  return cards.map((card) => {
    const formula = running.get(card.id);
    return formula !== undefined && isSame(formula.card, card) ? formula : { card };
  });
}

function isSame(one: FormulaCard, other: FormulaCard): boolean {
  return one.expression === other.expression && JSON.stringify(one) === JSON.stringify(other);
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

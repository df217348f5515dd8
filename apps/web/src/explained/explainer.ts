import { calculateProposal, explain, type Design, type ExplainedResult } from '@site-designer/sizing-engine';
import { figurePaths, formulas, type Derivation, type Derivations } from '@site-designer/sizing-engine/explanations';
import type { Catalogue } from '@site-designer/sizing-engine';
import { inputsOf, type FormulaCard, type PrintedFormula, type Step } from '@site-designer/sizing-engine/explanations';

export interface Explainer {
  /** Figures with a derivation. */
  readonly paths: ReadonlySet<string>;
  readonly explain: (path: string) => Derivation;
  readonly formulas: readonly PrintedFormula[];
}

/** The stored derivations of a result with the formulas that they name. */
export interface KeptHistories {
  readonly derivations: Derivations;
  /** Omitted if they are today's. */
  readonly cards?: readonly FormulaCard[] | undefined;
}

/** Derivations of an answer that was calculated here. */
export function explainerOf(answer: ExplainedResult): Explainer {
  return { paths: new Set(figurePaths(answer)), explain: (path) => explain(answer, path), formulas };
}

/** Calculates an answer again in the browser, with the derivations that the API leaves out. */
export function explainerOfDesign(question: Design, catalogue: Catalogue): Explainer {
  return explainerOf(calculateProposal(question, catalogue));
}

/** Stored derivations of a result: nothing is calculated again. */
export function storedExplainer({ derivations: { figures, steps }, cards }: KeptHistories): Explainer {
  return {
    paths: new Set(Object.keys(figures)),
    explain: (path) => ({ root: figures[path]!, steps: stepsBehind(figures[path]!, steps) }),
    formulas: cards === undefined ? formulas : keptFormulas(cards),
  };
}

/** An unchanged formula gives the digits that its inputs need; of a changed one only the card is used. */
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

/** The steps that lead to one; in the table, inputs precede the steps that use them. */
function stepsBehind(root: string, steps: readonly Step[]): readonly Step[] {
  const wanted = new Set([root]);
  const behind = steps.toReversed().filter((step) => {
    if (!wanted.has(step.key)) return false;
    for (const [, key] of inputsOf(step)) wanted.add(key);
    return true;
  });
  return behind.toReversed();
}

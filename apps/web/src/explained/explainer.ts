import { explain, type ExplainedResult } from '@site-designer/sizing-engine';
import { figurePaths, formulas, type Derivation, type Derivations } from '@site-designer/sizing-engine/explanations';
import { inputsOf, type FormulaCard, type PrintedFormula, type Step } from '@site-designer/sizing-engine/explanations';
import type { Later } from '../lib/hooks/use-later.ts';
import { restsOnAssumption } from '../lib/sizing/assumption.ts';
import type { Question } from '../lib/sizing/sizing-task.ts';
import { sizing } from '../lib/sizing/sizing.ts';

export interface Explainer {
  /** Figures with a derivation. */
  readonly paths: ReadonlySet<string>;
  readonly explain: (path: string) => Later<Derivation>;
  /** Whether a figure rests on an assumed fact. */
  readonly isAssumed: (path: string) => Later<boolean>;
  /** Whether any figure does. */
  readonly isAnyAssumed: () => Later<boolean>;
  readonly formulas: readonly PrintedFormula[];
}

/** The stored derivations of a result with the formulas that they name. */
export interface KeptHistories {
  readonly derivations: Derivations;
  /** Omitted if they are today's. */
  readonly cards?: readonly FormulaCard[] | undefined;
}

/** Derivations of a result that was calculated on this page. */
export function explainerOf(result: ExplainedResult): Explainer {
  return explainerWith(figurePaths(result), (path) => explain(result, path), formulas);
}

/** Stored derivations of a result: nothing is calculated again. */
export function storedExplainer({ derivations: { figures, steps }, cards }: KeptHistories): Explainer {
  return explainerWith(
    Object.keys(figures),
    (path) => ({ root: figures[path]!, steps: stepsBehind(figures[path]!, steps) }),
    cards === undefined ? formulas : keptFormulas(cards),
  );
}

function explainerWith(
  paths: readonly string[],
  explained: (path: string) => Derivation,
  printed: readonly PrintedFormula[],
): Explainer {
  const isAssumed = (path: string): boolean => restsOnAssumption(explained(path));
  return {
    paths: new Set(paths),
    explain: explained,
    isAssumed,
    isAnyAssumed: () => paths.some(isAssumed),
    formulas: printed,
  };
}

/** Derivations of a result whose histories are in the worker. */
export function sizedExplainer(question: Question, paths: readonly string[]): Explainer {
  let asked: Set<string> | undefined;
  let assumed: Promise<ReadonlySet<string>>;

  /** The figures of one rendering are asked about in one request. */
  function isAssumed(path: string): Promise<boolean> {
    if (asked === undefined) {
      const all = new Set<string>();
      asked = all;
      assumed = Promise.resolve().then(async () => {
        asked = undefined;
        return new Set(await sizing.ask({ kind: 'assumed', paths: [...all] }, question));
      });
    }
    asked.add(path);
    return assumed.then((those) => those.has(path));
  }

  return {
    paths: new Set(paths),
    explain: (path) => sizing.ask({ kind: 'explain', path }, question),
    isAssumed,
    isAnyAssumed: () => sizing.ask({ kind: 'anyAssumed' }, question),
    formulas,
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

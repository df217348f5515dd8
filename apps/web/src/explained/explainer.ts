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
  /** When all is known that was asked before. */
  readonly settled: () => Promise<unknown>;
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
    settled: () => Promise.resolve(),
    formulas: printed,
  };
}

/** Derivations of a result whose histories are in the worker. What it has answered once is known at once. */
export function sizedExplainer(question: Question, paths: readonly string[]): Explainer {
  const histories = new Map<string, Derivation>();
  const assumptions = new Map<string, boolean>();
  let asked: Set<string> | undefined;
  let answered = Promise.resolve();

  async function historyOf(path: string): Promise<Derivation> {
    const history = await sizing.ask({ kind: 'explain', path }, question);
    histories.set(path, history);
    return history;
  }

  /** The figures of one rendering are asked about in one request. */
  async function assumptionOf(path: string): Promise<boolean> {
    if (asked === undefined) {
      const all = new Set<string>();
      asked = all;
      answered = Promise.resolve().then(async () => {
        asked = undefined;
        const assumed = new Set(await sizing.ask({ kind: 'assumed', paths: [...all] }, question));
        for (const each of all) assumptions.set(each, assumed.has(each));
      });
    }
    asked.add(path);
    await answered;
    return assumptions.get(path)!;
  }

  return {
    paths: new Set(paths),
    explain: (path) => histories.get(path) ?? historyOf(path),
    isAssumed: (path) => assumptions.get(path) ?? assumptionOf(path),
    isAnyAssumed: () => sizing.ask({ kind: 'anyAssumed' }, question),
    settled: async () => {
      // The figures of a rendering are asked about behind it, and the worker answers in turn.
      await answered;
      await sizing.ask({ kind: 'anyAssumed' }, question);
    },
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

import { explain, type Derivation, type ExplainedProposal } from '@site-designer/sizing-engine';
import type { NumberStep } from '@site-designer/sizing-engine/explanations';
import { rowDerivations } from './summed-rows.ts';
import { amountText, BYTES_PER_TB } from './words.ts';

/** A figure of the proposal by its path, or the part of it that comes from some rows of the camera table. */
export interface Term {
  readonly path: string;
  readonly numbers?: readonly number[] | undefined;
}

interface Constant {
  readonly value: number;
  readonly unit: string;
}

/** Where a number comes from: a figure, or figures and constants that are multiplied and divided. */
export interface Source extends Term {
  readonly times?: readonly Term[];
  readonly per?: readonly Term[];
  readonly constants?: readonly Constant[];
  /** Of the number, where it is not that of the figure. */
  readonly unit?: string;
}

const PERCENT: Constant = { value: 100, unit: '%' };

/** One figure as percent of another. */
export function shareOf(part: Term, whole: Term): Source {
  return { ...part, per: [whole], constants: [PERCENT], unit: '%' };
}

export function termsOf({ path, numbers, times = [], per = [] }: Source): readonly Term[] {
  return [{ path, numbers }, ...times, ...per];
}

/** Two of the same say the same. */
export function keyOfSource({ times, per, constants, ...source }: Source): string {
  return JSON.stringify([source.path, source.numbers, times, per, constants]);
}

/** A number with the histories of all figures in it. */
export interface ExplainedSource {
  readonly value: number;
  readonly unit: string;
  /** How it is made of them; undefined where it is one of them. */
  readonly expression: string | undefined;
  readonly derivations: readonly Derivation[];
}

export function explainSource(source: Source, proposal: ExplainedProposal): ExplainedSource {
  const { times = [], per = [], constants = [] } = source;
  const [over, under] = [[source, ...times], per].map((terms) => terms.map((term) => explainTerm(term, proposal)));
  const factors = [...over!.map(({ amount }) => amount), ...constants];
  const divisors = under!.map(({ amount }) => amount);
  const isOne = factors.length + divisors.length === 1;
  return {
    value: product(factors) / product(divisors),
    unit: source.unit ?? factors[0]!.unit,
    expression: isOne ? undefined : expressionOf(factors, divisors),
    derivations: [...over!, ...under!].flatMap(({ derivations }) => derivations),
  };
}

interface ExplainedTerm {
  readonly amount: Constant;
  readonly derivations: readonly Derivation[];
}

function explainTerm({ path, numbers }: Term, proposal: ExplainedProposal): ExplainedTerm {
  const derivation = explain(proposal, path);
  const derivations = numbers === undefined ? [derivation] : rowDerivations(derivation, numbers);
  const roots = derivations.map(({ steps }) => steps.at(-1) as NumberStep);
  const value = roots.reduce((sum, root) => sum + root.value, 0);
  const unit = roots[0]?.unit ?? '1';
  // Bytes add up to what the proposal shows in TB.
  return { amount: unit === 'B' ? { value: value / BYTES_PER_TB, unit: 'TB' } : { value, unit }, derivations };
}

function product(amounts: readonly Constant[]): number {
  return amounts.reduce((all, { value }) => all * value, 1);
}

function expressionOf(factors: readonly Constant[], divisors: readonly Constant[]): string {
  const text = ({ value, unit }: Constant): string => amountText(value, unit);
  return [factors.map(text).join(' × '), ...divisors.map(text)].join(' ÷ ');
}

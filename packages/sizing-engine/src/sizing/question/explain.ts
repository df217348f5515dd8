import type { Defaults } from '../../derivation/defaults.ts';
import {
  toDerivation,
  toDerivations,
  type Derivation,
  type Derivations,
  type Figure,
} from '../../derivation/derivation.ts';
import type { PlainResult } from '../../derivation/explained.ts';
import { SizingError } from '../../errors.ts';
import { pathNamed } from '../result/figure-names.ts';
import type { Proposal } from '../result/result.ts';
import { problem } from '../../problem.ts';

/** Where a result keeps the histories of its figures. JSON leaves it out. */
const FIGURES: unique symbol = Symbol('figures');

/** A result that can explain its figures: a proposal, or the check of what was built. */
export interface ExplainedResult {
  readonly [FIGURES]: {
    readonly byPath: ReadonlyMap<string, Figure>;
    readonly defaults: Defaults;
  };
}

/** A proposal that can explain its figures. */
export interface ExplainedProposal extends Proposal, ExplainedResult {}

/**
 * Tie a result to the histories of its figures.
 *
 * @param defaults - Says which values of the design are defaults.
 */
export function withFigures<T extends object>(
  { result, figures }: PlainResult<T>,
  defaults: Defaults,
): T & ExplainedResult {
  return { ...result, [FIGURES]: { byPath: figures, defaults } };
}

/**
 * Paths of all numbers and texts of a result that can be explained, in the order in which they stand in it.
 *
 * @example
 * ```ts
 * figurePaths(proposal); // ['totals.cameras.value', …]
 * ```
 */
export function figurePaths(result: ExplainedResult): string[] {
  return [...figuresOf(result).byPath.keys()];
}

/**
 * The history of one figure as a flat table: every formula with its values, every constant with its origin, down to typed
 * values. Building it costs nothing until it is asked for.
 *
 * @param result - A proposal, or the check of what was built.
 * @param path - Path of the figure in the result, such as `huskyProposal.diskUtilization.value`, or its short name, such as `fill`.
 * @throws SizingError `not-explainable` for a path that is no figure of this result.
 * @example
 * ```ts
 * const { root, steps } = explain(proposal, 'storage'); // or 'totals.storageTb.value'
 * ```
 */
export function explain(result: ExplainedResult, path: string): Derivation {
  const { byPath, defaults } = figuresOf(result);
  const figure = byPath.get(path) ?? byPath.get(pathNamed(path, byPath.keys()) ?? '');
  if (figure === undefined) throw new SizingError('not-explainable', path, problem('call.no-figure'));
  return toDerivation(figure, defaults);
}

/**
 * The histories of all figures of a result in one table.
 *
 * @example
 * ```ts
 * const { figures, steps } = explainAll(proposal);
 * steps.find(({ key }) => key === figures['totals.storageTb.value'])?.value;
 * ```
 */
export function explainAll(result: ExplainedResult): Derivations {
  const { byPath, defaults } = figuresOf(result);
  return toDerivations(byPath, defaults);
}

/** JSON and copies of a result have no histories. */
function figuresOf(result: Partial<ExplainedResult> | undefined): ExplainedResult[typeof FIGURES] {
  const figures = result?.[FIGURES];
  if (figures === undefined) throw new SizingError('not-explainable', 'result', problem('call.no-histories'));
  return figures;
}

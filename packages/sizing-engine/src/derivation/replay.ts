import type { Derivation, Step } from './derivation.ts';
import type { AnyFormula } from './formula.ts';

/** A step whose recorded number the formulas do not give; `undefined` where the formula or an input is unknown. */
export interface Mismatch {
  readonly key: string;
  readonly recorded: number;
  readonly replayed: number | undefined;
}

/** Powers and logarithms may differ in the last bits between JavaScript engines; a sum of many terms a little more. */
const REPLAY_TOLERANCE = 1e-9;

/**
 * Recompute every formula step of a derivation, wherever it was stored meanwhile.
 *
 * Leaves (typed by the user, cited from the catalogue, chosen by a rule) cannot be recomputed and are taken as they are.
 *
 * @param formulas - Those that the derivation may use; usually the engine's whole list.
 * @returns The steps that do not hold. Empty: the derivation is sound.
 * @example
 * ```ts
 * replay(JSON.parse(stored), formulas); // []
 * ```
 */
export function replay(derivation: Pick<Derivation, 'steps'>, formulas: readonly AnyFormula[]): readonly Mismatch[] {
  const byId = new Map(formulas.map((each) => [each.card.id, each]));
  const values = new Map(derivation.steps.map((step) => [step.key, step.value]));

  return derivation.steps.flatMap((step) => {
    const mismatch = recomputed(step, byId, values);
    return mismatch === undefined ? [] : [mismatch];
  });
}

function recomputed(
  { key, value: recorded, origin }: Step,
  byId: ReadonlyMap<string, AnyFormula>,
  values: ReadonlyMap<string, number>,
): Mismatch | undefined {
  if (origin.kind !== 'formula') return undefined;
  const numberOf = (from: string): number => values.get(from) ?? Number.NaN;
  const inputs = Object.entries(origin.inputs).map(
    ([name, from]) => [name, typeof from === 'string' ? numberOf(from) : from.map(numberOf)] as const,
  );
  const replayed = byId.get(origin.formula)?.recompute(Object.fromEntries(inputs));
  return agrees(recorded, replayed) ? undefined : { key, recorded, replayed };
}

function agrees(recorded: number, replayed = Number.NaN): boolean {
  return Math.abs(replayed - recorded) <= REPLAY_TOLERANCE * Math.max(Math.abs(recorded), Math.abs(replayed));
}

import type { Unit } from '../units.ts';

/** Marks an input that is a list of quantities, each in the same unit. */
export interface ListOf<U extends Unit = Unit> {
  readonly each: U;
}

/**
 * Declare a list input of a formula.
 *
 * @example
 * ```ts
 * formula({ expression: 'sum(rows)', inputs: { rows: each('B') }, … });
 * ```
 */
export function each<const U extends Unit>(unit: U): ListOf<U> {
  return { each: unit };
}

/** Input names of a formula and the unit each must arrive in. */
export type Inputs = Readonly<Record<string, Unit | ListOf>>;

/** A formula as readers see it. Plain data: safe to serialize. */
export interface FormulaCard {
  /** Stable id, `family.quantity`. Stored derivations refer to it: never reuse one. */
  readonly id: string;
  readonly title: string;
  /** Arithmetic over the input names; a test holds it equal to the code. */
  readonly expression: string;
  readonly inputs: Inputs;
  readonly unit: Unit;
  /** Where the formula comes from. */
  readonly source: string;
}

import type { Fact, FactOrigin } from '../catalogue/schema.ts';
import { SizingError } from '../errors.ts';
import type { Unit } from '../units.ts';
import type { FormulaCard } from './card.ts';
import type { Column } from './column.ts';
import type { Choice } from './decision.ts';

/**
 * A number that knows its unit and where it came from. Immutable, shared freely.
 *
 * The result of a sizing is the root of a graph of these, and that graph is its explanation.
 */
export interface Quantity<U extends Unit = Unit> {
  readonly value: number;
  readonly unit: U;
  readonly origin: Origin;
}

/** What a formula was given under one input name. */
export type InputQuantity = Quantity | readonly (Quantity | Column)[];

/** Where a number came from: the user, the catalogue, a formula over other quantities, or a choice by a rule. */
export type Origin =
  | { readonly kind: 'given'; readonly path: string }
  | {
      readonly kind: 'catalogue';
      readonly entry: string;
      readonly field: string;
      readonly grade: FactOrigin;
      readonly source: string;
    }
  | {
      readonly kind: 'formula';
      readonly card: FormulaCard;
      readonly inputs: Readonly<Record<string, InputQuantity>>;
    }
  | ({ readonly kind: 'decision' } & Choice);

/**
 * Wrap a number that the user typed.
 *
 * @param path - Its place in the design, such as `cameras[0].retentionDays`.
 * @param value - Finite, >= 0.
 * @throws SizingError `out-of-domain` for anything else.
 * @example
 * ```ts
 * given('cameras[0].retentionDays', 30, 'day');
 * ```
 */
export function given<const U extends Unit>(path: string, value: number, unit: U): Quantity<U> {
  if (!Number.isFinite(value) || value < 0) {
    throw new SizingError('out-of-domain', path, `expected a finite number >= 0, got ${value}`);
  }
  return { value, unit, origin: { kind: 'given', path } };
}

/**
 * A published number as a quantity. The caller passes the fact; formulas never look one up.
 *
 * @param entry - The catalogue entry it belongs to, such as `codec H.264`.
 * @param field - Its name within the entry.
 */
export function cited<const U extends Unit>(entry: string, field: string, fact: Fact<U>): Quantity<U> {
  const { value, unit, origin: grade, source } = fact;
  return { value, unit, origin: { kind: 'catalogue', entry, field, grade, source } };
}

/** A number that a rule chose among candidates. */
export function decided<const U extends Unit>(value: number, unit: U, choice: Choice): Quantity<U> {
  return { value, unit, origin: { kind: 'decision', ...choice } };
}

import type { Fact, FactOrigin } from '../catalogue/schema.ts';
import { SizingError } from '../errors.ts';
import type { Unit } from '../units.ts';
import type { FormulaCard } from './card.ts';

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
 * One quantity of many rows: a number for each row, one history for all of them.
 *
 * A thousand rows that are computed alike share their formulas; only their numbers differ. So a history of columns is as
 * complete as one of single quantities, and a hundredth of its size. The numbers are worked out when somebody looks at them.
 */
export interface Column<U extends Unit = Unit> {
  readonly values: readonly number[];
  readonly unit: U;
  readonly origin: ColumnOrigin;
}

/** A fact of the catalogue as a reader sees it. */
export interface CitedFact {
  readonly entry: string;
  readonly value: number;
  readonly grade: FactOrigin;
  readonly source: string;
}

/** Where the numbers of a column came from. */
export type ColumnOrigin =
  /** Typed: `path` has a `*` where the number of the row stands; `rows` are those numbers. */
  | { readonly kind: 'given'; readonly path: string; readonly rows: readonly number[] }
  /** Looked up: each value is that of the fact at its place in `picks`. */
  | {
      readonly kind: 'catalogue';
      readonly field: string;
      readonly facts: readonly CitedFact[];
      readonly picks: readonly number[];
    }
  /** Computed row by row; an input that is no column is the same for all rows. */
  | {
      readonly kind: 'formula';
      readonly card: FormulaCard;
      readonly inputs: Readonly<Record<string, Column | Quantity>>;
    };

/** An option that lost, with the number that spoke against it. */
export interface Rejected {
  readonly option: string;
  readonly because: Quantity;
}

/** What a rule chose, the numbers that settled it, and what lost. */
export interface Choice {
  /** The rule in words, such as `fewest servers, then the smaller model`. */
  readonly rule: string;
  readonly chosen: string;
  readonly because: readonly Quantity[];
  readonly rejected: readonly Rejected[];
}

/** A choice among options that are not numbers, such as which appliance. */
export interface Decision extends Choice {
  /** What was decided, such as `appliance`. */
  readonly subject: string;
}

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

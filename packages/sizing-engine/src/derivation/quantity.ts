import type { Fact, TextFact } from '../catalogue/schema.ts';
import { SizingError } from '../errors.ts';
import type { Said, Words } from '../said.ts';
import type { Unit } from '../units.ts';
import type { FormulaCard } from './card.ts';
import type { Grade } from './grade.ts';
import { problem } from '../problem.ts';

/**
 * A number with its unit and its origin. Immutable, so that results may share it.
 *
 * The result of a sizing is the root of a graph of these, and that graph is its explanation.
 */
export interface Quantity<U extends Unit = Unit> {
  readonly value: number;
  readonly unit: U;
  readonly origin: Origin;
}

/** The value of one input of a formula. */
export type InputQuantity = Quantity | readonly (Quantity | Column)[];

/** Where a text came from: a setting of the design, the catalogue, or a choice by a rule. */
export type TextOrigin =
  | { readonly kind: 'given'; readonly path: string }
  | {
      readonly kind: 'catalogue';
      readonly entry: Words;
      readonly field: Words;
      readonly grade: Grade;
      readonly source: Words;
    }
  | ({ readonly kind: 'decision' } & Choice);

/** Where a number came from: the design, the catalogue, a formula over other quantities, or a choice by a rule. */
export type Origin =
  | TextOrigin
  | {
      readonly kind: 'formula';
      readonly card: FormulaCard;
      readonly inputs: Readonly<Record<string, InputQuantity>>;
    };

/** A text of a result with its origin, such as the type of a processor or of a disk. */
export interface ExplainedText {
  readonly text: string;
  readonly origin: TextOrigin;
}

/**
 * One quantity of many rows: a number for each row, one history for all of them.
 *
 * A thousand rows that are computed alike share their formulas; only their numbers differ. So a history of columns is as
 * complete as one of single quantities, and a hundredth of its size. The numbers are computed at their first use.
 */
export interface Column<U extends Unit = Unit> {
  readonly values: readonly number[];
  readonly unit: U;
  readonly origin: ColumnOrigin;
}

/** A fact of the catalogue as a reader sees it. */
export interface CitedFact {
  readonly entry: Words;
  readonly value: number;
  readonly grade: Grade;
  readonly source: Words;
}

/** Where the numbers of a column came from. */
export type ColumnOrigin =
  /** Of the design: `path` has a `*` where the number of the row stands; `rows` are those numbers. */
  | { readonly kind: 'given'; readonly path: string; readonly rows: readonly number[] }
  /** Looked up: each value is that of the fact at its place in `picks`. */
  | {
      readonly kind: 'catalogue';
      readonly field: Words;
      readonly facts: readonly CitedFact[];
      readonly picks: readonly number[];
    }
  /** Computed row by row; an input that is no column is the same for all rows. */
  | {
      readonly kind: 'formula';
      readonly card: FormulaCard;
      readonly inputs: Readonly<Record<string, Column | Quantity>>;
    };

/** A rejected option, with the number against it. */
export interface Rejected {
  readonly option: Words;
  readonly because: Quantity;
}

/** What a rule chose, the numbers that settled it, and the rejected options. */
export interface Choice {
  /** The rule, such as `fewest servers, then the smaller model`. */
  readonly rule: Said;
  readonly chosen: Words;
  readonly because: readonly Quantity[];
  readonly rejected: readonly Rejected[];
}

/**
 * Wrap a number of the design.
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
    throw new SizingError('out-of-domain', path, problem('call.negative', { value }));
  }
  return { value, unit, origin: { kind: 'given', path } };
}

/** A number with its source: a fact of the catalogue, or a number that is by definition or was calculated. */
export type GradedFact<U extends Unit> = Omit<Fact<U>, 'origin' | 'source'> & {
  readonly origin: Grade;
  readonly source: Words;
};

/**
 * A number of the catalogue, or one that is by definition, as a quantity. The caller passes the fact; formulas never look it up.
 *
 * @param entry - The catalogue entry it belongs to, such as `codec H.264`.
 * @param field - Its name within the entry.
 */
export function cited<const U extends Unit>(entry: Words, field: Words, fact: GradedFact<U>): Quantity<U> {
  const { value, unit, origin: grade, source } = fact;
  return { value, unit, origin: { kind: 'catalogue', entry, field, grade, source } };
}

/** A choice; `rejected` may be left out if nothing was rejected. */
type MadeChoice = Omit<Choice, 'rejected'> & Partial<Choice>;

/** A number that a rule chose among candidates. */
export function decided<const U extends Unit>(
  value: number,
  unit: U,
  { rejected = [], ...choice }: MadeChoice,
): Quantity<U> {
  return { value, unit, origin: { kind: 'decision', ...choice, rejected } };
}

/** A text that the design names by a setting, such as a type of disk. */
export function givenText(path: string, text: string): ExplainedText {
  return { text, origin: { kind: 'given', path } };
}

/**
 * A published text, such as the type of a processor.
 *
 * @param entry - The catalogue entry it belongs to.
 * @param field - Its name within the entry.
 */
export function citedText(entry: Words, field: Words, { value, origin: grade, source }: TextFact): ExplainedText {
  return { text: value, origin: { kind: 'catalogue', entry, field, grade, source } };
}

/** A text that a rule chose among options that are not numbers, such as an appliance. */
export function decidedText(text: string, choice: Choice): ExplainedText {
  return { text, origin: { kind: 'decision', ...choice } };
}

import type { Fact, FactOrigin } from '../catalogue/schema.ts';
import type { Unit } from '../units.ts';
import type { FormulaCard } from './card.ts';
import type { Quantity } from './quantity.ts';

/**
 * One quantity of many rows: a number for each row, one history for all of them.
 *
 * A thousand rows that are computed alike share their formulas; only their numbers differ. So a history of columns is as
 * complete as one of single quantities, and a hundredth of its size.
 */
export interface Column<U extends Unit = Unit> {
  readonly values: readonly number[];
  readonly unit: U;
  readonly origin: ColumnOrigin;
}

/** A fact of the catalogue as a reader is told it. */
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

/** Whether something is a column rather than a single quantity. */
export function isColumn(value: object): value is Column {
  return 'values' in value;
}

/**
 * A column of what the user typed.
 *
 * @param path - Its place in the design with a `*` for the row: `cameras[*].retentionDays`.
 * @param rows - Numbers of the rows, in the order of the values.
 */
export function givenColumn<const U extends Unit>(
  path: string,
  { rows, values, unit }: { readonly rows: readonly number[]; readonly values: readonly number[]; readonly unit: U },
): Column<U> {
  return { values, unit, origin: { kind: 'given', path, rows } };
}

/**
 * A column of one field of catalogue entries.
 *
 * @param entries - The entry of each row.
 * @param told - Name and fact of an entry; asked once for each entry, however many rows have it.
 */
export function citedColumn<const U extends Unit, E>(
  field: string,
  entries: readonly E[],
  told: (entry: E) => { readonly entry: string; readonly fact: Fact<U> },
): Column<U> {
  const places = new Map<E, number>();
  const facts: CitedFact[] = [];
  let unit: U | undefined;
  const picks = entries.map((each) => {
    const known = places.get(each);
    if (known !== undefined) return known;
    const { entry, fact } = told(each);
    places.set(each, facts.length);
    unit = fact.unit;
    return facts.push({ entry, value: fact.value, grade: fact.origin, source: fact.source }) - 1;
  });
  return {
    values: picks.map((pick) => facts[pick]!.value),
    unit: unit!,
    origin: { kind: 'catalogue', field, facts, picks },
  };
}

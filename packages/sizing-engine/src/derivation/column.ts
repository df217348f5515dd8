import type { Unit } from '../units.ts';
import type { Words } from '../said.ts';
import { once } from './once.ts';
import type { CitedFact, Column, ColumnOrigin, GradedFact } from './quantity.ts';

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

/** A column whose numbers are computed at their first use. */
export function lazyColumn<const U extends Unit>(
  unit: U,
  origin: ColumnOrigin,
  values: () => readonly number[],
): Column<U> {
  return new LazyColumn(unit, origin, values);
}

/** A class, because getters of object literals cost more than the rest of a column. */
class LazyColumn<U extends Unit> implements Column<U> {
  readonly unit: U;
  readonly origin: ColumnOrigin;
  readonly #work: () => readonly number[];
  #values: readonly number[] | undefined;

  constructor(unit: U, origin: ColumnOrigin, work: () => readonly number[]) {
    this.unit = unit;
    this.origin = origin;
    this.#work = work;
  }

  get values(): readonly number[] {
    return (this.#values ??= this.#work());
  }
}

/** A column of what the user typed, of rows that are collected at its first use; as {@link givenColumn}. */
export function lazyGivenColumn<const U extends Unit>(
  path: string,
  unit: U,
  { rows, values }: { readonly rows: () => readonly number[]; readonly values: () => readonly number[] },
): Column<U> {
  return lazyColumn(unit, new GivenOrigin(path, rows), values);
}

/** What the user typed in rows that are collected at their first use; plain data in JSON. */
class GivenOrigin {
  readonly kind = 'given';
  readonly path: string;
  readonly #rows: () => readonly number[];

  constructor(path: string, rows: () => readonly number[]) {
    this.path = path;
    this.#rows = rows;
  }

  get rows(): readonly number[] {
    return this.#rows();
  }

  toJSON(): ColumnOrigin {
    const { kind, path, rows } = this;
    return { kind, path, rows };
  }
}

/** The catalogue entries of many rows, and how each is cited. */
interface CitedEntries<E, U extends Unit> {
  readonly unit: U;
  /** The entry of each row; called at the first use of the column. */
  readonly entries: () => readonly E[];
  /** Name and fact of an entry; asked once for each entry, however many rows have it. */
  readonly cite: (entry: E) => { readonly entry: Words; readonly fact: GradedFact<U> };
}

/**
 * A column of one field of catalogue entries.
 *
 * @param field - Name of the field within the entries.
 * @example
 * ```ts
 * citedColumn('factor', { unit: '1', entries: () => rowCodecs, cite: ({ name, factor }) => ({ entry: name, fact: factor }) });
 * ```
 */
export function citedColumn<const U extends Unit, E>(
  field: Words,
  { unit, entries, cite }: CitedEntries<E, U>,
): Column<U> {
  const origin = new CitedOrigin(field, () => pickFacts(entries(), cite));
  return lazyColumn(unit, origin, () => origin.picks.map((pick) => origin.facts[pick]!.value));
}

interface PickedFacts {
  readonly facts: readonly CitedFact[];
  readonly picks: readonly number[];
}

/** The facts of a column, which are looked up at their first use; plain data in JSON. */
class CitedOrigin implements PickedFacts {
  readonly kind = 'catalogue';
  readonly field: Words;
  readonly #picked: () => PickedFacts;

  constructor(field: Words, pick: () => PickedFacts) {
    this.field = field;
    this.#picked = once(pick);
  }

  get facts(): readonly CitedFact[] {
    return this.#picked().facts;
  }

  get picks(): readonly number[] {
    return this.#picked().picks;
  }

  toJSON(): ColumnOrigin {
    const { kind, field, facts, picks } = this;
    return { kind, field, facts, picks };
  }
}

function pickFacts<E>(entries: readonly E[], cite: CitedEntries<E, Unit>['cite']): PickedFacts {
  const places = new Map<E, number>();
  const facts: CitedFact[] = [];
  const picks = entries.map((each) => {
    const known = places.get(each);
    if (known !== undefined) return known;
    const { entry, fact } = cite(each);
    places.set(each, facts.length);
    return facts.push({ entry, value: fact.value, grade: fact.origin, source: fact.source }) - 1;
  });
  return { facts, picks };
}

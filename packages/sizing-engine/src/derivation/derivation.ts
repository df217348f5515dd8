import type { FactOrigin } from '../catalogue/schema.ts';
import type { Unit } from '../units.ts';
import { isColumn } from './column.ts';
import type { Column, ColumnOrigin, InputQuantity, Quantity } from './quantity.ts';

/** As `Origin`, with quantities named by step key and formulas by id. */
export type StepOrigin =
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
      readonly formula: string;
      readonly inputs: Readonly<Record<string, string | readonly string[]>>;
    }
  | {
      readonly kind: 'decision';
      readonly rule: string;
      readonly chosen: string;
      readonly because: readonly string[];
      readonly rejected: readonly { readonly option: string; readonly because: string }[];
    };

/** Where the numbers of a column came from, with quantities named by step key and formulas by id. */
export type ColumnStepOrigin =
  | Exclude<ColumnOrigin, { kind: 'formula' }>
  | { readonly kind: 'formula'; readonly formula: string; readonly inputs: Readonly<Record<string, string>> };

/** One number of a derivation. */
export interface NumberStep {
  readonly key: string;
  readonly value: number;
  readonly unit: Unit;
  readonly origin: StepOrigin;
}

/** One number for each of many rows, all made alike. */
export interface ColumnStep {
  readonly key: string;
  readonly values: readonly number[];
  readonly unit: Unit;
  readonly origin: ColumnStepOrigin;
}

/** One line of a derivation. */
export type Step = NumberStep | ColumnStep;

/** A quantity's history as a flat table, inputs before the steps that use them. */
export interface Derivation {
  readonly root: string;
  readonly steps: readonly Step[];
}

/** Several quantities' histories in one table: what they share stands there once. */
export interface Derivations {
  /** Key of the step by the name of the figure. */
  readonly figures: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/**
 * Flatten a quantity's history; a quantity used twice becomes one step.
 *
 * @returns Plain data that survives JSON and can be checked by {@link replay}.
 * @example
 * ```ts
 * const { root, steps } = toDerivation(quantity);
 * steps.at(-1)?.key === root; // true
 * ```
 */
export function toDerivation(root: Quantity): Derivation {
  const table = new StepTable();
  return { root: table.keyOf(root), steps: table.steps };
}

/**
 * Flatten the histories of several quantities into one table.
 *
 * @example
 * ```ts
 * toDerivations(new Map([['storage', storage], ['servers', servers]])).figures; // { storage: 's12', servers: 's31' }
 * ```
 */
export function toDerivations(figures: ReadonlyMap<string, Quantity>): Derivations {
  const table = new StepTable();
  const keys = [...figures].map(([name, quantity]) => [name, table.keyOf(quantity)]);
  return { figures: Object.fromEntries(keys), steps: table.steps };
}

/** A step that takes its numbers from the column when somebody looks at them; JSON has it as plain data. */
class LazyColumnStep implements ColumnStep {
  readonly key: string;
  readonly unit: Unit;
  readonly origin: ColumnStepOrigin;
  readonly #column: Column;

  constructor(key: string, column: Column, origin: ColumnStepOrigin) {
    this.key = key;
    this.unit = column.unit;
    this.origin = origin;
    this.#column = column;
  }

  get values(): readonly number[] {
    return this.#column.values;
  }

  toJSON(): ColumnStep {
    const { key, values, unit, origin } = this;
    return { key, values, unit, origin };
  }
}

/** Steps in the order in which they can be computed. */
class StepTable {
  readonly steps: Step[] = [];
  readonly #keys = new Map<Quantity | Column, string>();

  /** The key of a quantity or column, which is put into the table with its inputs where it is not there yet. */
  keyOf(made: Quantity | Column): string {
    const known = this.#keys.get(made);
    if (known !== undefined) return known;
    const stepAt = isColumn(made) ? this.#columnStep(made) : this.#numberStep(made);
    const key = `s${this.steps.length + 1}`;
    this.#keys.set(made, key);
    this.steps.push(stepAt(key));
    return key;
  }

  #columnStep(column: Column): (key: string) => ColumnStep {
    const origin = this.#columnOrigin(column);
    return (key) => new LazyColumnStep(key, column, origin);
  }

  #numberStep(quantity: Quantity): (key: string) => NumberStep {
    const { value, unit } = quantity;
    const origin = this.#stepOrigin(quantity);
    return (key) => ({ key, value, unit, origin });
  }

  #columnOrigin({ origin }: Column): ColumnStepOrigin {
    if (origin.kind !== 'formula') return origin;
    return { kind: 'formula', formula: origin.card.id, inputs: mapValues(origin.inputs, (input) => this.keyOf(input)) };
  }

  #keysOf(input: InputQuantity): string | readonly string[] {
    return 'value' in input ? this.keyOf(input) : input.map((each) => this.keyOf(each));
  }

  #stepOrigin({ origin }: Quantity): StepOrigin {
    switch (origin.kind) {
      case 'given':
      case 'catalogue':
        return origin;
      case 'formula':
        return {
          kind: 'formula',
          formula: origin.card.id,
          inputs: mapValues(origin.inputs, (input) => this.#keysOf(input)),
        };
      case 'decision':
        return {
          ...origin,
          because: origin.because.map((each) => this.keyOf(each)),
          rejected: origin.rejected.map(({ option, because }) => ({ option, because: this.keyOf(because) })),
        };
    }
  }
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  const mapped: Record<string, B> = {};
  for (const name in record) mapped[name] = map(record[name]!);
  return mapped;
}

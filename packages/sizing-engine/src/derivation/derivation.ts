import type { Words } from '../said.ts';
import type { Unit } from '../units.ts';
import { isColumn } from './column.ts';
import type { Defaults } from './defaults.ts';
import type { Grade } from './grade.ts';
import type { Column, ColumnOrigin, ExplainedText, InputQuantity, Quantity, TextOrigin } from './quantity.ts';

/** As `TextOrigin`, with quantities named by step key. In a table that was kept in one language, all words are strings. */
export type TextStepOrigin =
  | {
      readonly kind: 'given';
      readonly path: string;
      /** Whether it is the value of a new design, which nobody entered. */
      readonly isDefault: boolean;
    }
  | {
      readonly kind: 'catalogue';
      readonly entry: Words;
      readonly field: Words;
      readonly grade: Grade;
      readonly source: Words;
    }
  | {
      readonly kind: 'decision';
      readonly rule: Words;
      readonly chosen: Words;
      readonly because: readonly string[];
      readonly rejected: readonly { readonly option: Words; readonly because: string }[];
    };

/** As `Origin`, with quantities named by step key and formulas by id. */
export type StepOrigin =
  | TextStepOrigin
  | {
      readonly kind: 'formula';
      readonly formula: string;
      readonly inputs: Readonly<Record<string, string | readonly string[]>>;
    };

/** Where the numbers of a column came from, with quantities named by step key and formulas by id. */
export type ColumnStepOrigin =
  | {
      readonly kind: 'given';
      readonly path: string;
      readonly rows: readonly number[];
      /** The value of a new row; null where it has none. A row with this value counts as a default. */
      readonly default: number | null;
    }
  | Extract<ColumnOrigin, { kind: 'catalogue' }>
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

/** One text of a result. */
export interface TextStep {
  readonly key: string;
  readonly text: string;
  readonly origin: TextStepOrigin;
}

/** One line of a derivation. */
export type Step = NumberStep | ColumnStep | TextStep;

/**
 * Names of the inputs of a step and the keys of the steps that give them; those of a list share its name. What settled a choice
 * is `because`, what spoke against each option that lost is `against`, in their order.
 */
export function inputsOf({ origin }: Step): readonly (readonly [name: string, key: string])[] {
  if (origin.kind === 'decision') {
    const against = origin.rejected.map(({ because }) => ['against', because] as const);
    return [...origin.because.map((key) => ['because', key] as const), ...against];
  }
  if (origin.kind !== 'formula') return [];
  return Object.entries(origin.inputs).flatMap(([name, from]) =>
    typeof from === 'string' ? [[name, from] as const] : from.map((key) => [name, key] as const),
  );
}

/** A quantity's history as a flat table, inputs before the steps that use them. */
export interface Derivation {
  readonly root: string;
  readonly steps: readonly Step[];
}

/** Histories of several quantities in one table; shared steps are listed once. */
export interface Derivations {
  /** Key of the step by the name of the figure. */
  readonly figures: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/**
 * Flatten the history of a figure; a quantity used twice becomes one step.
 *
 * @param defaults - Says which values of the design are defaults; without it, all count as entered.
 * @returns Plain data that JSON keeps unchanged and {@link replay} can check.
 * @example
 * ```ts
 * const { root, steps } = toDerivation(quantity);
 * steps.at(-1)?.key === root; // true
 * ```
 */
export function toDerivation(root: Figure, defaults: Defaults = NO_DEFAULTS): Derivation {
  const table = new StepTable(defaults);
  return { root: table.keyOf(root), steps: table.steps };
}

/** A value of a result that has a history. */
export type Figure = Quantity | ExplainedText;

/**
 * Flatten the histories of several figures into one table; as {@link toDerivation}.
 *
 * @example
 * ```ts
 * toDerivations(new Map([['storage', storage], ['servers', servers]])).figures; // { storage: 's12', servers: 's31' }
 * ```
 */
export function toDerivations(figures: ReadonlyMap<string, Figure>, defaults: Defaults = NO_DEFAULTS): Derivations {
  const table = new StepTable(defaults);
  const keys = [...figures].map(([name, figure]) => [name, table.keyOf(figure)]);
  return { figures: Object.fromEntries(keys), steps: table.steps };
}

const NO_DEFAULTS: Defaults = { isDefault: () => false, ofRows: () => null };

/** A step that takes its numbers from the column at their first use; plain data in JSON. */
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

/** The place of a column in the design; its rows are collected at their first use. Plain data in JSON. */
class GivenColumnOrigin {
  readonly kind = 'given';
  readonly path: string;
  readonly #origin: Extract<ColumnOrigin, { kind: 'given' }>;
  readonly #defaults: Defaults;

  constructor(origin: Extract<ColumnOrigin, { kind: 'given' }>, defaults: Defaults) {
    this.path = origin.path;
    this.#origin = origin;
    this.#defaults = defaults;
  }

  /** A design without cameras has columns without rows. */
  get default(): number | null {
    const [row] = this.rows;
    return row === undefined ? null : this.#defaults.ofRows(this.path, row);
  }

  get rows(): readonly number[] {
    return this.#origin.rows;
  }

  toJSON(): ColumnStepOrigin {
    const { kind, path, rows, default: ofNewRow } = this;
    return { kind, path, rows, default: ofNewRow };
  }
}

/** Steps in the order in which they can be computed. */
class StepTable {
  readonly steps: Step[] = [];
  readonly #keys = new Map<Figure | Column, string>();
  readonly #defaults: Defaults;

  constructor(defaults: Defaults) {
    this.#defaults = defaults;
  }

  /** The key of a figure or column, which is put into the table with its inputs where it is not there yet. */
  keyOf(made: Figure | Column): string {
    const known = this.#keys.get(made);
    if (known !== undefined) return known;
    const stepAt = isColumn(made) ? this.#columnStep(made) : this.#figureStep(made);
    const key = `s${this.steps.length + 1}`;
    this.#keys.set(made, key);
    this.steps.push(stepAt(key));
    return key;
  }

  #columnStep(column: Column): (key: string) => ColumnStep {
    const origin = this.#columnOrigin(column);
    return (key) => new LazyColumnStep(key, column, origin);
  }

  #figureStep(figure: Figure): (key: string) => NumberStep | TextStep {
    if ('text' in figure) {
      const { text } = figure;
      const origin = this.#textOrigin(figure.origin);
      return (key) => ({ key, text, origin });
    }
    const { value, unit } = figure;
    const origin = this.#stepOrigin(figure);
    return (key) => ({ key, value, unit, origin });
  }

  #columnOrigin({ origin }: Column): ColumnStepOrigin {
    switch (origin.kind) {
      case 'given':
        return new GivenColumnOrigin(origin, this.#defaults);
      case 'catalogue':
        return origin;
      case 'formula':
        return {
          kind: 'formula',
          formula: origin.card.id,
          inputs: mapValues(origin.inputs, (input) => this.keyOf(input)),
        };
    }
  }

  #keysOf(input: InputQuantity): string | readonly string[] {
    return 'value' in input ? this.keyOf(input) : input.map((each) => this.keyOf(each));
  }

  #stepOrigin({ origin }: Quantity): StepOrigin {
    if (origin.kind !== 'formula') return this.#textOrigin(origin);
    const inputs = mapValues(origin.inputs, (input) => this.#keysOf(input));
    return { kind: 'formula', formula: origin.card.id, inputs };
  }

  #textOrigin(origin: TextOrigin): TextStepOrigin {
    switch (origin.kind) {
      case 'given':
        return { ...origin, isDefault: this.#defaults.isDefault(origin.path) };
      case 'catalogue':
        return origin;
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

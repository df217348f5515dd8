import { SizingError } from '../errors.ts';
import type { Unit } from '../units.ts';
import type { FormulaCard, Inputs, ListOf } from './card.ts';
import { isColumn, lazyColumn } from './column.ts';
import type { Column, InputQuantity, Origin, Quantity } from './quantity.ts';
import { problem } from '../problem.ts';

type NumbersOf<I> = I extends ListOf ? readonly number[] : number;
type QuantityOf<I> =
  I extends ListOf<infer U> ? readonly (Quantity<U> | Column<U>)[] : I extends Unit ? Quantity<I> : never;

/** Row by row, an input is a column or the same for all rows; lists are for formulas over all rows. */
type ColumnOf<I> = I extends Unit ? Quantity<I> | Column<I> : never;

type Numbers<I extends Inputs> = { readonly [K in keyof I]: NumbersOf<I[K]> };
type Quantities<I extends Inputs> = { readonly [K in keyof I]: QuantityOf<I[K]> };
type Columns<I extends Inputs> = { readonly [K in keyof I]: ColumnOf<I[K]> };

/** Numbers by input name, as a stored derivation gives them. */
export type NumbersByName = Readonly<Record<string, number | readonly number[]>>;

/** A pure function lifted to quantities: its result holds the formula and its inputs. */
export interface Formula<I extends Inputs, U extends Unit> {
  (inputs: Quantities<I>): Quantity<U>;
  readonly card: FormulaCard;
  /**
   * The quantity of a number that was computed already, on bare numbers; its inputs are built only if somebody asks for its
   * history. Thousands of rows are summed that way without the cost of explanations.
   */
  readonly known: (value: number, inputs: () => Quantities<I>) => Quantity<U>;
  /** The formula for many rows at once: at least one input is a column. The rows are computed at their first use. */
  readonly overRows: (inputs: Columns<I>) => Column<U>;
  /** The bare function, for many rows at once. */
  readonly compute: (inputs: Numbers<I>) => number;
  /** Recompute from a stored derivation, where input names are only strings. */
  readonly recompute: (inputs: NumbersByName) => number;
}

/** A formula without its input types, for lists of formulas and for replay. */
export interface AnyFormula {
  readonly card: FormulaCard;
  readonly recompute: (inputs: NumbersByName) => number;
}

/** A formula as explanations print it. A formula stored with a derivation may be only its card. */
export interface PrintedFormula {
  readonly card: FormulaCard;
  readonly recompute?: AnyFormula['recompute'];
}

const INDEXED = new WeakMap<readonly PrintedFormula[], ReadonlyMap<string, PrintedFormula>>();

/** Formulas by their ids; those of a list are indexed once, as texts of hundreds of figures are made from it. */
export function formulasById(formulas: readonly PrintedFormula[]): ReadonlyMap<string, PrintedFormula> {
  let byId = INDEXED.get(formulas);
  if (byId === undefined) INDEXED.set(formulas, (byId = new Map(formulas.map((each) => [each.card.id, each]))));
  return byId;
}

/**
 * Lift a pure function of numbers to a function of quantities.
 *
 * @param declaration - The formula card (id, title, expression, inputs, unit, source) and the function itself.
 * @returns The lifted function. Quantities in another unit than declared do not compile.
 * @throws SizingError `non-finite`, from the lifted function, when the arithmetic leaves the real numbers.
 * @example
 * ```ts
 * const dataRate = formula({
 *   id: 'recording.data-rate', title: 'Data rate', expression: 'streams * peakKbps / 1000',
 *   inputs: { streams: 'stream', peakKbps: 'kbit/s' }, unit: 'Mbit/s', source: 'by definition',
 *   compute: ({ streams, peakKbps }) => (streams * peakKbps) / 1000,
 * });
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function formula<const I extends Inputs, const U extends Unit>({
  compute,
  ...card
}: FormulaCard & {
  readonly inputs: I;
  readonly unit: U;
  readonly compute: (inputs: Numbers<I>) => number;
}): Formula<I, U> {
  function recompute(inputs: NumbersByName): number {
    return compute(inputs as Numbers<I>);
  }

  function lifted(inputs: Quantities<I>): Quantity<U> {
    const byName: Readonly<Record<string, InputQuantity>> = inputs;
    const numbers = numbersOf(byName);
    const value = recompute(numbers);
    if (!Number.isFinite(value)) {
      throw new SizingError('non-finite', card.id, problem('call.not-finite', { value, numbers }));
    }
    return { value, unit: card.unit, origin: { kind: 'formula', card, inputs: byName } };
  }

  function known(value: number, inputs: () => Quantities<I>): Quantity<U> {
    return new KnownQuantity(value, card, inputs);
  }

  function overRows(inputs: Columns<I>): Column<U> {
    const byName: Readonly<Record<string, Quantity | Column>> = inputs;
    return lazyColumn(card.unit, { kind: 'formula', card, inputs: byName }, () => {
      const values = computeRows(byName, recompute);
      if (values.every(Number.isFinite)) return values;
      throw new SizingError(
        'non-finite',
        card.id,
        problem('call.not-finite', { value: values.find((value) => !Number.isFinite(value))!, numbers: null }),
      );
    });
  }

  return Object.assign(lifted, { card, known, overRows, compute, recompute });
}

/** A quantity whose history is built at its first use. */
class KnownQuantity<U extends Unit> implements Quantity<U> {
  readonly value: number;
  readonly unit: U;
  readonly #card: FormulaCard;
  readonly #inputs: () => Readonly<Record<string, InputQuantity>>;
  #origin: Origin | undefined;

  constructor(
    value: number,
    card: FormulaCard & { readonly unit: U },
    inputs: () => Readonly<Record<string, InputQuantity>>,
  ) {
    this.value = value;
    this.unit = card.unit;
    this.#card = card;
    this.#inputs = inputs;
  }

  get origin(): Origin {
    return (this.#origin ??= { kind: 'formula', card: this.#card, inputs: this.#inputs() });
  }
}

function numbersOf(inputs: Readonly<Record<string, InputQuantity>>): NumbersByName {
  const numbers: Record<string, number | readonly number[]> = {};
  for (const name in inputs) {
    const input = inputs[name]!;
    numbers[name] =
      'value' in input ? input.value : input.flatMap((each) => (isColumn(each) ? each.values : each.value));
  }
  return numbers;
}

function computeRows(
  inputs: Readonly<Record<string, Quantity | Column>>,
  compute: (numbers: NumbersByName) => number,
): number[] {
  const numbers: Record<string, number> = {};
  const columns: (readonly [name: string, values: readonly number[]])[] = [];
  for (const name in inputs) {
    const input = inputs[name]!;
    if (isColumn(input)) columns.push([name, input.values]);
    else numbers[name] = input.value;
  }
  const rows = columns[0]?.[1] ?? [];
  return rows.map((_, row) => {
    for (const [name, values] of columns) numbers[name] = values[row]!;
    return compute(numbers);
  });
}

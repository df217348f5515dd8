import type { ColumnStep, Derivation, NumberStep, Step } from './derivation.ts';
import { formulasById, type AnyFormula, type PrintedFormula } from './formula.ts';

/** Significant digits of most numbers. */
export const FEWEST_DIGITS = 6;

/** Digits that distinguish any two numbers. */
const ALL_DIGITS = 17;

/** Digits that rounding errors of a sum do not reach. */
const EXACT_DIGITS = 12;

/** Significant digits of each step by its key. */
export type Digits = ReadonlyMap<string, number>;

/**
 * How many digits of each number of a derivation have to be printed, so that every formula gives its printed result from its
 * printed inputs: six, and more only where they make a difference, as before rounding.
 *
 * @param formulas - Those that the derivation may use.
 * @param scope - `rows`: whether the rows of columns are to be reproduced as well; `root`: digits of the root.
 * @example
 * ```ts
 * digitsOf(derivation, formulas).get(derivation.root); // 6
 * ```
 */
export function digitsOf(
  { root, steps }: Derivation,
  formulas: readonly PrintedFormula[],
  { rows = true, root: ofRoot = FEWEST_DIGITS }: { readonly rows?: boolean; readonly root?: number } = {},
): Digits {
  const byId = formulasById(formulas);
  const printed = new PrintedSteps(steps, new Map([[root, ofRoot]]));
  // Steps come after their inputs, so one pass settles most digits. An input that gets more digits for one step may no longer
  // reproduce another, in which rounding errors had cancelled out: hence the repetition.
  const settleAll = (): boolean => {
    let isSettled = true;
    for (const step of steps.toReversed()) {
      const { origin } = step;
      if (origin.kind !== 'formula' || !(rows || 'value' in step)) continue;
      const formula = byId.get(origin.formula);
      if (formula === undefined || !isComputed(formula)) continue;
      isSettled =
        !printed.settleInputs({ step: step as NumberStep | ColumnStep, inputs: origin.inputs, formula }) && isSettled;
    }
    return isSettled;
  };
  while (!settleAll());
  return printed.digits;
}

function isComputed(formula: PrintedFormula): formula is AnyFormula {
  return formula.recompute !== undefined;
}

/** A step with its formula, and the keys of the steps that give its inputs. */
interface ComputedStep {
  readonly step: NumberStep | ColumnStep;
  readonly inputs: Readonly<Record<string, string | readonly string[]>>;
  readonly formula: AnyFormula;
}

/** The numbers of steps as they are printed, to so many digits each. */
class PrintedSteps {
  readonly digits: Map<string, number>;
  readonly #byKey: ReadonlyMap<string, Step>;
  readonly #rounded = new Map<string, { readonly digits: number; readonly numbers: readonly number[] }>();

  constructor(steps: readonly Step[], digits: Map<string, number>) {
    this.#byKey = new Map(steps.map((step) => [step.key, step]));
    this.digits = digits;
    for (const { key } of steps) if (!digits.has(key)) digits.set(key, FEWEST_DIGITS);
  }

  /**
   * Give the inputs of a step the fewest digits that reproduce it.
   *
   * @returns Whether an input was given more digits than it had.
   */
  settleInputs(step: ComputedStep): boolean {
    if (this.#isReproduced(step)) return false;
    const before = Object.values(step.inputs)
      .flat()
      .map((key) => [key, this.digits.get(key)!] as const);
    for (let least = FEWEST_DIGITS + 1; least <= ALL_DIGITS; least += 1) {
      for (const [key, digits] of before) if (digits < least) this.digits.set(key, least);
      if (this.#isReproduced(step)) return true;
    }
    // Sums in another order differ in their last digits: the inputs are then printed whole.
    const isSum = this.#isReproduced(step, EXACT_DIGITS);
    // The formula gives another number, for example in another version: no digits can reproduce the recorded one.
    if (!isSum) for (const [key, digits] of before) this.digits.set(key, digits);
    return isSum && before.some(([key, digits]) => this.digits.get(key) !== digits);
  }

  #isReproduced({ step, inputs, formula }: ComputedStep, digits = this.digits.get(step.key)!): boolean {
    const numbers: Record<string, number | readonly number[]> = {};
    const columns: (readonly [name: string, values: readonly number[]])[] = [];
    for (const name in inputs) {
      const from = inputs[name]!;
      if (typeof from !== 'string') numbers[name] = from.flatMap((each) => this.#numbersOf(each));
      else columns.push([name, this.#numbersOf(from)]);
    }
    return valuesOf(step).every((value, place) => {
      for (const [name, values] of columns) numbers[name] = values[place] ?? values[0]!;
      return printedNumber(formula.recompute(numbers), digits) === printedNumber(value, digits);
    });
  }

  #numbersOf(key: string): readonly number[] {
    const digits = this.digits.get(key)!;
    const known = this.#rounded.get(key);
    if (known?.digits === digits) return known.numbers;
    const step = this.#byKey.get(key) as NumberStep | ColumnStep;
    const numbers = valuesOf(step).map((value) => printedNumber(value, digits));
    this.#rounded.set(key, { digits, numbers });
    return numbers;
  }
}

function valuesOf(step: NumberStep | ColumnStep): readonly number[] {
  return 'values' in step ? step.values : [step.value];
}

/** Relative difference from a whole number that rounding errors can make. */
const WHOLE_WITHIN = 1e-14;

/**
 * A number to so many significant digits; whole numbers keep all of theirs. A number within rounding errors of a whole one is
 * printed whole, unless all digits are asked for: the difference of two such numbers consists of their errors.
 */
export function printedNumber(value: number, digits: number): number {
  const whole = Math.round(value);
  const isWhole = digits < ALL_DIGITS && Math.abs(value - whole) <= WHOLE_WITHIN * Math.abs(value);
  return isWhole ? whole : Number(value.toPrecision(digits));
}

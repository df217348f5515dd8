import fc from 'fast-check';
import { type Unit } from '../../src/index.ts';
import { formulas } from '../../src/doors/explanations.ts';
import { given } from '../../src/derivation/quantity.ts';
import { givenColumn } from '../../src/derivation/column.ts';
import { type AnyFormula, type Column, type FormulaCard, type Quantity } from '../../src/doors/explanations.ts';
import { magnitudes } from './magnitudes.ts';

type InputNumbers = Readonly<Record<string, number | readonly number[]>>;
type InputQuantities = Readonly<Record<string, Quantity | readonly Quantity[]>>;

/** Numbers of a plausible size for every input of a formula; a list gets one to four. */
export function inputsOf({ inputs }: FormulaCard): fc.Arbitrary<InputNumbers> {
  const numbers = Object.entries(inputs).map(
    ([name, unit]) =>
      [
        name,
        typeof unit === 'string' ? magnitudes[unit] : fc.array(magnitudes[unit.each], { minLength: 1, maxLength: 4 }),
      ] as const,
  );
  return fc.record(Object.fromEntries<fc.Arbitrary<number | readonly number[]>>(numbers));
}

/** What a formula makes of numbers that a person typed. */
export function liftedFrom(formula: AnyFormula, numbers: InputNumbers): Quantity {
  return (formula as AnyFormula & ((inputs: InputQuantities) => Quantity))(
    Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, typed(formula.card, name, value)])),
  );
}

function typed({ inputs }: FormulaCard, name: string, value: number | readonly number[]) {
  const declared = inputs[name]!;
  const unit: Unit = typeof declared === 'string' ? declared : declared.each;
  return typeof value === 'number' ? given(name, value, unit) : value.map((each) => given(name, each, unit));
}

/** What a formula makes of columns that a person typed, one number of each for every row. */
export function overRows(formula: AnyFormula, rows: readonly InputNumbers[]): Column {
  const column = (name: string): Column =>
    givenColumn(`rows[*].${name}`, {
      rows: rows.map((_, row) => row),
      values: rows.map((numbers) => numbers[name] as number),
      unit: formula.card.inputs[name] as Unit,
    });
  return (formula as AnyFormula & { overRows: (inputs: Readonly<Record<string, Column>>) => Column }).overRows(
    Object.fromEntries(Object.keys(formula.card.inputs).map((name) => [name, column(name)])),
  );
}

/** The number that a formula of the engine gives, by its id. */
export function computed(id: string, inputs: InputNumbers): number {
  const formula = formulas.find(({ card }) => card.id === id);
  if (formula === undefined) throw new RangeError(`No formula ${id}`);
  return formula.recompute(inputs);
}

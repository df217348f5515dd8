import fc from 'fast-check';
import { compile } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { formulas, replay } from '../../src/doors/explanations.ts';
import { toDerivation } from '../../src/derivation/derivation.ts';
import { expectClose } from '../support/close-to.ts';
import { inputsOf, liftedFrom, overRows } from '../support/formula-sweep.ts';

/** The language's own rounding: that of the evaluator forgives small differences. A list may stand for arguments. */
const EXACT = {
  ceil: Math.ceil,
  floor: Math.floor,
  round: Math.round,
  max: (...terms: (number | number[])[]) => Math.max(...terms.flat()),
  min: (...terms: (number | number[])[]) => Math.min(...terms.flat()),
};

describe.each(formulas.map((formula) => ({ id: formula.card.id, formula })))('$id', ({ formula }) => {
  const inputs = inputsOf(formula.card);

  it('computes what its printed expression says', () => {
    const expression = compile(formula.card.expression);
    fc.assert(
      fc.property(inputs, (numbers) => {
        expectClose(formula.recompute(numbers), Number(expression.evaluate({ ...EXACT, ...numbers })), 1e-12);
      }),
    );
  });

  it('replays to the recorded value, also after JSON', () => {
    fc.assert(
      fc.property(inputs, (numbers) => {
        const stored = JSON.stringify(toDerivation(liftedFrom(formula, numbers)));
        expect(replay(JSON.parse(stored), formulas)).toEqual([]);
      }),
    );
  });

  it('does not replay when its number is changed', () => {
    fc.assert(
      fc.property(inputs, (numbers) => {
        const { root, steps } = toDerivation(liftedFrom(formula, numbers));
        const forged = steps.map((step) =>
          step.key === root && 'value' in step ? { ...step, value: step.value + 1 + Math.abs(step.value) / 100 } : step,
        );
        expect(replay({ steps: forged }, formulas).map(({ key }) => key)).toEqual([root]);
      }),
    );
  });
});

const ofSingleNumbers = formulas.filter(({ card }) =>
  Object.values(card.inputs).every((unit) => typeof unit === 'string'),
);

describe.each(ofSingleNumbers.map((formula) => ({ id: formula.card.id, formula })))('$id', ({ formula }) => {
  const rows = fc.array(inputsOf(formula.card), { minLength: 1, maxLength: 4 });

  it('computes for each row of columns what it computes for the row alone', () => {
    fc.assert(
      fc.property(rows, (inputs) => {
        const { values, unit } = overRows(formula, inputs);
        expect(values).toEqual(inputs.map((numbers) => formula.recompute(numbers)));
        expect(unit).toBe(formula.card.unit);
      }),
    );
  });
});

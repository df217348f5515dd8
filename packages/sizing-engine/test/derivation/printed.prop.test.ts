import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tools/random-runs.ts';
import { calculateProposal, derivationText, explain, figurePaths, formulas } from '../../src/index.ts';
import { designs } from '../support/arbitraries.ts';
import { catalogue } from '../support/designs.ts';
import { isAsPrinted, readDerivation, recomputed, type PrintedStep } from '../support/printed-derivation.ts';

/** All steps of a text, those that it tells twice included. */
function stepsIn(step: PrintedStep): readonly PrintedStep[] {
  return [step, ...step.inputs.flatMap(stepsIn)];
}

/** A step and what it is made of in one line. */
function lineOf({ numbers, expression, inputs }: PrintedStep): string {
  const names = inputs.map((input) => `${input.name} ${input.numbers.join(' ')}`);
  return `${expression} of ${names.join(', ')} is ${numbers.join(' ')}`;
}

describe('the printed derivations of a result', () => {
  it('is enough to recompute each of them', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const proposal = calculateProposal(design, catalogue);
        const texts = figurePaths(proposal).map((path) =>
          derivationText(explain(proposal, path), formulas, { rows: Number.POSITIVE_INFINITY }),
        );
        // Figures share most of their history: what reads the same is computed once.
        const steps = new Map(
          texts.flatMap((text) => stepsIn(readDerivation(text))).map((step) => [lineOf(step), step]),
        );
        for (const step of steps.values()) {
          const again = recomputed(step);
          const wrong = step.numbers.filter((number, row) => !isAsPrinted(again[row]!, number));
          expect(wrong, `${lineOf(step)}, and not ${again.join(', ')}`).toEqual([]);
        }
      }),
      { numRuns: propertyRuns({ test: 40, soak: 400 }) },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tools/random-runs.ts';
import { calculateProposal, explain, explainAll } from '../../src/index.ts';
import { formulas } from '../../src/doors/explanations.ts';
import { designs, designsOfOneRow } from '../support/arbitraries.ts';
import { catalogue } from '../support/designs.ts';
import { isAsPrinted, readDerivation, recomputed } from '../support/printed-derivation.ts';
import { derivationText } from '../support/in-english.ts';

/** Mostly of one row: several are explained by the same formulas, each many times over. */
const mostlyOfOneRow = fc.oneof({ arbitrary: designs, weight: 1 }, { arbitrary: designsOfOneRow, weight: 4 });

describe('the printed derivations of a result', () => {
  it('is enough to recompute each of them', () => {
    fc.assert(
      fc.property(mostlyOfOneRow, (design) => {
        const proposal = calculateProposal(design, catalogue);
        // Figures share most of their history: what reads the same is computed once.
        const known = new Set<string>();
        // Figures that are one and the same quantity are one text.
        const paths = new Map(Object.entries(explainAll(proposal).figures).map(([path, key]) => [key, path]));
        for (const path of paths.values()) {
          const text = derivationText(explain(proposal, path), formulas, { rows: Number.POSITIVE_INFINITY });
          for (const step of readDerivation(text)) {
            if (known.has(step.text)) continue;
            known.add(step.text);
            const again = recomputed(step);
            const wrong = step.numbers.filter((number, row) => !isAsPrinted(again[row]!, number));
            expect(wrong, `${path}: ${step.text}, and not ${again.join(', ')}`).toEqual([]);
          }
        }
      }),
      { numRuns: propertyRuns({ test: 40, soak: 2000 }) },
    );
  });
});

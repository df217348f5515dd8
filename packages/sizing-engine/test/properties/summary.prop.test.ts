import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, summarize } from '../../src/index.ts';
import { designs } from '../support/arbitraries.ts';
import { expectClose } from '../support/close-to.ts';
import { catalogue, genericDesign, groupsOf } from '../support/designs.ts';
import { english, type BillLine, type Proposal } from '../support/in-english.ts';

const proposals = designs.map((design) =>
  english.rendered(calculateProposal(design, catalogue, { headroom: false, alternatives: false })),
);

const summed = (each: Parameters<typeof summarize>[0]) => english.rendered(summarize(each));

const FIGURES = ['quantity', 'typicalW', 'heatBtuPerHour', 'rackUnits'] as const;

function sumOf(lines: readonly BillLine[], figure: (typeof FIGURES)[number]): number {
  return lines.reduce((sum, line) => sum + (line[figure] ?? 0), 0);
}

const keyOf = ({ kind, designation }: BillLine) => `${kind} ${designation}`;

describe('the summary of proposals', () => {
  it('has the sum of the bills of its proposals', () => {
    fc.assert(
      fc.property(fc.array(proposals, { maxLength: 4 }), (each) => {
        const { bill } = summed(each);
        const all = each.flatMap((proposal) => proposal.bill ?? []);
        expect(bill.map(keyOf)).toEqual([...new Set(all.map(keyOf))]);
        for (const line of bill) {
          const merged = all.filter((other) => keyOf(other) === keyOf(line));
          expect(line.quantity).toBe(sumOf(merged, 'quantity'));
          for (const figure of FIGURES) {
            const isKnown = merged.every((other) => other[figure] !== null);
            expect(line[figure] !== null).toBe(isKnown);
            expectClose(line[figure] ?? 0, isKnown ? sumOf(merged, figure) : 0);
          }
        }
      }),
    );
  });

  it('adds the watts of each site', () => {
    fc.assert(
      fc.property(fc.array(proposals, { maxLength: 3 }), proposals, (others, one) => {
        const before = summarize(others).physical;
        const after = summarize([...others, one]).physical;
        const wattsOf = ({ physical }: Pick<Proposal, 'physical'>) => physical?.typicalW ?? 0;
        expectClose(after.typicalW, before.typicalW + wattsOf(one));
      }),
    );
  });

  it('is not changed by the order of the sites', () => {
    fc.assert(
      fc.property(fc.array(proposals, { maxLength: 3 }), (each) => {
        const sorted = (lines: readonly BillLine[]) =>
          lines.map((line) => `${keyOf(line)} ${line.quantity}`).toSorted((a, b) => a.localeCompare(b));
        expect(sorted(summed(each.toReversed()).bill)).toEqual(sorted(summed(each).bill));
      }),
    );
  });

  it('counts the demand of a site that nothing fits, without hardware', () => {
    const failed = english.rendered(calculateProposal(genericDesign([]), catalogue));
    const one = english.rendered(calculateProposal(genericDesign(groupsOf({ quantity: 4 })), catalogue));
    expect(summarize([failed, one]).bill).toEqual(summarize([one]).bill);
    expect(summarize([failed]).physical).toMatchObject({ typicalW: 0, greatestW: null, ups: { va: 0, wattHours: 0 } });
  });
});

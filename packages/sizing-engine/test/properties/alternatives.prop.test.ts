import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, isApplicable, applyAlternative, type Alternative, type Design } from '../../src/index.ts';
import { bestServers } from '../support/answers.ts';
import { genericDesigns, huskyDesigns } from '../support/arbitraries.ts';
import { catalogue } from '../support/designs.ts';

function withAlternative(design: Design, alternative: Alternative): Design {
  return { ...design, serverSettings: applyAlternative(design.serverSettings, alternative) };
}

describe('an alternative', () => {
  it('of appliances is what its settings give', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        for (const alternative of calculateProposal(design, catalogue).alternatives.filter(isApplicable)) {
          const { huskyProposal } = calculateProposal(withAlternative(design, alternative), catalogue);
          const { sku } = huskyProposal?.huskyIvoSpec ?? {};
          const raid = huskyProposal?.diskUtilization.additionalHeadlineInfo;
          expect(`${huskyProposal?.serverQuantity} x ${sku}, ${raid}`).toBe(alternative.title);
        }
      }),
    );
  });

  it('of generic servers is what its settings give', () => {
    fc.assert(
      fc.property(genericDesigns, (design) => {
        for (const alternative of calculateProposal(design, catalogue).alternatives) {
          const best = bestServers(withAlternative(design, alternative));
          expect(best?.servers).toBe(alternative.servers);
          expect(best?.rawTb).toBeCloseTo(alternative.rawTb, 6);
          expect(alternative.title).toContain(best?.machine.name);
        }
      }),
    );
  });

  it('of appliances that cannot be set is another size of the same model in the same RAID', () => {
    fc.assert(
      fc.property(huskyDesigns, (design) => {
        const { alternatives, huskyProposal } = calculateProposal(design, catalogue);
        const model = huskyProposal?.huskyIvoSpec.sku.split('-')[0];
        for (const { title } of alternatives.filter((alternative) => !isApplicable(alternative))) {
          expect(title).toContain(` x ${model}-`);
          expect(title.endsWith(`, ${huskyProposal?.diskUtilization.additionalHeadlineInfo}`)).toBe(true);
        }
      }),
    );
  });

  it('changes nothing that it does not name', () => {
    fc.assert(
      fc.property(fc.oneof(huskyDesigns, genericDesigns), ({ serverSettings }) => {
        expect(applyAlternative(serverSettings, { settings: {} })).toEqual(serverSettings);
      }),
    );
  });

  it('differs from the proposal and from the others, and says in what', () => {
    fc.assert(
      fc.property(fc.oneof(huskyDesigns, genericDesigns), (design) => {
        const { alternatives } = calculateProposal(design, catalogue);
        expect(alternatives.length).toBeLessThanOrEqual(4);
        expect(new Set(alternatives.map(({ title }) => title)).size).toBe(alternatives.length);
        expect(alternatives.filter(({ differences }) => differences.length === 0)).toEqual([]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, type Catalogue, type Design, type LimitState } from '../../src/index.ts';
import { Platform } from '../../src/doors/enumerations.ts';
import { cameraGroups, demandingDesigns, genericChange, huskyChange } from '../support/arbitraries.ts';
import { catalogue, genericDesign, huskyDesign } from '../support/designs.ts';
import { smallCatalogues, withOfferedDisks } from '../support/small-catalogues.ts';

const express = { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48, concurrentSmartClientStreams: 4 };

/** Goes with every catalogue of appliances. */
const auto = { ivoModel: 0, formFactor: 0, raidType: 0 };

const expressDesigns: fc.Arbitrary<Design> = fc.oneof(
  fc.tuple(cameraGroups(2), genericChange).map(([rows, change]) => genericDesign(rows, { ...change, ...express })),
  fc.tuple(cameraGroups(2), huskyChange).map(([rows, change]) => huskyDesign(rows, { ...change, ...express, ...auto })),
);

/** The limit that a failed sizing names; undefined where it succeeded or no limit is to blame. */
function brokenLimit(design: Design, of: Catalogue): LimitState | undefined {
  const { calculationSuccess, bindingConstraint } = calculateProposal(design, of);
  return calculationSuccess ? undefined : (bindingConstraint ?? undefined);
}

function expectBroken(limit: LimitState | undefined): void {
  expect(limit === undefined || limit.value > limit.max).toBe(true);
}

describe('a design without an answer', () => {
  it('names a broken limit', () => {
    fc.assert(
      fc.property(fc.oneof(demandingDesigns, expressDesigns), (design) => expectBroken(brokenLimit(design, catalogue))),
    );
  });

  it('names a broken limit, whatever hardware the catalogue has', () => {
    fc.assert(
      fc.property(fc.oneof(demandingDesigns, expressDesigns), smallCatalogues, (design, own) =>
        expectBroken(brokenLimit(withOfferedDisks(design, own), own)),
      ),
    );
  });
});

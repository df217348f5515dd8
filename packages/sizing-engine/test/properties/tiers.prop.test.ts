import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tools/random-runs.ts';
import { calculateProposal, type Design, type Proposal, type TierSettings } from '../../src/index.ts';
import { demandOf } from '../../src/sizing/demand/demand-of.ts';
import { keepingOf } from '../../src/sizing/demand/keeping.ts';
import { bareProposal } from '../support/answers.ts';
import { cameraGroups, genericChange, secondArchive } from '../support/arbitraries.ts';
import { expectClose, expectNotLess, expectNotMore } from '../support/close-to.ts';
import { catalogue, genericDesign } from '../support/designs.ts';

const archivingDesigns = fc
  .tuple(cameraGroups(), genericChange)
  .map(([cameras, change]) => genericDesign(cameras, { ...change, archiving: true }));

const withTiers = (tiers: TierSettings, { cameras, serverSettings }: Design): Design => ({
  cameras,
  serverSettings: { ...serverSettings, tiers },
});

const storedTb = (design: Design): number =>
  demandOf(design.cameras, keepingOf(design.serverSettings), catalogue).value.deals.total.storageTb;

const sized = (design: Design): Proposal => calculateProposal(design, catalogue, { alternatives: false });

describe('a second archive', () => {
  it('never stores more than the whole retention at the full rate', () => {
    fc.assert(
      fc.property(archivingDesigns, secondArchive, (design, tiers) => {
        const none = withTiers({ ...tiers, groomAfterDays: 0 }, design);
        expectNotMore(storedTb(withTiers(tiers, design)), storedTb(none));
      }),
    );
  });

  it('after 0 days does not exist, whatever else is set', () => {
    fc.assert(
      fc.property(archivingDesigns, secondArchive, (design, tiers) => {
        const none = { ...tiers, groomAfterDays: 0 };
        const bare = withTiers({ groomAfterDays: 0, groomFps: 1, keyFrameRatio: 10 }, design);
        expect(JSON.stringify(sized(withTiers(none, design)))).toBe(JSON.stringify(sized(bare)));
      }),
      { numRuns: propertyRuns({ test: 30, soak: 300 }) },
    );
  });

  it('that takes over later, keeps more frames or has larger key frames never stores less', () => {
    fc.assert(
      fc.property(archivingDesigns, secondArchive, fc.nat(60), fc.nat(40), (design, tiers, days, more) => {
        const stored = storedTb(withTiers(tiers, design));
        const { groomAfterDays, groomFps, keyFrameRatio } = tiers;
        const others = [
          { ...tiers, groomAfterDays: groomAfterDays + days },
          { ...tiers, groomFps: Math.min(60, groomFps + more) },
          { ...tiers, keyFrameRatio: Math.min(100, keyFrameRatio + more) },
        ];
        for (const other of others) expectNotLess(storedTb(withTiers(other, design)), stored);
      }),
    );
  });

  it('has parts that add up to what is stored, and saves the rest', () => {
    fc.assert(
      fc.property(archivingDesigns, secondArchive, (drawn, tiers) => {
        const design = withTiers(tiers, drawn);
        const { tiers: parts, totals, ledger } = bareProposal(design);
        fc.pre(parts !== undefined);
        const stored = storedTb(design);
        expectClose(parts.fullTb + parts.groomedTb, stored);
        expectClose(stored + parts.savedTb, totals.storageTb.value);
        expectClose(ledger.find(({ code }) => code === 'tiers')?.tb, stored);
      }),
    );
  });

  it('has both parts at every retention to compare with, which never fall for a longer one', () => {
    fc.assert(
      fc.property(archivingDesigns, secondArchive, (design, tiers) => {
        const { retentionReach: reach } = bareProposal(
          withTiers({ ...tiers, groomAfterDays: 1 + tiers.groomAfterDays }, design),
        );
        fc.pre(reach !== null);
        const held = reach.needs.map((need) => ({ ...need, ...need.tiers! }));
        for (const [index, need] of held.entries()) {
          expectClose(need.fullTb + need.groomedTb, need.value);
          if (index === 0) continue;
          expect(need.retention).toBeGreaterThan(held[index - 1]!.retention);
          expectNotLess(need.fullTb, held[index - 1]!.fullTb);
          expectNotLess(need.groomedTb, held[index - 1]!.groomedTb);
        }
      }),
      { numRuns: propertyRuns({ test: 40, soak: 400 }) },
    );
  });

  it('holds a retention that fills the disks', () => {
    fc.assert(
      fc.property(archivingDesigns, secondArchive, (drawn, tiers) => {
        const design = withTiers(tiers, drawn);
        const { retentionReach: reach } = bareProposal(design);
        fc.pre(reach !== null);
        const times = reach.likely / reach.asked;
        const cameras = design.cameras.map((row) => ({ ...row, retentionDays: row.retentionDays * times }));
        expectClose(storedTb({ ...design, cameras }), reach.room, 1e-6);
      }),
    );
  });
});

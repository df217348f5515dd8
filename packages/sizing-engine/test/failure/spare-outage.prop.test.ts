import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tools/random-runs.ts';
import { calculateProposal, type Design } from '../../src/index.ts';
import { DiskType, Failover } from '../../src/doors/enumerations.ts';
import { genericDesigns } from '../support/arbitraries.ts';
import { expectNotMore } from '../support/close-to.ts';
import { catalogue, constantGroup, genericDesign } from '../support/designs.ts';
import { isOfSpares, stateOf, withReady } from '../support/failures.ts';

/** The disks of a spare for so many days, and the days that they hold. */
function spareOf(design: Design, outageDays: number) {
  const proposal = calculateProposal(withReady(design, { kind: Failover.coldStandby, outageDays }), catalogue, {
    headroom: false,
    alternatives: false,
  });
  if (!proposal.calculationSuccess) return undefined;
  const { quantity, designation } = proposal.bill!.find(isOfSpares)!;
  const { retentionDays, broken } = stateOf(proposal.failure!, 'serverDownFailover')!;
  return { disks: `${quantity} x ${designation}`, days: retentionDays, broken };
}

describe('a spare for a longer outage', () => {
  it('never holds fewer days', () => {
    fc.assert(
      fc.property(genericDesigns, fc.integer({ min: 1, max: 29 }), (design, days) => {
        const [shorter, longer] = [days, days + 1].map((each) => spareOf(design, each));
        if (shorter === undefined || longer === undefined) return;
        expectNotMore(shorter.days, longer.days);
      }),
      { numRuns: propertyRuns({ test: 40, soak: 400 }) },
    );
  });

  it.each([
    ['100 cameras on 12 bays', 17, '12 x 20 TB', { quantity: 100, retentionDays: 2 }, {}],
    ['20 cameras on disks of 4 TB', 12, '8 x 4 TB', { quantity: 20, retentionDays: 3 }, { diskSizeMax: 4 }],
  ])('has the disks of the longest that fits: %s', (_, days, disks, group, liveDatabase) => {
    const design = genericDesign(constantGroup({ kbps: 8000, ...group }), { liveDatabase });
    const [whole, short] = [days, days + 1].map((each) => spareOf(design, each)!);
    expect(whole!.disks).toContain(disks);
    expect(whole!.broken).toEqual([]);
    expect(short).toEqual({ ...whole, broken: ['storage'] });
  });

  it('keeps the type of its disks where recordings are archived', () => {
    const design = genericDesign(constantGroup({ kbps: 8000, quantity: 20, retentionDays: 30 }), {
      archiving: true,
      liveDatabase: { diskType: DiskType.ssd },
    });
    expect(spareOf(design, 28)!.disks).toContain('SSD');
  });
});

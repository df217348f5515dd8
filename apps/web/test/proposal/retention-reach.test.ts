import { calculateProposal, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, test } from 'vitest';
import { retentionHeld, retentionReach } from '../../src/features/proposal/charts/retention-model.ts';
import { FOUR_CAMERAS, groupsOf, onAppliances, onGenericServers } from './designs.ts';

function reachOf(design: Design) {
  return retentionReach(calculateProposal(design, catalogue), design.cameras)!;
}

/** The fill of the same appliance with another retention. */
function fillAt(retentionDays: number): number {
  const cameras = FOUR_CAMERAS.cameras.map((row) => ({ ...row, retentionDays }));
  const { huskyServerSettings } = FOUR_CAMERAS.serverSettings;
  const { huskyProposal } = calculateProposal(onAppliances(cameras, huskyServerSettings), catalogue);
  return huskyProposal!.storageWithOverhead.value;
}

describe('the retention that the disks hold', () => {
  test('of the published case is 43 days, and a day more would not go in', () => {
    const reach = reachOf(FOUR_CAMERAS);
    const days = Math.floor(retentionHeld(reach, reach.video.value));
    const capacity = calculateProposal(FOUR_CAMERAS, catalogue).huskyProposal!.storageWithOverhead.rangeMax;
    expect([reach.asked, reach.unit, days]).toEqual([30, 'days', 43]);
    expect(fillAt(days)).toBeLessThanOrEqual(capacity);
    expect(fillAt(days + 1)).toBeGreaterThan(capacity);
  });

  test('is less for busy scenes than for calm ones', () => {
    const reach = reachOf(onGenericServers(groupsOf({ quantity: 20 })));
    expect(retentionHeld(reach, reach.video.high)).toBeLessThan(retentionHeld(reach, reach.video.value));
    expect(retentionHeld(reach, reach.video.low)).toBeGreaterThan(retentionHeld(reach, reach.video.value));
  });

  test('is told in percent of what was asked where the groups keep recordings for different times', () => {
    const reach = reachOf(onAppliances(groupsOf({ retentionDays: 7 }, { retentionDays: 30 })));
    expect([reach.asked, reach.unit]).toEqual([100, '%']);
  });

  test('is not told where nothing fits', () => {
    const design = onAppliances([]);
    expect(retentionReach(calculateProposal(design, catalogue), design.cameras)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { catalogue } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';

const { upsPowerFactor, upsMargin, upsEfficiency, upsSizes } = catalogue.physicalModel;

describe('power', () => {
  it('of servers is their base, and of appliances that of their disks too', () => {
    expect(computed('physical.machines-power', { machines: 3, basePower: 180 })).toBe(540);
    expect(computed('physical.appliances-power', { machines: 2, basePower: 180, disks: 8, diskPower: 9 })).toBe(504);
    expect(computed('physical.disks-power', { disks: 24, diskPower: 6.3 })).toBeCloseTo(151.2, 9);
  });

  it('of a shelf of twelve disks is close to the 158 W that a maker measured', () => {
    const watts = computed('physical.shelves-power', { shelves: 1, bays: 12, bayPower: 8, basePower: 60 });
    expect(watts).toBe(156);
    expect(Math.abs(watts - 158) / 158).toBeLessThan(0.02);
  });

  it('needs a further shelf for the thirteenth disk', () => {
    expect(computed('physical.shelves', { disks: 12, bays: 12 })).toBe(1);
    expect(computed('physical.shelves', { disks: 13, bays: 12 })).toBe(2);
  });

  it('all becomes heat: the published 764 W and 2400 W', () => {
    expect(Math.round(computed('physical.heat', { watts: 764 }))).toBe(2607);
    expect(Math.round(computed('physical.heat', { watts: 2400 }))).toBe(8189);
  });

  it('gives energy for all hours of a year', () => {
    expectClose(computed('physical.energy', { watts: 1000 }), 8760);
  });
});

describe('a UPS', () => {
  it('for the published 2750 W is the published 5 kVA', () => {
    // 4 x 500 + 2 x 150 + 100 + 300 + 50 W; printed: 3056 VA at a power factor of 0.9, 3973 VA with a margin of 30 %
    const rating = (margin: number) =>
      computed('physical.ups-rating', { watts: 2750, powerFactor: upsPowerFactor.value, margin });
    expect(Math.round(rating(1))).toBe(3056);
    expect(Math.round(rating(1.3))).toBe(3972);
    const size = upsSizes.find(({ rating: { value } }) => value >= rating(upsMargin.value));
    expect(size?.rating.value).toBe(5000);
  });

  it('of 12 V and 7 Ah carries the published 300 W for the published 14.3 minutes', () => {
    const watts = 300;
    const minutes = (12 * 7 * 0.85 * 60) / watts;
    expectClose(minutes, 14.28);
    expectClose(computed('physical.ups-energy', { watts, minutes, efficiency: upsEfficiency.value }), 84);
  });

  it('is rounded up to whole ones', () => {
    expect(computed('physical.ups', { rating: 10_001, size: 10_000 })).toBe(2);
  });
});

describe('licences', () => {
  it('are those of each camera of a group', () => {
    expect(computed('licences.of-group', { cameras: 4, licencesPerCamera: 3 })).toBe(12);
    expect(computed('licences.devices', { groups: [12, 10] })).toBe(22);
  });
});

import { describe, expect, it } from 'vitest';
import { formulas } from '../../src/doors/explanations.ts';
import { toDerivation } from '../../src/derivation/derivation.ts';
import { given } from '../../src/derivation/quantity.ts';
import { limitShare } from '../../src/sizing/limits/limit-share.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';
import { derivationText } from '../support/in-english.ts';

describe('a load against its limit', () => {
  it.each([
    ['cameras', 134, 150, 89.333_333],
    ['streams', 8, 32, 25],
    ['rate', 324, 350, 92.571_428],
    ['storage', 2.463_728_4, 3.5724, 68.965_636],
    ['disks', 3, 4, 75],
    ['iops', 374, 240, 155.833_333],
    ['throughput', 24.5, 1050, 2.333_333],
  ])('of %s is %d of %d', (id, load, limit, percent) => {
    expectClose(computed(`limits.share-of-${id}`, { load, limit }), percent, 1e-6);
  });

  it('of which nothing is left is taken whole, and says why; nothing takes nothing of it', () => {
    const rate = (mbit: number) => given('rate', mbit, 'Mbit/s');
    const share = limitShare(rate(5), rate(0));
    expect(share.value).toBe(100);
    expect(derivationText(toDerivation(share), formulas).split('\n').slice(0, 3)).toEqual([
      'Chosen: what is asked takes all of a limit of which nothing is left: 100 %',
      '  100 %',
      '  because = rate: 5 Mbit/s',
    ]);
    expect(limitShare(rate(0), rate(0)).value).toBe(0);
    expect(limitShare(rate(5), rate(10)).value).toBe(50);
  });
});

describe('the speed of the disks of a layout', () => {
  it('is the sum of its disks', () => {
    expect(computed('disk-load.iops-of-disks', { disks: 12, perDisk: 80 })).toBe(960);
  });

  it('counts only data disks for the transfer speed', () => {
    expect(computed('disk-load.throughput-of-disks', { dataDisks: 10, perDisk: 150 })).toBe(1500);
  });

  it('is for every server', () => {
    expect(computed('servers.disks-of-all', { disks: 12, servers: 3 })).toBe(36);
  });
});

describe('the retention that disks hold', () => {
  /** 30 days of 2.46 TB fill 68.97 % of 3.57 TB. */
  it('grows with the free capacity', () => {
    const room = computed('retention-reach.video-held', { video: 7.5, capacity: 4, need: 2 });
    expect(room).toBe(15);
    expect(computed('retention-reach.days-held', { asked: 30, room, video: 7.5 })).toBe(60);
    expect(computed('retention-reach.share-held', { asked: 100, room, video: 10 })).toBe(150);
  });

  it('is compared with multiples of the requested retention', () => {
    expect(computed('retention-reach.days', { asked: 30, times: 1.5 })).toBe(45);
    expect(computed('retention-reach.share', { asked: 100, times: 0.5 })).toBe(50);
    expect(computed('retention-reach.video', { video: 7.5, times: 2 })).toBe(15);
  });
});

import { describe, expect, it } from 'vitest';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';

const readError = (diskTb: number, disks: number, perBit: number): number =>
  computed('failure.read-error', { diskTb, disks, perBit });

const within = (disks: number, hours: number, rate: number): number =>
  computed('failure.chance-while-rebuilding', { disks, hours, rate });

/** Failures a year of a disk with so many hours between failures. */
const rateOf = (hoursBetween: number): number => 1 - Math.exp(-8760 / hoursBetween);

interface Arrays {
  readonly disks: number;
  readonly arrays: number;
  readonly hoursBetween: number;
  /** Hours of a rebuild. */
  readonly hours: number;
  readonly parity: 1 | 2;
}

/** Mean hours to the loss of one of some arrays: a first failure, then another in each rebuild. */
function hoursToLoss({ disks, arrays, hoursBetween, hours, parity }: Arrays): number {
  const failures = computed('failure.expected-failures', { disks: disks * arrays, rate: 8760 / hoursBetween });
  const second = within(disks - 1, hours, rateOf(hoursBetween));
  const further = parity === 1 ? 1 : within(disks - 2, hours, rateOf(hoursBetween));
  return 8760 / (failures * computed('failure.second-and-further', { second, further }));
}

describe('a read error while 6 TB are read, as published', () => {
  it.each([
    ['a mirror of 6 TB', 6, 1],
    ['RAID 5, 2 + 1 of 3 TB', 3, 2],
    ['RAID 5, 3 + 1 of 2 TB', 2, 3],
  ])('%s: 38 %% at 10^-14 and 4.7 %% at 10^-15', (_, diskTb, disks) => {
    expectClose(readError(diskTb, disks, 1e-14), 0.3812, 1e-4);
    expectClose(readError(diskTb, disks, 1e-15), 0.0469, 1e-3);
  });

  it('half as much is read of a mirror of 3 TB: 21 % and 2.4 %', () => {
    expectClose(readError(3, 1, 1e-14), 0.2134, 1e-3);
    expectClose(readError(3, 1, 1e-15), 0.0237, 1e-3);
  });

  it('on both copies is the square, not the square root that was printed', () => {
    const one = readError(3, 2, 1e-14);
    const both = computed('failure.second-and-further', { second: one, further: one });
    expectClose(both, 0.1453, 1e-3);
    expect(Math.abs(both - Math.sqrt(one))).toBeGreaterThan(0.4);
  });

  it('of 7 x 16 TB, which a RAID 5 of 8 disks reads, is 59.2 %', () => {
    expectClose(readError(16, 7, 1e-15), 0.5918, 1e-4);
  });

  it('of one TB at 10^-14 is the published 8 %, exactly 7.69', () => {
    expectClose(readError(1, 1, 1e-14), 0.0769, 1e-3);
  });
});

describe('failing disks', () => {
  it('of a million hours between failures fail at 0.87 % a year', () => {
    expectClose(rateOf(1e6), 0.008_722, 1e-4);
  });

  it('7 at 0.9 % a year: one fails in a year with a chance of 6.13 %', () => {
    expectClose(computed('failure.chance-in-a-year', { disks: 7, rate: 0.009 }), 0.0613, 1e-3);
  });

  it('within 96 hours: 0.000096 of one disk, 0.000384 of four', () => {
    expectClose(within(1, 96, rateOf(1e6)), 0.000_096, 1e-3);
    expectClose(within(4, 96, rateOf(1e6)), 0.000_384, 1e-3);
  });

  it('10 of 100 000 hours: the first fails within 10 000 hours, the second within 11 111', () => {
    // Of disks that fail at a constant rate 63.2 % of such waits are over by then.
    const hazard = 1 - Math.exp(-1);
    expectClose(within(10, 10_000, rateOf(1e5)), hazard);
    expectClose(within(9, 100_000 / 9, rateOf(1e5)), hazard);
  });

  it.each([
    ['10 in RAID 5, 24 h', { disks: 10, arrays: 1, hoursBetween: 1e5, hours: 24, parity: 1 }, 4_629_630],
    ['60 x RAID 5 of 3 + 1, 96 h', { disks: 4, arrays: 60, hoursBetween: 1e6, hours: 96, parity: 1 }, 1652 * 8760],
    ['30 x RAID 5 of 7 + 1, 96 h', { disks: 8, arrays: 30, hoursBetween: 1e6, hours: 96, parity: 1 }, 708 * 8760],
    ['30 x RAID 6 of 6 + 2, 96 h', { disks: 8, arrays: 30, hoursBetween: 1e6, hours: 96, parity: 2 }, 1.23e6 * 8760],
    ['a mirror, 120 h', { disks: 2, arrays: 1, hoursBetween: 6e6, hours: 120, parity: 1 }, 1.5e11],
  ] as const)('%s: as many hours to the loss of an array as published', (_, arrays, hours) => {
    expectClose(hoursToLoss(arrays), hours, 2e-3);
  });

  it('24 at 1.5 % a year are 0.36 disks', () => {
    expectClose(computed('failure.expected-failures', { disks: 24, rate: 0.015 }), 0.36);
  });

  it('50 in 3 555 491 drive days are 0.51 % a year', () => {
    const years = 3_555_491 / 365;
    expectClose(computed('failure.expected-failures', { disks: years, rate: 0.005_13 }), 50, 1e-3);
  });
});

describe('a rebuild', () => {
  it.each([
    [22, 150, 40.7],
    [16, 100, 44.4],
    [16, 30, 148],
  ])('of %d TB at %d MB/s takes %d hours', (diskTb, speed, hours) => {
    expectClose(computed('failure.rebuild-hours', { diskTb, speed }), hours, 2e-3);
  });

  it('leaves 38 % of the transfer speed', () => {
    expectClose(computed('failure.speed-while-rebuilding', { speed: 900, share: 0.38 }), 342);
  });
});

describe('an outage', () => {
  it('of 3 days at 1.2 TB a day is 3.6 TB, and 0.05 TB an hour are not recorded', () => {
    expectClose(computed('failure.outage-video', { daily: 1.2, days: 3 }), 3.6);
    expectClose(computed('failure.not-recorded-per-hour', { daily: 1.2 }), 0.05);
  });

  it('is bridged after 7 to 35 s', () => {
    expect(computed('failure.gap', { parts: [5, 2] })).toBe(7);
    expect(computed('failure.gap', { parts: [5, 30] })).toBe(35);
  });
});

describe('the workload of a disk', () => {
  it('writes parity too: 10 MB/s on 8 disks with 6 of data, and 2 MB/s read', () => {
    // (10 x 8 / 6 + 2) MB/s over 8 disks
    const workload = computed('failure.disk-workload', { written: 10, read: 2, disks: 8, dataDisks: 6 });
    expectClose(workload, (((10 * 8) / 6 + 2) * 31.536) / 8);
  });
});

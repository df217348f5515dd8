import { saying } from '../../src/sizing/result/sayings.ts';
import { describe, expect, it } from 'vitest';
import { Raid } from '../../src/doors/enumerations.ts';
import {
  arraySizesOf,
  dataDisksOf,
  explainCapacity,
  isBuildable,
  isRebuildRisk,
  raidFamilyOf,
} from '../../src/sizing/storage/raid-layout.ts';
import { decided } from '../../src/derivation/quantity.ts';
import { catalogue } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';

const model = catalogue.storageModel;
const raid = (id: number) => raidFamilyOf(id, catalogue);
const dataDisks = (id: number, disks: number) => dataDisksOf(raid(id), disks, model);
const buildable = (id: number, disks: number) => isBuildable(raid(id), disks, model);

describe('data disks', () => {
  it.each([
    ['JBOD', Raid.jbod, 1, 1],
    ['JBOD', Raid.jbod, 24, 24],
    ['RAID 5', Raid.raid5, 3, 2],
    ['RAID 5', Raid.raid5, 16, 15],
    ['RAID 5, 9 + 8', Raid.raid5, 17, 15],
    ['RAID 5, 12 + 12', Raid.raid5, 24, 22],
    ['RAID 5, 11 + 11 + 11', Raid.raid5, 33, 30],
    ['RAID 6', Raid.raid6, 4, 2],
    ['RAID 6', Raid.raid6, 16, 14],
    ['RAID 6, 9 + 8', Raid.raid6, 17, 13],
    ['RAID 6, 12 + 12', Raid.raid6, 24, 20],
    ['RAID 6, 14 + 13', Raid.raid6, 27, 23],
    ['RAID 6, 11 + 11 + 11', Raid.raid6, 33, 27],
    ['RAID 6, 12 + 12 + 12', Raid.raid6, 36, 30],
    ['RAID 10', Raid.raid10, 4, 2],
    ['RAID 10', Raid.raid10, 24, 12],
  ])('of %s (%i) with %i disks are %i', (_, id, disks, expected) => {
    expect(dataDisks(id, disks)).toBe(expected);
  });
});

describe('a RAID', () => {
  it.each([
    ['JBOD', Raid.jbod, 1],
    ['RAID 5', Raid.raid5, 3],
    ['RAID 6', Raid.raid6, 4],
    ['RAID 10', Raid.raid10, 4],
  ])('%s (%i) is built of %i disks and not of fewer', (_, id, smallest) => {
    expect(buildable(id, smallest)).toBe(true);
    expect(buildable(id, smallest - 1)).toBe(false);
  });

  it('10 takes its disks in pairs', () => {
    expect([4, 5, 6, 7, 8].map((disks) => buildable(Raid.raid10, disks))).toEqual([true, false, true, false, true]);
  });

  it('of more than 16 disks is divided evenly into arrays with enough disks', () => {
    expect(buildable(Raid.raid6, 17)).toBe(true);
    const ofFour = { ...model, disksPerArray: { ...model.disksPerArray, value: 4 } };
    expect([4, 5, 7, 8].map((disks) => isBuildable(raid(Raid.raid6), disks, ofFour))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['JBOD', Raid.jbod, [24]],
    ['RAID 10', Raid.raid10, [24]],
    ['RAID 5', Raid.raid5, [16]],
    ['RAID 6', Raid.raid6, [9, 8]],
    ['RAID 5', Raid.raid5, [12, 12]],
    ['RAID 6', Raid.raid6, [12, 12, 11]],
    ['RAID 6', Raid.raid6, [12, 11, 11]],
  ])('%s (%i) has arrays of %j disks, the larger ones first', (_, id, sizes) => {
    const count = sizes.reduce((sum, size) => sum + size);
    const choice = { rule: saying('rule.layout'), chosen: '', because: [], rejected: [] };
    const disks = { disks: decided(count, 'disk', choice), diskTb: decided(4, 'TB/disk', choice) };
    const { arrays } = explainCapacity(raid(id), disks, { model, convention: 'exact' });
    expect(arrays.map(({ value }) => value)).toEqual(sizes);
    expect(arraySizesOf(raid(id), count, model)).toEqual(sizes);
  });

  it.each([
    [1, 1],
    [16, 1],
    [17, 2],
    [24, 2],
    [32, 2],
    [33, 3],
    [240, 15],
  ])('of %i disks has %i arrays', (disks, arrays) => {
    expect(computed('raid.arrays', { disks, disksPerArray: 16 })).toBe(arrays);
  });

  it.each([
    ['RAID 5 of 8 disks of 8 TB', Raid.raid5, 8, 8, false],
    ['RAID 5 of 4 disks of 10 TB', Raid.raid5, 4, 10, true],
    ['RAID 5 of 9 disks of 1 TB', Raid.raid5, 9, 1, true],
    ['RAID 5 of 24 disks of 1 TB, 2 x 12', Raid.raid5, 24, 1, true],
    ['RAID 6 of 16 disks of 20 TB', Raid.raid6, 16, 20, false],
    ['JBOD of 9 disks of 20 TB', Raid.jbod, 9, 20, false],
  ])('%s (%i: %i x %d TB) is exposed while it rebuilds: %s', (_, id, disks, diskTb, expected) => {
    expect(isRebuildRisk({ raid: raid(id), disks, diskTb }, model)).toBe(expected);
  });
});

describe('capacity', () => {
  it('usable is that of the data disks', () => {
    expect(computed('raid.usable-capacity', { dataDisks: 20, diskTb: 16 })).toBe(320);
  });

  it('formatted is 0.8931 of it, in TiB', () => {
    // 4 TB x 0.8931 = 3.5724
    expect(computed('raid.formatted-capacity', { usableTb: 4, formattedPerTb: 0.8931 })).toBe(4 * 0.8931);
  });

  it('formatted is nearly what the bytes give: 10^12 / 2^40 x 0.982', () => {
    expectClose(model.formattedPerTb.value, (1e12 / 2 ** 40) * model.fileSystemShare.value, 1e-4);
  });

  it('exact is the bytes that the file system leaves', () => {
    expect(computed('raid.exact-capacity', { usableTb: 4, fileSystemShare: 0.982 })).toBe(3.928);
  });
});

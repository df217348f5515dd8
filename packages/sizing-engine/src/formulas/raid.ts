import { formula } from '../derivation/formula.ts';

const SOURCE = 'docs/model.md#raid-and-formatted-capacity';

/**
 * Arrays that a RAID 5 or RAID 6 storage is divided into; they differ by at most one disk.
 *
 * @throws Never.
 * @example
 * ```ts
 * arraysOf({ disks: 24, disksPerArray: 16 }); // 2
 * ```
 */
export function arraysOf({ disks, disksPerArray }: { readonly disks: number; readonly disksPerArray: number }): number {
  return Math.ceil(disks / disksPerArray);
}

/** {@link arraysOf}, explained. */
export const raidArrays = formula({
  id: 'raid.arrays',
  title: 'Arrays',
  expression: 'ceil(disks / disksPerArray)',
  inputs: { disks: 'disk', disksPerArray: 'disk/array' },
  unit: 'array',
  source: SOURCE,
  compute: arraysOf,
});

/** Disks of the largest array of a storage: arrays differ by at most one disk. */
export const disksOfLargestArray = formula({
  id: 'raid.disks-of-largest-array',
  title: 'Disks of the largest array',
  expression: 'ceil(disks / arrays)',
  inputs: { disks: 'disk', arrays: 'array' },
  unit: 'disk',
  source: SOURCE,
  compute: ({ disks, arrays }) => Math.ceil(disks / arrays),
});

/** Disks of the smallest array of a storage. */
export const disksOfSmallestArray = formula({
  id: 'raid.disks-of-smallest-array',
  title: 'Disks of the smallest array',
  expression: 'floor(disks / arrays)',
  inputs: { disks: 'disk', arrays: 'array' },
  unit: 'disk',
  source: SOURCE,
  compute: ({ disks, arrays }) => Math.floor(disks / arrays),
});

/** Data disks of JBOD: every disk, with no protection at all. */
export const jbodDataDisks = formula({
  id: 'raid.jbod-data-disks',
  title: 'Data disks, JBOD',
  expression: 'disks',
  inputs: { disks: 'disk' },
  unit: 'disk',
  source: SOURCE,
  compute: ({ disks }) => disks,
});

/** Data disks of RAID 5: each array gives one disk for parity. */
export const raid5DataDisks = formula({
  id: 'raid.raid5-data-disks',
  title: 'Data disks, RAID 5',
  expression: 'disks - arrays',
  inputs: { disks: 'disk', arrays: 'array' },
  unit: 'disk',
  source: SOURCE,
  compute: ({ disks, arrays }) => disks - arrays,
});

/** Data disks of RAID 6: each array gives two disks for parity. */
export const raid6DataDisks = formula({
  id: 'raid.raid6-data-disks',
  title: 'Data disks, RAID 6',
  expression: 'disks - 2 * arrays',
  inputs: { disks: 'disk', arrays: 'array' },
  unit: 'disk',
  source: SOURCE,
  compute: ({ disks, arrays }) => disks - 2 * arrays,
});

/** Data disks of RAID 10: every disk has a mirror. */
export const raid10DataDisks = formula({
  id: 'raid.raid10-data-disks',
  title: 'Data disks, RAID 10',
  expression: 'disks / 2',
  inputs: { disks: 'disk' },
  unit: 'disk',
  source: SOURCE,
  compute: ({ disks }) => disks / 2,
});

/** Nameplate capacity of all disks, decimal TB. */
export const rawCapacity = formula({
  id: 'raid.raw-capacity',
  title: 'Nameplate capacity',
  expression: 'disks * diskTb',
  inputs: { disks: 'disk', diskTb: 'TB/disk' },
  unit: 'TB',
  source: 'by definition',
  compute: ({ disks, diskTb }) => disks * diskTb,
});

/** Capacity that the RAID leaves for data, decimal TB. */
export const usableCapacity = formula({
  id: 'raid.usable-capacity',
  title: 'Usable capacity',
  expression: 'dataDisks * diskTb',
  inputs: { dataDisks: 'disk', diskTb: 'TB/disk' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ dataDisks, diskTb }) => dataDisks * diskTb,
});

/**
 * Capacity as an operating system shows it, in TiB of 2^40 bytes. Vendors print it as "TB".
 *
 * One decimal TB is 0.909495 TiB, and the file system takes its part of that.
 */
export const formattedCapacity = formula({
  id: 'raid.formatted-capacity',
  title: 'Formatted capacity',
  expression: 'usableTb * formattedPerTb',
  inputs: { usableTb: 'TB', formattedPerTb: 'TiB/TB' },
  unit: 'TiB',
  source: `${SOURCE}; read off a vendor's proposal: 4 TB give 3.57`,
  compute: ({ usableTb, formattedPerTb }) => usableTb * formattedPerTb,
});

/**
 * Capacity that a decimal need is set against in the `vendor` convention: the figure in TiB, taken for TB.
 *
 * Vendors' tools count like this. It is about 10 % cautious, and the margin ledger shows it as a line of its own.
 */
export const vendorCapacity = formula({
  id: 'raid.vendor-capacity',
  title: 'Capacity as vendors count it',
  expression: 'formattedTib',
  inputs: { formattedTib: 'TiB' },
  unit: 'TB',
  source: `${SOURCE}, convention vendor`,
  compute: ({ formattedTib }) => formattedTib,
});

/** Capacity that a decimal need is set against in the `exact` convention: bytes against bytes. */
export const exactCapacity = formula({
  id: 'raid.exact-capacity',
  title: 'Capacity, bytes against bytes',
  expression: 'usableTb * fileSystemShare',
  inputs: { usableTb: 'TB', fileSystemShare: '1' },
  unit: 'TB',
  source: `${SOURCE}, convention exact`,
  compute: ({ usableTb, fileSystemShare }) => usableTb * fileSystemShare,
});

import type { Catalogue } from '../../catalogue/schema.ts';
import { arraySizesOf, type DiskLayout } from './raid-layout.ts';

/** The RAID type of a layout, and the disks of each array where there are several: `RAID 6 = 11 + 10`. */
export function raidText(
  { raid, disks }: Pick<DiskLayout, 'raid' | 'disks'>,
  { storageModel }: Pick<Catalogue, 'storageModel'>,
): string {
  const arrays = arraySizesOf(raid, disks, storageModel);
  return arrays.length === 1 ? raid.name : `${raid.name} = ${arrays.join(' + ')}`;
}

import type { Catalogue } from '../../catalogue/schema.ts';
import { arraySizesOf, type DiskLayout } from './raid-layout.ts';

/** The layout of each storage of a server in words: `3 x 1 TB RAID 5`. */
export function layoutTexts(databases: readonly { readonly layout: DiskLayout }[]): readonly string[] {
  return databases.map(({ layout }) => `${layout.disks} x ${layout.diskTb} TB ${layout.raid.name}`);
}

/** All layouts of a server: `3 x 1 TB RAID 5 and 8 x 20 TB RAID 6`. */
export function layoutText(databases: readonly { readonly layout: DiskLayout }[]): string {
  return layoutTexts(databases).join(' and ');
}

/** What changed between the layouts of two servers: `8 x 20 TB RAID 6 instead of 8 x 18 TB RAID 6`; empty where nothing did. */
export function changedLayouts(after: readonly string[], before: readonly string[]): string {
  const changes = after.flatMap((layout, place) => {
    const old = before[place]!;
    return layout === old ? [] : [`${layout} instead of ${old}`];
  });
  return changes.join(' and ');
}

/** The RAID type of a layout, and the disks of each array where there are several: `RAID 6 = 11 + 10`. */
export function raidText(
  { raid, disks }: Pick<DiskLayout, 'raid' | 'disks'>,
  { storageModel }: Pick<Catalogue, 'storageModel'>,
): string {
  const arrays = arraySizesOf(raid, disks, storageModel);
  return arrays.length === 1 ? raid.name : `${raid.name} = ${arrays.join(' + ')}`;
}

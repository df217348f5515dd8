import type { ChangedLayout, LayoutFigures } from '../result/sayings-of-hardware.ts';
import type { DiskLayout } from './raid-layout.ts';

/** The layout of each storage of a server as it is told. */
export function layoutFigures(storages: readonly { readonly layout: DiskLayout }[]): LayoutFigures[] {
  return storages.map(({ layout: { disks, diskTb, raid } }) => ({
    disks: { count: disks, sizeTb: diskTb },
    raid: raid.name,
  }));
}

/** What changed between the layouts of two servers. */
export function changedLayouts(after: readonly LayoutFigures[], before: readonly LayoutFigures[]): ChangedLayout[] {
  return after.flatMap((layout, place) => {
    const old = before[place]!;
    return isSame(layout, old) ? [] : [{ after: layout, before: old }];
  });
}

function isSame(a: LayoutFigures, b: LayoutFigures): boolean {
  return a.raid === b.raid && a.disks?.count === b.disks?.count && a.disks?.sizeTb === b.disks?.sizeTb;
}

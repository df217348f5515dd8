import type { DatabaseSolution } from '../generic-servers/recording-servers.ts';

/** The layout of each storage of a server in words: `3 x 1 TB RAID 5`. */
export function layoutTexts(databases: readonly Pick<DatabaseSolution, 'layout'>[]): readonly string[] {
  return databases.map(({ layout }) => `${layout.disks} x ${layout.diskTb} TB ${layout.raid.name}`);
}

/** All layouts of a server: `3 x 1 TB RAID 5 and 8 x 20 TB RAID 6`. */
export function layoutText(databases: readonly Pick<DatabaseSolution, 'layout'>[]): string {
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

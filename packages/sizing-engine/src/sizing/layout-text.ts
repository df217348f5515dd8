import type { DatabaseSolution } from './recording-servers.ts';

/** The layouts of a server in words: `3 x 1 TB RAID 5 and 8 x 20 TB RAID 6`. */
export function layoutText(databases: readonly Pick<DatabaseSolution, 'layout'>[]): string {
  return databases.map(({ layout }) => `${layout.disks} x ${layout.diskTb} TB ${layout.raid.name}`).join(' and ');
}

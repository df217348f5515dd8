import type { Catalogue } from '../../catalogue/schema.ts';
import type { CameraRow } from '../../design/design.ts';
import { windowHours } from '../../formulas/live-database.ts';
import { demandOf, type Demand } from './demand.ts';

/** The live database if every row were kept so many days longer, TB; shorter for a negative number. */
export type LiveTbAfter = (days: number) => number;

/** The live database holds the same, however long the retention is. */
export function sameLiveTb({ liveTb }: Demand): LiveTbAfter {
  return () => liveTb;
}

/**
 * The live database while archiving runs, by a change of the retention.
 *
 * It holds what the archive window holds, unless a row is kept for fewer days than the window has: rows are summed again only
 * where that makes a difference.
 *
 * @param rows - Rows of the design as it is; `now` is their demand.
 * @param runsPerDay - Archive runs a day.
 */
export function liveTbAfter(
  rows: readonly CameraRow[],
  { now, runsPerDay, catalogue }: { readonly now: Demand; readonly runsPerDay: number; readonly catalogue: Catalogue },
): LiveTbAfter {
  const windowDays = Math.ceil(windowHours({ runsPerDay }) / 24);
  const shortest = rows.reduce((least, { retentionDays }) => Math.min(least, retentionDays), Number.POSITIVE_INFINITY);
  const untilAllFillIt = windowDays - shortest;
  const summed = new Map([[0, now.liveTb]]);
  return (days) => {
    const change = days >= untilAllFillIt ? Math.max(0, untilAllFillIt) : days;
    const known = summed.get(change);
    if (known !== undefined) return known;
    const moved = rows.map((row) => ({ ...row, retentionDays: row.retentionDays + change }));
    const { liveTb } = demandOf(moved, runsPerDay, catalogue).value;
    summed.set(change, liveTb);
    return liveTb;
  };
}

import type { CameraRow, Proposal } from '@site-designer/sizing-engine';
import { databasePercent } from './recommendation.ts';

/** How the storage grows with the retention, and how far the disks of a proposal reach. */
export interface RetentionReach {
  /** Retention as asked: days, or 100 % of it where the cameras differ. */
  readonly asked: number;
  readonly unit: 'days' | '%';
  /** Video of the retention as asked, TB. */
  readonly video: { readonly value: number; readonly low: number; readonly high: number };
  /** Video that the disks hold, TB. */
  readonly room: number;
}

/** Undefined where nothing fits, or where there is nothing to store. */
export function retentionReach(proposal: Proposal, rows: readonly CameraRow[]): RetentionReach | undefined {
  const percent = fillOf(proposal);
  const video = proposal.totals.storageTb;
  if (percent === undefined || percent === 0) return undefined;
  const days = new Set(rows.map(({ retentionDays }) => retentionDays));
  const isSame = days.size === 1;
  return {
    asked: isSame ? [...days][0]! : 100,
    unit: isSame ? 'days' : '%',
    video,
    // The need grows in proportion to the video, so what is free grows with it.
    room: (video.value * 100) / percent,
  };
}

/** How full the disks are with the retention as asked, percent. */
function fillOf({ huskyProposal, liveDatabase, archiveDatabase }: Proposal): number | undefined {
  if (huskyProposal !== null) return huskyProposal.diskUtilization.value;
  const database = archiveDatabase ?? liveDatabase;
  return database === null ? undefined : databasePercent(database);
}

/** The retention that the room holds when each day takes as much as so much video for the retention as asked. */
export function retentionHeld({ asked, room }: RetentionReach, video: number): number {
  return (asked * room) / video;
}

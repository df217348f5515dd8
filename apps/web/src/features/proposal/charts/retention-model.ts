import type { CameraRow, Proposal, RangedFigure } from '@site-designer/sizing-engine';
import type { Source } from '../explanation/source.ts';
import { databasePercent } from '../answer/recommendation.ts';

const VIDEO = 'totals.storageTb';

/** Busy scenes take more than expected, calm ones less. */
export type Scenes = keyof RangedFigure;

/** How the storage grows with the retention, and how far the disks of a proposal reach. */
export interface RetentionReach {
  /** Retention as asked: days, or 100 % of it where the cameras differ. */
  readonly asked: number;
  readonly unit: 'days' | '%';
  /** Video of the retention as asked, TB. */
  readonly video: RangedFigure;
  /** Video that the disks hold, TB. */
  readonly room: number;
  readonly roomSource: Source;
}

/** Undefined where nothing fits, or where there is nothing to store. */
export function retentionReach(proposal: Proposal, rows: readonly CameraRow[]): RetentionReach | undefined {
  const fill = fillOf(proposal);
  const video = proposal.totals.storageTb;
  if (fill === undefined || fill.percent === 0) return undefined;
  const days = new Set(rows.map(({ retentionDays }) => retentionDays));
  const isSame = days.size === 1;
  return {
    asked: isSame ? [...days][0]! : 100,
    unit: isSame ? 'days' : '%',
    video,
    // The need grows in proportion to the video, so what is free grows with it.
    room: (video.value * 100) / fill.percent,
    roomSource: { path: `${VIDEO}.value`, ...fill.room },
  };
}

/** How full the disks are with the retention as asked, percent, and what the video is to be multiplied by to fill them. */
function fillOf({ huskyProposal, liveDatabase, archiveDatabase }: Proposal) {
  if (huskyProposal !== null) return { percent: huskyProposal.diskUtilization.value, room: APPLIANCE_ROOM };
  const database = archiveDatabase ?? liveDatabase;
  if (database === null) return undefined;
  return { percent: databasePercent(database), room: roomOf(archiveDatabase ? 'archiveDatabase' : 'liveDatabase') };
}

const APPLIANCE_ROOM = {
  constants: [{ value: 100, unit: '%' }],
  per: [{ path: 'huskyProposal.diskUtilization.value' }],
} as const;

function roomOf(database: 'liveDatabase' | 'archiveDatabase') {
  return {
    times: [{ path: `${database}.formattedCapacity` }],
    per: [{ path: `${database}.reqCapacity` }],
    unit: 'TB',
  } as const;
}

/** The retention that the room holds when each day takes as much as so much video for the retention as asked. */
export function retentionHeld({ asked, room }: RetentionReach, video: number): number {
  return (asked * room) / video;
}

/** Where {@link retentionHeld} comes from. */
export function heldSource({ asked, unit, roomSource }: RetentionReach, scenes: Scenes): Source {
  return {
    ...roomSource,
    constants: [...(roomSource.constants ?? []), { value: asked, unit }],
    per: [...(roomSource.per ?? []), { path: `${VIDEO}.${scenes}` }],
    unit,
  };
}

/** Where the storage comes from that so many times the retention as asked takes. */
export function storageSource(scenes: Scenes, times: number): Source {
  return { path: `${VIDEO}.${scenes}`, constants: [{ value: times, unit: '1' }] };
}

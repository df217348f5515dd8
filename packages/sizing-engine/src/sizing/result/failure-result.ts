import type { LimitCode, StorageRole } from './limit-code.ts';
import type { Saying } from './sayings.ts';

/** States of a design while something has failed. */
export type FailureStateCode =
  /** Nothing has failed. */
  | 'normal'
  /** The server with the most cameras is down and nothing takes over. */
  | 'serverDown'
  /** The same, its cameras moved to the other servers by hand. */
  | 'serverDownMoved'
  /** The same, its cameras taken over by a spare. */
  | 'serverDownFailover'
  /** One disk has failed and its array rebuilds. */
  | 'diskRebuild';

/** How a design stands while something has failed. */
export interface FailureState {
  readonly state: FailureStateCode;
  /** The storage that rebuilds; null in the other states. */
  readonly storage: StorageRole | null;
  readonly camerasRecorded: number;
  readonly camerasNotRecorded: number;
  /** The greatest peak load of a server that runs, percent of its rated recording rate; of the spare where one took over. */
  readonly serverLoadPercent: number;
  /** The fullest storage of a server that runs, percent; of the spare where one took over, of the storage that rebuilds. */
  readonly storagePercent: number;
  /** Days of recordings that the storage holds, of the camera that is kept longest; on the spare, days of an outage. */
  readonly retentionDays: number;
  /** Video that is not recorded, TB each hour. */
  readonly tbNotRecordedPerHour: number;
  /** Limits of a server that its load exceeds. */
  readonly broken: readonly LimitCode[];
}

/** Hours of a rebuild: fast, as expected, slow. */
export interface RebuildHours {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/**
 * Expected failures and rebuilds of the disks of one storage. Chances are 0 to 1: upper bounds by data sheet, not predictions.
 */
export interface FailureDisks {
  readonly storage: StorageRole;
  /** Disks of all recording servers; spare servers and hot spares are not counted. */
  readonly disks: number;
  readonly expectedFailuresPerYear: number;
  /** That at least one disk fails in a year. */
  readonly chanceOfFailurePerYear: number;
  /** Null for JBOD, where a failed disk loses its recordings. */
  readonly rebuildHours: RebuildHours | null;
  /** That the rebuild of an array loses it; null for JBOD. */
  readonly chanceOfLoss: number | null;
  /** TB that a disk of the fullest server writes and reads in a year. */
  readonly workloadTbPerYear: number;
}

/** What happens when a server or a disk fails. */
export interface Failure {
  /** Spare servers. */
  readonly spares: number;
  /** Seconds until a spare records; null without spares. */
  readonly gapSeconds: { readonly low: number; readonly high: number } | null;
  /** Only the states that the design can get into. */
  readonly states: readonly FailureState[];
  readonly disks: readonly FailureDisks[];
  readonly notes: readonly FailureNote[];
}

/** Advice that is no warning: the design has no fault. */
export interface FailureNote {
  readonly code: 'hot-spares' | 'disk-workload';
  readonly message: Saying;
}

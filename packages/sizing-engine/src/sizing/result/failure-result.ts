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
  /** One disk of a storage without redundancy has failed. */
  | 'diskLost'
  /** One disk has failed and its array rebuilds. */
  | 'diskRebuild';

/** What a storage keeps of all recordings that are to be kept for the same days; over several servers the least of any. */
export interface KeptRecordings {
  readonly storage: StorageRole;
  /** Days that the design asks for. */
  readonly retentionDays: number;
  /** Days that are kept: fewer than asked for only where the storage is full before. */
  readonly keptDays: number;
  /** Whether a storage that they are on gets full, so that the oldest video is deleted, whichever camera's. */
  readonly full: boolean;
}

/** How a design stands while something has failed. */
export interface FailureState {
  readonly state: FailureStateCode;
  /** The storage with the failed disk; null in the other states. */
  readonly storage: StorageRole | null;
  readonly camerasRecorded: number;
  readonly camerasNotRecorded: number;
  /** The greatest peak load of a server that runs, percent of its rated recording rate; of the spare where one took over. */
  readonly serverLoadPercent: number;
  /** The fullest storage of a server that runs, percent; of the spare where one took over, of the storage with the failed disk. */
  readonly storagePercent: number;
  /** The greatest of the days that are kept; 0 while no server runs. On the spare, the days of an outage that it holds. */
  readonly retentionDays: number;
  /**
   * One entry for each retention on the storage that holds the whole retention, shortest first; empty while no server runs, and on
   * a spare.
   */
  readonly kept: readonly KeptRecordings[];
  /** Video that is not recorded, TB each hour. */
  readonly tbNotRecordedPerHour: number;
  /** Recordings that the failed disk takes with it, at the most, TB; only in `diskLost`. */
  readonly tbLost?: number;
  /** Limits of a server that its load exceeds. */
  readonly broken: readonly LimitCode[];
}

/** How much longer the storage that holds the whole retention could keep recordings; over several servers the least of any. */
export interface StorageReach {
  readonly storage: StorageRole;
  /** Days that each group could be kept if all others stayed as they are; of several retentions of a group, its longest. */
  readonly alone: readonly GroupReach[];
  /** How many times as long every retention could be. */
  readonly togetherFactor: number;
  /** Days in which the storage fills if nothing is deleted. */
  readonly fillDays: number;
  /**
   * If every scene is as busy as the high end of its rates: recordings are kept for their days up to so many, longer ones no longer
   * than that. Null where all days are kept.
   */
  readonly busyDays: number | null;
}

/** Days that a camera group could be kept. */
export interface GroupReach {
  readonly cameraGroupId: number;
  readonly days: number;
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

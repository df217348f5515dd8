import type { Saying } from '../result/sayings.ts';
import type { Unchecked } from '../result/sayings-of-as-built.ts';

/** One camera of a report of the video management system, as the check takes it: matched to a group of the design. */
export interface RecordedCamera {
  /** What the caller knows the camera by; comes back in the result. */
  readonly key: string;
  readonly name: string;
  /** The group of the design that the camera belongs to. */
  readonly cameraGroupId: number;
  readonly isEnabled: boolean;
  /** Space of its recordings, GiB of 2^30 bytes (`UsedSpaceInGB`); null where the report does not tell. */
  readonly usedSpaceGib: number | null;
  /** Days between the oldest and the newest recording (`ActualRetentionDays`); null where the report does not tell. */
  readonly daysHeld: number | null;
  /** Share of the last week that was recorded, 0 to 100 (`PercentRecordedOneWeek`); null where the report does not tell. */
  readonly recordedPercent: number | null;
  /** Days after which the recorder deletes (`ExpectedRetentionDays`); null where the report does not tell. */
  readonly setDays: number | null;
  /** Whether a lock holds video of the camera; null where the report does not tell. */
  readonly hasEvidenceLock: boolean | null;
  /** Name of the storage on the recorder; null where the report does not tell. */
  readonly storageName: string | null;
}

/** What a check needs besides the report. */
export interface AsBuiltOptions {
  /** Names of storages with an archive that keeps a reduced frame rate: the space of their cameras does not show their rates. */
  readonly groomedStorages?: readonly string[];
  /**
   * Days since the site began to record. A camera that holds its recordings since then has not filled its disks yet, and has no gap.
   * Without it every camera counts as recording for long enough.
   */
  readonly recordingDays?: number;
}

/** Whether a camera could be checked, or why not. */
export type AsBuiltStatus = 'checked' | Unchecked;

/**
 * Why the oldest recordings of a camera are gone: the recorder deletes after some days, or the space is full; or nothing was
 * deleted yet, because the camera is new.
 */
export type HeldBy = 'set-days' | 'space' | 'site-age';

/** How a camera records, or the cameras of a group on average. */
export interface AsBuiltFigures {
  /** Long-run rate of a camera, kbit/s of all the time, hours without recording included. */
  readonly rateKbps: number;
  /** Share of all the time that is recorded, per cent; null where the report does not tell it. */
  readonly recordedPercent: number | null;
  /** Days of recordings. */
  readonly days: number;
}

/**
 * Parts of a difference by cause; they add up to it.
 *
 * Each part is the mean effect of its change over all orders of the changes (the Shapley value), so that no order is
 * preferred. They are 0 for cameras that the recorder deletes by the days it is set to.
 */
export interface AsBuiltSpaceParts {
  /** The rate while recorded; includes the recorded share where the report does not tell that. */
  readonly rate: number;
  /** Null where the report does not tell the recorded share. */
  readonly recordedShare: number | null;
  /** The space that the recordings take. */
  readonly capacity: number;
}

/** Parts of a difference in days. */
export interface AsBuiltParts extends AsBuiltSpaceParts {
  /** The days that the recorder is set to, where it keeps other than the planned ones; null where the report does not tell them. */
  readonly retentionSetting: number | null;
}

/** Days that are held beyond the planned ones. */
export interface AsBuiltGap {
  /** Negative where days are missing. */
  readonly days: number;
  readonly parts: AsBuiltParts;
}

/** Space of a camera, or of all checked cameras of a group or a design, decimal TB of video. */
export interface AsBuiltStorage {
  readonly plannedTb: number;
  readonly usedTb: number;
  /** Space that the planned days need at the actual rates. */
  readonly neededTb: number;
  /**
   * Space that the planned days lack, or the fewer days that the recorder is set to; negative where there is more, 0 where the recorder
   * deletes by age, since more space would keep nothing longer.
   */
  readonly missingTb: number;
  /** Of what is missing. */
  readonly parts: AsBuiltSpaceParts;
}

/** One camera beside its plan, which is that of its group. */
export interface AsBuiltCamera {
  readonly key: string;
  readonly name: string;
  readonly cameraGroupId: number;
  readonly status: AsBuiltStatus;
  /** Null unless the camera is checked, like the fields below. */
  readonly actual: AsBuiltFigures | null;
  readonly heldBy: HeldBy | null;
  /** Null also where the camera is too new for its days to count. */
  readonly gap: AsBuiltGap | null;
  readonly storage: AsBuiltStorage | null;
}

/** A group of the design beside its cameras of the report. */
export interface AsBuiltGroup {
  readonly cameraGroupId: number;
  readonly name: string;
  /** Cameras of the design as a report counts them: each lens of a multi-lens camera. */
  readonly designedCameras: number;
  /** Cameras of the report that were matched to the group. */
  readonly reportedCameras: number;
  /** Of them those with figures. */
  readonly checkedCameras: number;
  /** Of one camera. */
  readonly planned: AsBuiltFigures;
  /** Mean of the checked cameras; null without any, like the fields below. */
  readonly actual: AsBuiltFigures | null;
  /** Fewest days held by one of them. */
  readonly fewestDays: number | null;
  /** Null also where a camera is too new for its days to count. */
  readonly gap: AsBuiltGap | null;
  readonly storage: AsBuiltStorage | null;
}

/** All groups together. */
export interface AsBuiltTotals {
  readonly designedCameras: number;
  readonly reportedCameras: number;
  readonly checkedCameras: number;
  /** Long-run rate that is planned for the checked cameras, Mbit/s; null without any. */
  readonly plannedMbit: number | null;
  /** Their actual long-run rate, Mbit/s. */
  readonly actualMbit: number | null;
  /** Of the groups that have it, less spare space of others; null without any. */
  readonly storage: AsBuiltStorage | null;
  /** Missing space of the groups that lack some, whatever others have to spare, decimal TB; null where `storage` is. */
  readonly shortTb: number | null;
}

/** A note on a check besides its figures. */
export interface AsBuiltFinding {
  readonly code:
    | 'other-number-of-cameras'
    | 'not-checked'
    | 'set-days-differ'
    | 'held-by-set-days'
    | 'short-sample'
    | 'no-recorded-share';
  /** The group it is about. */
  readonly cameraGroupId: number;
  /** How many cameras it is about. */
  readonly cameras: number;
  readonly message: Saying;
}

/** A design compared with the report of its recorders. */
export interface AsBuiltCheck {
  readonly totals: AsBuiltTotals;
  /** In the order of the design. */
  readonly groups: readonly AsBuiltGroup[];
  /** In the order of the report. */
  readonly cameras: readonly AsBuiltCamera[];
  readonly findings: readonly AsBuiltFinding[];
}

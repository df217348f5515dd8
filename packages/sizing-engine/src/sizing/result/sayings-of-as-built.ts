import type { StorageRole } from './limit-code.ts';

/** Why a camera of a report could not be checked. */
export const UNCHECKED = [
  'disabled',
  /** A lock holds old video: space and days do not show the rate. */
  'locked',
  /** An archive keeps a reduced frame rate: one that the caller names, or the second archive of the design. */
  'groomed',
  /** The report has no space or no days. */
  'no-figures',
  'nothing-recorded',
] as const;
/** Why a camera of a report could not be checked. */
export type Unchecked = (typeof UNCHECKED)[number];

/** What is said of a design beside the report of its recorders. */
export interface AsBuiltSayings {
  readonly 'finding.other-number-of-cameras': { readonly designed: number; readonly reported: number };
  readonly 'finding.not-checked': CamerasOfFinding & { readonly because: Unchecked };
  readonly 'finding.set-days-differ': CamerasOfFinding & { readonly plannedDays: number };
  readonly 'finding.held-by-set-days': CamerasOfFinding;
  /** The rate of cameras is that of fewer days. */
  readonly 'finding.short-sample': CamerasOfFinding & { readonly days: number };
  readonly 'finding.no-recorded-share': CamerasOfFinding;

  /** Sound and metadata of the design alone are more than what is recorded. */
  readonly 'rate-not-taken.no-video': Readonly<Record<never, never>>;
  readonly 'rate-not-taken.out-of-bounds': { readonly kbps: number; readonly min: number; readonly max: number };

  // Titles of steps
  readonly 'remedy.longer-sample': { readonly days: number; readonly groups: number };
  /** Days: null where the groups plan different ones. */
  readonly 'remedy.set-days': {
    readonly days: number | null;
    readonly groups: number;
    /** Space of the planned days at the actual rates, and whether the hardware of the design has it. */
    readonly neededTb: number;
    readonly isHeld: boolean;
  };
  readonly 'remedy.designed-storage': { readonly missingTb: number };
  /** Days by which every retention is shortened, and the retentions of the design. */
  readonly 'remedy.retention': {
    readonly days: number;
    readonly present: { readonly min: number; readonly max: number };
  };
  readonly 'remedy.frame-rate': { readonly fps: number; readonly groups: number };
  readonly 'remedy.bit-rate': { readonly percent: number };
  /** Disks of each server. */
  readonly 'remedy.larger-disks': { readonly larger: readonly LargerDisks[] };
  readonly 'remedy.more-servers': { readonly more: number; readonly servers: number };
}

interface CamerasOfFinding {
  readonly cameras: number;
}

/** Disks of one storage that replace smaller ones, sizes in TB. */
export interface LargerDisks {
  readonly storage: StorageRole;
  readonly disks: number;
  readonly diskTb: number;
  readonly presentTb: number;
}

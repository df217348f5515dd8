import type { StorageRole } from './limit-code.ts';
import type { ServersFigures } from './sayings-of-hardware.ts';

/** What is said of failed disks and of recordings that are kept too short or too long. */
export interface FailureSayings {
  /** Chance that a rebuild fails, percent. */
  readonly 'warning.rebuild-loss': { readonly storage: StorageRole; readonly percent: number };
  /** MB/s that a storage has while it rebuilds, and that the fullest server asks for. */
  readonly 'warning.rebuild-load': {
    readonly storage: StorageRole;
    readonly leftMbyte: number;
    readonly neededMbyte: number;
  };
  /** Workload of a disk and what disks are rated for, TB a year. */
  readonly 'warning.disk-workload': {
    readonly storage: StorageRole;
    readonly workloadTb: number;
    readonly ratedTb: number;
  };
  readonly 'note.disk-workload': {
    readonly storage: StorageRole;
    readonly workloadTb: number;
    /** Of entry and surveillance disks. */
    readonly entryTb: number;
    /** Of disks to order. */
    readonly ratedTb: number;
  };
  readonly 'note.hot-spares': {
    readonly disksPerHotSpare: number;
    readonly hotSpares: number;
    readonly disks: number;
  };
  readonly 'warning.retention-rule-broken': {
    readonly rule: RuleText;
    readonly kind: 'min' | 'max';
    /** Camera groups that break it. */
    readonly broken: number;
    readonly groups: number;
  };
  /** A rule asks for more days than another allows. */
  readonly 'warning.retention-rules-clash': { readonly longer: RuleText; readonly shorter: RuleText };
  /** Recording servers with the second archive, and without it. */
  readonly 'warning.second-archive-costs': {
    readonly groomAfterDays: number;
    readonly now: ServersFigures;
    readonly without: ServersFigures;
  };
  readonly 'warning.second-archive-saves-nothing': { readonly groomAfterDays: number };
  readonly 'warning.second-archive-unused': { readonly groomAfterDays: number; readonly longestDays: number };
  readonly 'warning.evidence-lock-edition': {
    readonly edition: string;
    /** Editions that have evidence locks. */
    readonly others: readonly string[];
  };
  readonly 'warning.evidence-lock-cameras': { readonly camerasPerLock: number; readonly cameras: number };
}

/** A rule about days of retention, as its source names it. */
export interface RuleText {
  readonly name: string;
  readonly citation: string;
  readonly days: number;
}

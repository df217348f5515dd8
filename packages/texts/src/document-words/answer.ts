import type { Pieces, Shown } from './pieces.ts';
import type { TextOf } from './text-of.ts';

/** A hot spare records at once, a cold one is started. */
export type SpareKind = 'hot' | 'cold';

/**
 * The words of the answer card. Screens mark figures within some of its sentences; the command line joins their pieces. Texts of
 * figures are written as the document or the screen writes numbers.
 */
export interface AnswerWords {
  readonly empty: string;
  readonly nothingFits: string;
  /** Before the ways out: `Ways out`. */
  readonly ways: string;
  /** `3 x Standard server`. */
  readonly servers: (count: string, name: string) => string;
  readonly applianceName: (name: string, capacity: string) => string;
  /** `3 record, 1 is a cold spare.` */
  readonly spares: TextOf<{ readonly recording: number; readonly spares: number; readonly kind: SpareKind }>;
  /** `8 × 20 TB SAS, RAID 6`. */
  readonly disksOf: (
    disks: string,
    each: { readonly tb: string; readonly type: string | null; readonly raid: string },
  ) => string;
  /** What each server has: its storages. */
  readonly each: (storages: readonly string[]) => string;
  readonly management: (sqlServer: string) => string;

  /** `29 cameras, kept 30 days (41 fit)`, without a full stop. */
  readonly promise: <T>(kept: { readonly cameras: Shown<T>; readonly days: T; readonly reach?: T }) => Pieces<T>;
  /** `30 days`, `30 to 365 days`. */
  readonly askedDays: <T>(most: Shown<T>, least?: Shown<T>) => Pieces<T>;
  /** How many days fit: `(41 fit)`. */
  readonly reach: (days: string) => string;
  readonly disks: string;
  /** `Disks 70 % full, 90 % allowed`, of the phrases below. */
  readonly disksLine: (parts: readonly string[]) => string;
  readonly fill: (percent: string) => string;
  /** Within a sentence: `disks 67 % full`. */
  readonly disksFull: (percent: string) => string;
  readonly allowed: (percent: string) => string;
  readonly fullestOf: (storage: 'live' | 'archive') => string;
  readonly locked: (tb: string) => string;
  readonly saved: (tb: string) => string;

  readonly busyAll: string;
  readonly busyOf: <T>(days: Shown<T>, asked: Shown<T>) => Pieces<T>;
  readonly busyUpTo: <T>(days: Shown<T>) => Pieces<T>;

  /** Without a full stop; the gap is `30 to 60 s`. */
  readonly spareRecords: <T>(gap: T) => Pieces<T>;
  readonly gap: (low: string, high: string) => string;
  /** Without a full stop. */
  readonly spareIsOver: (limits: string) => string;
  readonly onlyServer: string;
  readonly jbod: string;

  /** Of a price that is not of all lines: `for 3 of 5 lines`. */
  readonly forLines: (priced: number, lines: number) => string;
  readonly withoutManagement: string;
  readonly delivered: (days: Shown<string>) => string;
  readonly noPrice: (names: readonly string[]) => string;
  /** `EUR 1,200.00 less (12 %): RAID 5, one disk less`, of the phrase below. */
  readonly cheaper: <T>(less: T, percent: string, how: readonly string[]) => Pieces<T>;
  readonly less: (money: string) => string;
  readonly nothingCheaper: string;
  readonly nothingCheaperKnown: string;

  /** What more fits, one or two of the phrases below: `3 more cameras or 10 more days fit`. */
  readonly room: <T>(more: readonly Shown<T>[]) => Pieces<T>;
  readonly moreCameras: (cameras: Shown<string>) => string;
  readonly moreDays: (days: Shown<string>) => string;
  readonly nothingFitsMore: string;
  readonly farFromNext: string;
}

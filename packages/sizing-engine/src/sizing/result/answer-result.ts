import type { BillLine, BillTotal } from './bill-result.ts';
import type { Difference } from './difference.ts';
import type { LimitCode, StorageRole } from './limit-code.ts';
import type { LessRecorded, Saying, SettingChanges } from './sayings.ts';
import type { Warning } from './warning.ts';

/** A storage of each recording server. */
export interface AnswerStorage {
  readonly role: StorageRole;
  /** Disks of a server, without hot spares. */
  readonly disks: number;
  /** TB of 10^12 bytes. */
  readonly diskTb: number;
  /** Null where the maker of an appliance does not say it. */
  readonly diskType: string | null;
  readonly raid: string;
  /** What the fullest server stores on it, in percent of its formatted capacity. */
  readonly fillPercent: number;
  /** Percent of it that may be filled; null where there is no such cap. */
  readonly capPercent: number | null;
}

/** How long recordings are kept. */
export interface AnswerKeeping {
  /** Days that the design asks for, the least and the most of its rows. */
  readonly asked: { readonly least: number; readonly most: number };
  /** Of the figures below, as in the retention reach. */
  readonly unit: 'days' | '%';
  readonly low: number;
  readonly likely: number;
  readonly high: number;
  /** Days that are kept if every scene is busy; null where all days are kept, and where failures are left out. */
  readonly busyDays: number | null;
}

/** What happens when the recording server with the most cameras fails. */
export interface AnswerOnFailure {
  readonly spares: number;
  /** Seconds until a spare records; null without spares. */
  readonly gap: { readonly low: number; readonly high: number } | null;
  /** Cameras that are not recorded until a spare takes over, or until the server is back. */
  readonly camerasLost: number;
  /** Cameras of the design. */
  readonly cameras: number;
  /** Its cameras dealt over the other servers by hand; null where there is no other. */
  readonly moved: { readonly fits: boolean; readonly broken: readonly LimitCode[] } | null;
}

/** What the priced lines of the bill cost. */
export interface AnswerPrice {
  /** Decimal number as text; null where the lines are in several currencies. */
  readonly amount: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
  /** Lines with a price. */
  readonly priced: number;
  readonly lines: number;
  /** Designations of the lines without one. */
  readonly missing: readonly string[];
  /** Longest lead time of a line; null where none is known. */
  readonly days: number | null;
}

/** The alternative that costs the least, where it costs less than the recommended solution. */
export interface AnswerCheaper {
  readonly title: Saying;
  /** Decimal number as text, in the currency of the price. */
  readonly saves: string;
  /** Of the priced lines of the recommended solution. */
  readonly percent: number;
  /** Settings of the design that taking it changes. */
  readonly changes: readonly Difference[];
}

/** How much more fits without other hardware, each alone; null where the next step is out of reach. */
export interface AnswerFits {
  readonly cameras: number | null;
  /** Days that every row may be kept longer. */
  readonly days: number | null;
  /** Percent that every bit rate may rise. */
  readonly bitRatePercent: number | null;
}

/** A change with which a design that nothing fits has an answer. */
export interface WayOut {
  readonly code: string;
  /** Settings that `applyAlternative` makes of it; null where it changes the cameras. */
  readonly settings: SettingChanges | null;
  /** What `withWayOut` changes of the cameras, and of the settings besides; left out where it changes settings alone, or cannot be typed. */
  readonly recorded?: LessRecorded;
  readonly outcome: Saying;
  /** What the design has once it is taken; null where it cannot be taken in one press. */
  readonly gives: WayGives | null;
}

/** The hardware of a way out, and what is to be bought of it, without prices. */
export interface WayGives extends Pick<Answer, 'recording' | 'spares' | 'hardware' | 'storages'> {
  readonly bill: readonly BillLine[] | null;
  readonly billTotal: BillTotal | null;
}

/** Why nothing fits. Figures are null where no limit says it. */
export interface AnswerFailed {
  readonly limit: LimitCode | null;
  /** The camera group whose camera breaks the limit; null where it is no single camera. */
  readonly cameraGroupId: number | null;
  readonly needed: number | null;
  readonly allowed: number | null;
  readonly unit: Saying | null;
  /** Why nothing fits, in one sentence, without the ways that stand beside it and in TB of 10^12 bytes. */
  readonly reason: Saying;
  /** Those first that only free a setting. */
  readonly ways: readonly WayOut[];
}

/** The recommendation in a few figures: what every list, card and document says of a design. */
export interface Answer {
  /** Recording servers; null where nothing fits. */
  readonly recording: number | null;
  /** Spare servers; null where nothing fits. */
  readonly spares: number | null;
  readonly hardware: {
    /** As it is ordered. */
    readonly designation: string;
    readonly name: string;
  } | null;
  readonly storages: readonly AnswerStorage[];
  readonly keeps: AnswerKeeping | null;
  /** Null where nothing fits, and where failures are left out. */
  readonly onFailure: AnswerOnFailure | null;
  /** Null where no line has a price. */
  readonly price: AnswerPrice | null;
  readonly cheaper: AnswerCheaper | null;
  /** Null where nothing fits, and where headroom is left out. */
  readonly fits: AnswerFits | null;
  /** Null where the design has an answer. */
  readonly failed: AnswerFailed | null;
  readonly warnings: readonly Warning[];
}

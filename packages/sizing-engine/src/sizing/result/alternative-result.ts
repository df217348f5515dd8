import type { BillLine, BillTotal } from './bill-result.ts';
import type { Difference } from './difference.ts';
import type { StorageRole } from './limit-code.ts';
import type { Saying, SettingChanges } from './sayings.ts';
import type { Warning } from './warning.ts';

/** A storage of each server of an alternative. */
export interface AlternativeStorage {
  readonly storage: StorageRole;
  readonly raidType: string;
  /** Disks of a server. */
  readonly disks: number;
  /** TB of 10^12 bytes. */
  readonly diskSize: number;
  /** Disks of each array, the larger ones first; one entry where all disks are one array. */
  readonly arrays: readonly number[];
  /** What the fullest server stores on it, in percent of what the sizing may fill. */
  readonly fillPercent: number;
  /** What the fullest server stores on it, in percent of its formatted capacity. */
  readonly formattedPercent: number;
}

/** A difference of money. */
export interface PriceDifference {
  /** Decimal number as text; negative where it costs less. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Of the priced lines of the recommended solution. */
  readonly percent: number;
}

/** Another solution and what differs from the recommended one. */
export interface Alternative {
  readonly title: Saying;
  readonly differences: readonly Saying[];
  /** Recording servers. */
  readonly servers: number;
  /** Spare servers that stand by for them; they record nothing meanwhile, and their disks are not in {@link rawTb}. */
  readonly spares: number;
  /** Cameras of the fullest server: they are not recorded while it is down and no spare takes over. */
  readonly fullestCameras: number;
  readonly rawTb: number;
  /** The storages of each server. */
  readonly storages: readonly AlternativeStorage[];
  /** Warnings that a proposal of it would give about its disks and its machine. */
  readonly warnings: readonly Warning[];
  /** Settings that give it, in words; empty where no settings do. */
  readonly settings: SettingChanges;
  /** What is to be bought of it, without prices; null where no settings give it. */
  readonly bill: readonly BillLine[] | null;
  readonly billTotal: BillTotal | null;
  /**
   * What it costs more than the recommended solution; null where a line that differs has no price. Without a price list it is null.
   */
  readonly priceDifference: PriceDifference | null;
  /** Each setting of the design that applying it changes; empty where no setting gives it. */
  readonly changes: readonly Difference[];
}

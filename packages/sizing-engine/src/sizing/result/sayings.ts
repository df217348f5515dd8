import type { Problems } from '../../problem.ts';
import type { Said } from '../../said.ts';
import type { HardwareSayings, ServersFigures } from './sayings-of-hardware.ts';
import type { HeadroomSayings } from './sayings-of-headroom.ts';
import type { LimitCode, StorageRole } from './limit-code.ts';
import type { CitationSayings } from './sayings-of-citations.ts';
import type { RuleSayings } from './sayings-of-rules.ts';
import type { AsBuiltSayings } from './sayings-of-as-built.ts';
import type { BillSayings } from './sayings-of-bill.ts';
import type { ComparisonSayings } from './sayings-of-comparison.ts';
import type { FailureSayings } from './sayings-of-failure.ts';

/** Figures of a sentence that has none. */
type Nothing = Readonly<Record<never, never>>;

/** Everything that a result may say, with the figures of each sentence. A code is for ever: translations refer to it. */
export interface Sayings
  extends
    RuleSayings,
    CitationSayings,
    HeadroomSayings,
    HardwareSayings,
    AsBuiltSayings,
    BillSayings,
    ComparisonSayings,
    FailureSayings,
    Problems {
  /** Cameras that are not recorded while a server is down and no spare takes over, of all. */
  readonly 'warning.no-failover': { readonly cameras: number; readonly of: number };
  /** What is stored on a storage, in percent of it; `capPercent` may be filled, null where there is no cap. */
  readonly 'warning.disks-nearly-full': {
    readonly storage: StorageRole;
    readonly percent: number;
    readonly capPercent: number | null;
  };
  /** Groups that have a purpose and no angle. */
  readonly 'warning.purpose-without-angle': { readonly groups: number };
  /** Ids of switches and decoders that the catalogue does not have. */
  readonly 'warning.unknown-kind': { readonly ids: readonly string[] };
  /** What stations ask of the recording servers, and what is provided. */
  readonly 'warning.live-view': { readonly mbit: number; readonly providedMbit: number };
  readonly 'warning.server-motion': { readonly percent: number };
  /** Most cameras of an edition. */
  readonly 'warning.express-plus-limit': { readonly edition: string; readonly max: number };
  readonly 'warning.management-level-exceeded': Nothing;
  readonly 'warning.contact-presales': Nothing;
  readonly 'warning.frame-rate-extrapolated': { readonly min: number; readonly max: number };
  readonly 'warning.machine-cameras': {
    readonly machine: string;
    readonly cpu: string;
    readonly cameras: number;
    readonly advised: number;
  };
  /** Settings that cost servers, and the hardware without them. */
  readonly 'warning.binding-setting': {
    readonly choices: readonly FreedChoice[];
    readonly now: ServersFigures;
    readonly free: ServersFigures;
  };
  readonly 'warning.jbod-loss': Nothing;
  /** Disk size in TB. */
  readonly 'warning.raid5-rebuild': { readonly diskTb: number; readonly disks: number };
  readonly 'warning.client-data-rate': { readonly mbit: number; readonly limitMbit: number };

  /** A change beside a report as a sentence: its title is that of a step. */
  readonly 'remedy.sentence': { readonly title: Saying };

  /** A unit without a number. */
  readonly 'unit.of-many': { readonly unit: string };

  // Limits
  readonly 'limit.phrase': { readonly limit: LimitCode };
  readonly 'limit.title': { readonly limit: LimitCode };
  readonly 'limit.of-storage': { readonly limit: LimitCode; readonly storage: StorageRole };
  readonly 'limit.san-disks': Nothing;
  readonly 'limit.platform-cameras': { readonly edition: string };

  // Why nothing fits
  readonly 'none.no-cameras': Nothing;
  readonly 'none.platform-cameras': {
    readonly edition: string;
    readonly max: number;
    readonly cameras: number;
    /** Cameras to remove; null where less than half would be left. */
    readonly excess: number | null;
  };
  readonly 'none.too-many-spares': { readonly spares: number; readonly servers: number };
  readonly 'none.no-such-appliance': {
    /** Null where it is Auto. */
    readonly model: string | null;
    readonly formFactor: string | null;
    readonly raid: string | null;
    readonly disks: number | null;
    readonly cures: Cures | null;
  };
  readonly 'none.limit': {
    readonly limit: LimitCode;
    readonly needs: CamerasInNeed;
    readonly needed: number;
    readonly max: number;
    readonly unit: string;
    /** Whether the maximum is in the TiB of vendors, counted as TB. */
    readonly isVendorTib: boolean;
    readonly hardware: string;
    /** Name of the client software. */
    readonly client: string;
    readonly cures: Cures | null;
  };
  /** An edition limits the number of servers, and each takes a limited number of cameras. */
  readonly 'none.camera-limit': {
    readonly edition: string;
    readonly servers: number;
    /** Null where the setting limits them. */
    readonly hardware: string | null;
    readonly max: number;
    readonly cameras: number;
    readonly cures: Cures | null;
  };
  readonly 'none.clients': {
    readonly needed: number;
    readonly max: number;
    readonly unit: string;
    readonly machine: string;
    readonly client: string;
    readonly cures: Cures | null;
  };
  readonly 'none.disks': {
    readonly needs: CamerasInNeed;
    /** Whether the disks would be enough if no client read from them. */
    readonly isByClients: boolean;
    readonly client: string;
    readonly disks: number;
    readonly max: number;
    readonly cures: Cures | null;
  };
  readonly 'none.no-such-disk': {
    readonly diskType: string;
    readonly minTb: number;
    readonly maxTb: number;
    readonly sizesTb: readonly number[];
    readonly cures: Cures | null;
  };

  // What would help; each is a change that gives an answer, and leaves at least half of what there is
  readonly 'cure.edition': { readonly edition: string };
  readonly 'cure.auto': { readonly choices: readonly FreedChoice[] };
  readonly 'cure.auto-and-retention': { readonly choices: readonly FreedChoice[] } & ShorterRetention;
  readonly 'cure.cameras': { readonly cameras: number; readonly present: number };
  readonly 'cure.retention': ShorterRetention;
  /** What is left of each rate. `canBeTyped` is false where a rate lies beyond what a person may type. */
  readonly 'cure.rates': { readonly percent: number; readonly canBeTyped: boolean };
  readonly 'cure.cameras-per-server': { readonly cameras: number; readonly present: number };
  readonly 'cure.clients': { readonly streams: number; readonly present: number; readonly client: string };
  readonly 'cure.disks-per-server': { readonly disks: number; readonly present: number };
  readonly 'cure.raid': ForDatabases & { readonly raid: string };
  readonly 'cure.disk-type': ForDatabases & { readonly diskType: string };
  readonly 'cure.disk-type-of-any-size': ForDatabases & { readonly diskType: string };
  readonly 'cure.connectivity': ForDatabases & { readonly connectivity: string };

  // What the largest hardware holds of a design that no change would help
  readonly 'largest.retention': { readonly hardware: string } & ShorterRetention;
  readonly 'largest.cameras': { readonly hardware: string; readonly cameras: number; readonly present: number };
  readonly 'largest.rates': { readonly hardware: string; readonly percent: number };
}

/** Retentions that are each so many days shorter, and those of the design. */
export interface ShorterRetention {
  readonly days: number;
  readonly present: { readonly min: number; readonly max: number };
}

/** Changes of a design that nothing fits; null in a reason that stands beside them. */
export interface Cures {
  readonly ways: readonly Way[];
  /** What the largest hardware holds, where there is no way; null where a part of the design tells nothing. */
  readonly largest: Saying | null;
}

/** A change that gives an answer. */
export interface Way {
  readonly outcome: Saying;
  /** Settings that `applyAlternative` makes of it; null where it changes what is recorded. */
  readonly settings: SettingChanges | null;
  /** What is recorded of it, where that changes; left out where a person cannot type it. */
  readonly recorded?: LessRecorded;
}

/** Less than is recorded: one of the three, and settings that it takes besides. */
export interface LessRecorded {
  /** By which every recording is kept shorter. */
  readonly fewerDays?: number;
  /** Over all groups, in their present mix. */
  readonly cameras?: number;
  /** What is left of every bit rate. */
  readonly ratePercent?: number;
  readonly settings?: SettingChanges;
}

/** Settings of the hardware in force by their names, as alternatives have them. */
export type SettingChanges = Readonly<Record<string, number | string>>;

/** A setting that somebody fixed. */
export interface FreedChoice {
  readonly setting: FixedSetting;
  readonly chosen: ChosenSetting;
  /** What it would be, in percent; null for Auto, or any size. */
  readonly usual: number | null;
}

/** What was chosen: a name of a list, a share, a number of disks, or the sizes that disks may have. */
export type ChosenSetting =
  | string
  | { readonly percent: number }
  | { readonly disks: number }
  | { readonly minTb: number; readonly maxTb: number };

/** Settings that can be Auto, or have a usual value. */
export type FixedSetting =
  | 'model'
  | 'formFactor'
  | 'raidType'
  | 'serverDiskQuantity'
  | 'sku'
  | 'maxDiskUtilization'
  | 'maxSystemUtilization'
  | 'machineType'
  | 'diskSizes';

export interface ForDatabases {
  /** Whether live database and archive both change. */
  readonly isForBoth: boolean;
}

/** Whose need breaks a limit. */
export type CamerasInNeed =
  | {
      readonly kind: 'camera';
      /** The name of its group, or its number where it has none; null for a single group without a name. */
      readonly group: string | number | null;
      readonly cameraGroupId: number;
    }
  | {
      readonly kind: 'servers';
      readonly edition: string;
      /** Recording servers of the edition. */
      readonly servers: number;
      readonly cameras: number;
      /** Cameras of the fullest server. */
      readonly onFullest: number;
    };

/** One thing to be said, with its figures. */
export type Saying = { readonly [K in keyof Sayings]: { readonly say: K } & Sayings[K] }[keyof Sayings];

/**
 * Something to be said.
 *
 * @example
 * ```ts
 * saying('warning.raid5-rebuild', { diskTb: 8, disks: 8 }); // { say: 'warning.raid5-rebuild', diskTb: 8, disks: 8 }
 * ```
 */
export function saying<K extends keyof Sayings>(
  say: K,
  ...[figures]: Nothing extends Sayings[K] ? [] : [figures: Sayings[K]]
): Saying {
  return { say, ...figures } as Saying & Said;
}

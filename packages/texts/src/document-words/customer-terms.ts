import type { CapacityConvention, StorageRole } from '@site-designer/sizing-engine';
import type { FirstOf, Range, TextOf } from './text-of.ts';

/** Equal disks of one storage of a server. */
export interface StorageFigures {
  readonly disks: number;
  readonly diskTb: number;
}

/** What the promise rests on. */
export interface BasisWords {
  /** Cameras by what their bit rates are; at least one is calculated, entered or measured. */
  readonly rates: TextOf<{
    readonly calculated: number;
    readonly entered: number;
    readonly measured: number;
    /** Names of the scenes that are calculated with. */
    readonly scenes: readonly string[];
  }>;
  /** Percent of the time with movement. */
  readonly movement: TextOf<Range>;
  readonly busyAll: string;
  readonly busy: TextOf<{
    readonly days: number;
    /** Groups that are kept for more days; null where all are, or none. */
    readonly touched: FirstOf<{ readonly title: string; readonly days: number }> | null;
  }>;
  readonly capacity: Readonly<Record<CapacityConvention, string>>;
  readonly noViewers: string;
  readonly viewers: TextOf<{ readonly viewers: number }>;
  readonly evidence: TextOf<{
    readonly locksPerMonth: number;
    readonly camerasPerLock: number;
    readonly hoursPerLock: number;
    readonly monthsKept: number;
  }>;
  /** Facts of a machine that no maker tells, by their names. */
  readonly estimated: TextOf<{ readonly machine: string; readonly facts: readonly string[] }>;
  readonly rule: TextOf<{
    readonly name: string;
    /** Whether it is the least or the most. */
    readonly kind: 'min' | 'max';
    readonly days: number;
    /** Groups of the design. */
    readonly groups: number;
    /** Those that do not keep to it; null for none. */
    readonly broken: FirstOf<string> | null;
  }>;
}

/** What happens if something fails. */
export interface FailureWords {
  readonly serverWithSpare: TextOf<{ readonly spares: number; readonly seconds: Range; readonly outageDays: number }>;
  readonly serverAllLost: string;
  readonly serverSomeLost: TextOf<{ readonly lost: number; readonly cameras: number }>;
  readonly disk: TextOf<{
    /** Where the storages differ; null for all of them. */
    readonly storage: StorageRole | null;
    /** The array with how many disks of it may fail; null where none may. */
    readonly survives: { readonly raid: string; readonly disks: 'one' | 'two' | 'one-of-pair' } | null;
    /** How long a disk is rebuilt, as it is printed; null where nothing is rebuilt. */
    readonly rebuild: { readonly low: string; readonly high: string; readonly unit: 'hours' | 'days' } | null;
  }>;
  readonly noUps: string;
  readonly ups: TextOf<{ readonly minutes: number }>;
}

/** Kinds of items that are counted among what is included. */
export type CountedItem =
  'hot-spare' | 'shelf' | 'management-server' | 'database-server' | 'switch' | 'cable' | 'workstation';

export interface IncludedWords {
  readonly servers: TextOf<{
    /** Spares included. */
    readonly servers: number;
    readonly spares: number;
    /** Of each server. */
    readonly storages: readonly StorageFigures[];
  }>;
  readonly counted: Readonly<Record<CountedItem, TextOf<number>>>;
  readonly operatingSystem: string;
  readonly cameraLicences: TextOf<number>;
  readonly allElse: string;
}

/** What is often expected, and is not in the items. */
export type NotIncluded =
  | 'cameras'
  | 'switches'
  | 'cabling'
  /** Where the cable is in the items. */
  | 'laying'
  | 'racks'
  | 'workstations'
  /** Where the workstations are in the items. */
  | 'monitors'
  | 'installation'
  | 'operatingSystem'
  | 'managementServer'
  | 'sqlServer'
  | 'ups'
  | 'spareServer'
  | 'hotSpares'
  | 'vat';

export interface ItWords {
  readonly network: string;
  readonly addresses: TextOf<number>;
  readonly corePorts: TextOf<number>;
  readonly closets: TextOf<number>;
  readonly timeServer: string;
  /** Open questions of the IT request sheet. */
  readonly answers: TextOf<number>;
}

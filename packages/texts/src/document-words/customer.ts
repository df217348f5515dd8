import type { SoldItem, TermCode } from '../customer-document/document.ts';
import type {
  BasisWords,
  FailureWords,
  IncludedWords,
  ItWords,
  NotIncluded,
  StorageFigures,
} from './customer-terms.ts';
import type { FirstOf, Range, TextOf, Told } from './text-of.ts';

/** The document that a customer gets, and that of a project. */
export interface CustomerWords {
  /** Of a site or of a project. */
  readonly title: TextOf<string>;
  readonly get: GetWords;
  readonly promises: PromiseWords;
  readonly items: ItemWords;
  readonly terms: Readonly<Record<TermCode, string>>;
  readonly basis: BasisWords;
  readonly failures: FailureWords;
  readonly included: IncludedWords;
  readonly notIncluded: Readonly<Record<NotIncluded, string>>;
  /** What the IT of the customer provides. */
  readonly it: ItWords;
  /** Watts, heat and rack units of everything in one sentence. */
  readonly power: TextOf<{
    readonly typicalW: number;
    readonly heatBtuPerHour: number;
    /** 0 where nothing stands in a rack. */
    readonly rackUnits: number;
    readonly isWithoutHost: boolean;
    /** Whether switches and workstations are in the figures. */
    readonly isWithSite: boolean;
  }>;
  /** What a signature accepts: `P-0001 A for EUR 1,850.00 net, until 01/05/2026`. */
  readonly accepted: TextOf<{
    readonly number: string;
    readonly total: { readonly money: string; readonly isNet: boolean } | null;
    /** A day; null for no end. */
    readonly until: string | null;
  }>;
  readonly project: ProjectWords;
}

/** A recording server: an appliance by its capacity, or a machine with the disks of its storages. */
export interface MachineFigures {
  readonly name: string;
  /** Null for a machine that is no appliance. */
  readonly capacity: string | null;
  readonly storages: readonly StorageFigures[];
}

/** What the customer gets. */
interface GetWords {
  readonly servers: TextOf<
    {
      /** Spares included. */
      readonly servers: number;
      readonly spares: number;
      readonly machine: MachineFigures;
      /** Whether there is a management server. */
      readonly isManaged: boolean;
    },
    Told
  >;
  readonly keeping: TextOf<
    {
      readonly cameras: number;
      /** Null where camera groups have different ones, which a table shows. */
      readonly days: number | null;
      readonly isOneServer: boolean;
    },
    Told
  >;
  readonly spare: TextOf<{ readonly spares: number; readonly seconds: Range }, Told>;
  /** A failed server without a spare: the one server, or one of several. */
  readonly allLost: string;
  readonly someLost: TextOf<{ readonly lost: number; readonly cameras: number }, Told>;
  readonly price: TextOf<PriceFigures, Told>;
}

/** Amounts and days as they are printed. */
export interface PriceFigures {
  readonly net: string;
  /** Null where no VAT is told. */
  readonly gross: { readonly money: string; readonly vatPercent: number } | null;
  readonly validUntil: string | null;
  readonly deliveryDays: number | null;
  /** Items without a price. */
  readonly onRequest: readonly string[];
}

/** What is recorded of each camera group. */
interface PromiseWords {
  /** Camera groups with equal values. */
  readonly groups: TextOf<FirstOf<string>>;
  /** A further stream without a name, by its number. */
  readonly stream: TextOf<number>;
  readonly recordedOnEvents: TextOf<{ readonly hoursPerDay: number }>;
  readonly recorded: TextOf<{ readonly hoursPerDay: number; readonly isFasterOnEvents: boolean }>;
  /** What events are, with the percent of the time with movement. */
  readonly note: TextOf<Range>;
}

/** Uses of items that are the same in every document. */
export type PlainUse =
  'hot-spare' | 'shelf' | 'management-server' | 'database-server' | 'battery' | 'switch' | 'cable' | 'workstation';

/** What is bought. */
interface ItemWords {
  readonly name: TextOf<{
    readonly name: string;
    readonly disks: SoldItem['disks'];
    readonly spare: 'server' | 'disk' | null;
  }>;
  readonly uses: Readonly<Record<PlainUse, string>>;
  readonly recordingServer: TextOf<{ readonly isOneServer: boolean }>;
  readonly spareServer: TextOf<{ readonly isOneServer: boolean }>;
  readonly baseLicence: string;
  readonly deviceLicence: string;
  readonly ups: TextOf<{ readonly minutes: number }>;
}

/** The document of a project, beside what those of its sites say. */
interface ProjectWords {
  readonly recording: TextOf<
    { readonly cameras: number; readonly sites: number; readonly servers: number; readonly spares: number },
    Told
  >;
  readonly separate: string;
  readonly together: TextOf<{ readonly isManaged: boolean }>;
  readonly undesigned: TextOf<{ readonly sites: readonly string[] }>;
  /** A line that holds at one site alone. */
  readonly atSite: TextOf<{ readonly site: string; readonly line: string }>;
}

/** What is said of the lines of a bill and of licences. */
export interface BillSayings {
  readonly 'bill.server': MachineParts & { readonly isSpare: boolean };
  readonly 'bill.appliance': {
    readonly appliance: string;
    readonly formFactor: string;
    readonly disks: number;
    readonly diskTb: number;
    readonly raid: string;
    readonly isSpare: boolean;
  };
  readonly 'bill.spare': Nothing;
  /** Disks of one use, which is a purpose: other disks may have the same designation. */
  readonly 'bill.disks-of': DiskUse;
  readonly 'bill.disks': DiskUse & {
    readonly raid: string;
    readonly connectivity: string;
    /** Disks of each server. */
    readonly disksPerServer: number;
  };
  readonly 'bill.disks-of-management': Nothing;
  readonly 'bill.management-disks': { readonly raid: string };
  readonly 'bill.shelf': { readonly diskType: string };
  /** Switches of one kind, in so many closets. */
  readonly 'bill.switch': {
    readonly closets: number;
    readonly ports: number;
    readonly budgetW: number;
    /** Whether it is known what every camera draws. */
    readonly isDrawnKnown: boolean;
  };
  readonly 'bill.cable': Nothing;
  /** The card is null where there is none. */
  readonly 'bill.workstation': { readonly card: string | null };
  /** The edition of the database is null where it has a server of its own. */
  readonly 'bill.management-server': MachineParts & { readonly sqlServer: string | null };
  readonly 'bill.database-server': MachineParts & { readonly sqlServer: string };
  /** What all UPS have to give, and for how long. */
  readonly 'bill.ups': {
    readonly va: number;
    readonly watts: number;
    readonly wattHours: number;
    readonly minutes: number;
    /** Whether the power of the hosts of virtual machines is missing. */
    readonly isWithoutHost: boolean;
  };
  /** What the batteries of the UPS lack. */
  readonly 'bill.battery': { readonly wattHours: number; readonly minutes: number };

  /** Sites that equal lines of a summary are for. */
  readonly 'bill.of-sites': {
    readonly quantity: number;
    readonly designation: string;
    readonly sites: readonly string[];
  };

  readonly 'licence.base': Nothing;
  /** Of a summary of sites that are each a system of their own. */
  readonly 'licence.base-of-sites': { readonly sites: number };
  readonly 'licence.device': Nothing;
  readonly 'licence.management-database': Nothing;
  readonly 'licence.system-of-appliances': Nothing;
  readonly 'licence.system-of-servers': { readonly hasSpares: boolean };
  readonly 'licence.system-of-management': Nothing;
  readonly 'licence.system-of-database': Nothing;

  /** Why sites are no one system: one of each edition, by its name, or its place from 1 where it has none. */
  readonly 'summary.editions': {
    readonly sites: readonly { readonly site: string | number; readonly edition: string }[];
  };
  /** Why prices have no sum. */
  readonly 'summary.currencies': { readonly currencies: readonly string[] };
}

/** Figures of a sentence that has none. */
type Nothing = Readonly<Record<never, never>>;

/** Parts of a machine without the disks of recordings. */
export interface MachineParts {
  readonly cpu: string;
  readonly ramGb: number;
  readonly systemDisk: string;
}

/** What some disks are for. */
export interface DiskUse {
  readonly use: 'live' | 'archive' | 'spare-servers';
  readonly isHotSpare: boolean;
}

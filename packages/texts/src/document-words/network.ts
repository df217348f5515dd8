import type { TextOf } from './text-of.ts';

/** What a derived line is about. */
export type NetworkLineCode =
  | 'ports'
  | 'poe'
  | 'uplink'
  | 'servers-rate'
  | 'core-ports'
  | 'shared-path'
  | 'live-view'
  | 'addresses'
  | 'other-addresses'
  | 'closet-units'
  | 'closet-power'
  | 'closet-heat'
  | 'room-units'
  | 'room-power'
  | 'room-heat'
  | 'ups'
  | 'clock';

/** Headings of the IT request sheet and of the columns of its tables. */
export interface NetworkHeadings {
  readonly derived: string;
  readonly what: string;
  readonly figure: string;
  readonly unit: string;
  readonly how: string;
  readonly questions: string;
  readonly question: string;
  readonly reason: string;
  readonly answer: string;
  readonly assumptions: string;
  readonly site: string;
  readonly whole: string;
  /** In a workbook, before how a figure came about that is more as soon as all is known; older documents lack it. */
  readonly atLeast?: string;
}

/** Units that are nouns, as they stand after their number. */
export interface NetworkUnits {
  readonly port: (value: number) => string;
  readonly address: (value: number) => string;
  readonly minute: (value: number) => string;
}

/** How many terms a sum has, where they are too many to be named: `sum of 12 closets`. */
export type SumOf = TextOf<number>;

/** The words of the IT request sheet. Figures with a unit come as they are printed, such as `78.4`. */
export interface NetworkWords {
  readonly title: string;
  readonly headings: NetworkHeadings & { readonly atLeast: string };
  /** `13 lines follow from the design, 6 are questions.` */
  readonly summary: TextOf<{ readonly lines: number; readonly questions: number }>;
  /** What each line is about. */
  readonly lines: Readonly<Record<NetworkLineCode, string>>;
  /** What a line is about that a closet has. */
  readonly lineOfCloset: (line: string, closet: string) => string;
  readonly closetWithoutName: string;
  readonly units: NetworkUnits;
  /** A figure that is more as soon as all is known. */
  readonly atLeast: (figure: string) => string;
  readonly sums: {
    readonly closets: SumOf;
    readonly switchLoads: SumOf;
    readonly stationKinds: SumOf;
    readonly sites: SumOf;
  };
  readonly facts: SwitchFacts;
  readonly how: NetworkHow;
  readonly questions: NetworkQuestions;
}

/** Facts of the catalogue that power and heat of a closet rest on. */
export interface SwitchFacts {
  readonly switchPower: (kind: string) => string;
  readonly supplyEfficiency: string;
}

/** How figures came about. */
export interface NetworkHow {
  readonly ports: TextOf<{
    readonly groups: readonly { readonly cameras: number; readonly title: string }[];
    /** Groups that are not named. */
    readonly more: number;
    /** Cameras with their own supply. */
    readonly unfed: number;
  }>;
  /** `8 x 30 W of class 4`. */
  readonly poe: TextOf<{ readonly cameras: number; readonly watts: string; readonly poeClass: number }>;
  readonly uplinkOfOne: TextOf<number>;
  /** Of a sum of rates. */
  readonly uplinkOfMany: TextOf<{ readonly switches: number; readonly sum: string }>;
  readonly allCameras: string;
  /** `1 uplink of each of 3 switches`; at most so many, where some have fewer. */
  readonly coreUplinks: TextOf<{ readonly uplinks: number; readonly switches: number; readonly isMost: boolean }>;
  readonly sharedPath: TextOf<{ readonly usePercent: number; readonly rate: string }>;
  readonly addresses: TextOf<{
    readonly cameras: number;
    readonly servers: number;
    readonly management: number;
    readonly sparePercent: number;
    readonly spare: number;
  }>;
  /** At least one of them is not 0. */
  readonly otherAddresses: TextOf<{ readonly switches: number; readonly stations: number }>;
  readonly closetPower: string;
  readonly closetHeat: string;
  /** With the designations of what has no figure. */
  readonly room: TextOf<readonly string[]>;
  readonly ups: string;
  readonly clock: string;
}

interface Question<R> {
  readonly question: string;
  /** Why it is asked. */
  readonly reason: R;
}

/** Questions to the IT of the customer; figures come with their units, such as `36 addresses`. */
export interface NetworkQuestions {
  readonly vlan: Question<TextOf<number>>;
  /** The number of addresses is empty where it is not known. */
  readonly addressRange: Question<(addresses: string) => string>;
  readonly dhcp: Question<string>;
  readonly igmp: Question<string>;
  readonly firewall: Question<(rate: string) => string>;
  /** The number of ports is empty where it is not known. */
  readonly coreLinks: Question<(ports: string) => string>;
  readonly viewingNetwork: Question<(rate: string) => string>;
  readonly timeServer: Question<(cameras: number) => string>;
  readonly patching: Question<string>;
}

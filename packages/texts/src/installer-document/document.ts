import type { InstallerHeadings, PlanHeadings } from '../document-words/installer.ts';

/** A text, with the numbers of the assumptions that it rests on. */
export interface MarkedText {
  readonly text: string;
  /** Numbers of `assumptions`, counted from 1; left out where there is none. */
  readonly marks?: readonly number[];
}

/** One thing that an installer has to know, with its name. */
export interface InstallerFact extends MarkedText {
  readonly name: string;
}

/** A thing that is delivered. */
export interface ArrivingItem {
  readonly item: string;
  readonly quantity: string;
  readonly purpose: string;
}

/** Equal devices above each other, or devices beside the rack. Figures are those of each. */
export interface RackRow {
  /** `1 to 4`, `beside the rack`; empty where the height is not published. */
  readonly place: string;
  readonly name: string;
  readonly count: string;
  readonly height: string;
  readonly power: MarkedText;
  readonly heat: string;
  readonly weight: string;
}

/** A device as it stands in a rack. */
export interface RackDevice {
  readonly name: string;
  /** The lowest of its units, counted from 1. */
  readonly from: number;
  readonly units: number;
  readonly isSpare: boolean;
}

/** The rack from the bottom up, and what feeds it. */
export interface InstallerRack {
  readonly rows: readonly RackRow[];
  readonly sum: Pick<RackRow, 'height' | 'heat'> & { readonly power: string };
  /** One list of devices for each rack. */
  readonly racks: readonly (readonly RackDevice[])[];
  readonly circuits: readonly string[];
}

/** A storage definition of the recorder: all its recordings are kept for the same days. */
export interface InstallerStorage {
  readonly name: string;
  readonly days: string;
  readonly cameras: string;
  readonly groups: string;
}

/** Equal servers. */
export interface InstallerServer {
  /** `Servers 1 and 2`. */
  readonly title: string;
  readonly facts: readonly InstallerFact[];
  /** Empty for a server that records nothing until another fails. */
  readonly storages: readonly InstallerStorage[];
}

/** A stream of a camera group on a server; speedup has a row for each rate. */
export interface InstallerStream {
  readonly server: string;
  readonly group: string;
  /** On each of the servers; empty on all but the first row of a group. */
  readonly cameras: string;
  readonly stream: string;
  readonly codec: string;
  readonly resolution: string;
  readonly fps: string;
  readonly recording: string;
  /** Seconds before and after an event. */
  readonly preAndPost: string;
  readonly days: string;
  readonly kbps: string;
}

/** Cameras of equal servers. */
export interface InstallerStreams {
  readonly server: string;
  readonly rows: readonly InstallerStream[];
  /** `5 groups`. */
  readonly groups: string;
  /** Cameras of each of the servers. */
  readonly cameras: string;
}

/** Cameras of a group at ports of a switch that follow each other. */
export interface PortRange {
  readonly firstPort: number;
  readonly cameras: number;
  readonly group: string;
  /** Of the first of them within its group, counted from 1. */
  readonly firstNumber: number;
  /** What they are called on floor plans, the first one first; left out where none is placed, shorter where not all are. */
  readonly labels?: readonly string[];
  /** `class 3`, `own supply`. */
  readonly poeClass: string;
  /** Of each; empty where it is not known, as below. */
  readonly reserved: string;
  readonly drawn: string;
  readonly cable: string;
}

export interface InstallerSwitch {
  /** The name to give: `SW-01`. */
  readonly name: string;
  readonly closet: string;
  readonly kind: string;
  /** How much of it is used. */
  readonly summary: string;
  readonly ports: readonly PortRange[];
}

/** A closet, or all of them. */
export interface ClosetRow {
  readonly closet: string;
  readonly switches: string;
  readonly height: string;
  readonly power: MarkedText;
  readonly heat: MarkedText;
}

/** Cables of the cameras of a group. */
export interface CableRow {
  readonly group: string;
  readonly closet: string;
  readonly cameras: string;
  /** Empty where it is not known, as the sum. */
  readonly each: string;
  readonly total: string;
}

/** What stands between cameras and servers, and where it is watched. */
export interface InstallerNetwork {
  readonly headings: PlanHeadings;
  readonly closets: readonly ClosetRow[];
  readonly switches: readonly InstallerSwitch[];
  readonly cables: readonly CableRow[];
  readonly cableSum: string;
  readonly notes: readonly string[];
}

/** Something to be looked at before the site is handed over. */
export interface AcceptanceStep {
  readonly check: string;
  readonly expected: string;
}

/** What an installer needs to build a design: plain data, with every text and number as it is printed. */
export interface InstallerDocument {
  /** Language, numbers and dates, BCP 47. */
  readonly locale: string;
  readonly headings: InstallerHeadings;
  /** `82 cameras. 1 server records, 1 is a cold spare.` */
  readonly summary: string;
  readonly arriving: readonly ArrivingItem[];
  readonly rack: InstallerRack;
  readonly servers: readonly InstallerServer[];
  readonly cameras: readonly InstallerStreams[];
  readonly cameraNotes: readonly string[];
  /** Only of a design that asks for a network. */
  readonly network?: InstallerNetwork;
  /** Viewing workstations, only where there are some. */
  readonly stations?: readonly InstallerFact[];
  readonly failover: readonly InstallerFact[];
  readonly acceptance: readonly AcceptanceStep[];
  /** Explained on the last page, numbered from 1. */
  readonly assumptions: readonly string[];
}

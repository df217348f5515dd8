import type { SpareKind } from './answer.ts';
import type { CameraWords, HandoverWords, PlanWords } from './installer-parts.ts';
import type { TextOf } from './text-of.ts';

/** Headings of the installer's document and of the columns of its tables. */
export interface InstallerHeadings {
  readonly arrives: string;
  readonly servers: string;
  readonly cameras: string;
  readonly handover: string;

  readonly item: string;
  readonly quantity: string;
  readonly purpose: string;

  readonly rack: string;
  readonly place: string;
  readonly device: string;
  readonly count: string;
  readonly height: string;
  readonly power: string;
  readonly heat: string;
  readonly weight: string;
  readonly sum: string;
  readonly circuits: string;

  readonly storages: string;
  readonly storage: string;
  readonly retention: string;

  readonly server: string;
  readonly group: string;
  readonly camerasOfServer: string;
  readonly stream: string;
  readonly codec: string;
  readonly resolution: string;
  readonly fps: string;
  readonly recording: string;
  readonly preAndPost: string;
  readonly days: string;
  readonly kbps: string;
  readonly everyCamera: string;

  readonly failover: string;
  readonly acceptance: string;
  readonly check: string;
  readonly expected: string;
  readonly found: string;
  readonly installer: string;
  readonly customer: string;
  readonly assumptions: string;
  /** Of the viewing workstations; documents of earlier versions lack it. */
  readonly stations?: string;
}

/** The same of the network, which most documents do not have. */
export interface PlanHeadings {
  readonly title: string;
  readonly closets: string;
  readonly closet: string;
  readonly switches: string;
  readonly height: string;
  readonly power: string;
  readonly heat: string;
  readonly port: string;
  readonly camera: string;
  readonly poeClass: string;
  readonly reserved: string;
  readonly drawn: string;
  readonly cable: string;
  readonly vlan: string;
  readonly cables: string;
  readonly group: string;
  readonly cameras: string;
  readonly each: string;
  readonly total: string;
  readonly label: string;
  readonly switch: string;
}

/** The words of the document to build a design from. Figures with a unit come as they are printed: `64.30 TB`, `up to` is a word. */
export interface InstallerWords {
  readonly headings: InstallerHeadings & { readonly stations: string };
  readonly planHeadings: PlanHeadings;
  /** `82 cameras. 1 server records, 1 is a cold spare.` */
  readonly summary: TextOf<{
    readonly cameras: number;
    readonly recording: number;
    readonly spares: number;
    readonly kind: SpareKind;
  }>;
  /** Names or numbers next to each other: `REC-01 and REC-02`, `1 to 5`. */
  readonly range: (of: { readonly first: string; readonly last: string; readonly isPair: boolean }) => string;
  readonly days: TextOf<number>;
  readonly minutes: TextOf<number>;
  readonly upTo: (rate: string) => string;
  readonly arriving: ArrivingWords;
  readonly rack: RackWords;
  readonly server: ServerWords;
  readonly other: OtherServerWords;
  readonly cameras: CameraWords;
  readonly plan: PlanWords;
  readonly handover: HandoverWords;
}

/** For what something is delivered. */
export interface ArrivingWords {
  readonly forCameras: string;
  readonly forCamerasAlone: string;
  readonly onlyIfOrdered: string;
}

export interface RackWords {
  readonly notPublished: string;
  readonly inServers: string;
  readonly besideRack: string;
  /** Units of one of several racks. */
  readonly inRack: (rack: number, units: string) => string;
  /** Names of assumed numbers. */
  readonly typicalPower: (machine: string) => string;
  readonly typicalManagementPower: string;
  /** What feeds the rack, a sentence each. */
  readonly withoutUps: (power: string) => string;
  readonly behindUps: TextOf<{
    readonly power: string;
    readonly va: number;
    readonly wattHours: number;
    readonly minutes: number;
  }>;
  readonly withoutHosts: string;
  readonly greatestUnknown: TextOf<readonly string[]>;
  readonly greatest: (power: string) => string;
  readonly heightUnknown: TextOf<{ readonly devices: readonly string[]; readonly unit: number }>;
}

/** Names and texts of the facts of a server. */
export interface ServerWords {
  /** `Servers 1 and 2`. */
  readonly title: (of: { readonly isOne: boolean; readonly numbers: string }) => string;
  readonly name: string;
  readonly role: string;
  readonly records: string;
  readonly hardware: string;
  readonly hardwareOf: TextOf<{
    readonly name: string;
    readonly processor: string;
    readonly ram: number;
    readonly systemDisk: string;
  }>;
  readonly ram: TextOf<number>;
  readonly disks: string;
  readonly volume: string;
  readonly disksOf: Readonly<Record<'live' | 'archive', string>>;
  readonly volumeOf: Readonly<Record<'live' | 'archive', string>>;
  /** With the sizes that makers of recording software recommend. */
  readonly formatted: (drive: string, capacity: string) => string;
  /** Disks with the sizes of their arrays. */
  readonly arrays: TextOf<{ readonly disks: string; readonly sizes: readonly number[] }>;
  readonly livePath: string;
  readonly withoutArchive: (path: string) => string;
  readonly archivePath: string;
  readonly archived: string;
  readonly timesADay: TextOf<number>;
  readonly secondArchive: string;
  readonly secondArchiveHow: TextOf<{ readonly days: number; readonly fps: number }>;
  readonly cameras: string;
  readonly camerasIn: TextOf<{ readonly cameras: number; readonly streams: number; readonly rate: string }>;
  /** Name of an assumed number. */
  readonly ratedRate: (machine: string, rate: string) => string;
  readonly clients: string;
  readonly clientsOut: (rate: string) => string;
  /** `Port, cameras`, of a usage that begins a line. */
  readonly port: (usage: string) => string;
  /** The rate is null where no traffic is counted. */
  readonly portUse: TextOf<{ readonly details: string; readonly speed: number; readonly rate: string | null }>;
  readonly ports: string;
  readonly portsNotPublished: (machine: string) => string;
  /** Of a storage, by its days with zeros before them. */
  readonly storageName: (days: string) => string;
}

/** The same of servers that record nothing of their own. */
export interface OtherServerWords {
  readonly spareTitle: (spares: number) => string;
  /** Which servers a spare stands by for. */
  readonly covered: (of: { readonly kind: SpareKind; readonly servers: number; readonly names: string }) => string;
  readonly asServer: (name: string) => string;
  readonly volumeAndPaths: string;
  readonly hasToHold: string;
  /** Days of an outage, and the most of a day; null where it is not known. */
  readonly held: TextOf<{ readonly days: number; readonly most: string | null }>;
  readonly licences: string;
  readonly noLicences: string;
  readonly managementTitle: string;
  readonly managementRole: TextOf<number>;
  readonly sqlServer: string;
  readonly forDatabase: (disks: string) => string;
  readonly databaseTitle: string;
  readonly databaseRole: string;
}

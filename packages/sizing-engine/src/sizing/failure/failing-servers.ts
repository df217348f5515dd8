import type { Quantity } from '../../derivation/quantity.ts';
import type { StorageSettings } from '../../design/design.ts';
import type { ExplainedServerLoad } from '../demand/explained-server.ts';
import type { Deals } from '../deal/deals.ts';
import type { PlanLoad } from '../deal/plan-group.ts';
import type { PlannedServers } from '../deal/search.ts';
import type { LimitCode, StorageRole } from '../result/result.ts';
import type { DiskLayout, ExplainedCapacity } from '../storage/raid-layout.ts';

/** One storage of each recording server. */
export interface RecordingStorage {
  readonly role: StorageRole;
  readonly layout: DiskLayout;
  /** Whether its disks are rated for a workload in a year, as hard disks are. */
  readonly hasWorkloadRating: boolean;
  readonly disks: Quantity<'disk'>;
  /** Disks of all servers. */
  readonly disksOfAll: Quantity<'disk'>;
  readonly diskTb: Quantity<'TB/disk'>;
  readonly capacity: ExplainedCapacity;
  /** What of it stays free; undefined where nothing has to. */
  readonly reserve: Quantity<'TB'> | undefined;
  /** Performance of its disks. */
  readonly throughput: Quantity<'MB/s'>;
  /** Load of the fullest server on it. */
  readonly transfer: Quantity<'MB/s'>;
  /** Whether what it records is read once more on its way to the archive. */
  readonly isArchived: boolean;
  /** Part of what is recorded that is read again and written to a second archive on it; left out where nothing is. */
  readonly groomedShare?: Quantity<'1'> | undefined;
  /** What a server with a load stores on it. */
  readonly needOf: (load: ExplainedServerLoad) => Quantity<'TB'>;
  /** What of it is locked as evidence; undefined where nothing is. */
  readonly lockedOf: (load: ExplainedServerLoad) => Quantity<'TB'> | undefined;
}

/** The storage of a spare. */
export interface SpareStorage {
  /** What an outage needs of it. */
  readonly need: Quantity<'TB'>;
  /** Whether it holds that much, within the part of its capacity that the sizing fills; else it is the most that fits. */
  readonly isEnough: boolean;
  /** The layout of its disks where they are ordered apart; null where the server comes with them. */
  readonly layout: DiskLayout | null;
  /** Its capacity and disks with their history, worked out when asked for: a search over days needs only the layout. */
  readonly explained: () => ExplainedSpare;
}

interface ExplainedSpare {
  readonly capacity: Quantity<'TB'>;
  /** What of it recordings may fill. */
  readonly room: Quantity<'TB'>;
  /** Null where the server comes with its disks. */
  readonly disks: SpareDisks | null;
}

/** The disks of one spare. */
export interface SpareDisks {
  readonly settings: StorageSettings;
  readonly layout: DiskLayout;
  readonly disks: Quantity<'disk'>;
  readonly diskTb: Quantity<'TB/disk'>;
}

/** The recording servers of a solution, in the form that failures are computed for. */
export interface FailingServers {
  readonly plan: PlannedServers;
  readonly servers: Quantity<'server'>;
  /** Rated recording rate of a server. */
  readonly rated: Quantity<'Mbit/s'>;
  /** The last one holds the whole retention. */
  readonly storages: readonly RecordingStorage[];
  /** As the limits take them, with overhead where it applies. */
  readonly deals: Deals;
  /** Camera data of a server with a load, with overhead where it applies. */
  readonly rateOf: (load: ExplainedServerLoad) => Quantity<'Mbit/s'>;
  /** What the system overhead multiplies video by; 1 where there is none. */
  readonly overheadFactor: number;
  /** Video of a day with overhead where it applies. */
  readonly dailyOf: (daily: Quantity<'TB/day'>) => Quantity<'TB/day'>;
  /** What the clients of one server read. */
  readonly clientRate: Quantity<'Mbit/s'>;
  /** Limits of the proposed servers that a load exceeds. */
  readonly brokenBy: (load: PlanLoad) => readonly LimitCode[];
  /** The storage of a spare that records so much a day, without overhead, for the days of an outage. */
  readonly spareFor: (daily: Quantity<'TB/day'>, days: Quantity<'day'>) => SpareStorage;
}

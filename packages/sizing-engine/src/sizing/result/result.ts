import type { Answer } from './answer-result.ts';
import type { Alternative } from './alternative-result.ts';
import type { RetentionFinding } from './retention-finding.ts';
import type { TierStorage } from './tier-storage.ts';
import type { Warning, WarningCode } from './warning.ts';
import type { LimitCode, StorageRole } from './limit-code.ts';
import type { Failure, StorageReach } from './failure-result.ts';
import type { ServerPlan } from './plan-result.ts';
import type { Saying } from './sayings.ts';
import type { Direction } from './sayings-of-headroom.ts';
import type { BillLine, BillTotal, Licence, PhysicalTotals } from './bill-result.ts';
import type { CoverageResult } from './coverage-result.ts';
import type { NetworkResult } from './network-result.ts';
import type { ServerMotionResult, ViewingResult } from './viewing-result.ts';

export type * from './answer-result.ts';
export type * from './alternative-result.ts';
export type * from './bill-result.ts';
export type * from './coverage-result.ts';
export type * from './failure-result.ts';
export type * from './limit-code.ts';
export type * from './network-result.ts';
export type * from './plan-result.ts';
export type * from './retention-finding.ts';
export type * from './tier-storage.ts';
export type * from './viewing-result.ts';
export type * from './warning.ts';

/** The result of a sizing. Numbers are in the unit that the field names; fields that do not apply are null. */

/** A figure with its range: P10 and P90 of published figures of such streams. */
export interface RangedFigure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A figure and its limit, in the same unit. */
export interface LimitedFigure {
  readonly value: number;
  readonly rangeMax: number;
  readonly unitType: string;
  /** Of the limit, 0 to 100; 0 where the limit is 0. */
  readonly percent: number;
}

/** The design's own demand, before overhead, hardware and what a second archive saves. */
export interface Totals {
  readonly cameras: RangedFigure;
  readonly cameraStreams: RangedFigure;
  readonly averageMbit: RangedFigure;
  readonly peakMbit: RangedFigure;
  /** Decimal TB. */
  readonly storageTb: RangedFigure;
}

/** What is locked as evidence in a design, over all servers, before overhead; the totals do not have it. */
export interface EvidenceLockReserve {
  /** Hours of single cameras that stand locked. */
  readonly cameraHours: number;
  /** Decimal TB. */
  readonly storageTb: RangedFigure;
}

/** Recording servers of any maker. Cameras, processor and memory are those of each. */
export interface GenericProposal {
  /** Recording servers. */
  readonly quantity: number;
  /** Cameras of the fullest server. */
  readonly camerasPrServer: number;
  readonly machineType: string;
  readonly cpuType: string;
  readonly osDisk: string;
  /** GB. */
  readonly ram: number;
}

/** One link that a recording server needs. */
export interface NetworkInterface {
  readonly usage: Saying;
  /** Mbit/s. */
  readonly speed: number;
  /** Mbit/s; null where nothing is required of the link. */
  readonly requiredBitrate: number | null;
  readonly details: Saying;
}

/** One database of a recording server: its requirements and its layout. Figures are per server. */
export interface DatabaseProposal {
  /** Disks. */
  readonly quantity: number;
  /** Disks of all servers. */
  readonly totalQuantity: number;
  readonly diskType: string;
  /** TB of 10^12 bytes. */
  readonly diskSize: number;
  readonly raidType: string;
  /** Disks of each array of a server, the larger ones first; one entry where all disks are one array. */
  readonly arrays: readonly number[];
  /** Need with overhead and reserve, TB. */
  readonly reqCapacity: number;
  /** What the layout gives, TiB. */
  readonly formattedCapacity: number;
  readonly connectivity: string;
  /** Back-end IOPS that the design demands. */
  readonly iops: number;
  /** MB/s that the design demands. */
  readonly transferSpeed: number;
  /** Codes of the warnings that are about this database. */
  readonly warnings: readonly WarningCode[];
}

/** The management server and the storage of its database. */
export interface ManagementServerProposal {
  readonly cpuType: string;
  readonly osDisk: string;
  readonly diskType: string;
  /** GB. */
  readonly ram: number;
  readonly maxCameras: number;
  readonly sqlServer: string;
  readonly databaseStorage: {
    readonly quantity: number;
    readonly diskType: string;
    /** TB. */
    readonly diskSize: number;
    readonly raidType: string;
  };
}

/** Appliances of one model and size, and how full they are. */
export interface HuskyProposal {
  readonly serverQuantity: number;
  /** Camera streams of the fullest server, rounded up; out of its share of the rated load. */
  readonly cameraStreams: LimitedFigure;
  readonly cameraDataRate: LimitedFigure;
  readonly clientDataRate: LimitedFigure;
  /** Whole need, TB, out of the formatted capacity of all servers. */
  readonly storageWithOverhead: LimitedFigure;
  readonly diskUtilization: LimitedFigure & { readonly additionalHeadlineInfo: string };
  readonly systemUtilization: LimitedFigure;
  /** Disks of each array of an appliance, the larger ones first; one entry where all disks are one array. */
  readonly arrays: readonly number[];
  readonly huskyIvoSpec: HuskyIvoSpec;
}

/** The data sheet of an appliance. What its maker does not publish is null. */
export interface HuskyIvoSpec {
  readonly sku: string;
  readonly modelName: string;
  readonly imageUrl: string;
  readonly dataSheetLink: string | null;
  readonly dataSheetLabel: Saying | null;
  readonly formFactorLabel: string;
  readonly processorType: string | null;
  readonly operatingSystem: string | null;
  readonly storageTypeLabel: string;
  readonly storageCapacityLabel: string;
  /** GB. */
  readonly ram: number | null;
  readonly osDrive: string | null;
}

/** How the fullest server stands against one limit. */
export interface LimitState {
  readonly limit: LimitCode;
  readonly title: Saying;
  readonly value: number;
  readonly max: number;
  readonly unit: Saying;
  /** Of the limit, 0 to 100, more where the limit is broken; 0 where the limit is 0. */
  readonly percent: number;
}

/**
 * The load of the fullest server against one of its limits, the limit as the sizing uses it: 70 % of a link, the rated
 * recording rate within the allowed utilization.
 */
export interface ServerLoad extends LimitState {
  /** Null for a limit of the whole server. */
  readonly storage: StorageRole | null;
}

/** Video of a retention, TB: as expected, of calm scenes and of busy ones. */
export interface RetentionNeed extends RangedFigure {
  /** In the unit of the {@link RetentionReach}. */
  readonly retention: number;
  /** What is expected, by archive; left out where there is no second archive. */
  readonly tiers?: RetentionTiers;
}

/** Video of a retention in two archives, TB; both together are the expected need. */
export interface RetentionTiers {
  /** Video at the full frame rate. */
  readonly fullTb: number;
  /** Video at the reduced frame rate. */
  readonly groomedTb: number;
}

/**
 * How long the disks hold what is recorded, within the utilization cap of an appliance: the same limit that headroom is
 * counted to.
 */
export interface RetentionReach {
  /** `%` of each row's own retention where the rows are not all kept for the same time. */
  readonly unit: 'days' | '%';
  /** The retention that the design asks for; 100 where the unit is `%`. */
  readonly asked: number;
  /** Video that the disks hold, TB. */
  readonly room: number;
  /** Retention that the disks hold of busy scenes. */
  readonly low: number;
  readonly likely: number;
  /** Retention that the disks hold of calm scenes. */
  readonly high: number;
  /**
   * Video of half to twice the retention that is asked for; where there is a second archive, also that of the retentions at which
   * it takes over rows: the need is straight between two of them. Of many retentions, only the six at which its slope changes
   * most.
   */
  readonly needs: readonly RetentionNeed[];
}

/** How far one quantity of the design is from the next step of the hardware. */
export interface Headroom {
  /** The quantity and its direction; `cameras-more-of-group` for those of one group alone. */
  readonly code: string;
  /** What changes: cameras, retention, data rate … */
  readonly quantity: Saying;
  readonly direction: Direction;
  /** Distance to the step, in `unit`; of one group, the cameras that fit before it; null in results of earlier versions, which told changes without a step as well. */
  readonly distance: number | null;
  readonly unit: string;
  readonly effect: Saying;
  /** The hardware that it leads to, alike for all changes that lead there; null for the cameras of one group, which tell how many fit. */
  readonly outcome: Saying | null;
  /** The whole as a sentence. */
  readonly message: Saying;
}

/** One step of the margin ledger, from video to nameplate. */
export interface LedgerStep {
  readonly code: string;
  readonly title: Saying;
  /** Decimal TB after the step. */
  readonly tb: number;
  /** What the step multiplies by: less than 1 where a second archive saves storage, 1 or more elsewhere. */
  readonly factor: number;
  /** What the other capacity convention would buy; null at every other step, and where alternatives are left out. */
  readonly note: Saying | null;
}

/** What computed a proposal: with the same versions the same design has the same answer. */
export interface Versions {
  /** Of this package. */
  readonly engine: string;
  /** Version of the catalogue. */
  readonly catalogue: string;
  /** Version of the calculation model. */
  readonly model: string;
}

/** The whole answer to a design. */
export interface Proposal {
  readonly calculationSuccess: boolean;
  readonly errorMessage: Saying | null;
  readonly xProtectPlatform: string;
  /** Percent; generic hardware only. */
  readonly overhead: number | null;
  readonly genericProposal: GenericProposal | null;
  readonly networkInterface: readonly NetworkInterface[] | null;
  readonly liveDatabase: DatabaseProposal | null;
  readonly archiveDatabase: DatabaseProposal | null;
  readonly managementServer: ManagementServerProposal | null;
  readonly huskyProposal: HuskyProposal | null;
  readonly totals: Totals;
  /** Left out where nothing is locked as evidence. */
  readonly evidenceLock?: EvidenceLockReserve;
  readonly warnings: readonly Warning[];
  readonly bindingConstraint: LimitState | null;
  /** Null where nothing fits. */
  readonly loads: readonly ServerLoad[] | null;
  /** Null where nothing fits. */
  readonly serverPlan: ServerPlan | null;
  /** Null where nothing fits. */
  readonly retentionReach: RetentionReach | null;
  /** Left out where there is no second archive. */
  readonly tiers?: TierStorage;
  /** Null where nothing fits, and where the caller leaves it out. */
  readonly failure: Failure | null;
  /** How much longer recordings could be kept, without the utilization cap of an appliance. Null where failures are. */
  readonly reach: readonly StorageReach[] | null;
  /** Null where nothing fits. */
  readonly retentionFindings: readonly RetentionFinding[] | null;
  /**
   * Cameras of single groups first, then the nearest step; changes that lead to the same hardware follow each other. What changes
   * nothing is left out, and what is no small change.
   */
  readonly headroom: readonly Headroom[];
  readonly ledger: readonly LedgerStep[];
  readonly alternatives: readonly Alternative[];
  /** Null where nothing fits. */
  readonly physical: PhysicalTotals | null;
  /** Null where nothing fits. */
  readonly licences: readonly Licence[] | null;
  /** What is to be bought, without prices. Null where nothing fits. */
  readonly bill: readonly BillLine[] | null;
  /** Null where nothing fits. */
  readonly billTotal: BillTotal | null;
  /** Null where nobody asks for it. */
  readonly network: NetworkResult | null;
  /** Null where there are no stations. */
  readonly viewing: ViewingResult | null;
  /** Null where servers look for no motion, and where nothing fits. */
  readonly serverMotion: ServerMotionResult | null;
  /** Groups of which the angle is known; null where there is none. */
  readonly coverage: readonly CoverageResult[] | null;
  readonly versions: Versions;
  /** The recommendation in a few figures. */
  readonly answer: Answer;
}

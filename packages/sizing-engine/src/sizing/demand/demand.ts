import type { Bounds } from '../../design/bounds.ts';
import type { RetentionClass } from '../../formulas/retention-by-class.ts';
import type { Deals } from '../deal/deals.ts';
import type { SummedDemand } from './demand-sums.ts';
import type { RowKind } from './row-kinds.ts';
import type { TierDemand } from './tier-demand.ts';

/** What a design asks of its hardware, on bare numbers. */
export interface Demand extends SummedDemand {
  readonly cameras: number;
  readonly streams: number;
  /** The live database while archiving runs, decimal TB; 0 without archiving. */
  readonly liveTb: number;
  /** How the cameras are dealt to servers, what is locked as evidence with them. */
  readonly deals: Deals;
  /** The same if every row is kept so many days longer; shorter for a negative number. */
  readonly dealsAfter: (days: number) => Deals;
  /** The same servers with what their cameras record in one day as their storage. */
  readonly dealsOfOneDay: () => Deals;
  /** What one camera of each group records in a day, by the number of the group: one class for each of its rows. */
  readonly classesPerDay: () => readonly (readonly Required<RetentionClass>[])[];
}

/** What else the rows of a design have in common. */
export interface RowFacts {
  /** The shortest and the longest retention, days. */
  readonly retentionDays: Bounds;
  /** Licences that the devices of all groups need. */
  readonly deviceLicences: number;
  /** Whether a calculated rate stands outside the frame rates that were measured. */
  readonly isExtrapolated: boolean;
  /** Whether any row tells the lens of its cameras, or what they are to show. */
  readonly hasViews: boolean;
}

/** The expected demand, and the ends of its range. */
export interface DemandRange {
  readonly value: Demand;
  readonly low: SummedDemand;
  readonly high: SummedDemand & Pick<Demand, 'classesPerDay'>;
  /** The kinds of rows there are. */
  readonly kinds: readonly RowKind[];
  /** What a second archive makes of it; undefined where there is none. */
  readonly tiers: TierDemand | undefined;
  readonly rows: RowFacts;
}

import type { Catalogue } from '../catalogue/schema.ts';
import type { Explained } from '../derivation/explained.ts';
import type { Quantity } from '../derivation/quantity.ts';
import type { Design } from '../design/design.ts';
import type { RecordingHardware } from './bill/explained-line.ts';
import type { DemandRange } from './demand/demand.ts';
import type { ExplainedDemand } from './demand/explained-demand.ts';
import type { SettledOptions } from './options.ts';
import type { Proposal, Warning } from './result.ts';

/** A design and what its cameras ask for. */
export interface DesignQuestion {
  readonly design: Design;
  readonly range: DemandRange;
  readonly catalogue: Catalogue;
}

/** What a sizing of either hardware type is asked. */
export interface SizingQuestion extends DesignQuestion {
  readonly demand: ExplainedDemand;
  /** Archive runs a day. */
  readonly runsPerDay: Quantity<'run/day'>;
  readonly options: SettledOptions;
}

/** The part of a proposal that depends on the hardware type. */
export type HardwareAnswer = Pick<
  Explained<Proposal>,
  | 'genericProposal'
  | 'networkInterface'
  | 'liveDatabase'
  | 'archiveDatabase'
  | 'huskyProposal'
  | 'bindingConstraint'
  | 'loads'
  | 'serverPlan'
  | 'retentionReach'
  | 'tiers'
  | 'failure'
  | 'headroom'
  | 'ledger'
  | 'alternatives'
> & {
  readonly warnings: readonly Warning[];
  /** What has to be bought of it. */
  readonly hardware: RecordingHardware;
};

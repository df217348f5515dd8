import type { Catalogue } from '../../catalogue/schema.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import type { Design } from '../../design/design.ts';
import type { DemandRange } from '../demand/demand.ts';
import type { ExplainedDemand } from '../demand/explained-demand.ts';
import type { SettledOptions } from './options.ts';

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

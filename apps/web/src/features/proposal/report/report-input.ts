import type { CalculationResult } from '@site-designer/api-contract';
import type { Alternative, Design } from '@site-designer/sizing-engine';
import type { Integrator } from '../print/integrator.ts';

/** The company that a proposal is from. */
export interface Brand {
  readonly name: string;
  /** Address of its logo. */
  readonly logo: string;
  /** What a proposal is given under, a paragraph each. */
  readonly terms: readonly string[];
}

/** All that a report is drawn from: a result just made, or one that was kept. */
export interface ReportInput {
  readonly proposal: CalculationResult;
  /** The design that the proposal answers. */
  readonly question?: Design | undefined;
  readonly integrator: Integrator | undefined;
  readonly brand: Brand;
  /** Puts an alternative into the settings of the design; left out where nothing can be changed. */
  readonly onApply?: ((alternative: Alternative) => void) | undefined;
}

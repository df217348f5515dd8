import type { CalculationResult } from '@site-designer/api-contract';
import type { Alternative, Design } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import type { Integrator } from '../print/integrator.ts';

/** The company that a proposal is from. */
export interface Brand {
  readonly name: string;
  /** Address of its logo. */
  readonly logo: string;
  /** Colour of the cover, where it has one of its own. */
  readonly accent?: string | undefined;
  /** What a proposal is given under, a paragraph each. */
  readonly terms: readonly string[];
}

/** What an issued proposal says about itself. */
export interface IssueCard {
  /** `P-0001 A`. */
  readonly name: string;
  readonly issuedUtc: string;
  readonly validUntilUtc: string;
  readonly customer: string;
  readonly contact: string;
  readonly reference: string;
  readonly note: string;
}

/** What the proposals of a project say on their covers. */
export type CoverCard = Pick<IssueCard, 'customer' | 'contact' | 'reference' | 'note'>;

/** All that a report is drawn from: a result just made, or one that was kept. */
export interface ReportInput {
  readonly proposal: CalculationResult;
  /** The design that the proposal answers. */
  readonly question?: Design | undefined;
  readonly integrator: Integrator | undefined;
  readonly brand: Brand;
  /** Puts an alternative into the settings of the design; left out where nothing can be changed. */
  readonly onApply?: ((alternative: Alternative) => void) | undefined;
  /** Printed on a proposal that is not issued yet. */
  readonly cover?: CoverCard | undefined;
  /** Of an issued proposal alone. */
  readonly issue?: IssueCard | undefined;
  /** Under which the browser remembers what is printed of it; forgotten where it is left out. */
  readonly printKey?: string | undefined;
  /** Whether prices stand on paper. On the screen they stand where the result has them. */
  readonly printsPrices?: boolean | undefined;
  /** The way to enter the prices that a bill lacks; left out where its reader has no price list. */
  readonly enterPrices?: ((designations: readonly string[]) => ReactNode) | undefined;
  /** Sections that it has, where not all that apply are wanted. */
  readonly sections?: readonly string[] | undefined;
}

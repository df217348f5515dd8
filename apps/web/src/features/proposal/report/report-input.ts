import type { CalculationResult, FrozenResult } from '@site-designer/api-contract';
import type { Design } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import type { Integrator } from '../print/integrator.ts';

/** The company that issues a proposal. */
export interface Brand {
  readonly name: string;
  readonly logo: string;
  /** Accent colour of the cover, if it has one. */
  readonly accent?: string | undefined;
  /** Terms of a proposal, one text per paragraph. */
  readonly terms: readonly string[];
}

export interface IssueCard {
  /** `P-0001 A`. */
  readonly name: string;
  readonly issuedUtc: string;
  readonly validUntilUtc: string;
  readonly versions: CalculationResult['versions'];
  readonly customer: string;
  readonly contact: string;
  readonly reference: string;
  readonly note: string;
}

/** Cover page of the proposals of a project. */
export type CoverCard = Pick<IssueCard, 'customer' | 'contact' | 'reference' | 'note'>;

/** A result whose alternatives may lack figures, and that may lack its answer, as older proposals do. */
export type ShownResult = Omit<CalculationResult, 'alternatives' | 'answer' | 'serverPlan'> &
  Pick<FrozenResult, 'alternatives' | 'answer' | 'serverPlan'>;
export type ShownAlternative = ShownResult['alternatives'][number];

/** Inputs of a report: a new result, or a stored one. */
export interface ReportInput {
  readonly proposal: ShownResult;
  /** The design that the proposal answers. */
  readonly question?: Design | undefined;
  readonly integrator: Integrator | undefined;
  readonly brand: Brand;
  /** Applies an alternative to the settings of the design; omitted if the design cannot be changed. */
  readonly onApply?: ((alternative: ShownAlternative) => void) | undefined;
  /** Printed on a draft. */
  readonly cover?: CoverCard | undefined;
  /** Only for issued proposals. */
  readonly issue?: IssueCard | undefined;
  /** Key under which the browser remembers the print choice; omitted if it is not remembered. */
  readonly printKey?: string | undefined;
  /** Whether prices are printed. The screen shows them if the result has them. */
  readonly printsPrices?: boolean | undefined;
  /** Opens the price list for missing prices; omitted if the reader has no price list. */
  readonly enterPrices?: ((designations: readonly string[]) => ReactNode) | undefined;
  /** Edits the own lines of the design below its bill; omitted where there is nothing to edit. */
  readonly ownLines?: ReactNode | undefined;
  /** Its sections; omitted for all that apply. */
  readonly sections?: readonly string[] | undefined;
}

import type { CalculationResult, FrozenResult } from '@site-designer/api-contract';
import type { Design } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import type { UsedWay } from '../answer/answer-lines.tsx';
import type { Integrator } from '../print/integrator.ts';

/** The company that issues a proposal. */
export interface Brand {
  readonly name: string;
  /** Null where the name stands in its place. */
  readonly logo: string | null;
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

/** Prints a document; prices are in it only where they are asked for. */
type PrintDocument = (withPrices: boolean) => void;

/** Inputs of a report: the present answer, or a stored result. */
export interface ReportInput {
  readonly proposal: ShownResult;
  /** The design that the proposal answers. */
  readonly question?: Design | undefined;
  /** The design on the screen, for what is said before it is known to be the one that is answered. */
  readonly drawn?: Design | undefined;
  readonly integrator: Integrator | undefined;
  readonly brand: Brand;
  /** Takes over settings of the answer; omitted if the design cannot be changed. */
  readonly onUse?: ((way: UsedWay) => void) | undefined;
  /** Printed on a draft. */
  readonly cover?: CoverCard | undefined;
  /** Only for issued proposals. */
  readonly issue?: IssueCard | undefined;
  /** The answer in one line, of a result that has no answer. */
  readonly headline?: string | undefined;
  /** Opens the price list for names without a price; omitted if the reader has no price list. */
  readonly enterPrices?: ((designations: readonly string[], text: string) => ReactNode) | undefined;
  /** Below the bill: edits the own lines of the design, or says why there are none; omitted where there is nothing to edit. */
  readonly ownLines?: ReactNode | undefined;
  readonly whatIf?: ReactNode | undefined;
  /** What can be done with the proposal besides printing it, around what prints it. */
  readonly actions?: ((print: ReactNode) => ReactNode) | undefined;
  /** Prints a document for each reader; omitted where there is no document for them. */
  readonly printFor?:
    Readonly<Partial<Record<'customer' | 'sales' | 'installer' | 'network', PrintDocument>>> | undefined;
  /** The parts that a proposal issued without a document shows its customer. */
  readonly sections?: readonly string[] | undefined;
  /** Whether it is drawn on paper, where nothing can be pressed. */
  readonly isPaper?: boolean | undefined;
}

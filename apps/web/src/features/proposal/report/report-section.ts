import type { ReactNode } from 'react';
import type { ReportInput } from './report-input.ts';

/** Who a printed proposal is for: the customer reads the answer and its price, the engineer everything. */
export type PrintVersion = 'customer' | 'engineer';

/** The versions, in the order in which they are offered. */
export const PRINT_VERSIONS: readonly PrintVersion[] = ['engineer', 'customer'];

/** A chapter of the report, told once for the screen, the jump list and the paper. */
export interface ReportSection {
  /** Its address on the page: `…/proposal#bill`. */
  readonly id: string;
  readonly title: string;
  /** Print versions that have it unless somebody chooses otherwise; none for what is on the screen alone. */
  readonly versions: readonly PrintVersion[];
  /** Whether it is closed at first on the screen. */
  readonly isFolded: boolean;
  /** Whether it stands on paper alone: the screen shows it elsewhere. */
  readonly isForPaper?: boolean;
  /** Whether this proposal has it. */
  readonly applies: (input: ReportInput) => boolean;
  /** Whether there is something in it for a customer; always where it is left out. */
  readonly isForCustomers?: (input: ReportInput) => boolean;
  readonly Content: (input: ReportInput) => ReactNode;
}

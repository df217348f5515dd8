import type { ReactNode } from 'react';
import type { ReportInput } from './report-input.ts';

/** Reader of a print: a customer reads the answer and its price, an engineer everything. */
export type PrintVersion = 'customer' | 'engineer';

/** The readers in the order of the choice. */
export const PRINT_VERSIONS: readonly PrintVersion[] = ['engineer', 'customer'];

/** A chapter of the report, defined once for the screen, the links and the print. */
export interface ReportSection {
  /** Its anchor on the page: `…/proposal#bill`. */
  readonly id: string;
  readonly title: string;
  /** Readers that get it by default; none for chapters of the screen only. */
  readonly versions: readonly PrintVersion[];
  /** Whether it is folded at first on the screen. */
  readonly isFolded: boolean;
  /** Whether it is only printed: the screen shows it elsewhere. */
  readonly isForPaper?: boolean;
  readonly applies: (input: ReportInput) => boolean;
  /** Whether it has content for a customer; omitted if it always has. */
  readonly isForCustomers?: (input: ReportInput) => boolean;
  readonly Content: (input: ReportInput) => ReactNode;
}

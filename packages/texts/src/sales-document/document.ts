import type { CustomerDocument } from '../customer-document/document.ts';
import type { MarkedText } from '../installer-document/document.ts';

export interface SalesColumn {
  readonly title: string;
  readonly isNumber: boolean;
}

/** Rows of cells, one for each column. */
export interface SalesTable {
  readonly columns: readonly SalesColumn[];
  readonly rows: readonly (readonly MarkedText[])[];
}

/** Sentences under a heading, a table, or both. */
export interface SalesPart {
  readonly title: string;
  readonly lines: readonly MarkedText[];
  readonly table: SalesTable | null;
}

/** Begins a page on paper. */
export interface SalesPage {
  readonly title: string;
  readonly parts: readonly SalesPart[];
}

/** What a sales engineer reads of a proposal: what the customer gets, and why; plain data with every text as it is printed. */
export interface SalesDocument extends Omit<CustomerDocument, 'terms' | 'annex'> {
  /** What to know before it is sold, in the order of its weight. */
  readonly warnings: readonly string[];
  /** What is earned; null where it has no prices, and in a link. */
  readonly margin: SalesPart | null;
  /** The annex; what is recorded stands at the head of the page `recorded`. */
  readonly pages: readonly (SalesPage & { readonly code: 'choices' | 'recorded' | 'computed' | 'asked' })[];
  /** What the marks at figures count from 1. */
  readonly assumptions: readonly string[];
}

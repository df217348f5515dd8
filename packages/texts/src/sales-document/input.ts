import type { Catalogue, Proposal as EngineProposal } from '@site-designer/sizing-engine';
import type { More } from '@site-designer/sizing-engine/goals';
import type { Assumptions } from '../told/assumptions.ts';
import type { CustomerDocument } from '../customer-document/document.ts';
import type { AnsweredResult, CustomerDocumentInput } from '../customer-document/input.ts';
import type { FigureFormats } from '../language/document-formats.ts';
import type { Rendered } from '../basics/rendered.ts';

type Proposal = Rendered<EngineProposal>;

/** What is read of a result besides what a customer reads. */
export type SalesResult = CustomerDocumentInput['result'] &
  Pick<
    Proposal,
    | 'warnings'
    | 'headroom'
    | 'ledger'
    | 'loads'
    | 'retentionReach'
    | 'evidenceLock'
    | 'totals'
    | 'alternatives'
    | 'versions'
  >;

/** What the same design would be with more cameras, or with longer retention. */
export interface WhatIf {
  readonly more: Required<More>;
  readonly result: Pick<Proposal, 'answer' | 'totals' | 'billTotal'>;
  /** What it costs more, or a line that differs and has no price; null without prices. */
  readonly change: { readonly amount: string; readonly currency: string } | { readonly missing: string } | null;
}

/** What is earned with an item; amounts are decimal numbers as text. */
export interface MarginLine {
  readonly designation: string;
  readonly quantity: number;
  readonly cost: string;
  readonly price: string;
  readonly margin: string;
  /** Of the price. */
  readonly percent: number;
}

export interface Margin {
  readonly currency: string;
  readonly lines: readonly MarginLine[];
  readonly total: Omit<MarginLine, 'designation' | 'quantity'>;
  /** Comes off the margin; null without one. */
  readonly discount: string | null;
}

/** A number of the catalogue that nobody publishes. */
export interface AssumedFact {
  readonly entry: string;
  readonly field: string;
  readonly source: string;
}

/** What the histories of a result tell its document. */
export interface SalesHistories {
  /** Assumed facts by the path of the figure that rests on them. */
  readonly assumed: Readonly<Record<string, readonly AssumedFact[]>>;
  /** Storage by camera group, the largest first. */
  readonly storage: readonly { readonly cameraGroupId: number; readonly tb: number; readonly percent: number }[];
}

/** What a sales engineer's document is made of. */
export interface SalesDocumentInput extends Omit<CustomerDocumentInput, 'result' | 'catalogue'> {
  readonly result: SalesResult;
  readonly catalogue: Catalogue;
  readonly whatIf: readonly WhatIf[];
  readonly histories: SalesHistories;
  /** Null without a price list. */
  readonly margin: Margin | null;
}

/** With hardware to tell of, and with what all parts of the document need. */
export interface SalesSources extends Omit<SalesDocumentInput, 'result'> {
  readonly result: SalesResult & AnsweredResult;
  readonly customer: CustomerDocument;
  readonly formats: FigureFormats;
  readonly assumptions: Assumptions;
}

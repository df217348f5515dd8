import type { BillLine } from '@site-designer/sizing-engine';
import type { Rendered } from '../basics/rendered.ts';

/** Money of a document: amounts are decimal numbers as text. */
export interface DocumentPrice {
  /** ISO 4217. */
  readonly currency: string;
  /** Sum of the items with a price, before discount and VAT. */
  readonly sum: string;
  readonly discountPercent: number;
  readonly discount: string | null;
  readonly net: string;
  readonly vatPercent: number | null;
  readonly vat: string | null;
  /** What a customer accepts: net where the offer tells no VAT. */
  readonly gross: string;
  /** Items that have no price and are in no sum. */
  readonly onRequest: readonly string[];
}

/** What is recorded of a camera group, or of several with equal values. */
export interface CameraPromise {
  readonly group: string;
  /** Of a further stream of the cameras of the row before: its name or number; null for the first stream. */
  readonly stream: string | null;
  /** 0 for a further stream, and for a further lens of a camera. */
  readonly cameras: number;
  readonly picture: string;
  /** Pictures a second, always and on events; null where nothing is recorded then. */
  readonly fps: { readonly continuous: number | null; readonly motion: number | null };
  readonly recorded: string;
  readonly days: number;
}

export interface DocumentItem {
  readonly item: string;
  readonly use: string;
  readonly quantity: number;
  /** Decimal number as text; null without a price. */
  readonly unitPrice: string | null;
  readonly price: string | null;
  /** Left out of the sum. */
  readonly isOptional: boolean;
}

/** The parts of the second page, in their order. */
export const TERM_CODES = [
  'basis',
  'failures',
  'included',
  'notIncluded',
  'it',
  'note',
  'power',
  'accepted',
  'terms',
] as const;
export type TermCode = (typeof TERM_CODES)[number];

export interface DocumentTerm {
  readonly code: TermCode;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a customer reads: plain data, whose sentences are written in the language and locale of the company. */
export interface CustomerDocument {
  readonly title: string;
  /** BCP 47: how its numbers and days are written. */
  readonly locale: string;
  readonly paper: 'A4' | 'Letter';
  /** `P-0001 A`; empty for a draft. */
  readonly number: string;
  readonly customer: string;
  readonly contact: string;
  readonly reference: string;
  /** As it is written; empty for a draft, as below. */
  readonly date: string;
  readonly validUntil: string;
  readonly seller: {
    readonly name: string;
    readonly person: string;
    readonly phone: string;
    readonly email: string;
  };
  /** What the customer gets. */
  readonly sentences: readonly string[];
  /** Parts of the sentences that are drawn strong. */
  readonly emphasis: readonly string[];
  /** Null where it has no prices. */
  readonly price: DocumentPrice | null;
  readonly promises: readonly CameraPromise[];
  readonly cameras: number;
  /** Every group, where the promises do not name them all: the last pages. */
  readonly annex?: readonly CameraPromise[];
  /** What is meant by events; empty where nothing is recorded on events. */
  readonly promiseNote: string;
  readonly items: readonly DocumentItem[];
  /** Parts without lines are left out. */
  readonly terms: readonly DocumentTerm[];
}

/** What the document of a project tells of one of its sites. */
export interface DocumentSite extends Pick<
  CustomerDocument,
  'sentences' | 'emphasis' | 'promises' | 'cameras' | 'annex' | 'promiseNote' | 'items'
> {
  readonly name: string;
}

/** What a customer reads of several sites: its items are those that all of them buy once. */
export interface ProjectDocument extends Omit<CustomerDocument, 'promises' | 'annex' | 'promiseNote'> {
  readonly sites: readonly DocumentSite[];
}

/** A line of a bill as it is sold: with the disks of each server within the server. */
export interface SoldItem extends Pick<
  Rendered<BillLine>,
  'kind' | 'designation' | 'description' | 'quantity' | 'unitPrice' | 'total' | 'isOptional' | 'offerKind'
> {
  /** Of each server. */
  readonly disks: readonly { readonly quantity: number; readonly designation: string }[];
}

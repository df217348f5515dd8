import type { NetworkHeadings, NetworkLineCode } from '../document-words/network.ts';
import type { MarkedText } from '../installer-document/document.ts';

/** Something that follows from the design; its text is its number as it is printed. */
export interface NetworkLine extends MarkedText {
  readonly code: NetworkLineCode;
  readonly what: string;
  /** The same as a number. */
  readonly value: number;
  readonly unit: string;
  /** Whether it is more as soon as all is known. */
  readonly isLeast: boolean;
  readonly how: string;
}

/** Something that only the customer's IT knows. */
export interface NetworkQuestion {
  /** By which `serverSettings.network.answers` has its answer. */
  readonly id: string;
  readonly question: string;
  readonly reason: string;
  /** Empty until it is answered. */
  readonly answer: string;
}

/** What to ask the IT of a customer for: plain data, with every text and number as it is printed. */
export interface NetworkDocument {
  /** Language and numbers, BCP 47. */
  readonly locale: string;
  readonly headings: NetworkHeadings;
  readonly title: string;
  /** `13 lines follow from the design, 6 are questions.` */
  readonly summary: string;
  readonly lines: readonly NetworkLine[];
  readonly questions: readonly NetworkQuestion[];
  /** What the marks at figures count from 1. */
  readonly assumptions: readonly string[];
}

/** The same of a project: its sums, and the sheet of each site. */
export interface ProjectNetworkDocument extends Pick<NetworkDocument, 'locale' | 'headings' | 'title' | 'summary'> {
  readonly totals: readonly NetworkLine[];
  readonly sites: readonly { readonly site: string; readonly document: NetworkDocument }[];
}

import type { Catalogue, Design, Proposal } from '@site-designer/sizing-engine';
import type { Derivations } from '@site-designer/sizing-engine/explanations';
import type { Rendered } from '../basics/rendered.ts';
import type { SoldItem } from './document.ts';

type Result = Rendered<Proposal>;

/** What is read of a result. */
export type DocumentResult = Pick<
  Result,
  | 'totals'
  | 'failure'
  | 'managementServer'
  | 'huskyProposal'
  | 'physical'
  | 'licences'
  | 'bill'
  | 'billTotal'
  | 'retentionFindings'
> & {
  /** Results of earlier versions have none, as what follows. */
  readonly network?: Result['network'] | undefined;
  readonly viewing?: Result['viewing'] | undefined;
  readonly serverMotion?: Result['serverMotion'] | undefined;
  /** Without it there is no document. */
  readonly answer?: Result['answer'] | undefined;
  readonly siteName: string;
};

/** Who issues it, for whom, and when. */
export interface IssueFacts {
  /** `P-0001 A`; empty for a draft. */
  readonly number: string;
  readonly customer: string;
  readonly contact: string;
  readonly reference: string;
  readonly note: string;
  /** ISO 8601; empty for a draft. */
  readonly issuedUtc: string;
  readonly validUntilUtc: string;
  readonly withPrices: boolean;
}

export interface DocumentBranding {
  readonly name: string;
  /** Terms of the company, or those of the installation where it has none. */
  readonly legalText: string;
  readonly notes: string;
  readonly locale?: string | undefined;
  readonly paper?: 'A4' | 'Letter' | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** What a customer's document is made of. */
export interface CustomerDocumentInput {
  readonly result: DocumentResult;
  /** The bill of the result as it is sold. */
  readonly items: readonly SoldItem[];
  readonly design: Design;
  readonly catalogue: Pick<
    Catalogue,
    'version' | 'resolutions' | 'complexities' | 'retentionRules' | 'raidFamilies' | 'switchKinds' | 'siteModel'
  >;
  /** Histories of the figures, which say what is estimated; without them the document does not say it. */
  readonly derivations?: Pick<Rendered<Derivations>, 'steps'> | undefined;
  readonly branding: DocumentBranding;
  readonly integrator: {
    readonly name: string;
    readonly company: string;
    readonly email: string;
    readonly phone: string;
  } | null;
  readonly issue: IssueFacts;
}

/** A result that has hardware to tell of. */
export type AnsweredResult = DocumentResult & {
  readonly answer: Result['answer'] & {
    readonly recording: number;
    readonly hardware: NonNullable<Result['answer']['hardware']>;
  };
};

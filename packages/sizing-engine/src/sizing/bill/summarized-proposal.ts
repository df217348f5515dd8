import type { BillLine, Licence } from '../result/bill-result.ts';
import type { Proposal } from '../result/result.ts';
import type { Saying } from '../result/sayings.ts';

/** A licence, with its note in some language or still to be said. */
export type SaidLicence = Omit<Licence, 'note'> & { readonly note: Saying | string };

/** A line of a bill, with its texts in some language or still to be said. */
export type SaidLine = Omit<BillLine, 'purpose' | 'description'> & {
  readonly purpose: Saying | string | null;
  readonly description: Saying | string;
};

/** The part of a proposal that a summary uses; fields are null where the sizing failed. */
export type SummarizedProposal = Pick<Proposal, 'totals' | 'physical' | 'xProtectPlatform'> & {
  /** Name of the site. */
  readonly site?: string;
  /**
   * Minutes that its UPS bridges. Where they are told, the UPS of a site of one system is sized for what stands there; else it stays as it
   * is.
   */
  readonly upsMinutes?: number;
  /** One that presales have to complete has a bill that is no whole. */
  readonly warnings?: readonly { readonly code: string }[];
  readonly managementServer: { readonly sqlServer: string } | null;
  readonly licences: readonly SaidLicence[] | null;
  readonly bill: readonly SaidLine[] | null;
};

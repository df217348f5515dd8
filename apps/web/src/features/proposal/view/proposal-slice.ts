import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import { calculateSiteDesign, type CalculationResult } from '@site-designer/api-contract/addresses';
import type { Design } from '@site-designer/sizing-engine';
import type { Call } from '../../../lib/calls/call.ts';
import type { RequestStatus } from '../../../lib/calls/request-status.ts';
import type { Report, SliceAccess } from '../../../lib/state/slice.ts';

export interface ProposalSlice {
  readonly status: RequestStatus;
  readonly result: CalculationResult | undefined;
  readonly question: Design | undefined;
  /** The version of the design. */
  readonly etag: string | undefined;
  readonly calculate: () => Promise<void>;
  readonly clear: () => void;
  /** Keeps the proposal of a version as that of another, which has the same. */
  readonly carryOver: (versions: { readonly before: string | undefined; readonly after: string | undefined }) => void;
}

interface OpenDesign {
  readonly place: { readonly projectId: number; readonly siteId: number; readonly siteDesignId: number } | undefined;
  readonly design: Design | undefined;
  readonly etag: string | undefined;
}

interface ProposalHost extends SliceAccess<ProposalSlice> {
  readonly call: Call;
  readonly report: Report;
  readonly openDesign: () => OpenDesign;
}

const NO_PROPOSAL = { status: 'idle', result: undefined, question: undefined, etag: undefined } as const;

export function createProposalSlice({ read, write, call, report, openDesign }: ProposalHost): ProposalSlice {
  return {
    ...NO_PROPOSAL,
    calculate: async () => {
      const { place: params, etag, design: question } = openDesign();
      if (!params) return;
      write({ status: 'pending' });
      try {
        const { data } = await call(calculateSiteDesign, { params, querystring: {} });
        if (openDesign().place === params) write({ status: 'success', result: data, question, etag });
      } catch (cause) {
        write({ status: 'rejected' });
        report(PROPOSAL_TEXTS.failed, cause);
      }
    },
    clear: () => write(NO_PROPOSAL),
    carryOver: ({ before, after }) => {
      if (before !== undefined && read().etag === before) write({ etag: after });
    },
  };
}

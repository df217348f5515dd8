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
  /** Stops waiting for a proposal; the one before stays. */
  readonly cancel: () => void;
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
  /** Counts requests: the answer to one that was cancelled, or is not the last, is not taken. */
  let last = 0;
  return {
    ...NO_PROPOSAL,
    calculate: async () => {
      const { place: params, etag, design: question } = openDesign();
      if (!params) return;
      last += 1;
      const turn = last;
      write({ status: 'pending' });
      try {
        const { data } = await call(calculateSiteDesign, { params, querystring: {} });
        if (turn === last && openDesign().place === params) write({ status: 'success', result: data, question, etag });
      } catch (cause) {
        if (turn !== last) return;
        write({ status: 'rejected' });
        report(PROPOSAL_TEXTS.failed, cause);
      }
    },
    cancel: () => {
      last += 1;
      write({ status: read().result === undefined ? 'idle' : 'success' });
    },
    clear: () => write(NO_PROPOSAL),
    carryOver: ({ before, after }) => {
      if (before !== undefined && read().etag === before) write({ etag: after });
    },
  };
}

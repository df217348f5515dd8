import { PROPOSAL_TEXTS } from '#texts/proposal.ts';
import { calculateSiteDesign, type CalculationResult } from '@site-designer/api-contract';
import type { Design } from '@site-designer/sizing-engine';
import type { Call } from '../../lib/call.ts';
import type { RequestStatus } from '../../lib/request-status.ts';
import type { SliceCreator } from '../../store/slice.ts';

export interface ProposalSlice {
  readonly status: RequestStatus;
  readonly result: CalculationResult | undefined;
  /** The design that the result answers. */
  readonly question: Design | undefined;
  /** Its version. */
  readonly etag: string | undefined;
  readonly calculate: () => Promise<void>;
  readonly clear: () => void;
}

export function createProposalSlice(call: Call): SliceCreator<'proposal'> {
  return (set, get) => {
    const write = (patch: Partial<ProposalSlice>) => set(({ proposal }) => ({ proposal: { ...proposal, ...patch } }));

    return {
      status: 'idle',
      result: undefined,
      question: undefined,
      etag: undefined,
      calculate: async () => {
        const { place: params, etag, design: question } = get().siteDesignEditor;
        if (!params) return;
        write({ status: 'pending' });
        try {
          const { data } = await call(calculateSiteDesign, { params, querystring: {} });
          if (get().siteDesignEditor.place === params) write({ status: 'success', result: data, question, etag });
        } catch (cause) {
          write({ status: 'rejected' });
          get().failure.report(PROPOSAL_TEXTS.failed, cause);
        }
      },
      clear: () => write({ status: 'idle', result: undefined, question: undefined, etag: undefined }),
    };
  };
}

import { getIssuedProposal, listIssuedProposals } from '@site-designer/api-contract/proposal-addresses';
import type { Design } from '@site-designer/sizing-engine';
import { proposalName } from '../../features/issued/opened/issued-api.ts';
import { useLoaded, type Loaded } from '../../lib/hooks/use-loaded.ts';
import type { IssuePlace } from '../../features/issued/issue/issue-start.ts';
import { isInAccount } from '../editor/issue-place.ts';
import { useAppStore } from '../store/use-app.ts';

/** What a site was sold as. */
export interface IssuedBaseline {
  readonly name: string;
  readonly issuedUtc: string;
  readonly address: string;
  readonly design: Design;
}

/** The newest issued proposal of a design, withdrawn ones aside; null where there is none. */
export function useIssuedBaseline(place: IssuePlace | undefined): Loaded<IssuedBaseline | null> {
  const { host } = useAppStore();
  return useLoaded(`${place?.projectId} ${place?.siteDesignId}`, async () => {
    if (!isInAccount(place)) return null;
    const { projectId, siteDesignId } = place;
    const { proposals } = (await host.call(listIssuedProposals, { params: { projectId } })).data;
    const latest = proposals.find((each) => each.siteDesignId === siteDesignId && each.status !== 'withdrawn');
    if (latest === undefined) return null;
    const params = { projectId, proposalId: latest.id };
    const { proposal } = (await host.call(getIssuedProposal, { params })).data;
    const { cameras, serverSettings } = proposal.design;
    return {
      name: proposalName(proposal),
      issuedUtc: proposal.issuedUtc,
      address: `/project/${projectId}/proposals/${latest.id}`,
      design: { cameras, serverSettings },
    };
  });
}

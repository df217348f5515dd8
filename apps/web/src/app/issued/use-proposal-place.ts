import { usePathParams } from '../pages/path-params.ts';

/** Ids of the address. Any other text becomes NaN, which is never an id. */
export function useProposalPlace(): { readonly projectId: number; readonly proposalId: number } {
  const { projectId, proposalId } = usePathParams();
  return { projectId: Number(projectId), proposalId: Number(proposalId) };
}

import { useParams } from 'react-router-dom';

/** Ids of the address. Any other text becomes NaN, which is never an id. */
export function useProposalPlace(): { readonly projectId: number; readonly proposalId: number } {
  const { projectId, proposalId } = useParams();
  return { projectId: Number(projectId), proposalId: Number(proposalId) };
}

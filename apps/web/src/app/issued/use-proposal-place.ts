import { useParams } from 'react-router-dom';

/** Ids of the address. What is no id becomes NaN, which no proposal has. */
export function useProposalPlace(): { readonly projectId: number; readonly proposalId: number } {
  const { projectId, proposalId } = useParams();
  return { projectId: Number(projectId), proposalId: Number(proposalId) };
}

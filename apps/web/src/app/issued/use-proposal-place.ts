import { useParams } from 'react-router-dom';

/** Ids of the address. Anything else becomes NaN, which is no id of a proposal. */
export function useProposalPlace(): { readonly projectId: number; readonly proposalId: number } {
  const { projectId, proposalId } = useParams();
  return { projectId: Number(projectId), proposalId: Number(proposalId) };
}

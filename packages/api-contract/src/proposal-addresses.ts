// Written from the contracts by test/addresses.test.ts; update it with vitest --update.
import type * as contract from './index.ts';
import type { Address } from './route.ts';

/** Endpoints without their schemas, which a browser has no use for; their types are exported beside them. */
export type * from './index.ts';

export const getBranding: Address<typeof contract.getBranding> = { method: 'GET', url: '/branding', isPublic: false };
export const updateBranding: Address<typeof contract.updateBranding> = {
  method: 'PUT',
  url: '/branding',
  isPublic: false,
};
export const getCover: Address<typeof contract.getCover> = {
  method: 'GET',
  url: '/project/:projectId/cover',
  isPublic: false,
};
export const updateCover: Address<typeof contract.updateCover> = {
  method: 'PUT',
  url: '/project/:projectId/cover',
  isPublic: false,
};
export const issueProposal: Address<typeof contract.issueProposal> = {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/proposal',
  isPublic: false,
};
export const listIssuedProposals: Address<typeof contract.listIssuedProposals> = {
  method: 'GET',
  url: '/project/:projectId/proposal',
  isPublic: false,
};
export const getIssuedProposal: Address<typeof contract.getIssuedProposal> = {
  method: 'GET',
  url: '/project/:projectId/proposal/:proposalId',
  isPublic: false,
};
export const updateProposalStatus: Address<typeof contract.updateProposalStatus> = {
  method: 'PUT',
  url: '/project/:projectId/proposal/:proposalId/status',
  isPublic: false,
};
export const compareIssuedProposal: Address<typeof contract.compareIssuedProposal> = {
  method: 'GET',
  url: '/project/:projectId/proposal/:proposalId/difference',
  isPublic: false,
};
export const createProposalLink: Address<typeof contract.createProposalLink> = {
  method: 'POST',
  url: '/project/:projectId/proposal/:proposalId/link',
  isPublic: false,
};
export const listProposalLinks: Address<typeof contract.listProposalLinks> = {
  method: 'GET',
  url: '/project/:projectId/proposal/:proposalId/link',
  isPublic: false,
};
export const deleteProposalLink: Address<typeof contract.deleteProposalLink> = {
  method: 'DELETE',
  url: '/project/:projectId/proposal/:proposalId/link/:linkId',
  isPublic: false,
};
export const getSharedProposal: Address<typeof contract.getSharedProposal> = {
  method: 'GET',
  url: '/shared/:secret',
  isPublic: true,
};

// Written from the contracts by test/addresses.test.ts; update it with vitest --update.
import type * as contract from '../index.ts';
import { address } from '../basics/route.ts';

/** Endpoints without their schemas, which a browser has no use for; their types are exported beside them. */
export type * from '../index.ts';

export const getBranding = address<typeof contract.getBranding>('GET', '/branding');
export const updateBranding = address<typeof contract.updateBranding>('PUT', '/branding');
export const compareInProject = address<typeof contract.compareInProject>('GET', '/project/:projectId/difference');
export const getCover = address<typeof contract.getCover>('GET', '/project/:projectId/cover');
export const updateCover = address<typeof contract.updateCover>('PUT', '/project/:projectId/cover');
export const listDesignVersions = address<typeof contract.listDesignVersions>(
  'GET',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version',
);
export const createDesignVersion = address<typeof contract.createDesignVersion>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version',
);
export const getDesignVersion = address<typeof contract.getDesignVersion>(
  'GET',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version',
);
export const renameDesignVersion = address<typeof contract.renameDesignVersion>(
  'PUT',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version',
);
export const restoreDesignVersion = address<typeof contract.restoreDesignVersion>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version/restore',
);
export const compareDesignVersion = address<typeof contract.compareDesignVersion>(
  'GET',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version/difference',
);
export const listApiTokens = address<typeof contract.listApiTokens>('GET', '/api-token');
export const createApiToken = address<typeof contract.createApiToken>('POST', '/api-token');
export const revokeApiToken = address<typeof contract.revokeApiToken>('DELETE', '/api-token/:tokenId');
export const issueProposal = address<typeof contract.issueProposal>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/proposal',
);
export const listIssuedProposals = address<typeof contract.listIssuedProposals>('GET', '/project/:projectId/proposal');
export const getIssuedProposal = address<typeof contract.getIssuedProposal>(
  'GET',
  '/project/:projectId/proposal/:proposalId',
);
export const updateProposalStatus = address<typeof contract.updateProposalStatus>(
  'PUT',
  '/project/:projectId/proposal/:proposalId/status',
);
export const compareIssuedProposal = address<typeof contract.compareIssuedProposal>(
  'GET',
  '/project/:projectId/proposal/:proposalId/difference',
);
export const createProposalLink = address<typeof contract.createProposalLink>(
  'POST',
  '/project/:projectId/proposal/:proposalId/link',
);
export const listProposalLinks = address<typeof contract.listProposalLinks>(
  'GET',
  '/project/:projectId/proposal/:proposalId/link',
);
export const deleteProposalLink = address<typeof contract.deleteProposalLink>(
  'DELETE',
  '/project/:projectId/proposal/:proposalId/link/:linkId',
);
export const listProposalStatuses = address<typeof contract.listProposalStatuses>(
  'GET',
  '/project/:projectId/proposal/:proposalId/status',
);
export const getSharedProposal = address<typeof contract.getSharedProposal>('GET', '/shared/:secret', true);
export const decideSharedProposal = address<typeof contract.decideSharedProposal>(
  'POST',
  '/shared/:secret/decision',
  true,
);
export const askAboutSharedProposal = address<typeof contract.askAboutSharedProposal>(
  'POST',
  '/shared/:secret/question',
  true,
);
export const getNetworkRequest = address<typeof contract.getNetworkRequest>(
  'GET',
  '/project/:projectId/network-request',
);

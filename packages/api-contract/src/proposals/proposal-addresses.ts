// Written from the contracts by test/addresses.test.ts; update it with vitest --update.
import type * as contract from '../index.ts';
import { address } from '../basics/route.ts';

/** Endpoints without their schemas, which a browser has no use for; their types are exported beside them. */
export type * from '../index.ts';

export const acceptInvitation = address<typeof contract.acceptInvitation>('POST', '/invitation/:secret');
export const askAboutSharedProposal = address<typeof contract.askAboutSharedProposal>(
  'POST',
  '/shared/:secret/question',
  true,
);
export const compareDesignVersion = address<typeof contract.compareDesignVersion>(
  'GET',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version/difference',
);
export const compareInProject = address<typeof contract.compareInProject>('GET', '/project/:projectId/difference');
export const compareIssuedProposal = address<typeof contract.compareIssuedProposal>(
  'GET',
  '/project/:projectId/proposal/:proposalId/difference',
);
export const createApiToken = address<typeof contract.createApiToken>('POST', '/api-token');
export const createComment = address<typeof contract.createComment>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/comment',
);
export const createDesignVersion = address<typeof contract.createDesignVersion>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version',
);
export const createInvitation = address<typeof contract.createInvitation>('POST', '/workspace/:workspaceId/invitation');
export const createProposalLink = address<typeof contract.createProposalLink>(
  'POST',
  '/project/:projectId/proposal/:proposalId/link',
);
export const createWorkspace = address<typeof contract.createWorkspace>('POST', '/workspace');
export const decideSharedProposal = address<typeof contract.decideSharedProposal>(
  'POST',
  '/shared/:secret/decision',
  true,
);
export const deleteComment = address<typeof contract.deleteComment>(
  'DELETE',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/comment/:commentId',
);
export const deleteInvitation = address<typeof contract.deleteInvitation>(
  'DELETE',
  '/workspace/:workspaceId/invitation/:invitationId',
);
export const deleteMe = address<typeof contract.deleteMe>('DELETE', '/me');
export const deleteProposalLink = address<typeof contract.deleteProposalLink>(
  'DELETE',
  '/project/:projectId/proposal/:proposalId/link/:linkId',
);
export const deleteWorkspace = address<typeof contract.deleteWorkspace>('DELETE', '/workspace/:workspaceId');
export const exportAudit = address<typeof contract.exportAudit>('GET', '/workspace/:workspaceId/audit/export');
export const exportMe = address<typeof contract.exportMe>('GET', '/me/export');
export const getBranding = address<typeof contract.getBranding>('GET', '/branding');
export const getCover = address<typeof contract.getCover>('GET', '/project/:projectId/cover');
export const getDesignVersion = address<typeof contract.getDesignVersion>(
  'GET',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version',
);
export const getInvitation = address<typeof contract.getInvitation>('GET', '/invitation/:secret', true);
export const getIssuedProposal = address<typeof contract.getIssuedProposal>(
  'GET',
  '/project/:projectId/proposal/:proposalId',
);
export const getMe = address<typeof contract.getMe>('GET', '/me');
export const getNetworkRequest = address<typeof contract.getNetworkRequest>(
  'GET',
  '/project/:projectId/network-request',
);
export const getProjectDocument = address<typeof contract.getProjectDocument>('GET', '/project/:projectId/document');
export const getProposalPlanPicture = address<typeof contract.getProposalPlanPicture>(
  'GET',
  '/project/:projectId/proposal/:proposalId/plan/:planId/picture',
);
export const getSharedPlanPicture = address<typeof contract.getSharedPlanPicture>(
  'GET',
  '/shared/:secret/plan/:planId/picture',
  true,
);
export const getSharedProposal = address<typeof contract.getSharedProposal>('GET', '/shared/:secret', true);
export const getWorkspace = address<typeof contract.getWorkspace>('GET', '/workspace/:workspaceId');
export const issueProposal = address<typeof contract.issueProposal>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/proposal',
);
export const listApiTokens = address<typeof contract.listApiTokens>('GET', '/api-token');
export const listAudit = address<typeof contract.listAudit>('GET', '/workspace/:workspaceId/audit');
export const listComments = address<typeof contract.listComments>(
  'GET',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/comment',
);
export const listDesignVersions = address<typeof contract.listDesignVersions>(
  'GET',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version',
);
export const listInvitations = address<typeof contract.listInvitations>('GET', '/workspace/:workspaceId/invitation');
export const listIssuedProposals = address<typeof contract.listIssuedProposals>('GET', '/project/:projectId/proposal');
export const listMembers = address<typeof contract.listMembers>('GET', '/workspace/:workspaceId/member');
export const listProjectComments = address<typeof contract.listProjectComments>('GET', '/project/:projectId/comment');
export const listProjectMembers = address<typeof contract.listProjectMembers>('GET', '/project/:projectId/member');
export const listProposalLinks = address<typeof contract.listProposalLinks>(
  'GET',
  '/project/:projectId/proposal/:proposalId/link',
);
export const listProposalStatuses = address<typeof contract.listProposalStatuses>(
  'GET',
  '/project/:projectId/proposal/:proposalId/status',
);
export const listUnreadComments = address<typeof contract.listUnreadComments>('GET', '/comment/unread');
export const listWorkspaces = address<typeof contract.listWorkspaces>('GET', '/workspace');
export const moveProject = address<typeof contract.moveProject>('PUT', '/project/:projectId/workspace');
export const readComments = address<typeof contract.readComments>('PUT', '/project/:projectId/comment/read');
export const removeMember = address<typeof contract.removeMember>('DELETE', '/workspace/:workspaceId/member/:userId');
export const removeProjectMember = address<typeof contract.removeProjectMember>(
  'DELETE',
  '/project/:projectId/member/:userId',
);
export const renameDesignVersion = address<typeof contract.renameDesignVersion>(
  'PUT',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version',
);
export const resolveComment = address<typeof contract.resolveComment>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/comment/:commentId/resolve',
);
export const restoreDesignVersion = address<typeof contract.restoreDesignVersion>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/version/:version/restore',
);
export const restoreWorkspace = address<typeof contract.restoreWorkspace>('POST', '/workspace/:workspaceId/restore');
export const revokeApiToken = address<typeof contract.revokeApiToken>('DELETE', '/api-token/:tokenId');
export const updateBranding = address<typeof contract.updateBranding>('PUT', '/branding');
export const updateComment = address<typeof contract.updateComment>(
  'PUT',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/comment/:commentId',
);
export const updateCover = address<typeof contract.updateCover>('PUT', '/project/:projectId/cover');
export const updateMe = address<typeof contract.updateMe>('PUT', '/me');
export const updateMember = address<typeof contract.updateMember>('PUT', '/workspace/:workspaceId/member/:userId');
export const updateProjectAccess = address<typeof contract.updateProjectAccess>('PUT', '/project/:projectId/access');
export const updateProjectMember = address<typeof contract.updateProjectMember>(
  'PUT',
  '/project/:projectId/member/:userId',
);
export const updateProposalStatus = address<typeof contract.updateProposalStatus>(
  'PUT',
  '/project/:projectId/proposal/:proposalId/status',
);
export const updateWorkspace = address<typeof contract.updateWorkspace>('PUT', '/workspace/:workspaceId');

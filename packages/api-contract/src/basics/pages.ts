/**
 * Addresses of the web app's pages, as patterns: parts with a colon are any text, those that end with ? may be absent. The server answers
 * every other address with 404. Beside them are the addresses to which sign-ins return.
 */
export const PAGE_ADDRESSES = [
  '/',
  '/project/:projectId/site',
  '/project/:projectId/site/:siteId/sitedesign',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/proposal?',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/as-built',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/import',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/versions',
  '/project/:projectId/comments',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/site',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/plan',
  '/project/:projectId/proposals',
  '/project/:projectId/proposals/:proposalId',
  '/project/:projectId/compare',
  '/project/:projectId/proposals/:proposalId/compare',
  '/project/:projectId/summary',
  '/project/:projectId/network-request',
  '/project/:projectId/document',
  '/price-list',
  '/company',
  '/api-tokens',
  '/release-notes/',
  '/try/proposal?',
  '/try/as-built',
  '/try/import',
  '/try/site',
  '/try/plan',
  '/shared/:secret',
  '/invitation/:secret',
  '/members',
  '/audit',
  '/account',
  '/accuracy',
  '/disclaimer/',
  '/error-page',
] as const;

/** Where a sign-in returns to, unless the identity of the host names another address. */
export const CALLBACK_ADDRESS = '/authentication-callback';

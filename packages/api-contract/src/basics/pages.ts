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
  '/project/:projectId/proposals',
  '/project/:projectId/proposals/:proposalId',
  '/project/:projectId/compare',
  '/project/:projectId/proposals/:proposalId/compare',
  '/project/:projectId/summary',
  '/price-list',
  '/company',
  '/api-tokens',
  '/release-notes/',
  '/try/proposal?',
  '/try/as-built',
  '/try/import',
  '/try/site',
  '/shared/:secret',
  '/accuracy',
  '/disclaimer/',
  '/error-page',
] as const;

/** Where a sign-in returns to, unless the identity of the host names another address. */
export const CALLBACK_ADDRESS = '/authentication-callback';

/**
 * What matches the addresses of a pattern, whatever their case, with or without a slash at the end. Parts with a colon are its named
 * groups, as they are written in the address.
 *
 * @example
 * ```ts
 * pagePattern('/project/:projectId/site').exec('/project/7/site')?.groups; // { projectId: '7' }
 * ```
 */
export function pagePattern(address: string): RegExp {
  const parts = address.split('/').filter((part) => part !== '');
  const written = parts.map((part) => {
    if (part.startsWith(':')) return `/(?<${part.slice(1)}>[^/]+)`;
    const literal = `/${part.replace(/\?$/, '').replaceAll(/[^\w-]/g, String.raw`\$&`)}`;
    return part.endsWith('?') ? `(?:${literal})?` : literal;
  });
  return new RegExp(`^${written.join('')}/?$`, 'i');
}

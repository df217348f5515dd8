// Written from the contracts by test/addresses.test.ts; update it with vitest --update.
import type * as contract from '../index.ts';
import { address } from '../basics/route.ts';

/** Endpoints without their schemas, which a browser has no use for; their types are exported beside them. */
export type * from '../index.ts';

export const calculateSiteDesign = address<typeof contract.calculateSiteDesign>(
  'GET',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/calculate',
);
export const chooseSiteDesign = address<typeof contract.chooseSiteDesign>(
  'PUT',
  '/project/:projectId/site/:siteId/chosen',
);
export const createProject = address<typeof contract.createProject>('POST', '/project');
export const createSite = address<typeof contract.createSite>('POST', '/project/:projectId/site');
export const createSiteDesign = address<typeof contract.createSiteDesign>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign',
);
export const deleteProject = address<typeof contract.deleteProject>('DELETE', '/project/:projectId');
export const deleteSite = address<typeof contract.deleteSite>('DELETE', '/project/:projectId/site/:siteId');
export const deleteSiteDesign = address<typeof contract.deleteSiteDesign>(
  'DELETE',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
);
export const duplicateProject = address<typeof contract.duplicateProject>('POST', '/project/:projectId/copy');
export const duplicateSite = address<typeof contract.duplicateSite>('POST', '/project/:projectId/site/:siteId/copy');
export const duplicateSiteDesign = address<typeof contract.duplicateSiteDesign>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
);
export const followEvents = address<typeof contract.followEvents>('GET', '/project/:projectId/events');
export const getIdentity = address<typeof contract.getIdentity>('GET', '/identity', true);
export const getProjectSummary = address<typeof contract.getProjectSummary>('GET', '/project/:projectId/summary');
export const getSiteDesign = address<typeof contract.getSiteDesign>(
  'GET',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
);
export const listProjects = address<typeof contract.listProjects>('GET', '/project');
export const listSiteDesigns = address<typeof contract.listSiteDesigns>(
  'GET',
  '/project/:projectId/site/:siteId/sitedesign',
);
export const listSites = address<typeof contract.listSites>('GET', '/project/:projectId/site');
export const moveSiteDesign = address<typeof contract.moveSiteDesign>(
  'PUT',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/site',
);
export const restoreProject = address<typeof contract.restoreProject>('POST', '/project/:projectId/restore');
export const restoreSite = address<typeof contract.restoreSite>('POST', '/project/:projectId/site/:siteId/restore');
export const restoreSiteDesign = address<typeof contract.restoreSiteDesign>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/restore',
);
export const saveChanges = address<typeof contract.saveChanges>(
  'PUT',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/savechanges',
);
export const saveServerSettings = address<typeof contract.saveServerSettings>(
  'PUT',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/serversettings',
);
export const tellPresence = address<typeof contract.tellPresence>('PUT', '/project/:projectId/presence');
export const updateProject = address<typeof contract.updateProject>('PUT', '/project/:projectId');
export const updateProjectSystem = address<typeof contract.updateProjectSystem>('PUT', '/project/:projectId/system');
export const updateSite = address<typeof contract.updateSite>('PUT', '/project/:projectId/site/:siteId');
export const updateSiteDesign = address<typeof contract.updateSiteDesign>(
  'PUT',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
);

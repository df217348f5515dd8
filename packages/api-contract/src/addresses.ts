// Written from the contracts by test/addresses.test.ts; update it with vitest --update.
import type * as contract from './index.ts';
import type { Address } from './route.ts';

/** Endpoints without their schemas, which a browser has no use for; their types are exported beside them. */
export type * from './index.ts';

export const getPriceList: Address<typeof contract.getPriceList> = {
  method: 'GET',
  url: '/price-list',
  isPublic: false,
};
export const updatePriceList: Address<typeof contract.updatePriceList> = {
  method: 'PUT',
  url: '/price-list',
  isPublic: false,
};
export const calculateSiteDesign: Address<typeof contract.calculateSiteDesign> = {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/calculate',
  isPublic: false,
};
export const listCameraTemplates: Address<typeof contract.listCameraTemplates> = {
  method: 'GET',
  url: '/camera-template',
  isPublic: false,
};
export const createCameraTemplate: Address<typeof contract.createCameraTemplate> = {
  method: 'POST',
  url: '/camera-template',
  isPublic: false,
};
export const deleteCameraTemplate: Address<typeof contract.deleteCameraTemplate> = {
  method: 'DELETE',
  url: '/camera-template/:cameraTemplateId',
  isPublic: false,
};
export const createCameraGroup: Address<typeof contract.createCameraGroup> = {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera',
  isPublic: false,
};
export const updateCameraGroup: Address<typeof contract.updateCameraGroup> = {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId',
  isPublic: false,
};
export const deleteCameraGroup: Address<typeof contract.deleteCameraGroup> = {
  method: 'DELETE',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId',
  isPublic: false,
};
export const duplicateCameraGroup: Address<typeof contract.duplicateCameraGroup> = {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId/copy',
  isPublic: false,
};
export const addCameraStream: Address<typeof contract.addCameraStream> = {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId/camerastream',
  isPublic: false,
};
export const deleteCameraStream: Address<typeof contract.deleteCameraStream> = {
  method: 'DELETE',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId/camerastream/:cameraStreamId',
  isPublic: false,
};
export const bulkApplyCameras: Address<typeof contract.bulkApplyCameras> = {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/bulkapply',
  isPublic: false,
};
export const getCatalogue: Address<typeof contract.getCatalogue> = {
  method: 'GET',
  url: '/catalogue',
  isPublic: false,
};
export const getIdentity: Address<typeof contract.getIdentity> = { method: 'GET', url: '/identity', isPublic: true };
export const listProjects: Address<typeof contract.listProjects> = { method: 'GET', url: '/project', isPublic: false };
export const createProject: Address<typeof contract.createProject> = {
  method: 'POST',
  url: '/project',
  isPublic: false,
};
export const updateProject: Address<typeof contract.updateProject> = {
  method: 'PUT',
  url: '/project/:projectId',
  isPublic: false,
};
export const deleteProject: Address<typeof contract.deleteProject> = {
  method: 'DELETE',
  url: '/project/:projectId',
  isPublic: false,
};
export const duplicateProject: Address<typeof contract.duplicateProject> = {
  method: 'POST',
  url: '/project/:projectId/copy',
  isPublic: false,
};
export const restoreProject: Address<typeof contract.restoreProject> = {
  method: 'POST',
  url: '/project/:projectId/restore',
  isPublic: false,
};
export const listSiteDesigns: Address<typeof contract.listSiteDesigns> = {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/sitedesign',
  isPublic: false,
};
export const createSiteDesign: Address<typeof contract.createSiteDesign> = {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign',
  isPublic: false,
};
export const getSiteDesign: Address<typeof contract.getSiteDesign> = {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
  isPublic: false,
};
export const updateSiteDesign: Address<typeof contract.updateSiteDesign> = {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
  isPublic: false,
};
export const deleteSiteDesign: Address<typeof contract.deleteSiteDesign> = {
  method: 'DELETE',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
  isPublic: false,
};
export const duplicateSiteDesign: Address<typeof contract.duplicateSiteDesign> = {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId',
  isPublic: false,
};
export const restoreSiteDesign: Address<typeof contract.restoreSiteDesign> = {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/restore',
  isPublic: false,
};
export const saveChanges: Address<typeof contract.saveChanges> = {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/savechanges',
  isPublic: false,
};
export const saveServerSettings: Address<typeof contract.saveServerSettings> = {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/serversettings',
  isPublic: false,
};
export const listSites: Address<typeof contract.listSites> = {
  method: 'GET',
  url: '/project/:projectId/site',
  isPublic: false,
};
export const createSite: Address<typeof contract.createSite> = {
  method: 'POST',
  url: '/project/:projectId/site',
  isPublic: false,
};
export const updateSite: Address<typeof contract.updateSite> = {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId',
  isPublic: false,
};
export const deleteSite: Address<typeof contract.deleteSite> = {
  method: 'DELETE',
  url: '/project/:projectId/site/:siteId',
  isPublic: false,
};
export const duplicateSite: Address<typeof contract.duplicateSite> = {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/copy',
  isPublic: false,
};
export const restoreSite: Address<typeof contract.restoreSite> = {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/restore',
  isPublic: false,
};
export const chooseSiteDesign: Address<typeof contract.chooseSiteDesign> = {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/chosen',
  isPublic: false,
};
export const getProjectSummary: Address<typeof contract.getProjectSummary> = {
  method: 'GET',
  url: '/project/:projectId/summary',
  isPublic: false,
};
export const calculateStreamBitrate: Address<typeof contract.calculateStreamBitrate> = {
  method: 'GET',
  url: '/tools/calculatebitrate',
  isPublic: false,
};
export const getServerDefaults: Address<typeof contract.getServerDefaults> = {
  method: 'GET',
  url: '/defaults',
  isPublic: false,
};

// Written from the contracts by test/addresses.test.ts; update it with vitest --update.
import type * as contract from '../index.ts';
import { address } from '../basics/route.ts';

/** Endpoints without their schemas, which a browser has no use for; their types are exported beside them. */
export type * from '../index.ts';

export const addCameraStream = address<typeof contract.addCameraStream>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId/camerastream',
);
export const bulkApplyCameras = address<typeof contract.bulkApplyCameras>(
  'PUT',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/bulkapply',
);
export const calculateStreamBitrate = address<typeof contract.calculateStreamBitrate>('GET', '/tools/calculatebitrate');
export const createCameraGroup = address<typeof contract.createCameraGroup>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera',
);
export const createCameraTemplate = address<typeof contract.createCameraTemplate>('POST', '/camera-template');
export const createPlan = address<typeof contract.createPlan>('POST', '/project/:projectId/site/:siteId/plan');
export const deleteCameraGroup = address<typeof contract.deleteCameraGroup>(
  'DELETE',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId',
);
export const deleteCameraStream = address<typeof contract.deleteCameraStream>(
  'DELETE',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId/camerastream/:cameraStreamId',
);
export const deleteCameraTemplate = address<typeof contract.deleteCameraTemplate>(
  'DELETE',
  '/camera-template/:cameraTemplateId',
);
export const deletePlan = address<typeof contract.deletePlan>(
  'DELETE',
  '/project/:projectId/site/:siteId/plan/:planId',
);
export const duplicateCameraGroup = address<typeof contract.duplicateCameraGroup>(
  'POST',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId/copy',
);
export const getCatalogue = address<typeof contract.getCatalogue>('GET', '/catalogue');
export const getPlan = address<typeof contract.getPlan>('GET', '/project/:projectId/site/:siteId/plan/:planId');
export const getPlanPicture = address<typeof contract.getPlanPicture>(
  'GET',
  '/project/:projectId/site/:siteId/plan/:planId/picture',
);
export const getPriceList = address<typeof contract.getPriceList>('GET', '/price-list');
export const getServerDefaults = address<typeof contract.getServerDefaults>('GET', '/defaults');
export const listCameraTemplates = address<typeof contract.listCameraTemplates>('GET', '/camera-template');
export const listPlans = address<typeof contract.listPlans>('GET', '/project/:projectId/site/:siteId/plan');
export const replacePlanPicture = address<typeof contract.replacePlanPicture>(
  'PUT',
  '/project/:projectId/site/:siteId/plan/:planId/picture',
);
export const updateCameraGroup = address<typeof contract.updateCameraGroup>(
  'PUT',
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId',
);
export const updatePlan = address<typeof contract.updatePlan>('PUT', '/project/:projectId/site/:siteId/plan/:planId');
export const updatePriceList = address<typeof contract.updatePriceList>('PUT', '/price-list');

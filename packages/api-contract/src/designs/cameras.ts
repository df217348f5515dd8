import { BulkApplyField } from '@site-designer/sizing-engine/enumerations';
import { Type, type Static } from 'typebox';
import { CameraRow, CameraRowUpdate, MOST_ROWS } from './camera-row.ts';
import { PictureSize } from './site-fields.ts';
import { Problem, VERSIONED } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, IfMatch, List, NoContent, OneOf, Tenths } from '../basics/schema.ts';
import { SiteDesignParams } from './site-designs.ts';

const TAG = 'Cameras';

export const CameraGroupUpdate = Type.Object(
  {
    cameras: Type.Array(CameraRowUpdate, { minItems: 1, maxItems: MOST_ROWS, description: 'Rows of this group' }),
  },
  { ...EXACT, title: 'CameraGroupUpdate' },
);
export type CameraGroupUpdate = Static<typeof CameraGroupUpdate>;

const half = Type.Optional(
  Type.Union([Tenths('Value of this half'), PictureSize], {
    description: 'Value of this half; a resolution may be a size',
  }),
);

export const BulkApply = Type.Object(
  {
    bulkApplyDataField: OneOf(BulkApplyField, 'Field that is set'),
    value: Type.Union([Type.Integer(), Type.Object({ continuous: half, motion: half }, EXACT)], {
      description: 'One number, or one or both halves for fps, motion, complexity, resolution and bitrateKbit',
      examples: [60, { motion: 12 }, { motion: { width: 2688, height: 1520 } }],
    }),
  },
  { ...EXACT, title: 'BulkApply', examples: [{ bulkApplyDataField: 3, value: 60 }] },
);
export type BulkApply = Static<typeof BulkApply>;

export const CameraGroupParams = Type.Object({
  ...SiteDesignParams.properties,
  cameraGroupId: Id('Camera group id'),
});
export const CameraStreamParams = Type.Object({
  ...CameraGroupParams.properties,
  cameraStreamId: Id('streamId of the row'),
});
const CamerasAnswer = Type.Object({ cameras: List(CameraRow) });

export const createCameraGroup = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera',
  need: 'edit',
  schema: {
    operationId: 'createCameraGroup',
    summary: 'Add a camera group with one default stream',
    headers: IfMatch,
    params: SiteDesignParams,
    response: { 201: CamerasAnswer, ...VERSIONED, 409: Problem },
  },
});

export const updateCameraGroup = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId',
  need: 'edit',
  schema: {
    operationId: 'updateCameraGroup',
    summary: 'Edit rows of a camera group; returns all its rows',
    headers: IfMatch,
    params: CameraGroupParams,
    body: CameraGroupUpdate,
    response: { 200: CamerasAnswer, ...VERSIONED },
  },
});

export const deleteCameraGroup = route(TAG, {
  method: 'DELETE',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId',
  need: 'edit',
  schema: {
    operationId: 'deleteCameraGroup',
    summary: 'Delete a camera group with all its streams',
    headers: IfMatch,
    params: CameraGroupParams,
    response: { 204: NoContent, ...VERSIONED },
  },
});

export const duplicateCameraGroup = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId/copy',
  need: 'edit',
  schema: {
    operationId: 'duplicateCameraGroup',
    summary: 'Duplicate a camera group with all its streams; returns the new rows',
    headers: IfMatch,
    params: CameraGroupParams,
    response: { 201: CamerasAnswer, ...VERSIONED, 409: Problem },
  },
});

export const addCameraStream = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId/camerastream',
  need: 'edit',
  schema: {
    operationId: 'addCameraStream',
    summary: 'Add a stream to a camera group; returns the new row',
    headers: IfMatch,
    params: CameraGroupParams,
    response: { 201: CamerasAnswer, ...VERSIONED, 409: Problem },
  },
});

export const deleteCameraStream = route(TAG, {
  method: 'DELETE',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/:cameraGroupId/camerastream/:cameraStreamId',
  need: 'edit',
  schema: {
    operationId: 'deleteCameraStream',
    summary: 'Delete a further stream of a camera group; the first one is only deleted with the group',
    headers: IfMatch,
    params: CameraStreamParams,
    response: { 204: NoContent, ...VERSIONED },
  },
});

export const bulkApplyCameras = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/camera/bulkapply',
  need: 'edit',
  schema: {
    operationId: 'bulkApplyCameras',
    summary: 'Set one field on all camera groups; returns all rows',
    headers: IfMatch,
    params: SiteDesignParams,
    body: BulkApply,
    response: { 200: CamerasAnswer, ...VERSIONED },
  },
});

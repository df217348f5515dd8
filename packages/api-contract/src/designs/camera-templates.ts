import { CAMERA_NAME_LIMIT } from '@site-designer/sizing-engine/bounds';
import { Type, type Static } from 'typebox';
import { CameraRowContent, CameraRowTemplate } from './camera-row.ts';
import { MOST_STREAMS } from './design-bounds.ts';
import { PAGE } from '../basics/list-page.ts';
import { FOUND, GROWN, WRITTEN } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, Instant, List, NoContent, OfWorkspace } from '../basics/schema.ts';

const TAG = 'Camera templates';

const name = Type.String({
  description: `1 to ${CAMERA_NAME_LIMIT.max} characters after trimming`,
  examples: ['Corridor dome'],
});

export const CameraTemplate = Type.Object(
  {
    id: Id('Template id'),
    name,
    createdUtc: Instant('When it was saved, UTC'),
    cameras: List(CameraRowTemplate, { description: 'Streams of the group, the first one first' }),
  },
  { title: 'CameraTemplate', description: 'A camera group saved for reuse' },
);
export type CameraTemplate = Static<typeof CameraTemplate>;

export const CameraTemplateCreate = Type.Object(
  { name, cameras: Type.Array(CameraRowContent, { minItems: 1, maxItems: MOST_STREAMS }) },
  { ...EXACT, title: 'CameraTemplateCreate' },
);
export type CameraTemplateCreate = Static<typeof CameraTemplateCreate>;

export const CameraTemplateParams = Type.Object({ cameraTemplateId: Id('Template id') });

export const listCameraTemplates = route(TAG, {
  method: 'GET',
  url: '/camera-template',
  need: 'edit',
  schema: {
    operationId: 'listCameraTemplates',
    summary: 'All camera templates of a workspace, newest first',
    querystring: Type.Object({ ...PAGE, ...OfWorkspace }, EXACT),
    response: { 200: Type.Object({ cameraTemplates: List(CameraTemplate) }), ...FOUND },
  },
});

export const createCameraTemplate = route(TAG, {
  method: 'POST',
  url: '/camera-template',
  need: 'edit',
  schema: {
    operationId: 'createCameraTemplate',
    summary: 'Save a camera group as a template',
    querystring: Type.Object(OfWorkspace, EXACT),
    body: CameraTemplateCreate,
    response: { 201: Type.Object({ cameraTemplate: CameraTemplate }), ...GROWN },
  },
});

export const deleteCameraTemplate = route(TAG, {
  method: 'DELETE',
  url: '/camera-template/:cameraTemplateId',
  need: 'edit',
  schema: {
    operationId: 'deleteCameraTemplate',
    summary: 'Delete a template',
    params: CameraTemplateParams,
    querystring: Type.Object(OfWorkspace, EXACT),
    response: { 204: NoContent, ...WRITTEN },
  },
});

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  createCameraTemplate,
  deleteCameraTemplate,
  listCameraTemplates,
  type CameraTemplate,
  type CameraTemplateCreate,
} from '@site-designer/api-contract';
import type { Catalogue } from '@site-designer/sizing-engine';
import { checkCameraRow } from '@site-designer/sizing-engine';
import { checkCameraName, settleStreams, withLaterFields } from '@site-designer/sizing-engine/design';
import { fieldText, fieldErrors, problemText } from '@site-designer/texts';
import { notFound, refuseInvalid } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import { rowContent, storedStream, type StoredStream } from '../cameras/stored-stream.ts';
import type { CameraTemplateStore, StoredCameraTemplate } from './camera-template-store.ts';

interface CameraTemplateDependencies {
  readonly cameraTemplates: CameraTemplateStore;
  readonly catalogue: Catalogue;
}

export const cameraTemplateRoutes: FastifyPluginAsyncTypebox<CameraTemplateDependencies> = async (
  app,
  { cameraTemplates, catalogue },
) => {
  app.route({
    ...listCameraTemplates,
    handler: async (request) => {
      const stored = await cameraTemplates.list(caller(request), request.query);
      return { cameraTemplates: stored.map((template) => templateView(template, catalogue)) };
    },
  });

  app.route({
    ...createCameraTemplate,
    handler: async (request, reply) => {
      const content = { name: checkedTemplateName(request.body.name), streams: streamsOf(request.body, catalogue) };
      const stored = await cameraTemplates.create(caller(request), content);
      return reply
        .code(201)
        .header('location', `${app.prefix}/camera-template/${stored.id}`)
        .send({ cameraTemplate: templateView(stored, catalogue) });
    },
  });

  app.route({
    ...deleteCameraTemplate,
    handler: async (request, reply) => {
      if (!(await cameraTemplates.remove(caller(request), request.params.cameraTemplateId))) throw notFound();
      return reply.code(204).send(null);
    },
  });
};

function checkedTemplateName(name: string): string {
  const trimmed = name.trim();
  const message = trimmed === '' ? fieldText('field.required') : problemText(checkCameraName(trimmed));
  refuseInvalid(message === undefined ? [] : [{ path: 'name', message }]);
  return trimmed;
}

/** The streams of a template as a design would store them, checked by the same rules. */
function streamsOf({ cameras }: CameraTemplateCreate, catalogue: Catalogue): StoredStream[] {
  const rows = cameras.map(({ id: _id, streamId: _stream, cameraGroupId: _group, motion, ...content }) =>
    withLaterFields({ ...content, motion: { continuous: 0, motion: motion.motion } }),
  );
  refuseInvalid(fieldErrors(rows.flatMap((row, index) => checkCameraRow(row, catalogue, `cameras[${index}]`))));
  return settleStreams(rows, catalogue).map(storedStream);
}

function templateView({ streams, ...template }: StoredCameraTemplate, catalogue: Catalogue): CameraTemplate {
  return { ...template, cameras: streams.map((stream) => rowContent(stream, catalogue)) };
}

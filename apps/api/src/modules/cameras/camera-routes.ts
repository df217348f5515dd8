import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  addCameraStream,
  bulkApplyCameras,
  createCameraGroup,
  deleteCameraGroup,
  deleteCameraStream,
  duplicateCameraGroup,
  updateCameraGroup,
} from '@site-designer/api-contract';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { streamsOf } from '@site-designer/sizing-engine/design';
import { fieldText } from '@site-designer/texts';
import { invalidRequest, notFound } from '../../http/problem.ts';
import type { SiteDesignDependencies } from '../site-designs/site-design-routes.ts';
import type { SiteDesignAddress } from '../site-designs/site-design-store.ts';
import { tagged, writeOf } from '../site-designs/write.ts';

export const cameraRoutes: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (app, dependencies) => {
  await app.register(cameraCreations, dependencies);
  await app.register(cameraWrites, dependencies);
  await app.register(cameraRemovals, dependencies);
};

const cameraCreations: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (app, dependencies) => {
  const { changeSiteDesign } = dependencies;
  const groupPath = ({ projectId, siteId, siteDesignId }: SiteDesignAddress, group: number | undefined) =>
    `${app.prefix}/project/${projectId}/site/${siteId}/sitedesign/${siteDesignId}/camera/${group}`;

  app.route({
    ...createCameraGroup,
    handler: async (request, reply) => {
      const { params } = request;
      const { heading, added } = await changeSiteDesign(writeOf(request, params), () => ({ cameras: [NEW_STREAM] }));
      void tagged(reply, heading).code(201).header('location', groupPath(params, added[0]?.cameraGroupId));
      return { cameras: [...added] };
    },
  });

  app.route({
    ...duplicateCameraGroup,
    handler: async (request, reply) => {
      const { params } = request;
      const { heading, added } = await changeSiteDesign(writeOf(request, params), (rows) => ({
        cameras: group(rows, params.cameraGroupId).map(withoutIds),
      }));
      void tagged(reply, heading).code(201).header('location', groupPath(params, added[0]?.cameraGroupId));
      return { cameras: [...added] };
    },
  });

  app.route({
    ...addCameraStream,
    handler: async (request, reply) => {
      const { params } = request;
      const { cameraGroupId } = params;
      const { heading, added } = await changeSiteDesign(writeOf(request, params), (rows) => {
        group(rows, cameraGroupId);
        return { cameras: [{ ...NEW_STREAM, cameraGroupId }] };
      });
      const path = `${groupPath(params, cameraGroupId)}/camerastream/${added[0]?.streamId}`;
      void tagged(reply, heading).code(201).header('location', path);
      return { cameras: [...added] };
    },
  });
};

const cameraWrites: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (app, dependencies) => {
  const { changeSiteDesign } = dependencies;

  app.route({
    ...bulkApplyCameras,
    handler: async (request, reply) => {
      const { params, body } = request;
      const write = writeOf(request, params);
      const { heading, design } = await changeSiteDesign(write, () => ({ bulkApply: body }), 'always');
      tagged(reply, heading);
      return { cameras: [...design.cameras] };
    },
  });

  app.route({
    ...updateCameraGroup,
    handler: async (request, reply) => {
      const { params, body } = request;
      const { cameraGroupId } = params;
      const { heading, design } = await changeSiteDesign(writeOf(request, params), (rows) => {
        group(rows, cameraGroupId);
        return { cameras: body.cameras, cameraGroupId };
      });
      tagged(reply, heading);
      return { cameras: group(design.cameras, cameraGroupId) };
    },
  });
};

const cameraRemovals: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (app, dependencies) => {
  const { changeSiteDesign } = dependencies;

  app.route({
    ...deleteCameraGroup,
    handler: async (request, reply) => {
      const { params } = request;
      const { heading } = await changeSiteDesign(writeOf(request, params), (rows) => ({
        removedCameraIds: group(rows, params.cameraGroupId).map(({ id }) => id),
      }));
      return tagged(reply, heading).code(204).send(null);
    },
  });

  app.route({
    ...deleteCameraStream,
    handler: async (request, reply) => {
      const { params } = request;
      const { heading } = await changeSiteDesign(writeOf(request, params), (rows) => ({
        removedCameraIds: [furtherStream(group(rows, params.cameraGroupId), params.cameraStreamId).id],
      }));
      return tagged(reply, heading).code(204).send(null);
    },
  });
};

/** Streams of a group that exists, the first one first. */
function group(rows: readonly CameraRow[], cameraGroupId: number): CameraRow[] {
  const streams = streamsOf(rows, cameraGroupId);
  if (streams.length === 0) throw notFound();
  return streams;
}

function furtherStream([first, ...further]: readonly CameraRow[], cameraStreamId: number): CameraRow {
  if (first?.streamId === cameraStreamId) {
    throw invalidRequest([{ path: 'cameraStreamId', message: fieldText('field.first-stream-stays') }]);
  }
  const stream = further.find(({ streamId }) => streamId === cameraStreamId);
  if (stream === undefined) throw notFound();
  return stream;
}

/** A new row of one new group with the other rows of the change. */
function withoutIds({ id: _id, streamId: _streamId, cameraGroupId: _groupId, ...content }: CameraRow) {
  return { ...content, newGroup: 1 };
}

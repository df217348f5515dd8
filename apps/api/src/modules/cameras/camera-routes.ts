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
import type { CameraRow } from '@site-designer/sizing-engine';
import type { FastifyReply } from 'fastify';
import type { Changed, SiteDesignAddress, StoredStreamRow } from '../site-designs/site-design-store.ts';
import type { SiteDesignDependencies } from '../site-designs/site-design-routes.ts';
import { tagged, writeOf, written } from '../site-designs/write.ts';
import * as changes from './camera-changes.ts';
import { cameraRow } from './stored-stream.ts';

export const cameraRoutes: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (app, dependencies) => {
  await app.register(cameraCreations, dependencies);
  await app.register(cameraWrites, dependencies);
  await app.register(cameraRemovals, dependencies);
};

const cameraCreations: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (app, { siteDesigns, catalogue }) => {
  const groupPath = ({ projectId, siteId, siteDesignId }: SiteDesignAddress, group: number | undefined) =>
    `${app.prefix}/project/${projectId}/site/${siteId}/sitedesign/${siteDesignId}/camera/${group}`;

  /** The new rows of a change. */
  const created = (reply: FastifyReply, { siteDesign, addedStreamIds }: Changed): CameraRow[] => {
    tagged(reply, siteDesign);
    return siteDesign.streams
      .filter(({ streamId }) => addedStreamIds.includes(streamId))
      .map((stream) => cameraRow(stream, catalogue));
  };

  app.route({
    ...createCameraGroup,
    handler: async (request, reply) => {
      const write = writeOf(request, request.params);
      const cameras = created(reply, written(await siteDesigns.change(write, () => changes.newGroup(catalogue))));
      void reply.code(201).header('location', groupPath(request.params, cameras[0]?.cameraGroupId));
      return { cameras };
    },
  });

  app.route({
    ...duplicateCameraGroup,
    handler: async (request, reply) => {
      const { params } = request;
      const write = writeOf(request, params);
      const changed = await siteDesigns.change(write, (stored) => changes.copyGroup(stored, params.cameraGroupId));
      const cameras = created(reply, written(changed));
      void reply.code(201).header('location', groupPath(params, cameras[0]?.cameraGroupId));
      return { cameras };
    },
  });

  app.route({
    ...addCameraStream,
    handler: async (request, reply) => {
      const { params } = request;
      const changed = await siteDesigns.change(writeOf(request, params), (stored) =>
        changes.addStream(stored, params.cameraGroupId, catalogue),
      );
      const cameras = created(reply, written(changed));
      const path = `${groupPath(params, params.cameraGroupId)}/camerastream/${cameras[0]?.streamId}`;
      void reply.code(201).header('location', path);
      return { cameras };
    },
  });
};

const cameraWrites: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (app, { siteDesigns, catalogue }) => {
  const rows = (streams: readonly StoredStreamRow[]) => streams.map((stream) => cameraRow(stream, catalogue));

  app.route({
    ...bulkApplyCameras,
    handler: async (request, reply) => {
      const { params, body } = request;
      const changed = await siteDesigns.change(writeOf(request, params), (stored) =>
        changes.bulkApplied(stored, body, catalogue),
      );
      const { siteDesign } = written(changed);
      tagged(reply, siteDesign);
      return { cameras: rows(siteDesign.streams) };
    },
  });

  app.route({
    ...updateCameraGroup,
    handler: async (request, reply) => {
      const { params, body } = request;
      const changed = await siteDesigns.change(writeOf(request, params), (stored) =>
        changes.updateGroup(stored, params.cameraGroupId, { body, catalogue }),
      );
      const { siteDesign } = written(changed);
      tagged(reply, siteDesign);
      return { cameras: rows(changes.streamsOf(siteDesign, params.cameraGroupId)) };
    },
  });
};

const cameraRemovals: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (app, { siteDesigns }) => {
  app.route({
    ...deleteCameraGroup,
    handler: async (request, reply) => {
      const { params } = request;
      const changed = await siteDesigns.change(writeOf(request, params), (stored) =>
        changes.removeGroup(stored, params.cameraGroupId),
      );
      tagged(reply, written(changed).siteDesign);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...deleteCameraStream,
    handler: async (request, reply) => {
      const { params } = request;
      const changed = await siteDesigns.change(writeOf(request, params), (stored) =>
        changes.removeStream(stored, params.cameraGroupId, params.cameraStreamId),
      );
      tagged(reply, written(changed).siteDesign);
      return reply.code(204).send(null);
    },
  });
};

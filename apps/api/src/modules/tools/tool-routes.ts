import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  calculateStreamBitrate,
  getCatalogue,
  getServerDefaults,
  type CalculateBitrateQuery,
} from '@site-designer/api-contract';
import { calculateBitrate, defaultServerSettings, type Catalogue } from '@site-designer/sizing-engine';
import { CAMERA_BOUNDS, checkNumber, optionLists, TEXTS, type FieldError } from '@site-designer/sizing-engine/design';
import { refuseInvalid } from '../../problem.ts';

export interface ToolDependencies {
  readonly catalogue: Catalogue;
}

export const toolRoutes: FastifyPluginAsyncTypebox<ToolDependencies> = async (app, { catalogue }) => {
  app.route({
    ...getServerDefaults,
    handler: async () => defaultServerSettings(catalogue),
  });

  app.route({
    ...getCatalogue,
    handler: async () => ({ catalogue, version: catalogue.version }),
  });

  app.route({
    ...calculateStreamBitrate,
    handler: async ({ query }) => {
      refuseInvalid(queryErrors(query, catalogue));
      return calculateBitrate({ ...query, fps: usedFps(query).fps }, catalogue);
    },
  });
};

/** The motion rate where there is one, else the continuous rate. */
function usedFps({ motionFps = 0, continuousFps = 0 }: CalculateBitrateQuery): { path: string; fps: number } {
  const isContinuous = motionFps === 0 && continuousFps > 0;
  return isContinuous ? { path: 'continuousFps', fps: continuousFps } : { path: 'motionFps', fps: motionFps };
}

function queryErrors(query: CalculateBitrateQuery, catalogue: Catalogue): FieldError[] {
  const { codecs, imageComplexities, resolutions } = optionLists(catalogue);
  const { path, fps } = usedFps(query);
  const message = checkNumber(fps, CAMERA_BOUNDS.fps);
  return [
    ...unknownId('codecId', query.codecId, codecs),
    ...unknownId('complexityId', query.complexityId, imageComplexities),
    ...unknownId('resolutionId', query.resolutionId, resolutions),
    ...(message === undefined ? [] : [{ path, message }]),
  ];
}

function unknownId(path: string, id: number, options: readonly { readonly id: number }[]): FieldError[] {
  const ids = options.map((option) => option.id);
  return ids.includes(id) ? [] : [{ path, message: TEXTS.oneOf(ids) }];
}

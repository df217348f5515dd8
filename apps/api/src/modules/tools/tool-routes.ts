import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  calculateStreamBitrate,
  getCatalogue,
  getServerDefaults,
  type CalculateBitrateQuery,
} from '@site-designer/api-contract';
import { calculateBitrate, defaultServerSettings, type Catalogue } from '@site-designer/sizing-engine';
import { CAMERA_BOUNDS, SIDE_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { type PictureSize } from '@site-designer/sizing-engine';
import { checkNumber, optionLists, TYPED_SIZE } from '@site-designer/sizing-engine/design';
import { type FieldError, fieldText, namedCatalogue, problemText } from '@site-designer/texts';
import { refuseInvalid } from '../../http/problem.ts';

interface ToolDependencies {
  readonly catalogue: Catalogue;
}

export const toolRoutes: FastifyPluginAsyncTypebox<ToolDependencies> = async (app, { catalogue }) => {
  app.route({
    ...getServerDefaults,
    handler: async () => defaultServerSettings(catalogue),
  });

  app.route({
    ...getCatalogue,
    handler: async () => ({ catalogue: namedCatalogue(catalogue), version: catalogue.version }),
  });

  app.route({
    ...calculateStreamBitrate,
    handler: async ({ query }) => {
      refuseInvalid(queryErrors(query, catalogue));
      const { half, fps } = usedHalf(query);
      return calculateBitrate({ ...query, size: sizeOf(query), half, fps }, catalogue);
    },
  });
};

/** The size that stands in place of a resolution id. */
function sizeOf({ width, height }: CalculateBitrateQuery): PictureSize | null {
  return width === undefined || height === undefined ? null : { width, height };
}

/** The motion half if it has a frame rate, else the continuous half. */
function usedHalf({ motionFps = 0, continuousFps = 0 }: CalculateBitrateQuery) {
  const isContinuous = motionFps === 0 && continuousFps > 0;
  return isContinuous
    ? ({ half: 'continuous', path: 'continuousFps', fps: continuousFps } as const)
    : ({ half: 'motion', path: 'motionFps', fps: motionFps } as const);
}

function queryErrors(query: CalculateBitrateQuery, catalogue: Catalogue): FieldError[] {
  const { codecs, imageComplexities, resolutions } = optionLists(catalogue);
  const { path, fps } = usedHalf(query);
  const message = problemText(checkNumber(fps, CAMERA_BOUNDS.fps));
  return [
    ...unknownId('codecId', query.codecId, codecs),
    ...unknownId('complexityId', query.complexityId, imageComplexities),
    ...pictureErrors(query, resolutions),
    ...(message === undefined ? [] : [{ path, message }]),
  ];
}

function pictureErrors(
  query: CalculateBitrateQuery,
  options: readonly { readonly id: number }[],
): readonly FieldError[] {
  const { resolutionId, width, height } = query;
  if (width === undefined && height === undefined) return unknownId('resolutionId', resolutionId, options);
  return [
    ...unknownId('resolutionId', resolutionId ?? TYPED_SIZE, [{ id: TYPED_SIZE }]),
    ...sideErrors('width', width),
    ...sideErrors('height', height),
  ];
}

function sideErrors(path: string, side: number | undefined): FieldError[] {
  const message = side === undefined ? fieldText('field.required') : problemText(checkNumber(side, SIDE_BOUNDS));
  return message === undefined ? [] : [{ path, message }];
}

function unknownId(path: string, id: number | undefined, options: readonly { readonly id: number }[]): FieldError[] {
  if (id === undefined) return [{ path, message: fieldText('field.required') }];
  const ids = options.map((option) => option.id);
  return ids.includes(id) ? [] : [{ path, message: fieldText('field.one-of', { values: ids }) }];
}

import { CAMERA_BOUNDS, SIDE_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { Type, type Static } from 'typebox';
import { Problem, PROTECTED } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { Count, EXACT, Tenths } from '../basics/schema.ts';
import { GenericServerSettings, HuskyServerSettings } from './server-settings.ts';

const TAG = 'Tools';

const range = `${CAMERA_BOUNDS.fps.min} to ${CAMERA_BOUNDS.fps.max}`;
const sides = `${SIDE_BOUNDS.min} to ${SIDE_BOUNDS.max}`;

export const CalculateBitrateQuery = Type.Object(
  {
    codecId: Count('Codec id', { examples: [3] }),
    complexityId: Count('Complexity id', { examples: [2] }),
    resolutionId: Type.Optional(Count('Resolution id; left out with width and height', { examples: [8] })),
    width: Type.Optional(Count(`Width of any other picture, pixels, ${sides}; with height`)),
    height: Type.Optional(Count(`Height of any other picture, pixels, ${sides}; with width`)),
    motionFps: Type.Optional(
      Tenths(`Frames per second, ${range} with at most one decimal; used where it is above 0, for the motion half`, {
        examples: [15],
      }),
    ),
    continuousFps: Type.Optional(
      Tenths(
        `Frames per second, ${range} with at most one decimal; used where motionFps is 0, for the continuous half`,
        { examples: [0] },
      ),
    ),
  },
  { ...EXACT, examples: [{ codecId: 3, complexityId: 2, resolutionId: 8, motionFps: 15, continuousFps: 0 }] },
);
export type CalculateBitrateQuery = Static<typeof CalculateBitrateQuery>;

export const calculateStreamBitrate = route(TAG, {
  method: 'GET',
  url: '/tools/calculatebitrate',
  // For API tokens: it reads nothing of anybody.
  need: 'view',
  schema: {
    operationId: 'calculateBitrate',
    summary: 'Bit rate of one stream, whole kbit/s',
    querystring: CalculateBitrateQuery,
    response: {
      200: Type.Integer({ minimum: 1, description: 'kbit/s (1000 bit/s)', examples: [2702] }),
      400: Problem,
      ...PROTECTED,
    },
  },
});

export const getServerDefaults = route(TAG, {
  method: 'GET',
  url: '/defaults',
  // For API tokens: it reads nothing of anybody.
  need: 'view',
  schema: {
    operationId: 'getServerDefaults',
    summary: 'Server settings that a new design starts with',
    response: {
      200: Type.Object({
        genericServerSettings: GenericServerSettings,
        huskyServerSettings: HuskyServerSettings,
      }),
      ...PROTECTED,
    },
  },
});

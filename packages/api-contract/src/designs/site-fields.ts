import {
  CAMERA_NETWORK_BOUNDS,
  CLOSET_NAME_LIMIT,
  LIVE_STREAM_BOUNDS,
  OPTICS_BOUNDS,
  PURPOSE_BOUNDS,
  SIDE_BOUNDS,
  STANDARDS,
  type Bounds,
} from '@site-designer/sizing-engine/bounds';
import { Type, type TProperties } from 'typebox';
import { Bounded, Count, EXACT, Nullable, Tenths } from '../basics/schema.ts';

/** What a row says of the site: all of it is of the group, and that of the first stream counts. */

export function within({ min, max }: Bounds): string {
  return `${min} to ${max}`;
}

export const PictureSize = Type.Object(
  {
    width: Count(`Pixels, ${within(SIDE_BOUNDS)}`),
    height: Count(`Pixels, ${within(SIDE_BOUNDS)}`),
  },
  { ...EXACT, description: 'Any size of a picture' },
);

function Measure({ min, max }: Bounds, description: string) {
  return Type.Number({ minimum: min, maximum: max, description });
}

const network = {
  poeClass: Nullable(
    Count('Class of power over Ethernet, 0 to 8; null for a camera with its own supply', { examples: [0] }),
  ),
  watts: Nullable(
    Measure(CAMERA_NETWORK_BOUNDS.watts, 'What the camera draws, W, up to what its class allows; null if unknown'),
  ),
  cableM: Nullable(Measure(CAMERA_NETWORK_BOUNDS.cableM, 'Cable to the closet, m; null if unknown')),
  closet: Type.String({ description: `Name of the closet, up to ${CLOSET_NAME_LIMIT.max} characters`, examples: [''] }),
};

const liveStream = {
  resolution: Count('Resolution id; 0 with a `size`'),
  size: Nullable(PictureSize),
  fps: Tenths(`Frames per second, ${within(LIVE_STREAM_BOUNDS.fps)} with at most one decimal`),
  codec: Count('Codec id'),
  kbps: Nullable(Bounded(LIVE_STREAM_BOUNDS.kbps, 'Typed rate, kbit/s; null if it is calculated')),
};

const optics = {
  hfovDeg: Nullable(Measure(OPTICS_BOUNDS.hfovDeg, 'Angle along the width of the unturned picture, degrees')),
  sensorWidthMm: Nullable(Measure(OPTICS_BOUNDS.sensorWidthMm, 'Width of the sensor, mm')),
  focalMm: Nullable(Measure(OPTICS_BOUNDS.focalMm, 'Focal length, mm')),
  mountHeightM: Measure(OPTICS_BOUNDS.mountHeightM, 'Height of the camera, m'),
  aimHeightM: Measure(OPTICS_BOUNDS.aimHeightM, 'Height of what is looked at, m'),
  tiltDeg: Nullable(Measure(OPTICS_BOUNDS.tiltDeg, 'Tilt below the horizon, degrees; null if unknown')),
  corridor: Type.Boolean({ description: 'Whether the camera is turned by 90 degrees' }),
};

const purpose = Type.Object(
  {
    standard: Type.Enum([...STANDARDS], { description: 'Edition of IEC 62676-4' }),
    level: Type.String({ description: 'Level of the standard' }),
    distanceM: Measure(PURPOSE_BOUNDS.distanceM, 'Distance along the ground, m'),
  },
  { ...EXACT, description: 'What the camera is to show of a person; null if nobody says so' },
);

const WORDS = {
  network: 'How each camera of the group is connected; that of the first stream counts',
  liveStream: 'Stream that is watched and not recorded; null if there is none',
  optics: 'Lens and mounting of each camera of the group; null if they are unknown',
};

function part<const P extends TProperties>(properties: P, description: string) {
  return Type.Object(properties, { ...EXACT, description });
}

/** As rows are read. */
export const siteFields = {
  network: part(network, WORDS.network),
  liveStream: Nullable(part(liveStream, WORDS.liveStream)),
  optics: Nullable(part(optics, WORDS.optics)),
  purpose: Nullable(purpose),
};

function partial<const P extends TProperties>(properties: P, description: string) {
  return part(Type.Partial(Type.Object(properties)).properties, description);
}

const { fps, codec, ...rest } = liveStream;

/** As rows are written: what is left out stays as it is, or is the default. */
export const writtenSiteFields = {
  network: Type.Optional(partial(network, WORDS.network)),
  liveStream: Type.Optional(
    Nullable(part({ fps, codec, ...Type.Partial(Type.Object(rest)).properties }, WORDS.liveStream)),
  ),
  optics: Type.Optional(Nullable(partial(optics, WORDS.optics))),
  purpose: Type.Optional(Nullable(purpose)),
};

import { INTER_FRAME_RANGE, MJPEG_RANGE } from './bitrate-ranges.ts';
import type { BitrateModel, Codec, Complexity, Resolution } from './schema.ts';
import { SOURCES } from './sources.ts';

/** Constants of the bit-rate model, anchored on the specification's default stream. */
export const BITRATE_MODEL = {
  id: 'bit-rate model',
  anchorKbps: { value: 2702, unit: 'kbit/s', origin: 'spec', source: SOURCES.specification },
  anchorArea: { value: 1920 * 1080, unit: 'pixel^2', origin: 'spec', source: SOURCES.specification },
  anchorFps: { value: 15, unit: 'frame/s', origin: 'spec', source: SOURCES.specification },
  frameRateDecline: { value: 0.006_84, unit: 's/frame', origin: 'measured', source: SOURCES.vendorTool },
  mjpegKbitPerFrame: { value: 1336, unit: 'kbit/frame', origin: 'practice', source: SOURCES.mjpegFrames },
  mjpegAreaExponent: { value: 0.83, unit: '1', origin: 'practice', source: SOURCES.mjpegFrames },
  measuredFps: {
    min: { value: 10, unit: 'frame/s', origin: 'measured', source: SOURCES.vendorTool },
    max: { value: 18, unit: 'frame/s', origin: 'measured', source: SOURCES.vendorTool },
  },
  lowFrameRates: {
    below: { value: 5, unit: 'frame/s', origin: 'measured', source: SOURCES.lowFrameRates },
    exponent: { value: 0.57, unit: '1', origin: 'measured', source: SOURCES.lowFrameRates },
    rangeBelow: { value: 3, unit: 'frame/s', origin: 'assumed', source: SOURCES.lowFrameRateTable },
  },
  ranges: {
    interFrame: {
      low: { value: INTER_FRAME_RANGE.low, unit: '1', origin: 'measured', source: SOURCES.publishedTables },
      high: { value: INTER_FRAME_RANGE.high, unit: '1', origin: 'measured', source: SOURCES.publishedTables },
    },
    mjpeg: {
      low: { value: MJPEG_RANGE.low, unit: '1', origin: 'measured', source: SOURCES.publishedTables },
      high: { value: MJPEG_RANGE.high, unit: '1', origin: 'measured', source: SOURCES.publishedTables },
    },
    custom: {
      low: { value: 0.9, unit: '1', origin: 'assumed', source: SOURCES.userStated },
      high: { value: 1.1, unit: '1', origin: 'assumed', source: SOURCES.userStated },
    },
  },
} as const satisfies BitrateModel;

/** Codecs with their rate relative to H.264. */
export const CODECS = [
  {
    id: 1,
    name: 'MJPEG',
    sortOrder: 1,
    kind: 'mjpeg',
    factor: { value: 1, unit: '1', origin: 'practice', source: SOURCES.mjpegFrames },
  },
  {
    id: 2,
    name: 'MPEG-4',
    sortOrder: 2,
    kind: 'inter-frame',
    factor: { value: 1.45, unit: '1', origin: 'practice', source: SOURCES.mpeg4Codec },
  },
  {
    id: 3,
    name: 'H.264',
    sortOrder: 3,
    kind: 'inter-frame',
    factor: { value: 1, unit: '1', origin: 'spec', source: SOURCES.specification },
  },
  {
    id: 4,
    name: 'H.265',
    sortOrder: 4,
    kind: 'inter-frame',
    decodedAs: 'h265',
    factor: { value: 1 / 1.724, unit: '1', origin: 'measured', source: SOURCES.vendorTool },
  },
  {
    id: 5,
    name: 'H.264 smart',
    sortOrder: 5,
    kind: 'inter-frame',
    factor: { value: 0.6, unit: '1', origin: 'practice', source: SOURCES.smartH264Codec },
    motionFactor: { value: 0.9, unit: '1', origin: 'practice', source: SOURCES.smartCodecInMotion },
  },
  {
    id: 6,
    name: 'H.265 smart',
    sortOrder: 6,
    kind: 'inter-frame',
    decodedAs: 'h265',
    factor: {
      value: 0.58 / 1.724,
      unit: '1',
      origin: 'practice',
      source: SOURCES.smartH265Codec,
    },
    motionFactor: {
      value: 0.9 / 1.724,
      unit: '1',
      origin: 'practice',
      source: SOURCES.smartH265InMotion,
    },
  },
] as const satisfies readonly Codec[];

/** Image complexities: a ladder of which the top rung is five times the lowest. */
export const COMPLEXITIES = [
  {
    id: 1,
    name: 'Low',
    sortOrder: 1,
    example: 'An empty corridor or store room at night',
    factor: { value: 1 / 1.5, unit: '1', origin: 'measured', source: SOURCES.vendorTool },
  },
  {
    id: 2,
    name: 'Medium-low',
    sortOrder: 2,
    example: 'An office floor or reception with a few people',
    factor: { value: 1, unit: '1', origin: 'spec', source: SOURCES.specification },
  },
  {
    id: 3,
    name: 'Medium',
    sortOrder: 3,
    example: 'A shop, a car park in daylight',
    factor: { value: 1.5, unit: '1', origin: 'measured', source: SOURCES.vendorTool },
  },
  {
    id: 4,
    name: 'Medium-high',
    sortOrder: 4,
    example: 'A busy street or a station hall',
    factor: { value: 2.25, unit: '1', origin: 'measured', source: SOURCES.vendorTool },
  },
  {
    id: 5,
    name: 'High',
    sortOrder: 5,
    example: 'Dense traffic, a stadium crowd, trees in wind and rain',
    factor: { value: 10 / 3, unit: '1', origin: 'measured', source: SOURCES.vendorTool },
  },
] as const satisfies readonly Complexity[];

/** Frame sizes that a stream can have. */
export const RESOLUTIONS = [
  { id: 1, name: '352x288 CIF', sortOrder: 1, width: 352, height: 288 },
  { id: 2, name: '640x360', sortOrder: 2, width: 640, height: 360 },
  { id: 3, name: '640x480 VGA', sortOrder: 3, width: 640, height: 480 },
  { id: 4, name: '704x576 4CIF', sortOrder: 4, width: 704, height: 576 },
  { id: 5, name: '1280x720 720p', sortOrder: 5, width: 1280, height: 720 },
  { id: 6, name: '1280x960', sortOrder: 6, width: 1280, height: 960 },
  { id: 7, name: '1600x1200', sortOrder: 7, width: 1600, height: 1200 },
  { id: 8, name: '1920x1080 1080p', sortOrder: 8, width: 1920, height: 1080 },
  { id: 9, name: '2048x1536 3MP', sortOrder: 9, width: 2048, height: 1536 },
  { id: 10, name: '2560x1440', sortOrder: 10, width: 2560, height: 1440 },
  { id: 11, name: '2592x1520 4MP', sortOrder: 11, width: 2592, height: 1520 },
  { id: 12, name: '2592x1944 5MP', sortOrder: 12, width: 2592, height: 1944 },
  { id: 13, name: '3072x2048 6MP', sortOrder: 13, width: 3072, height: 2048 },
  { id: 14, name: '3840x2160 4K', sortOrder: 14, width: 3840, height: 2160 },
  { id: 15, name: '4000x3000 12MP', sortOrder: 15, width: 4000, height: 3000 },
  { id: 16, name: '6400x1200 8MP panoramic', sortOrder: 16, width: 6400, height: 1200 },
  { id: 17, name: '7680x4320 8K', sortOrder: 17, width: 7680, height: 4320 },
] as const satisfies readonly Resolution[];

import type { BitrateModel, Catalogue, Codec, Complexity, RangeFactors, Resolution } from '../catalogue/schema.ts';
import { indexOf } from '../catalogue-index.ts';
import { frameRateScale, interFrameKbps, mjpegKbps, wholeKbps } from '../formulas/bitrate.ts';
import { SizingError } from '../errors.ts';
import { knownEntry } from '../lookup.ts';
import { checkNumber, type Bounds } from '../field-check.ts';
import { TEXTS } from '../messages.ts';

/** Frame rates that a person may type, and that a bit rate is calculated for. */
export const FPS_BOUNDS = { min: 1, max: 60 } as const satisfies Bounds;

/** A stream by the ids that a person chooses, and its frame rate. */
export interface BitrateQuery {
  readonly codecId: number;
  readonly complexityId: number;
  readonly resolutionId: number;
  /** Frames per second, 1 to 60. */
  readonly fps: number;
}

/** The catalogue entries that a bit rate is calculated with. */
interface BitrateEntries {
  readonly model: BitrateModel;
  readonly codec: Codec;
  readonly complexity: Complexity;
  readonly resolution: Resolution;
}

/**
 * Bit rate of one stream while it is recorded.
 *
 * Not in it: audio, metadata, and the share of time in which nothing is recorded.
 *
 * @returns Whole kbit/s (1000 bit/s), at least 1. Never clamped to what a person may type.
 * @throws SizingError `unknown-entry` for an id that the catalogue does not have, `out-of-domain` for a frame rate that nobody
 * may type and for what is no query at all.
 * @see Anchored on the default stream: H.264, medium-low, 1080p, 15 frames per second give 2702 kbit/s.
 * @example
 * ```ts
 * calculateBitrate({ codecId: 3, complexityId: 2, resolutionId: 8, fps: 15 }, catalogue); // 2702
 * ```
 */
export function calculateBitrate(
  query: BitrateQuery,
  catalogue: Pick<Catalogue, 'bitrateModel' | 'codecs' | 'complexities' | 'resolutions'>,
): number {
  if (typeof query !== 'object' || query === null) throw new SizingError('out-of-domain', 'query', TEXTS.notObject);
  const wrong = checkNumber(query.fps, FPS_BOUNDS);
  if (wrong !== undefined) throw new SizingError('out-of-domain', 'fps', wrong);
  return wholeKbps({ kbps: bitrateKbps(query.fps, bitrateEntries(query, catalogue)) });
}

/** The entries that a query names. Unknown ids fail. */
function bitrateEntries(
  { codecId, complexityId, resolutionId }: Omit<BitrateQuery, 'fps'>,
  catalogue: Pick<Catalogue, 'bitrateModel' | 'codecs' | 'complexities' | 'resolutions'>,
): BitrateEntries {
  const { codecs, complexities, resolutions } = indexOf(catalogue);
  return {
    model: catalogue.bitrateModel,
    codec: knownEntry(codecs, codecId, 'codecId'),
    complexity: knownEntry(complexities, complexityId, 'complexityId'),
    resolution: knownEntry(resolutions, resolutionId, 'resolutionId'),
  };
}

/** Bit rate before it is rounded to whole kbit/s. */
export function bitrateKbps(fps: number, { model, codec, complexity, resolution }: BitrateEntries): number {
  const area = resolution.width * resolution.height;
  const anchorArea = model.anchorArea.value;
  if (codec.kind === 'mjpeg') {
    return mjpegKbps({
      kbitPerFrame: model.mjpegKbitPerFrame.value,
      fps,
      area,
      anchorArea,
      exponent: model.mjpegAreaExponent.value,
      complexity: complexity.factor.value,
    });
  }
  return interFrameKbps({
    anchorKbps: model.anchorKbps.value,
    codec: codec.factor.value,
    complexity: complexity.factor.value,
    area,
    anchorArea,
    frameRate: frameRateScale({ fps, anchorFps: model.anchorFps.value, decline: model.frameRateDecline.value }),
  });
}

/** Low and high factor that belong to a rate: the user's own, or those of the codec's family. */
export function rangeOf(
  { codec }: { readonly codec: Codec['kind'] },
  isCustom: boolean,
  ranges: BitrateModel['ranges'],
): RangeFactors {
  if (isCustom) return ranges.custom;
  return codec === 'mjpeg' ? ranges.mjpeg : ranges.interFrame;
}

/** Whether the frame-rate law was measured at a frame rate; elsewhere it is an extrapolation. */
export function isMeasuredFps(fps: number, { measuredFps: { min, max } }: BitrateModel): boolean {
  return fps >= min.value && fps <= max.value;
}

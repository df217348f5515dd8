import { formula } from '../derivation/formula.ts';

const SOURCE = 'docs/model.md#bit-rate-of-a-stream';

/** The law that scales bit rates with the frame rate. */
interface FrameRateLaw {
  /** Frame rate at which the anchor bit rate was published. */
  readonly anchorFps: number;
  /** Relative drop in bits per frame for each further frame per second, seconds per frame. */
  readonly decline: number;
  /** Frame rate below which the second branch holds. */
  readonly lowFps: number;
  /** Power of the frame rate with which the bit rate falls there. */
  readonly lowExponent: number;
}

/**
 * How the bit rate of an inter-frame stream scales with its frame rate, as a factor of the anchor's.
 *
 * Bits per frame fall as frames come closer together, so the rate goes as `f (1 - decline f)`. It does not hold for MJPEG,
 * whose frames are independent of each other. Measured from 10 to 18 frames per second; outside it is an extrapolation. With
 * the published decline it rises over all of 1..60 (its peak is at 73).
 *
 * Key frames come at least about once a second however few frames there are, so below `lowFps` the rate falls only as a power
 * of the frame rate. The two branches meet there.
 *
 * @returns Exactly 1 at the anchor frame rate, where that is not below `lowFps`.
 * @throws Never.
 * @see Readings of a vendor's calculator between 10 and 18 frames per second, reproduced within about 1 %; below 5 frames per
 * second a trade publication's test of several cameras.
 * @example
 * ```ts
 * const law = { anchorFps: 15, decline: 0.00684, lowFps: 5, lowExponent: 0.57 };
 * frameRateScale(30, law); // 1.7713...
 * frameRateScale(1, law); // 0.1433...
 * ```
 */
export function frameRateScale(fps: number, { anchorFps, decline, lowFps, lowExponent }: FrameRateLaw): number {
  const anchor = anchorFps * (1 - decline * anchorFps);
  if (fps >= lowFps) return (fps * (1 - decline * fps)) / anchor;
  return ((lowFps * (1 - decline * lowFps)) / anchor) * (fps / lowFps) ** lowExponent;
}

/** {@link frameRateScale}, explained. */
export const frameRateFactor = formula({
  id: 'bitrate.frame-rate-factor',
  title: 'Frame-rate factor',
  expression:
    'max(fps, lowFps) * (1 - decline * max(fps, lowFps)) / (anchorFps * (1 - decline * anchorFps)) * (min(fps, lowFps) / lowFps) ^ lowExponent',
  inputs: { fps: 'frame/s', anchorFps: 'frame/s', decline: 's/frame', lowFps: 'frame/s', lowExponent: '1' },
  unit: '1',
  source: SOURCE,
  compute: ({ fps, ...law }) => frameRateScale(fps, law),
});

/**
 * Frame rate that the high end of the range of a rate stands for, frames per second. Few frames lower what is likely, not what is
 * possible: tables print the same rate for them as for `rangeBelow`.
 */
export const highEndFrameRate = formula({
  id: 'bitrate.high-end-frame-rate',
  title: 'Frame rate of the high end',
  expression: 'max(fps, rangeBelow)',
  inputs: { fps: 'frame/s', rangeBelow: 'frame/s' },
  unit: 'frame/s',
  source: 'docs/model.md#range-of-bit-rates',
  compute: ({ fps, rangeBelow }) => Math.max(fps, rangeBelow),
});

/** Picture points of a frame: width by height. */
export const frameArea = formula({
  id: 'bitrate.frame-area',
  title: 'Frame area',
  expression: 'width * height',
  inputs: { width: 'pixel', height: 'pixel' },
  unit: 'pixel^2',
  source: 'by definition',
  compute: ({ width, height }) => width * height,
});

/**
 * Bit rate while recording of a stream whose frames build on each other (MPEG-4, H.264, H.265 and their smart variants).
 *
 * Proportional to the frame area; the codec, the scene and the frame rate are factors of the anchor stream's rate. It is
 * the figure that a calculator states for such a scene: a camera set to a constant bit rate, audio and metadata are not in it.
 *
 * @returns kbit/s (1000 bit/s), not yet rounded.
 * @throws Never.
 * @example
 * ```ts
 * interFrameKbps({ anchorKbps: 2702, codec: 1, complexity: 1, area: 2073600, anchorArea: 2073600, frameRate: 1 }); // 2702
 * ```
 */
export function interFrameKbps(stream: {
  readonly anchorKbps: number;
  readonly codec: number;
  readonly complexity: number;
  readonly area: number;
  readonly anchorArea: number;
  readonly frameRate: number;
}): number {
  return stream.anchorKbps * stream.codec * stream.complexity * (stream.area / stream.anchorArea) * stream.frameRate;
}

/** {@link interFrameKbps}, explained. */
export const interFrameRate = formula({
  id: 'bitrate.inter-frame',
  title: 'Calculated bit rate',
  expression: 'anchorKbps * codec * complexity * (area / anchorArea) * frameRate',
  inputs: {
    anchorKbps: 'kbit/s',
    codec: '1',
    complexity: '1',
    area: 'pixel^2',
    anchorArea: 'pixel^2',
    frameRate: '1',
  },
  unit: 'kbit/s',
  source: SOURCE,
  compute: interFrameKbps,
});

/**
 * Bit rate while recording of an MJPEG stream.
 *
 * Every frame stands alone, so the rate is linear in the frame rate; the bits of a frame grow more slowly than its area.
 *
 * @returns kbit/s, not yet rounded.
 * @throws Never.
 * @see Frame sizes published by JVC, Canon and Axis.
 * @example
 * ```ts
 * mjpegKbps({ kbitPerFrame: 1336, fps: 5, area: 2073600, anchorArea: 2073600, exponent: 0.83, complexity: 1 }); // 6680
 * ```
 */
export function mjpegKbps(stream: {
  readonly kbitPerFrame: number;
  readonly fps: number;
  readonly area: number;
  readonly anchorArea: number;
  readonly exponent: number;
  readonly complexity: number;
}): number {
  return stream.kbitPerFrame * stream.fps * (stream.area / stream.anchorArea) ** stream.exponent * stream.complexity;
}

/** {@link mjpegKbps}, explained. */
export const mjpegRate = formula({
  id: 'bitrate.mjpeg',
  title: 'Calculated bit rate (MJPEG)',
  expression: 'kbitPerFrame * fps * (area / anchorArea) ^ exponent * complexity',
  inputs: {
    kbitPerFrame: 'kbit/frame',
    fps: 'frame/s',
    area: 'pixel^2',
    anchorArea: 'pixel^2',
    exponent: '1',
    complexity: '1',
  },
  unit: 'kbit/s',
  source: SOURCE,
  compute: mjpegKbps,
});

/**
 * A calculated rate as it is stored and edited: whole kbit/s, at least 1.
 *
 * It is not clamped from above: the bound of what a person may type would hide a real load.
 *
 * @throws Never.
 * @example
 * ```ts
 * wholeKbps({ kbps: 1567.29 }); // 1567
 * ```
 */
export function wholeKbps({ kbps }: { readonly kbps: number }): number {
  return Math.max(1, Math.round(kbps));
}

/** {@link wholeKbps}, explained. */
export const wholeRate = formula({
  id: 'bitrate.whole',
  title: 'Bit rate, whole kbit/s',
  expression: 'max(1, round(kbps))',
  inputs: { kbps: 'kbit/s' },
  unit: 'kbit/s',
  source: SOURCE,
  compute: wholeKbps,
});

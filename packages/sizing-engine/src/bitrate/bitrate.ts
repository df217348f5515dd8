import type { BitrateModel, Catalogue, RangeFactors } from '../catalogue/schema.ts';
import { indexOf, type ById } from '../checks/catalogue-index.ts';
import { frameRateScale, interFrameKbps, mjpegKbps, wholeKbps } from '../formulas/bitrate.ts';
import { SizingError } from '../errors.ts';
import { knownEntry } from '../checks/lookup.ts';
import { checkNumber, FieldChecks } from '../checks/field-check.ts';
import { FPS_BOUNDS } from './fps-bounds.ts';
import { checkTypedSize, TYPED_SIZE, type PictureSize } from './picture-size.ts';
import { problem } from '../problem.ts';
import { isObject, refuse } from '../checks/structure.ts';

/** A stream by the ids of its options, and its frame rate. */
export interface BitrateQuery {
  readonly codecId: number;
  readonly complexityId: number;
  /** Left out, or 0, with a `size`. */
  readonly resolutionId?: number;
  /** Any size in place of a `resolutionId`. */
  readonly size?: PictureSize | null;
  /** Frames per second, 1 to 60, with at most one decimal. */
  readonly fps: number;
  /**
   * The half that is recorded at this rate, default `motion`: a smart codec saves while nothing moves, and a motion half is
   * recorded only while something does.
   */
  readonly half?: 'continuous' | 'motion';
}

/** One half of a stream, without its frame rate: a field that holds whole and decimal numbers makes each new query slow. */
type HalfQuery = Omit<BitrateQuery, 'fps'> & Required<Pick<BitrateQuery, 'half'>>;

/** The parts of a catalogue that a bit rate is calculated with. */
type BitrateCatalogue = Pick<Catalogue, 'bitrateModel' | 'codecs' | 'complexities' | 'resolutions'>;

/**
 * Bit rate of one stream while it is recorded.
 *
 * Not in it: audio, metadata, and the share of time in which nothing is recorded.
 *
 * @returns Whole kbit/s (1000 bit/s), at least 1. Never clamped to the bounds of typed rates.
 * @throws SizingError `unknown-entry` for an id that the catalogue does not have, `out-of-domain` for a frame rate or a size out of
 * its bounds, a size beside another id, and for a query or a catalogue that is none.
 * @see Anchored on the default stream: H.264, medium-low, 1080p, 15 frames per second give 2702 kbit/s.
 * @example
 * ```ts
 * calculateBitrate({ codecId: 3, complexityId: 2, resolutionId: 8, fps: 15 }, catalogue); // 2702
 * ```
 */
export function calculateBitrate(query: BitrateQuery, catalogue: BitrateCatalogue): number {
  if (!isObject(query)) throw new SizingError('out-of-domain', 'query', problem('field.object'));
  const wrong = checkNumber(query.fps, FPS_BOUNDS);
  if (wrong !== undefined) throw new SizingError('out-of-domain', 'fps', wrong);
  const { half = 'motion' } = query;
  if (half !== 'motion' && half !== 'continuous') {
    throw new SizingError('out-of-domain', 'half', problem('field.one-of', { values: ['continuous', 'motion'] }));
  }
  return streamKbps({ ...query, half }, query.fps, catalogue);
}

/** {@link calculateBitrate} at a frame rate that is known to be within bounds. */
export function streamKbps(query: HalfQuery, fps: number, catalogue: BitrateCatalogue): number {
  return wholeKbps({ kbps: bitrateKbps(query, fps, catalogue) });
}

/** Bit rate before it is rounded to whole kbit/s. Unknown ids fail. */
export function bitrateKbps(query: HalfQuery, fps: number, catalogue: BitrateCatalogue): number {
  const { codecs, resolutions, rates } = indexOf(catalogue);
  const { codecId, half } = query;
  const { kind } = knownEntry(codecs, codecId, 'codecId');
  const complexity = knownEntry(rates.complexities, query.complexityId, 'complexityId');
  const size = pictureSize(query, resolutions);
  const area = size.width * size.height;
  const { anchorKbps, anchorArea } = rates;
  if (kind === 'mjpeg') {
    const { mjpegKbitPerFrame: kbitPerFrame, mjpegAreaExponent: exponent } = rates;
    return mjpegKbps({ kbitPerFrame, fps, area, anchorArea, exponent, complexity });
  }
  const codec = knownEntry(half === 'motion' ? rates.codecs.motion : rates.codecs.continuous, codecId, 'codecId');
  const frameRate = frameRateScale(fps, rates);
  return interFrameKbps({ anchorKbps, codec, complexity, area, anchorArea, frameRate });
}

function pictureSize(
  { resolutionId = TYPED_SIZE, size }: Pick<BitrateQuery, 'resolutionId' | 'size'>,
  resolutions: ById<PictureSize>,
): PictureSize {
  if (size === undefined || size === null) return knownEntry(resolutions, resolutionId, 'resolutionId');
  const checks = new FieldChecks('');
  checkTypedSize({ resolutionId, size }, { resolution: 'resolutionId', size: 'size' }, checks);
  refuse(checks.errors);
  return size;
}

/** A range of bit rates, by its name in the catalogue. */
export type RangeName = keyof BitrateModel['ranges'] | 'daySample' | 'weekSample';

/** Which end of the range a figure stands at: the figure itself, or what one stream in ten needs less or more than. */
export type RangeEnd = 'value' | 'low' | 'high';

/** The ends of a range, the figure first. */
export const RANGE_ENDS = ['value', 'low', 'high'] as const satisfies readonly RangeEnd[];

/** The parts of a catalogue for the rate of a stream and its range. */
export type RateModels = Pick<Catalogue, 'bitrateModel' | 'measurementModel'>;

/** The ranges of calculated, typed and measured rates. */
export function rateRanges({ bitrateModel, measurementModel }: RateModels): Readonly<Record<RangeName, RangeFactors>> {
  const { daySample, weekSample } = measurementModel;
  return { ...bitrateModel.ranges, daySample, weekSample };
}

/** Whether the high end of a calculated rate is that of a higher frame rate. Not valid for MJPEG, whose range holds for all. */
export function isLowFrameRate(fps: number, { lowFrameRates }: BitrateModel): boolean {
  return fps < lowFrameRates.rangeBelow.value;
}

/** Whether the frame-rate law was measured at a frame rate; elsewhere it is an extrapolation. */
export function isMeasuredFps(fps: number, { measuredFps: { min, max } }: BitrateModel): boolean {
  return fps >= min.value && fps <= max.value;
}

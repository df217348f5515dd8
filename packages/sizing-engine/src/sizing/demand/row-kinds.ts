import type { Codec } from '../../catalogue/schema.ts';
import type { CameraRow, Measurement } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { isCustom, ofHalf, type Half } from '../../design/camera-row.ts';
import { isRecorded } from '../../design/recording-mode.ts';
import { isLowFrameRate, type RangeName, type RateModels } from '../../bitrate/bitrate.ts';

/** What decides by which formulas and ranges a row is computed. */
export interface RowKind {
  readonly recording: Recording;
  readonly codec: Codec['kind'];
  /** Whether buffers around events are recorded. */
  readonly hasBuffers: boolean;
  /** Whether sound or metadata are recorded with it. */
  readonly hasBesides: boolean;
  /** The range of each half's rate; `custom` where the user typed it. That of a half that is not recorded does not matter. */
  readonly ranges: Readonly<Record<Half, RangeName>>;
  /** Whether the high end of a recorded half is that of a higher frame rate, so that it is no multiple of the rate. */
  readonly isLow: Readonly<Record<Half, boolean>>;
}

/** Places of the ranges in the order in which kinds are summed: a digit each. */
const PLACES: Readonly<Record<RangeName | 'low', number>> = {
  interFrame: 0,
  mjpeg: 1,
  custom: 2,
  low: 3,
  daySample: 4,
  weekSample: 5,
};

/** What is known of a row beside itself. */
interface KnownOfRow {
  readonly codec: Codec['kind'];
  /** Whether it is the row that carries sound and metadata of its group. */
  readonly carriesBesides: boolean;
}

/** The kind of a row. */
export function kindOf(row: CameraRow, { codec, carriesBesides }: KnownOfRow, models: RateModels): RowKind {
  const { recording, fps } = row;
  const ranges = {
    continuous: rangeOf(row, 'continuous', { codec, models }),
    motion: rangeOf(row, 'motion', { codec, models }),
  };
  const isLow = (half: Half): boolean =>
    ofHalf(ranges, half) === 'interFrame' &&
    isRecorded(row, half) &&
    isLowFrameRate(ofHalf(fps, half), models.bitrateModel);
  return {
    recording,
    codec,
    hasBuffers: recording !== Recording.constant && hasBuffers(row),
    hasBesides: carriesBesides,
    ranges,
    isLow: { continuous: isLow('continuous'), motion: isLow('motion') },
  };
}

/** A number that equal kinds share, of a decimal digit for each field; kinds are summed in its order. A string takes 20 times as long. */
export function keyOf(kind: RowKind): number {
  const { recording, codec, hasBuffers: buffers, hasBesides: besides } = kind;
  const recorded = recording * 1000 + (codec === 'mjpeg' ? 100 : 0) + (buffers ? 10 : 0) + (besides ? 1 : 0);
  return recorded * 100 + placeOf(kind, 'continuous') * 10 + placeOf(kind, 'motion');
}

function placeOf({ ranges, isLow }: RowKind, half: Half): number {
  return PLACES[ofHalf(isLow, half) ? 'low' : ofHalf(ranges, half)];
}

/** Whether the cameras of a row record sound or metadata. */
export function hasBesides({ extras }: CameraRow): boolean {
  return extras.audioKbps > 0 || extras.metadataKbps > 0;
}

/** Whether the cameras of a row record buffers around events. */
export function hasBuffers({ extras }: CameraRow): boolean {
  return extras.eventsPerHour > 0;
}

/** That of a half which is not recorded is the usual one of its codec. */
function rangeOf(
  row: CameraRow,
  half: Half,
  { codec, models }: { readonly codec: Codec['kind']; readonly models: RateModels },
): RangeName {
  return isRecorded(row, half) && isCustom(row, half)
    ? typedRange(ofHalf(row.measured, half), models)
    : codec === 'mjpeg'
      ? 'mjpeg'
      : 'interFrame';
}

function typedRange(measurement: Measurement | null, { measurementModel }: RateModels): RangeName {
  if (measurement === null) return 'custom';
  const { sampleHours } = measurement;
  if (sampleHours >= measurementModel.weekSample.from.value) return 'weekSample';
  return sampleHours >= measurementModel.daySample.from.value ? 'daySample' : 'custom';
}

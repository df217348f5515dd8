import type { Codec } from '../../catalogue/schema.ts';
import type { CameraRow, Measurement } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { isCustom, type Half } from '../../design/camera-row.ts';
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
}

/** Ranges in the order in which kinds are summed. */
const RANGES: readonly RangeName[] = ['interFrame', 'mjpeg', 'custom', 'lowFrameRate', 'daySample', 'weekSample'];

/** What is known of a row beside itself. */
interface KnownOfRow {
  readonly codec: Codec['kind'];
  /** Whether it is the row that carries sound and metadata of its group. */
  readonly carriesBesides: boolean;
}

/** The kind of a row. */
export function kindOf(row: CameraRow, { codec, carriesBesides }: KnownOfRow, models: RateModels): RowKind {
  const { recording } = row;
  const calculated = codec === 'mjpeg' ? 'mjpeg' : 'interFrame';
  return {
    recording,
    codec,
    hasBuffers: recording !== Recording.constant && hasBuffers(row),
    hasBesides: carriesBesides,
    ranges: {
      continuous: recording === Recording.event ? calculated : rangeOf(row, 'continuous', { codec, models }),
      motion: recording === Recording.constant ? calculated : rangeOf(row, 'motion', { codec, models }),
    },
  };
}

/** A number that equal kinds share; kinds are summed in its order. */
export function keyOf({ recording, codec, hasBuffers: buffers, hasBesides: besides, ranges }: RowKind): number {
  const recorded = recording * 8 + (codec === 'mjpeg' ? 4 : 0) + (buffers ? 2 : 0) + (besides ? 1 : 0);
  const places = RANGES.indexOf(ranges.continuous) * RANGES.length + RANGES.indexOf(ranges.motion);
  return recorded * RANGES.length ** 2 + places;
}

/** Whether the cameras of a row record sound or metadata. */
export function hasBesides({ extras }: CameraRow): boolean {
  return extras.audioKbps > 0 || extras.metadataKbps > 0;
}

/** Whether the cameras of a row record buffers around events. */
export function hasBuffers({ extras }: CameraRow): boolean {
  return extras.eventsPerHour > 0;
}

function rangeOf(
  row: CameraRow,
  half: Half,
  { codec, models }: { readonly codec: Codec['kind']; readonly models: RateModels },
): RangeName {
  if (isCustom(row, half)) return typedRange(row.measured[half], models);
  if (codec === 'mjpeg') return 'mjpeg';
  return isLowFrameRate(row.fps[half], models.bitrateModel) ? 'lowFrameRate' : 'interFrame';
}

function typedRange(measurement: Measurement | null, { measurementModel }: RateModels): RangeName {
  if (measurement === null) return 'custom';
  const { sampleHours } = measurement;
  if (sampleHours >= measurementModel.weekSample.from.value) return 'weekSample';
  return sampleHours >= measurementModel.daySample.from.value ? 'daySample' : 'custom';
}

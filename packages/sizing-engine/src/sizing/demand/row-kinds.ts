import type { Codec } from '../../catalogue/schema.ts';
import type { CameraRow, Measurement } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import type { Half } from '../../design/camera-row.ts';
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

/** Ranges of a half's rate by its number: calculated, typed, calculated at a low frame rate, measured for a day and for a week. */
const RANGES = {
  'inter-frame': ['interFrame', 'custom', 'lowFrameRate', 'daySample', 'weekSample'],
  mjpeg: ['mjpeg', 'custom', 'mjpeg', 'daySample', 'weekSample'],
} as const satisfies Record<Codec['kind'], readonly RangeName[]>;

const NO_YES = [false, true] as const;

/** Kinds by their number: a row has the number of its kind, and no object is made for each row. */
export const ROW_KINDS: readonly RowKind[] = [Recording.constant, Recording.event, Recording.speedup].flatMap(
  (recording) =>
    (['inter-frame', 'mjpeg'] as const).flatMap((codec) =>
      NO_YES.flatMap((hasBuffers) =>
        NO_YES.flatMap((hasBesides) =>
          RANGES[codec].flatMap((continuous) =>
            RANGES[codec].map((motion) => ({
              recording,
              codec,
              hasBuffers,
              hasBesides,
              ranges: { continuous, motion },
            })),
          ),
        ),
      ),
    ),
);

/** By how much the number of a kind with sound or metadata exceeds that of the same kind without. */
export const WITH_BESIDES = 25;

/** The place among {@link ROW_KINDS} of the kind of a row that carries no sound or metadata. */
export function kindNumberOf(row: CameraRow, codec: Codec['kind'], models: RateModels): number {
  const { recording } = row;
  const continuous = recording === Recording.event ? 0 : continuousRange(row, models);
  const motion = recording === Recording.constant ? 0 : motionRange(row, models);
  const buffers = recording !== Recording.constant && hasBuffers(row) ? 1 : 0;
  const parts = (recording * 2 + (codec === 'mjpeg' ? 1 : 0)) * 2 + buffers;
  return parts * 2 * WITH_BESIDES + continuous * 5 + motion;
}

/** Whether the cameras of a row record sound or metadata. */
export function hasBesides({ extras }: CameraRow): boolean {
  return extras.audioKbps > 0 || extras.metadataKbps > 0;
}

/** Whether the cameras of a row record buffers around events. */
export function hasBuffers({ extras }: CameraRow): boolean {
  return extras.eventsPerHour > 0;
}

function continuousRange({ continuousIsCustomBitrate, fps, measured }: CameraRow, models: RateModels): number {
  return continuousIsCustomBitrate ? typedRange(measured.continuous, models) : calculatedRange(fps.continuous, models);
}

function motionRange({ motionIsCustomBitrate, fps, measured }: CameraRow, models: RateModels): number {
  return motionIsCustomBitrate ? typedRange(measured.motion, models) : calculatedRange(fps.motion, models);
}

/** The place of the range of a calculated rate in its list. */
function calculatedRange(fps: number, { bitrateModel }: RateModels): number {
  return isLowFrameRate(fps, bitrateModel) ? 2 : 0;
}

/** The place of the range of a typed rate in its list. */
function typedRange(measurement: Measurement | null, { measurementModel }: RateModels): number {
  if (measurement === null) return 1;
  const { sampleHours } = measurement;
  if (sampleHours >= measurementModel.weekSample.from.value) return 4;
  return sampleHours >= measurementModel.daySample.from.value ? 3 : 1;
}

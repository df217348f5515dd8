import type { BitrateModel, Codec } from '../../catalogue/schema.ts';
import type { CameraRow } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import type { Half } from '../../design/camera-row.ts';
import { isLowFrameRate, type RangeName } from '../../bitrate/bitrate.ts';

/** What decides by which formulas and ranges a row is computed. */
export interface RowKind {
  readonly recording: Recording;
  readonly codec: Codec['kind'];
  /** The range of each half's rate; `custom` where the user typed it. That of a half that is not recorded does not matter. */
  readonly ranges: Readonly<Record<Half, RangeName>>;
}

/** Ranges of a half's rate by its number: calculated, typed, calculated at a low frame rate. */
const RANGES = {
  'inter-frame': ['interFrame', 'custom', 'lowFrameRate'],
  mjpeg: ['mjpeg', 'custom', 'mjpeg'],
} as const satisfies Record<Codec['kind'], readonly RangeName[]>;

/** Kinds by their number: a row has the number of its kind, and no object is made for each row. */
export const ROW_KINDS: readonly RowKind[] = [Recording.constant, Recording.event, Recording.speedup].flatMap(
  (recording) =>
    (['inter-frame', 'mjpeg'] as const).flatMap((codec) =>
      RANGES[codec].flatMap((continuous) =>
        RANGES[codec].map((motion) => ({ recording, codec, ranges: { continuous, motion } })),
      ),
    ),
);

/** The place of a row's kind among {@link ROW_KINDS}. */
export function kindNumberOf(row: CameraRow, codec: Codec['kind'], model: BitrateModel): number {
  const { recording, fps } = row;
  const continuous =
    recording === Recording.event ? 0 : rangeNumber(row.continuousIsCustomBitrate, fps.continuous, model);
  const motion = recording === Recording.constant ? 0 : rangeNumber(row.motionIsCustomBitrate, fps.motion, model);
  return recording * 18 + (codec === 'mjpeg' ? 9 : 0) + continuous * 3 + motion;
}

/** The place of a half's range in its list. */
function rangeNumber(isTyped: boolean, fps: number, model: BitrateModel): number {
  if (isTyped) return 1;
  return isLowFrameRate(fps, model) ? 2 : 0;
}

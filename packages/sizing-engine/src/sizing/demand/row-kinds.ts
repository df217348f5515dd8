import type { Codec } from '../../catalogue/schema.ts';
import type { CameraRow } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import type { Half } from '../../design/camera-row.ts';

/** What decides by which formulas and ranges a row is computed. */
export interface RowKind {
  readonly recording: Recording;
  readonly codec: Codec['kind'];
  /** Halves whose rate the user typed. A half that is not recorded does not matter and is false. */
  readonly custom: Readonly<Record<Half, boolean>>;
}

/** Kinds by their number: a row has the number of its kind, and no object is made for each row. */
export const ROW_KINDS: readonly RowKind[] = [Recording.constant, Recording.event, Recording.speedup].flatMap(
  (recording) =>
    (['inter-frame', 'mjpeg'] as const).flatMap((codec) =>
      [false, true].flatMap((continuous) =>
        [false, true].map((motion) => ({ recording, codec, custom: { continuous, motion } })),
      ),
    ),
);

/** The place of a row's kind among {@link ROW_KINDS}. */
export function kindNumberOf(row: CameraRow, codec: Codec['kind']): number {
  const { recording } = row;
  const continuous = recording !== Recording.event && row.continuousIsCustomBitrate ? 2 : 0;
  const motion = recording !== Recording.constant && row.motionIsCustomBitrate ? 1 : 0;
  return recording * 8 + (codec === 'mjpeg' ? 4 : 0) + continuous + motion;
}

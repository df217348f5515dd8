import {
  NEW_STREAM,
  settleCameraRow,
  type CameraRow,
  type Catalogue,
  type Design,
  type NewCameraRow,
  type ServerSettings,
} from '@site-designer/sizing-engine';
import { flagsFromRecording, recordingFromFlags, type LensType } from '@site-designer/sizing-engine/design';

const BITS_PER_KBIT = 1000;

/** A stream as it is stored: flags instead of a recording mode, and only what cannot be derived. */
export interface StoredStream {
  readonly streamName: string;
  readonly quantity: number;
  readonly lensType: LensType;
  readonly hoursPerDay: number;
  readonly retentionDays: number;
  readonly codec: number;
  readonly continuousComplexity: number;
  readonly motionComplexity: number;
  readonly continuousResolution: number;
  readonly motionResolution: number;
  readonly continuousFps: number;
  readonly motionFps: number;
  readonly continuousEnabled: boolean;
  readonly motionEnabled: boolean;
  readonly motionPercentage: number;
  readonly continuousUserBitrateBitPerSec: number;
  readonly motionUserBitrateBitPerSec: number;
  readonly continuousUseUserBitrate: boolean;
  readonly motionUseUserBitrate: boolean;
  readonly licencesPerCamera: number;
  /** As JSON; empty where no rate was measured. */
  readonly measured: string;
  /** As JSON; empty where nothing is recorded besides video. */
  readonly extras: string;
}

type LaterField = 'licencesPerCamera' | 'measured' | 'extras';

/** A stream of a template, which may lack fields that were added later. */
export type TemplateStream = Omit<StoredStream, LaterField> & Partial<Pick<StoredStream, LaterField>>;

/** A camera row without its ids. */
type RowContent = NewCameraRow;

export function storedStream(row: RowContent): StoredStream {
  const { continuous: continuousEnabled, motion: motionEnabled } = flagsFromRecording(row.recording);
  return {
    streamName: row.streamName,
    quantity: row.quantity,
    lensType: row.lensType,
    hoursPerDay: row.hoursPerDay,
    retentionDays: row.retentionDays,
    codec: row.codec,
    continuousComplexity: row.complexity.continuous,
    motionComplexity: row.complexity.motion,
    continuousResolution: row.resolution.continuous,
    motionResolution: row.resolution.motion,
    continuousFps: row.fps.continuous,
    motionFps: row.fps.motion,
    continuousEnabled,
    motionEnabled,
    motionPercentage: row.motion.motion,
    continuousUserBitrateBitPerSec: row.bitrateKbit.continuous * BITS_PER_KBIT,
    motionUserBitrateBitPerSec: row.bitrateKbit.motion * BITS_PER_KBIT,
    continuousUseUserBitrate: row.continuousIsCustomBitrate,
    motionUseUserBitrate: row.motionIsCustomBitrate,
    licencesPerCamera: row.licencesPerCamera,
    measured: textOf(row.measured, NEW_STREAM.measured),
    extras: textOf(row.extras, NEW_STREAM.extras),
  };
}

export interface StreamIds {
  readonly streamId: number;
  readonly cameraGroupId: number;
}

export interface StoredStreamRow extends StoredStream, StreamIds {}

export function storedRow(row: CameraRow): StoredStreamRow {
  return Object.assign(storedStream(row), { streamId: row.streamId, cameraGroupId: row.cameraGroupId });
}

/** A stored design in the form that the engine takes. */
export function designOf(
  {
    streams,
    serverSettings,
  }: { readonly streams: readonly StoredStreamRow[]; readonly serverSettings: ServerSettings },
  catalogue: Catalogue,
): Design {
  return { cameras: streams.map((stream) => cameraRow(stream, catalogue)), serverSettings };
}

function cameraRow(stored: StoredStreamRow, catalogue: Catalogue): CameraRow {
  const { streamId, cameraGroupId } = stored;
  return settleCameraRow(Object.assign(contentOf(stored), { id: streamId, streamId, cameraGroupId }), catalogue);
}

/** A stream without ids. */
export function rowContent(stored: TemplateStream, catalogue: Catalogue): RowContent {
  return settleCameraRow(contentOf(stored), catalogue);
}

function contentOf(stored: TemplateStream): RowContent {
  return {
    streamName: stored.streamName,
    quantity: stored.quantity,
    lensType: stored.lensType,
    recording: recordingFromFlags({ continuous: stored.continuousEnabled, motion: stored.motionEnabled }),
    hoursPerDay: stored.hoursPerDay,
    retentionDays: stored.retentionDays,
    codec: stored.codec,
    fps: { continuous: stored.continuousFps, motion: stored.motionFps },
    motion: { continuous: 0, motion: stored.motionPercentage },
    complexity: { continuous: stored.continuousComplexity, motion: stored.motionComplexity },
    resolution: { continuous: stored.continuousResolution, motion: stored.motionResolution },
    bitrateKbit: {
      continuous: stored.continuousUserBitrateBitPerSec / BITS_PER_KBIT,
      motion: stored.motionUserBitrateBitPerSec / BITS_PER_KBIT,
    },
    continuousIsCustomBitrate: stored.continuousUseUserBitrate,
    motionIsCustomBitrate: stored.motionUseUserBitrate,
    licencesPerCamera: stored.licencesPerCamera ?? NEW_STREAM.licencesPerCamera,
    measured: valueOf(stored.measured, NEW_STREAM.measured),
    extras: valueOf(stored.extras, NEW_STREAM.extras),
  };
}

/** Most rows have the default: it is stored as empty text and read as one shared object. */
function textOf<T>(value: T, usual: T): string {
  if (value === usual) return '';
  const text = JSON.stringify(value);
  return text === JSON.stringify(usual) ? '' : text;
}

function valueOf<T>(text: string | undefined, usual: T): T {
  return text === undefined || text === '' ? usual : (JSON.parse(text) as T);
}

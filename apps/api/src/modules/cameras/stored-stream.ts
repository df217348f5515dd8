import type { StoredPlacing } from '../plans/placing.ts';
import type { PlanScale } from '../plans/plan-store.ts';
import type { Offer } from '@site-designer/api-contract';
import {
  NEW_STREAM,
  settleCameraRow,
  type CameraRow,
  type Catalogue,
  type Design,
  type NewCameraRow,
  type SiteFields,
} from '@site-designer/sizing-engine';
import { type LensType } from '@site-designer/sizing-engine/enumerations';
import {
  cableRunsOf,
  flagsFromRecording,
  recordingFromFlags,
  type ChangedRow,
} from '@site-designer/sizing-engine/design';

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
  /** As JSON; empty where the resolution says the size. */
  readonly continuousSize: string;
  readonly motionSize: string;
  /** As JSON; empty where nobody says how the camera is connected. */
  readonly network: string;
  /** As JSON; empty where there is none. */
  readonly liveStream: string;
  readonly optics: string;
  readonly purpose: string;
}

type LaterField = 'licencesPerCamera' | 'measured' | 'extras' | 'continuousSize' | 'motionSize' | keyof SiteFields;

/** A stream of a template, which may lack fields that were added later. */
export type TemplateStream = Omit<StoredStream, LaterField> & Partial<Pick<StoredStream, LaterField>>;

/** A camera row without its ids. */
type RowContent = NewCameraRow;

/** How each part of a stream follows from its row. */
const STORED: { readonly [K in keyof StoredStream]: (row: RowContent) => StoredStream[K] } = {
  streamName: (row) => row.streamName,
  quantity: (row) => row.quantity,
  lensType: (row) => row.lensType,
  hoursPerDay: (row) => row.hoursPerDay,
  retentionDays: (row) => row.retentionDays,
  codec: (row) => row.codec,
  continuousComplexity: (row) => row.complexity.continuous,
  motionComplexity: (row) => row.complexity.motion,
  continuousResolution: (row) => row.resolution.continuous,
  motionResolution: (row) => row.resolution.motion,
  continuousFps: (row) => row.fps.continuous,
  motionFps: (row) => row.fps.motion,
  continuousEnabled: (row) => flagsFromRecording(row.recording).continuous,
  motionEnabled: (row) => flagsFromRecording(row.recording).motion,
  motionPercentage: (row) => row.motion.motion,
  continuousUserBitrateBitPerSec: (row) => row.bitrateKbit.continuous * BITS_PER_KBIT,
  motionUserBitrateBitPerSec: (row) => row.bitrateKbit.motion * BITS_PER_KBIT,
  continuousUseUserBitrate: (row) => row.continuousIsCustomBitrate,
  motionUseUserBitrate: (row) => row.motionIsCustomBitrate,
  licencesPerCamera: (row) => row.licencesPerCamera,
  measured: (row) => textOf(row.measured, NEW_STREAM.measured),
  extras: (row) => textOf(row.extras, NEW_STREAM.extras),
  continuousSize: (row) => textOf(row.size.continuous, null),
  motionSize: (row) => textOf(row.size.motion, null),
  network: (row) => textOf(row.network, NEW_STREAM.network),
  liveStream: (row) => textOf(row.liveStream, null),
  optics: (row) => textOf(row.optics, null),
  purpose: (row) => textOf(row.purpose, null),
};

const STORED_NAMES = Object.keys(STORED) as (keyof StoredStream)[];

export function storedStream(row: RowContent): StoredStream {
  return Object.fromEntries(STORED_NAMES.map((name) => [name, STORED[name](row)])) as unknown as StoredStream;
}

export interface StreamIds {
  readonly streamId: number;
  readonly cameraGroupId: number;
}

export interface StoredStreamRow extends StoredStream, StreamIds {}

/** The parts of an existing stream that differ. */
export interface ChangedStream extends Partial<StoredStream>, StreamIds {}

type StoredNames = readonly [keyof StoredStream, ...(keyof StoredStream)[]];

/** Fields that are read with defaults from one another: a change of one stores all of them. */
const HALVES = [
  'continuousEnabled',
  'motionEnabled',
  'continuousFps',
  'motionFps',
  'continuousUserBitrateBitPerSec',
  'motionUserBitrateBitPerSec',
  'continuousUseUserBitrate',
  'motionUseUserBitrate',
] as const satisfies StoredNames;

/** What each field of a row is stored as: ids do not change, all else is stored. */
const STORED_AS: Readonly<Record<keyof RowContent, StoredNames> & Record<keyof StreamIds | 'id', readonly []>> = {
  id: [],
  cameraGroupId: [],
  streamId: [],
  streamName: ['streamName'],
  quantity: ['quantity'],
  lensType: ['lensType'],
  recording: HALVES,
  hoursPerDay: ['hoursPerDay'],
  retentionDays: ['retentionDays'],
  codec: ['codec'],
  fps: HALVES,
  motion: ['motionPercentage'],
  complexity: ['continuousComplexity', 'motionComplexity'],
  resolution: ['continuousResolution', 'motionResolution'],
  bitrateKbit: HALVES,
  continuousIsCustomBitrate: HALVES,
  motionIsCustomBitrate: HALVES,
  licencesPerCamera: ['licencesPerCamera'],
  measured: ['measured'],
  extras: ['extras'],
  size: ['continuousSize', 'motionSize'],
  network: ['network'],
  liveStream: ['liveStream'],
  optics: ['optics'],
  purpose: ['purpose'],
};

/** What a changed row stores: the columns of the fields that differ. */
export function changedStream({ after, fields }: Pick<ChangedRow, 'after' | 'fields'>): ChangedStream {
  const { streamId, cameraGroupId } = after;
  const changed: Record<string, StoredStream[keyof StoredStream]> & StreamIds = { streamId, cameraGroupId };
  for (const field of fields) for (const name of STORED_AS[field]) changed[name] = STORED[name](after);
  return changed;
}

/** A design with what is offered besides its hardware. */
export interface OfferedDesign extends Design, StoredPlacing {
  readonly offer: Offer;
}

interface StoredParts extends Pick<OfferedDesign, 'serverSettings' | 'offer' | keyof StoredPlacing> {
  readonly streams: readonly StoredStreamRow[];
}

/** A stored design in the form that the engine takes. */
export function designOf(stored: StoredParts, catalogue: Catalogue): OfferedDesign {
  const { streams, serverSettings, offer, placements, closets, areas, lastPlacementId } = stored;
  const placing = { placements, closets, areas, lastPlacementId };
  return { cameras: streams.map((stream) => cameraRow(stream, catalogue)), serverSettings, offer, ...placing };
}

/** The same with the cables of its placed cameras. */
export function withCables(design: OfferedDesign, scales: readonly PlanScale[]): OfferedDesign {
  const runs = cableRunsOf({ ...design, plans: scales });
  return runs.length === 0 ? design : { ...design, cableRuns: runs };
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
    measured: { ...NEW_STREAM.measured, ...valueOf(stored.measured, NEW_STREAM.measured) },
    extras: { ...NEW_STREAM.extras, ...valueOf(stored.extras, NEW_STREAM.extras) },
    size: sizeOf(stored),
    network: valueOf(stored.network, NEW_STREAM.network),
    liveStream: valueOf(stored.liveStream, null),
    optics: valueOf(stored.optics, null),
    purpose: valueOf(stored.purpose, null),
  };
}

function sizeOf({ continuousSize = '', motionSize = '' }: TemplateStream): RowContent['size'] {
  if (continuousSize === '' && motionSize === '') return NEW_STREAM.size;
  return { continuous: valueOf(continuousSize, null), motion: valueOf(motionSize, null) };
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

import { FPS_BOUNDS } from '../bitrate/fps-bounds.ts';
import { TYPED_RATE_BOUNDS } from '../bitrate/typed-rate-bounds.ts';
import { deepFreeze } from '../checks/deep-freeze.ts';
import type { AmountBounds } from '../checks/field-check.ts';
import { givenSite, NEW_SITE_FIELDS, SITE_FIELDS, wholeSiteFields, type SiteFields } from '../site/site-row.ts';
import type { CameraRow, LaterFieldsInput, LaterNumber, LaterRowField, OwnLaterField } from './design.ts';
import { LensType, Recording } from './enumerations.ts';

/** A camera row that has no ids yet. */
export type NewCameraRow = Omit<CameraRow, 'id' | 'cameraGroupId' | 'streamId'>;

/** What a row has that is older than these fields. */
export const NEW_LATER_FIELDS = {
  licencesPerCamera: 1,
  measured: { continuous: null, motion: null },
  extras: { audioKbps: 0, metadataKbps: 0, eventsPerHour: 0, preSeconds: 0, postSeconds: 0 },
  size: { continuous: null, motion: null },
} as const satisfies Pick<CameraRow, OwnLaterField>;

/** The stream that a new camera group starts with, and that a further stream starts as. Frozen: its parts are shared by rows. */
export const NEW_STREAM = deepFreeze({
  streamName: '',
  quantity: 1,
  lensType: LensType.single,
  recording: Recording.event,
  hoursPerDay: 24,
  retentionDays: 30,
  codec: 3,
  fps: { continuous: 0, motion: 15 },
  motion: { continuous: 0, motion: 40 },
  complexity: { continuous: 2, motion: 2 },
  resolution: { continuous: 8, motion: 8 },
  bitrateKbit: { continuous: 0, motion: 2702 },
  continuousIsCustomBitrate: false,
  motionIsCustomBitrate: false,
  ...NEW_LATER_FIELDS,
  ...NEW_SITE_FIELDS,
} as const satisfies NewCameraRow);

/** Whether a field is that of the first stream of the group, or each stream has its own; the lens type has a rule of its own. */
const FOLLOWS: Readonly<Record<Exclude<keyof NewCameraRow, keyof SiteFields>, 'group' | 'stream'>> = {
  streamName: 'stream',
  quantity: 'group',
  lensType: 'stream',
  recording: 'stream',
  hoursPerDay: 'stream',
  retentionDays: 'stream',
  codec: 'stream',
  fps: 'stream',
  motion: 'stream',
  complexity: 'stream',
  resolution: 'stream',
  bitrateKbit: 'stream',
  continuousIsCustomBitrate: 'stream',
  motionIsCustomBitrate: 'stream',
  licencesPerCamera: 'group',
  measured: 'stream',
  extras: 'group',
  size: 'stream',
};

/** Fields in which all streams of a group follow its first one. */
export const GROUP_FIELDS = [
  ...Object.keys(FOLLOWS).filter((field) => FOLLOWS[field as keyof typeof FOLLOWS] === 'group'),
  ...SITE_FIELDS,
] as readonly (keyof NewCameraRow)[];

/** Bounds of a camera row. The data rate is that of typed rates; calculated ones are never clamped to it. */
export const CAMERA_BOUNDS = {
  quantity: { min: 1, max: 999_999, unit: 'camera' },
  hoursPerDay: { min: 1, max: 24, unit: 'h/day' },
  retentionDays: { min: 1, max: 9999, unit: 'day' },
  fps: FPS_BOUNDS,
  motion: { min: 1, max: 100, unit: '%' },
  bitrateKbit: TYPED_RATE_BOUNDS,
  licencesPerCamera: { min: 1, max: 16, unit: 'licence/camera' },
} as const satisfies Readonly<Record<LaterNumber, AmountBounds> & Record<string, AmountBounds>>;

/** A rate of which a whole number of percent is left, kbit/s; a recorded half keeps at least the lowest that can be typed. */
export function loweredRate(kbps: number, percentLeft: number): number {
  return kbps === 0 ? 0 : Math.max(CAMERA_BOUNDS.bitrateKbit.min, Math.floor((kbps * percentLeft) / 100));
}

/** Bounds of what is recorded besides video. */
export const EXTRAS_BOUNDS = {
  audioKbps: { min: 0, max: 320, unit: 'kbit/s' },
  metadataKbps: { min: 0, max: 1000, unit: 'kbit/s' },
  eventsPerHour: { min: 0, max: 3600, unit: 'event/h' },
  preSeconds: { min: 0, max: 60, unit: 's' },
  postSeconds: { min: 0, max: 300, unit: 's' },
} as const satisfies Readonly<Record<string, AmountBounds>>;

/** Bounds of a measured sample: an hour to ten years. */
export const SAMPLE_BOUNDS = { sampleHours: { min: 1, max: 87_600, unit: 'h' } } as const satisfies Readonly<
  Record<string, AmountBounds>
>;

/** Fields of a row that may be left out in a write. */
export type LaterFields = Pick<CameraRow, LaterRowField>;

const OWN_FIELDS = Object.keys(NEW_LATER_FIELDS) as readonly OwnLaterField[];

/** Their names. */
export const LATER_FIELDS = [...OWN_FIELDS, ...Object.keys(NEW_SITE_FIELDS)] as readonly LaterRowField[];

/**
 * A row with every later field: those that are left out stay as they were before.
 *
 * @param before - The row so far; the defaults where there is none.
 * @returns The row itself where it has them all.
 * @example
 * ```ts
 * withLaterFields({ quantity: 4 }).licencesPerCamera; // 1
 * ```
 */
export function withLaterFields<R extends LaterFieldsInput>(
  row: R,
  before: LaterFields = NEW_STREAM,
): Omit<R, LaterRowField> & LaterFields {
  if (hasLaterFields(row)) return row;
  const own = Object.fromEntries(OWN_FIELDS.map((field) => [field, row[field] ?? before[field]]));
  return { ...row, ...wholeSiteFields(row, before), ...(own as Pick<CameraRow, OwnLaterField>) };
}

function hasLaterFields<R extends LaterFieldsInput>(row: R): row is R & LaterFields {
  return givenOwn(row) !== undefined && givenSite(row) !== undefined;
}

/** What a row says of its other later fields; undefined where it leaves one out. Written out as in {@link givenSite}. */
function givenOwn(row: LaterFieldsInput): Pick<LaterFields, OwnLaterField> | undefined {
  const { licencesPerCamera, measured, extras, size } = row;
  const isGiven =
    licencesPerCamera !== undefined && measured !== undefined && extras !== undefined && size !== undefined;
  return isGiven ? { licencesPerCamera, measured, extras, size } : undefined;
}

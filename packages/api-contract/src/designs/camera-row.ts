import { NEW_STREAM, type NewCameraRow } from '@site-designer/sizing-engine';
import { CAMERA_NAME_LIMIT } from '@site-designer/sizing-engine/bounds';
import { LensType, Recording } from '@site-designer/sizing-engine/enumerations';
import {
  CAMERA_BOUNDS,
  EXTRAS_BOUNDS,
  MEASUREMENT_NOTE_LIMIT,
  SAMPLE_BOUNDS,
} from '@site-designer/sizing-engine/bounds';
import { Type, type Static, type TSchema } from 'typebox';
import { Bounded, Count, EXACT, Id, Ignored, Nullable, OneOf, Tenths } from '../basics/schema.ts';
import { PictureSize, siteFields, within, writtenSiteFields } from './site-fields.ts';

/** As many rows as may come at once. */
export const MOST_ROWS = 20_000;

function Halves<S extends TSchema>(half: S, description: string) {
  return Type.Object({ continuous: half, motion: half }, { ...EXACT, description });
}

/**
 * Fields of a row's stream. Bounds that depend on the recording mode hold for the halves in use and are checked with the mode;
 * the schema holds types and unknown fields alone.
 */
const basicFields = {
  streamName: Type.String({
    description: `Camera name, up to ${CAMERA_NAME_LIMIT.max} characters`,
    examples: ['Entrance'],
  }),
  quantity: Count(`Cameras of the group, ${within(CAMERA_BOUNDS.quantity)}`, { examples: [4] }),
  lensType: OneOf(LensType, 'Lens type'),
  recording: OneOf(Recording, 'Recording mode'),
  hoursPerDay: Count(`Operation hours a day, ${within(CAMERA_BOUNDS.hoursPerDay)}`, { examples: [24] }),
  retentionDays: Count(`Days kept, ${within(CAMERA_BOUNDS.retentionDays)}`, { examples: [30] }),
  codec: Count('Codec id', { examples: [3] }),
  fps: Halves(
    Tenths('Frames per second', { examples: [15] }),
    `Frames per second, ${within(CAMERA_BOUNDS.fps)} with at most one decimal in a half that is used; 0 there becomes the mode's default`,
  ),
};

const laterFields = {
  complexity: Halves(Count('Complexity id', { examples: [2] }), 'Image complexity id'),
  resolution: Halves(Count('Resolution id', { examples: [8] }), 'Resolution id; 0 in a half with a `size`'),
  bitrateKbit: Halves(
    Count('kbit/s', { examples: [2702] }),
    `Bit rate, kbit/s; typed (${within(CAMERA_BOUNDS.bitrateKbit)}) where the custom flag is on, calculated elsewhere`,
  ),
  continuousIsCustomBitrate: Type.Boolean({ description: 'Whether the continuous rate is typed' }),
  motionIsCustomBitrate: Type.Boolean({ description: 'Whether the motion rate is typed' }),
};

const licencesPerCamera = Bounded(
  CAMERA_BOUNDS.licencesPerCamera,
  'Device licences that each camera of the group takes; those of the first stream count',
  { examples: [1] },
);

const Measurement = Type.Object(
  {
    measuredUtc: Type.String({
      description: 'When it was measured: a date of ISO 8601, with or without a time and its zone',
    }),
    sampleHours: Bounded(SAMPLE_BOUNDS.sampleHours, 'Length of the sample, hours; a day and a week narrow the range'),
    note: Type.String({
      description: `Camera, scene or recorder, up to ${MEASUREMENT_NOTE_LIMIT.max} characters`,
    }),
  },
  { ...EXACT, description: 'Measurement of a typed rate' },
);

const measured = Type.Object(
  { continuous: Nullable(Measurement), motion: Nullable(Measurement) },
  { ...EXACT, description: 'Measurements of typed rates; null if unknown, and for calculated rates' },
);

const extras = Type.Object(
  {
    audioKbps: Bounded(EXTRAS_BOUNDS.audioKbps, 'Sound of each camera, kbit/s', { examples: [0] }),
    metadataKbps: Bounded(EXTRAS_BOUNDS.metadataKbps, 'Metadata of each camera, kbit/s', { examples: [0] }),
    eventsPerHour: Bounded(EXTRAS_BOUNDS.eventsPerHour, 'Events an hour, whose buffers are recorded', {
      examples: [0],
    }),
    preSeconds: Bounded(EXTRAS_BOUNDS.preSeconds, 'Seconds recorded before an event', { examples: [0] }),
    postSeconds: Bounded(EXTRAS_BOUNDS.postSeconds, 'Seconds recorded after an event', { examples: [0] }),
  },
  { ...EXACT, description: 'What each camera of the group records besides video; that of the first stream counts' },
);

const size = Type.Object(
  { continuous: Nullable(PictureSize), motion: Nullable(PictureSize) },
  { ...EXACT, description: 'Typed size of the picture, with resolution id 0; null where the resolution id says it' },
);

const motionShare = Count(`Percent of the time with motion, ${within(CAMERA_BOUNDS.motion)}`, { examples: [40] });

const EXAMPLE = { ...NEW_STREAM, streamName: 'Entrance', quantity: 4 };

const content = {
  ...basicFields,
  motion: Halves(motionShare, 'Percent of the time; `continuous` follows from `motion` and the mode'),
  ...laterFields,
  licencesPerCamera,
  measured,
  extras,
  size,
  ...siteFields,
} satisfies Readonly<Record<keyof NewCameraRow, TSchema>>;

export const CameraRow = Type.Object(
  {
    id: Id('Row id, the same as streamId'),
    cameraGroupId: Id('Camera group id'),
    streamId: Id('Stream id; the lowest of a group is its first stream'),
    ...content,
  },
  {
    title: 'CameraRow',
    description: 'One stream of a camera group',
    examples: [{ id: 1, cameraGroupId: 1, streamId: 1, ...EXAMPLE }],
  },
);
export type CameraRow = Static<typeof CameraRow>;

const writable = {
  ...basicFields,
  motion: Type.Object(
    { continuous: Ignored(), motion: motionShare },
    { ...EXACT, description: 'Percent of the time; `continuous` is derived and ignored' },
  ),
  ...laterFields,
  /** Left out, they stay as they are or are the defaults. */
  licencesPerCamera: Type.Optional(licencesPerCamera),
  measured: Type.Optional(measured),
  extras: Type.Optional(extras),
  size: Type.Optional(size),
  ...writtenSiteFields,
} satisfies Readonly<Record<keyof NewCameraRow, TSchema>>;

/** A row of a group that exists. */
export const CameraRowUpdate = Type.Object(
  {
    id: Id('Row id'),
    cameraGroupId: Type.Optional(Id('Must be the group that the row belongs to')),
    streamId: Ignored(),
    ...writable,
  },
  {
    ...EXACT,
    title: 'CameraRowUpdate',
    description: 'A whole row, identified by its id',
    examples: [{ id: 1, cameraGroupId: 1, ...EXAMPLE }],
  },
);
export type CameraRowUpdate = Static<typeof CameraRowUpdate>;

/** A row of a design: an existing one by its id, or a new one. */
export const CameraRowSave = Type.Object(
  {
    id: Type.Optional(Id('Row id; without it the row is new')),
    cameraGroupId: Type.Optional(Id('Group of the row; a new row without it starts a group')),
    newGroup: Type.Optional(
      Count('New rows that carry the same number start one group together, in their order', { examples: [1] }),
    ),
    streamId: Ignored(),
    ...writable,
  },
  { ...EXACT, title: 'CameraRowSave', description: 'A whole row, or a new one', examples: [EXAMPLE] },
);
export type CameraRowSave = Static<typeof CameraRowSave>;

/** A row that belongs to no design. */
export const CameraRowContent = Type.Object(
  { id: Ignored(), cameraGroupId: Ignored(), streamId: Ignored(), ...writable },
  { ...EXACT, title: 'CameraRowContent', description: 'A row without ids', examples: [EXAMPLE] },
);
export type CameraRowContent = Static<typeof CameraRowContent>;

/** A row as a template keeps it. */
export const CameraRowTemplate = Type.Object(content, {
  title: 'CameraRowTemplate',
  description: 'A row without ids',
  examples: [EXAMPLE],
});
export type CameraRowTemplate = Static<typeof CameraRowTemplate>;

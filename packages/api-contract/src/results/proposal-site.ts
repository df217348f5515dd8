import { Type } from 'typebox';
import { List, Nullable } from '../basics/schema.ts';

/** Network, live view and motion detection: null unless the settings ask for them. */

const DealtCameras = List(Type.Object({ cameraGroupId: Type.Number(), cameras: Type.Number() }));

const PlannedSwitches = Type.Object(
  {
    count: Type.Number({ description: 'Switches alike' }),
    cameras: Type.Number({ description: 'Of each; a camera takes one port' }),
    reservedW: Type.Number({ description: 'W that each reserves for its cameras' }),
    drawnW: Type.Number({ description: 'W that the cameras of each draw; at least, where not all are known' }),
    drawnKnown: Type.Boolean(),
    rateMbit: Type.Number({ description: 'Mbit/s that the cameras of each send' }),
    groups: DealtCameras,
  },
  { description: 'Switches with the same cameras' },
);

const Closet = Type.Object({
  closet: Type.String({ description: 'Name; empty is a closet like any other' }),
  cameras: Type.Number(),
  switchKind: Nullable(Type.String({ description: 'Id of the catalogue; null where no switch holds under Auto' })),
  switches: List(PlannedSwitches, { description: 'Empty where no switch holds' }),
  lowerBound: Nullable(Type.Number({ description: 'No plan has fewer switches' })),
  provenLeast: Nullable(Type.Boolean({ description: 'Whether there are no more than the lower bound' })),
  decidedBy: Type.Unsafe<'ports' | 'poe' | 'uplink' | null>({
    type: ['string', 'null'],
    enum: ['ports', 'poe', 'uplink', null],
  }),
  powerW: Nullable(Type.Number({ description: 'W of the switches with what their cameras draw' })),
  heatBtuPerHour: Nullable(Type.Number({ description: 'BTU/h of the switches alone' })),
});

const Finding = Type.Object({
  code: Type.Union([
    Type.Literal('poe-class'),
    Type.Literal('port-watts'),
    Type.Literal('poe-budget'),
    Type.Literal('uplink'),
    Type.Literal('ports'),
    Type.Literal('port-rate'),
    Type.Literal('cable-length'),
    Type.Literal('shared-uplink'),
    Type.Literal('own-network'),
  ]),
  closet: Nullable(Type.String({ description: 'Null where it is of the whole site' })),
  cameraGroupId: Nullable(Type.Number({ description: 'Null where it is of no single group' })),
  figure: Type.Number(),
  limit: Type.Number(),
  unit: Type.Union([
    Type.Literal('class'),
    Type.Literal('W'),
    Type.Literal('Mbit/s'),
    Type.Literal('m'),
    Type.Literal('cameras'),
    Type.Literal('ports'),
  ]),
});

export const NetworkResult = Type.Object(
  {
    closets: List(Closet, { description: 'By name' }),
    core: Type.Object({
      ports: Type.Number({ description: 'Uplinks of all switches' }),
      rateMbit: Type.Number({ description: 'Mbit/s that all cameras send' }),
    }),
    cable: Type.Object({
      metres: Type.Number(),
      boxes: Type.Number({ description: 'At least' }),
      unknownCameras: Type.Number({ description: 'Cameras whose cable is not known' }),
    }),
    findings: List(Finding),
  },
  { description: 'Switches between cameras and recording servers', examples: [null] },
);

const StationLimit = Type.Union([
  Type.Literal('decode'),
  Type.Literal('one-stream'),
  Type.Literal('vram'),
  Type.Literal('software'),
  Type.Literal('network'),
]);

const Station = Type.Object({
  id: Type.Number(),
  tiles: Type.Number(),
  pictures: Type.Number({ description: 'Shown; the other tiles are empty' }),
  shown: List(
    Type.Object({
      cameraGroupId: Type.Number(),
      pictureStreamId: Type.Number(),
      streamId: Nullable(Type.Number({ description: 'Stream of the tiles; null for the live stream' })),
      pictures: Type.Number(),
    }),
  ),
  loads: List(
    Type.Object({
      limit: StationLimit,
      value: Type.Number(),
      max: Type.Number(),
      unit: Type.Union([Type.Literal('%'), Type.Literal('GB'), Type.Literal('Mpx/s'), Type.Literal('Mbit/s')]),
      percent: Type.Number(),
    }),
  ),
  decidedBy: StationLimit,
  maxTiles: Type.Number({ description: 'Most pictures, the heaviest first, that hold every limit' }),
});

export const ViewingResult = Type.Object(
  {
    stations: List(Station, { description: 'One of each kind' }),
    recorderMbit: Type.Number({ description: 'Mbit/s that all stations ask of the recording servers' }),
    providedMbit: Nullable(Type.Number({ description: 'Mbit/s that the setting for client streams provides' })),
  },
  { description: 'Viewing workstations', examples: [null] },
);

export const ServerMotionResult = Type.Object(
  {
    megapixelsPerSecond: Type.Number(),
    capacity: Nullable(Type.Number({ description: 'Mpx/s; null where it is not known' })),
    percent: Nullable(Type.Number()),
  },
  { description: 'Motion detection on the fullest recording server', examples: [null] },
);

const Coverage = Type.Object({
  cameraGroupId: Type.Number(),
  hfovDeg: Type.Number(),
  vfovDeg: Type.Number(),
  approximate: Type.Boolean({ description: 'Whether an angle is above 90 degrees' }),
  reach: List(
    Type.Object({
      level: Type.String(),
      groundM: Nullable(Type.Number({ description: 'Null where the level does not reach what is looked at' })),
    }),
  ),
  nearestM: Nullable(Type.Number({ description: 'Null where the tilt is not known' })),
  farthestM: Nullable(Type.Number({ description: 'Null where there is no end, or the tilt is not known' })),
  required: Nullable(
    Type.Object({
      level: Type.String(),
      distanceM: Type.Number(),
      density: Type.Number({ description: 'Pixels a metre' }),
      met: Type.Boolean(),
    }),
  ),
  cures: List(
    Type.Object({
      kind: Type.Union([
        Type.Literal('lens'),
        Type.Literal('resolution'),
        Type.Literal('distance'),
        Type.Literal('tilt'),
      ]),
      value: Type.Number({ description: 'Degrees, a resolution id, or metres' }),
      unit: Type.Union([Type.Literal('degree'), Type.Literal('id'), Type.Literal('m')]),
      addedKbps: Type.Number({ description: 'Peak rate of the whole group' }),
      addedTb: Type.Number({ description: 'Storage of the whole group' }),
    }),
  ),
  notes: List(Type.Literal('face-angle')),
});

export const CoverageResults = List(Coverage, {
  description: 'What cameras show of a person, of groups of which the angle is known',
  examples: [null],
});

import { Type } from 'typebox';
import { List, Nullable } from '../basics/schema.ts';

export const LimitCode = Type.Union([
  Type.Literal('cameras'),
  Type.Literal('recordingRate'),
  Type.Literal('storage'),
  Type.Literal('clientLink'),
  Type.Literal('cameraLink'),
  Type.Literal('disks'),
  Type.Literal('storageLink'),
  Type.Literal('iops'),
  Type.Literal('throughput'),
  Type.Literal('serverLimit'),
  Type.Literal('platformCameras'),
  Type.Literal('spareServers'),
]);

const limitState = {
  limit: LimitCode,
  title: Type.String({ examples: ['Cameras per server'] }),
  value: Type.Number({ examples: [120] }),
  max: Type.Number({ examples: [150] }),
  unit: Type.String({ examples: ['cameras'] }),
  percent: Type.Number({ description: 'Percent of the limit; 0 if the limit is 0', examples: [80] }),
};
/** The load of the fullest server against a limit. */
export const LimitState = Type.Object(limitState, {
  title: 'LimitState',
  description: 'Load of the fullest server against a limit',
});

/** One of the storages of a server, or none of them. */
export function StorageOrNull(description: string) {
  return Type.Unsafe<'live' | 'archive' | null>({
    type: ['string', 'null'],
    enum: ['live', 'archive', null],
    description,
    examples: [null, 'live'],
  });
}

/** A limit of a server or of one of its storages, with its load. */
export const ServerLoad = Type.Object(
  {
    ...limitState,
    storage: StorageOrNull('The storage that the limit is one of; null for a limit of the whole server'),
  },
  { title: 'ServerLoad', description: 'Load of the fullest server against a limit as the sizing uses it' },
);

/** How long the disks hold what is recorded. */
export const RetentionReach = Type.Object(
  {
    unit: Type.Union([Type.Literal('days'), Type.Literal('%')], {
      description: "`%` of each row's own retention if the rows have different ones",
    }),
    asked: Type.Number({ description: 'Retention that the design asks for', examples: [30] }),
    room: Type.Number({ description: 'Video that the disks hold, TB', examples: [44.6506] }),
    low: Type.Number({ description: 'Retention that the disks hold of busy scenes', examples: [18.3941] }),
    likely: Type.Number({ description: 'Retention that the disks hold', examples: [31.8769] }),
    high: Type.Number({ description: 'Retention that the disks hold of calm scenes', examples: [53.3416] }),
    needs: List(
      Type.Object({
        retention: Type.Number({ examples: [15] }),
        value: Type.Number({ description: 'TB', examples: [21.0108] }),
        low: Type.Number({ description: 'TB, P10', examples: [12.556] }),
        high: Type.Number({ description: 'TB, P90', examples: [36.4116] }),
        tiers: Type.Optional(
          Type.Object(
            {
              fullTb: Type.Number({ description: 'At the full frame rate, TB', examples: [14.0072] }),
              groomedTb: Type.Number({ description: 'At the reduced frame rate, TB', examples: [11.6726] }),
            },
            { description: 'Expected content of each archive, if there is a second one' },
          ),
        ),
      }),
    ),
  },
  {
    title: 'RetentionReach',
    description: 'How long the disks hold what is recorded, within the utilization cap of an appliance',
  },
);

export const PlannedServer = Type.Object(
  {
    count: Type.Number({ description: 'Servers that have the same cameras', examples: [1] }),
    cameras: Type.Number({ examples: [120] }),
    cameraStreams: Type.Number({ examples: [120] }),
    peakMbit: Type.Number({ description: 'With system overhead', examples: [389.088] }),
    storageTb: Type.Number({ description: 'Whole retention, with system overhead', examples: [50.4258] }),
    liveTb: Type.Number({
      description: 'Live database during archiving; 0 without archiving',
      examples: [1.40072],
    }),
    dailyTb: Type.Number({
      description: 'Growth in a day until the oldest recordings are deleted, with system overhead, TB a day',
      examples: [1.68086],
    }),
    groups: List(
      Type.Object({
        cameraGroupId: Type.Number({ examples: [2] }),
        cameras: Type.Number({ description: 'Cameras of the group on the server', examples: [120] }),
      }),
    ),
  },
  { title: 'PlannedServer', description: 'Servers that have the same cameras; figures are those of each' },
);

/** Which cameras record on which server. */
export const ServerPlan = Type.Object(
  {
    provenLeast: Type.Boolean({ description: 'Whether no plan can have fewer servers', examples: [true] }),
    lowerBound: Type.Number({ description: 'Fewest servers that the totals allow', examples: [1] }),
    servers: Nullable(List(PlannedServer)),
  },
  { title: 'ServerPlan', description: 'Which cameras record on which server' },
);

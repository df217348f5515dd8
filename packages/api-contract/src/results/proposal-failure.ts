import { Type } from 'typebox';
import { LimitCode, StorageOrNull } from './proposal-loads.ts';
import { List, Nullable } from '../basics/schema.ts';

const StorageRole = Type.Union([Type.Literal('live'), Type.Literal('archive')]);

const KeptRecordings = Type.Object(
  {
    storage: StorageRole,
    retentionDays: Type.Number({ description: 'Days that the design asks for', examples: [30] }),
    keptDays: Type.Number({ description: 'Days that are kept, on the server that keeps the fewest', examples: [30] }),
    full: Type.Boolean({
      description: 'Whether a storage that holds them fills up, so that the oldest video of any camera is deleted',
      examples: [false],
    }),
  },
  { title: 'KeptRecordings', description: 'Recordings with the same retention' },
);

/** The design after a failure. */
export const FailureState = Type.Object(
  {
    state: Type.Union(
      [
        Type.Literal('normal'),
        Type.Literal('serverDown'),
        Type.Literal('serverDownMoved'),
        Type.Literal('serverDownFailover'),
        Type.Literal('diskLost'),
        Type.Literal('diskRebuild'),
      ],
      { description: 'States that the design cannot reach are omitted' },
    ),
    storage: StorageOrNull('The storage with the failed disk; null in the other states'),
    camerasRecorded: Type.Number({ examples: [120] }),
    camerasNotRecorded: Type.Number({ examples: [0] }),
    serverLoadPercent: Type.Number({
      description: 'Greatest peak load of a running server, percent of its rated rate; of the spare if one took over',
      examples: [38.9088],
    }),
    storagePercent: Type.Number({
      description: 'Fullest storage of a running server; of the spare if one took over',
      examples: [94.1119],
    }),
    retentionDays: Type.Number({
      description: 'Greatest of the days kept; 0 if no server runs; on a spare, days of an outage that it holds',
      examples: [30],
    }),
    kept: List(KeptRecordings, {
      description: 'One entry per retention, shortest first; empty if no server runs, and on a spare',
    }),
    tbNotRecordedPerHour: Type.Number({ examples: [0] }),
    tbLost: Type.Optional(
      Type.Number({ description: 'TB lost with the disk, at most; only in `diskLost`', examples: [5.25269] }),
    ),
    broken: List(LimitCode, { description: 'Limits that a server exceeds', examples: [[]] }),
  },
  { title: 'FailureState', description: 'The design after a failure' },
);

const RebuildHours = Type.Object(
  {
    low: Type.Number({ description: 'At 100 MB/s', examples: [2.77778] }),
    likely: Type.Number({ description: 'At 50 MB/s', examples: [5.55556] }),
    high: Type.Number({ description: 'At 30 MB/s', examples: [9.25926] }),
  },
  { title: 'RebuildHours' },
);

const FailureDisks = Type.Object(
  {
    storage: StorageRole,
    disks: Type.Number({ description: 'Of all recording servers; spares are not counted', examples: [3] }),
    expectedFailuresPerYear: Type.Number({ examples: [0.045] }),
    chanceOfFailurePerYear: Type.Number({
      description: 'Probability that at least one disk fails, 0 to 1',
      examples: [0.0443284],
    }),
    rebuildHours: Nullable(RebuildHours),
    chanceOfLoss: Nullable(
      Type.Number({
        description:
          'Chance that the rebuild of an array loses it, 0 to 1: an upper bound by data sheet; null for JBOD',
        examples: [0.0158915],
      }),
    ),
    workloadTbPerYear: Type.Number({ description: 'TB that each disk writes and reads per year', examples: [515.522] }),
  },
  { title: 'FailureDisks', description: 'Expected failures and rebuilds of the disks of a storage' },
);

const FailureNote = Type.Object(
  {
    code: Type.Union([Type.Literal('hot-spares'), Type.Literal('disk-workload')]),
    message: Type.String({
      examples: [
        'Each disk of the live database moves 516 TB a year: more than the 180 TB of entry and surveillance disks. Order disks that are rated for 550 TB.',
      ],
    }),
  },
  { title: 'FailureNote', description: 'Advice that is not a warning' },
);

/** What happens when a server or a disk fails. */
export const Failure = Type.Object(
  {
    spares: Type.Number({ description: 'Spare servers', examples: [0] }),
    gapSeconds: Nullable(
      Type.Object(
        { low: Type.Number({ examples: [7] }), high: Type.Number({ examples: [35] }) },
        { title: 'FailoverGap', description: 'Seconds until a spare records; null without spares' },
      ),
    ),
    states: List(FailureState),
    disks: List(FailureDisks),
    notes: List(FailureNote),
  },
  { title: 'Failure', description: 'What happens when a server or a disk fails' },
);

/** How much longer a storage could keep recordings. */
export const StorageReach = Type.Object(
  {
    storage: StorageRole,
    alone: List(
      Type.Object(
        {
          cameraGroupId: Type.Integer({ examples: [1] }),
          days: Type.Number({ description: 'Days, if all other groups stay as they are', examples: [63.5817] }),
        },
        { title: 'GroupReach' },
      ),
    ),
    togetherFactor: Type.Number({
      description: 'How many times as long every retention could be',
      examples: [2.11939],
    }),
    fillDays: Type.Number({ description: 'Days until the storage is full if nothing is deleted', examples: [63.5817] }),
    busyDays: Nullable(
      Type.Number({
        description:
          'If every scene is busy, recordings are kept for their days up to so many, and longer ones no longer; null if all days are kept',
        examples: [18.3942],
      }),
    ),
  },
  {
    title: 'StorageReach',
    description:
      'How much longer a storage could keep recordings, on the server with the least room; no utilization cap',
  },
);

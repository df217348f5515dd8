import { Type } from 'typebox';
import { List, Nullable } from '../basics/schema.ts';
import { SettingChange, SettingChanges } from './proposal-alternatives.ts';
import { BillLine, BillTotal } from './proposal-bill.ts';
import { StorageReach } from './proposal-failure.ts';
import { LimitCode } from './proposal-loads.ts';
import { Warning } from './proposal-warnings.ts';

const AnswerStorage = Type.Object(
  {
    role: Type.Union([Type.Literal('live'), Type.Literal('archive')], {
      description: 'The storage of an appliance is live',
    }),
    disks: Type.Number({ description: 'Of a server', examples: [3] }),
    diskTb: Type.Number({ description: 'TB', examples: [1] }),
    diskType: Nullable(Type.String({ description: 'Null for an appliance', examples: ['7.2k HDD'] })),
    raid: Type.String({ examples: ['RAID 5'] }),
    fillPercent: Type.Number({
      description: 'Percent of its formatted capacity that the fullest server stores',
      examples: [78.6987],
    }),
    capPercent: Nullable(
      Type.Number({ description: 'Percent of it that may be filled; null without such a cap', examples: [null] }),
    ),
  },
  { title: 'AnswerStorage' },
);

const Keeping = Type.Object(
  {
    asked: Type.Object({
      least: Type.Number({ description: 'Shortest retention of the design, days', examples: [30] }),
      most: Type.Number({ description: 'Longest, days', examples: [30] }),
    }),
    unit: Type.Union([Type.Literal('days'), Type.Literal('%')], { description: 'As in `retentionReach`' }),
    low: Type.Number({ examples: [18.3941] }),
    likely: Type.Number({ examples: [31.8769] }),
    high: Type.Number({ examples: [53.3416] }),
    busyDays: StorageReach.properties.busyDays,
  },
  { title: 'AnswerKeeping' },
);

const Seconds = Type.Object(
  { low: Type.Number(), high: Type.Number() },
  { description: 'Seconds until a spare records; null without spares', examples: [null] },
);

const OnFailure = Type.Object(
  {
    spares: Type.Number({ description: 'Spare servers', examples: [0] }),
    gap: Nullable(Seconds),
    camerasLost: Type.Number({
      description: 'Cameras that are not recorded until a spare takes over, or until the server is back',
      examples: [120],
    }),
    cameras: Type.Number({ examples: [120] }),
    moved: Nullable(
      Type.Object(
        {
          fits: Type.Boolean(),
          broken: List(LimitCode, { description: 'Limits that the other servers exceed' }),
        },
        { description: 'Its cameras on the other servers; null if there is no other', examples: [null] },
      ),
    ),
  },
  { title: 'AnswerOnFailure', description: 'If the server with the most cameras fails' },
);

const Price = Type.Object(
  {
    amount: Nullable(Type.String({ description: 'Sum of the priced lines; null in several currencies' })),
    currency: Nullable(Type.String({ description: 'ISO 4217' })),
    priced: Type.Number({ description: 'Lines with a price' }),
    lines: Type.Number(),
    missing: List(Type.String(), { description: 'Designations of the lines without one' }),
    days: Nullable(Type.Number({ description: 'Longest lead time' })),
  },
  {
    title: 'AnswerPrice',
    examples: [
      {
        amount: '1850.00',
        currency: 'EUR',
        priced: 1,
        lines: 10,
        missing: [
          '20 TB 7.2k HDD',
          'Management server',
          '0.48 TB SSD',
          'Professional+ base licence',
          'Professional+ device licence',
          'SQL Server Express (free edition)',
          'Server operating system',
          'Server operating system',
          'UPS 1500 VA',
        ],
        days: 14,
      },
    ],
  },
);

const Cheaper = Type.Object(
  {
    title: Type.String(),
    saves: Type.String({ description: 'Decimal number, in the currency of the price' }),
    percent: Type.Number({ description: 'Of the priced lines' }),
    changes: List(SettingChange),
  },
  { title: 'AnswerCheaper', description: 'The alternative that costs the least', examples: [null] },
);

const Fits = Type.Object(
  {
    cameras: Nullable(Type.Number({ examples: [7] })),
    days: Nullable(Type.Number({ description: 'That every recording may be kept longer', examples: [1] })),
    bitRatePercent: Nullable(Type.Number({ description: 'By which every bit rate may rise', examples: [6] })),
  },
  { title: 'AnswerFits', description: 'What more fits on the same hardware, each alone; null if the next step is far' },
);

const ANSWERED_HARDWARE = {
  recording: Nullable(Type.Number({ description: 'Recording servers', examples: [1] })),
  spares: Nullable(Type.Number({ description: 'Spare servers', examples: [0] })),
  hardware: Nullable(
    Type.Object({
      designation: Type.String({ description: 'On orders', examples: ['Standard server'] }),
      name: Type.String({ examples: ['Standard server'] }),
    }),
  ),
  storages: List(AnswerStorage, { description: 'Of each server' }),
};

const Failed = Type.Object(
  {
    limit: Type.Union([LimitCode, Type.Null()]),
    cameraGroupId: Nullable(Type.Number({ description: 'The group whose camera breaks the limit' })),
    needed: Nullable(Type.Number()),
    allowed: Nullable(Type.Number()),
    unit: Nullable(Type.String()),
    reason: Type.String({ description: 'Why nothing fits, as a sentence' }),
    ways: List(
      Type.Object({
        code: Type.String(),
        settings: Nullable(SettingChanges),
        recorded: Type.Optional(
          Type.Object(
            {
              fewerDays: Type.Optional(Type.Number({ description: 'By which every recording is kept shorter' })),
              cameras: Type.Optional(Type.Number({ description: 'Over all groups, in their present mix' })),
              ratePercent: Type.Optional(Type.Number({ description: 'What is left of every bit rate' })),
              settings: Type.Optional(SettingChanges),
            },
            { description: 'What it changes of the cameras, and of the settings besides' },
          ),
        ),
        outcome: Type.String({ description: 'As a sentence' }),
        gives: Nullable(
          Type.Object(
            {
              ...ANSWERED_HARDWARE,
              bill: Nullable(List(BillLine)),
              billTotal: Nullable(BillTotal),
            },
            { description: 'What the design has once it is taken; null if it cannot be taken as it is' },
          ),
        ),
      }),
      { description: 'Changes with which it has an answer' },
    ),
  },
  {
    title: 'AnswerFailed',
    description: 'Why nothing fits, and ways out',
    examples: [
      {
        limit: 'platformCameras',
        cameraGroupId: null,
        needed: 120,
        allowed: 48,
        unit: 'cameras',
        reason:
          'The Express+ edition supports only up to 48 cameras. This design has 120 cameras. Choose another platform version.',
        ways: [
          {
            code: 'edition',
            settings: { xProtectVersion: 1 },
            outcome: 'choose Corporate',
            gives: {
              recording: 3,
              spares: 0,
              hardware: { designation: 'Entry server', name: 'Entry server' },
              storages: [
                {
                  role: 'live',
                  disks: 4,
                  diskTb: 8,
                  diskType: '7.2k HDD',
                  raid: 'RAID 5',
                  fillPercent: 78.4421,
                  capPercent: null,
                },
              ],
              bill: [
                {
                  kind: 'recording-server',
                  designation: 'Entry server',
                  purpose: null,
                  description: '6-core server CPU, 16 GB RAM, 2 x 480 GB SSD, RAID 1 for the system',
                  quantity: 3,
                  unitPrice: null,
                  total: null,
                  currency: null,
                  leadTimeDays: null,
                  typicalW: 300,
                  greatestW: null,
                  heatBtuPerHour: 1023.64,
                  rackUnits: 6,
                  weightKg: null,
                },
              ],
              billTotal: { amount: null, currency: null, pricedLines: 0, lines: 6, longestLeadTime: null },
            },
          },
        ],
      },
    ],
  },
);

/** The recommendation in a few figures. */
export const Answer = Type.Object(
  {
    ...ANSWERED_HARDWARE,
    keeps: Nullable(Keeping),
    onFailure: Nullable(OnFailure),
    price: Nullable(Price),
    cheaper: Nullable(Cheaper),
    fits: Nullable(Fits),
    failed: Nullable(Failed),
    warnings: List(Warning),
  },
  { title: 'Answer', description: 'The recommendation in a few figures; what does not apply is null' },
);

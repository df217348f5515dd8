import { Type } from 'typebox';
import { differenceOf } from '../proposals/difference.ts';
import { arraysOf } from './proposal-arrays.ts';
import { BillLine, BillTotal } from './proposal-bill.ts';
import { Warning } from './proposal-warnings.ts';
import { List, Nullable } from '../basics/schema.ts';

export const AlternativeStorage = Type.Object(
  {
    storage: Type.Union([Type.Literal('live'), Type.Literal('archive')], {
      description: 'The storage of an appliance is live',
    }),
    raidType: Type.String({ examples: ['RAID 6'] }),
    disks: Type.Number({ description: 'Of a server', examples: [4] }),
    diskSize: Type.Number({ description: 'TB', examples: [1] }),
    arrays: arraysOf('a server', [4]),
    fillPercent: Type.Number({
      description: 'Percent that the fullest server stores of what the sizing may fill',
      examples: [78.6987],
    }),
    formattedPercent: Type.Number({
      description: 'Percent that the fullest server stores of its formatted capacity',
      examples: [78.6987],
    }),
  },
  { title: 'AlternativeStorage' },
);

export const SettingChange = differenceOf(
  {
    path: 'serverSettings.genericServerSettings.advancedSettings.machineType',
    title: 'Settings: generic servers, machine type',
    value: 'Standard server',
    unit: '1',
  },
  { title: 'SettingChange', description: 'A setting that applying the alternative changes; options by their names' },
);

export const SettingChanges = Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()]), {
  description: 'Settings that give it; empty if none do. One more spare server is a setting of `failover`',
  examples: [{ machineType: 2, 'liveDatabase.raidType': 5 }],
});

const PriceDifference = Type.Object(
  {
    amount: Type.String({ description: 'Decimal number; negative if it costs less' }),
    currency: Type.String({ description: 'ISO 4217' }),
    percent: Type.Number({ description: 'Of the priced lines of the recommended solution' }),
  },
  {
    title: 'PriceDifference',
    description: 'To the recommended solution; null if a line that differs has no price',
    examples: [null],
  },
);

export const Alternative = Type.Object(
  {
    title: Type.String({ examples: ['1 x Standard server, 4 x 1 TB RAID 6 and 4 x 20 TB RAID 5'] }),
    differences: List(Type.String({ examples: ['4 x 1 TB RAID 6 instead of 3 x 1 TB RAID 5 per server'] })),
    servers: Type.Number({ description: 'Recording servers', examples: [1] }),
    spares: Type.Number({ description: 'Spare servers on standby', examples: [0] }),
    fullestCameras: Type.Number({
      description: 'Cameras of the fullest server: not recorded while it is down and no spare takes over',
      examples: [120],
    }),
    rawTb: Type.Number({ description: 'Nameplate TB of all recording servers', examples: [84] }),
    storages: List(AlternativeStorage, { description: 'Of each server' }),
    warnings: List(Warning, { description: 'Warnings that a proposal of it would give about its disks' }),
    settings: SettingChanges,
    bill: Nullable(List(BillLine, { description: 'What is to be bought of it; null if no settings give it' })),
    billTotal: Nullable(BillTotal),
    priceDifference: Nullable(PriceDifference),
    changes: List(SettingChange),
  },
  { title: 'Alternative' },
);

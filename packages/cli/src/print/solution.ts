import type {
  CapacityConvention,
  PlannedServer,
  RetentionReach,
  ServerPlan,
  StorageReach,
  StorageRole,
  TierStorage,
} from '@site-designer/sizing-engine';
import {
  fullestOf,
  hardwareLine,
  ownSpeaker,
  type DatabaseProposal,
  type GenericProposal,
  type HuskyProposal,
  type ManagementServerProposal,
  type NetworkInterface,
  type Proposal,
  type ServerLoad,
} from '@site-designer/texts';
import { amount, nominal, ofFormatted, ofState, plainNumber } from './amount.ts';
import { PAIRS, type Section } from './table.ts';
import { said, type Phrase } from '../texts/said.ts';

/** What to buy, and how full its fullest storage is. */
export function answerSentence({ answer }: Proposal): string {
  const { storages } = answer;
  const fullest = fullestOf(storages);
  if (fullest === undefined) return hardwareLine(answer);
  const { role, fillPercent, capPercent } = fullest;
  const ofRole = said(role === 'live' ? 'disks of the live database' : 'disks of the archive');
  const disks = storages.length === 1 ? said('disks') : ofRole;
  const allowed = capPercent === null ? [] : [said('{percent} allowed', { percent: amount(capPercent, '%') })];
  return [
    hardwareLine(answer),
    said('{what} {percent} full', { what: disks, percent: amount(fillPercent, '%') }),
    ...allowed,
  ].join(', ');
}

function storageShare({ loads }: Proposal, role: StorageRole): string {
  const load = loads?.find(({ limit, storage }) => limit === 'storage' && storage === role);
  return load === undefined ? '' : amount(load.percent, '%');
}

export function solutionTables(proposal: Proposal, convention: CapacityConvention): Section[] {
  const {
    huskyProposal,
    genericProposal,
    networkInterface,
    managementServer,
    loads,
    retentionReach,
    reach,
    serverPlan,
    tiers,
  } = proposal;
  return [
    ...(huskyProposal === null ? [] : [applianceTable(huskyProposal)]),
    ...(genericProposal === null ? [] : [serverTable(genericProposal)]),
    loadTable(loads ?? [], convention),
    planTable(serverPlan),
    ...(retentionReach === null ? [] : [reachTable(retentionReach, reach ?? [])]),
    ...(tiers === undefined ? [] : [tierTable(tiers)]),
    networkTable(networkInterface ?? []),
    ...databaseTable(said('Live database of each server'), proposal, 'live'),
    ...databaseTable(said('Archive of each server'), proposal, 'archive'),
    ...(managementServer === null ? [] : [managementTable(managementServer)]),
  ];
}

function applianceTable({ serverQuantity, huskyIvoSpec }: HuskyProposal): Section {
  const { sku, modelName, formFactorLabel, storageTypeLabel, processorType, ram, operatingSystem } = huskyIvoSpec;
  const published = [
    [said('Processor'), processorType],
    [said('RAM'), ram === null ? null : amount(ram, 'GB')],
    [said('Operating system'), operatingSystem],
  ].filter((pair): pair is [string, string] => pair[1] !== null);
  return {
    title: said('Recommended appliances'),
    columns: PAIRS,
    rows: [
      [said('Appliances'), `${serverQuantity} x ${sku}`],
      [said('Model'), `${modelName}, ${formFactorLabel}`],
      [said('Disks of each'), storageTypeLabel],
      ...published,
    ],
  };
}

/** Every limit of a server that the sizing checks. */
function loadTable(loads: readonly ServerLoad[], convention: CapacityConvention): Section {
  return {
    title: said('Fullest server against its limits'),
    columns: [{ title: said('Limit') }, { title: said('Used') }, { title: said('Share'), isNumber: true }],
    rows: loads.map((load) => [load.title, ofState(load, convention), amount(load.percent, '%')]),
  };
}

/** What a plan says of a server; a field that is not printed has no column. */
type PlanColumns = { readonly [Field in keyof PlannedServer]: PlanColumn<PlannedServer[Field]> | null };

interface PlanColumn<Value> {
  readonly title: Phrase;
  readonly text: (value: Value) => string;
}

const PLAN_COLUMNS: PlanColumns = {
  count: { title: 'Servers', text: (count) => amount(count, '') },
  cameras: { title: 'Cameras of each', text: (cameras) => amount(cameras, '') },
  cameraStreams: null,
  peakMbit: { title: 'Data rate', text: (mbit) => amount(mbit, 'Mbit/s') },
  storageTb: { title: 'Storage', text: (tb) => amount(tb, 'TB') },
  liveTb: { title: 'Live storage', text: (tb) => amount(tb, 'TB') },
  dailyTb: { title: 'Growth a day', text: (tb) => amount(tb, 'TB') },
  groups: null,
};

/** What each server records; equal servers share a row. */
function planTable(plan: ServerPlan | null): Section {
  const servers = plan?.servers ?? [];
  const hasLive = servers.some(({ liveTb }) => liveTb > 0);
  const fields = (Object.keys(PLAN_COLUMNS) as (keyof PlannedServer)[]).filter(
    (field) => PLAN_COLUMNS[field] !== null && (hasLive || field !== 'liveTb'),
  );
  return {
    title: said(plan?.provenLeast === true ? 'Server plan: no plan has fewer servers' : 'Server plan'),
    columns: fields.map((field) => ({ title: said(PLAN_COLUMNS[field]!.title), isNumber: true })),
    rows: servers.map((server) => fields.map((field) => planCell(server, field))),
  };
}

function planCell<Field extends keyof PlannedServer>(server: PlannedServer, field: Field): string {
  const column: PlanColumn<PlannedServer[Field]> | null = PLAN_COLUMNS[field];
  return column?.text(server[field]) ?? '';
}

function reachTable({ unit, asked, low, likely, high }: RetentionReach, reach: readonly StorageReach[]): Section {
  const rows = [
    [said('Asked for'), asked],
    [said('Expected'), likely],
    [said('Busy scenes'), low],
    [said('Calm scenes'), high],
  ] as const;
  return {
    title: said(unit === 'days' ? 'How long the disks hold recordings' : 'How much of the retention the disks hold'),
    columns: [{ title: '' }, { title: '', isNumber: true }],
    rows: [
      ...rows.map(([title, value]) => [title, amount(value, unit)]),
      ...reach.flatMap(({ togetherFactor, fillDays }) => [
        [said('Every retention could be, without a cap'), `x ${plainNumber(togetherFactor)}`],
        [said('Without deletion full after'), amount(fillDays, 'days')],
      ]),
    ],
  };
}

/** What both archives store, before overhead. */
function tierTable({ groomAfterDays, fullTb, groomedTb, savedTb }: TierStorage): Section {
  return {
    title: said('Second archive with reduced frame rate'),
    columns: [{ title: '' }, { title: '', isNumber: true }],
    rows: [
      [said('Full frame rate, up to day {day}', { day: groomAfterDays }), amount(fullTb, 'TB')],
      [said('Reduced frame rate, after day {day}', { day: groomAfterDays }), amount(groomedTb, 'TB')],
      [said('Saved'), amount(savedTb, 'TB')],
    ],
  };
}

function serverTable({ quantity, camerasPrServer, machineType, cpuType, osDisk, ram }: GenericProposal): Section {
  return {
    title: said('Recommended recording servers'),
    columns: PAIRS,
    rows: [
      [said('Servers'), `${quantity} x ${machineType}`],
      [said('Cameras of the fullest'), amount(camerasPrServer, 'cameras')],
      [said('Processor'), cpuType],
      [said('RAM'), `${ram} GB`],
      [said('System disk'), osDisk],
    ],
  };
}

function networkTable(links: readonly NetworkInterface[]): Section {
  return {
    title: said('Network of each server'),
    columns: [
      { title: said('Link') },
      { title: said('Speed'), isNumber: true },
      { title: said('Required'), isNumber: true },
      { title: said('Details') },
    ],
    rows: links.map(({ usage, speed, requiredBitrate, details }) => [
      usage,
      nominal(speed, 'Mbit/s'),
      requiredBitrate === null ? '' : amount(requiredBitrate, 'Mbit/s'),
      details,
    ]),
  };
}

function databaseTable(title: string, proposal: Proposal, role: StorageRole): Section[] {
  const database: DatabaseProposal | null = proposal[role === 'live' ? 'liveDatabase' : 'archiveDatabase'];
  if (database === null) return [];
  const { quantity, diskSize, diskType, connectivity, iops, transferSpeed, ...capacity } = database;
  const { reqCapacity, formattedCapacity } = capacity;
  return [
    {
      title,
      columns: PAIRS,
      rows: [
        [said('Disks'), `${quantity} x ${diskSize} TB ${diskType}, ${raidText(database)}`],
        [said('In use'), `${ofFormatted(reqCapacity, formattedCapacity)}, ${storageShare(proposal, role)}`],
        [said('Required'), `${amount(iops, 'IOPS')}, ${amount(transferSpeed, 'MB/s')}`],
        [said('Connectivity'), connectivity],
      ],
    },
  ];
}

/** The RAID type, and the disks of each array where there are several. */
function raidText({ raidType, arrays }: DatabaseProposal): string {
  return arrays.length === 1 ? raidType : `${raidType} = ${arrays.join(' + ')}`;
}

function managementTable({ cpuType, osDisk, ram, maxCameras, sqlServer, databaseStorage }: ManagementServerProposal) {
  const { quantity, diskSize, diskType, raidType } = databaseStorage;
  return {
    title: said('Management server'),
    columns: PAIRS,
    rows: [
      [said('Cameras'), said('up to {most}', { most: amount(maxCameras, 'cameras') })],
      [said('Processor'), cpuType],
      [said('RAM'), `${ram} GB`],
      [said('System disk'), osDisk],
      ['SQL Server', ownSpeaker.language.sqlEdition(sqlServer)],
      [said('Database disks'), `${quantity} x ${diskSize} TB ${diskType}, ${raidType}`],
    ],
  } satisfies Section;
}

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
  hardwareLine,
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

/** What to buy, and how full its fullest storage is. */
export function answerSentence({ answer }: Proposal): string {
  const { storages } = answer;
  const [fullest] = storages.toSorted((a, b) => b.fillPercent - a.fillPercent);
  if (fullest === undefined) return hardwareLine(answer);
  const { role, fillPercent, capPercent } = fullest;
  const disks = storages.length === 1 ? 'disks' : `disks of the ${role === 'live' ? 'live database' : 'archive'}`;
  const allowed = capPercent === null ? [] : [`${amount(capPercent, '%')} allowed`];
  return [hardwareLine(answer), `${disks} ${amount(fillPercent, '%')} full`, ...allowed].join(', ');
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
    ...databaseTable('Live database of each server', proposal, 'live'),
    ...databaseTable('Archive of each server', proposal, 'archive'),
    ...(managementServer === null ? [] : [managementTable(managementServer)]),
  ];
}

function applianceTable({ serverQuantity, huskyIvoSpec }: HuskyProposal): Section {
  const { sku, modelName, formFactorLabel, storageTypeLabel, processorType, ram, operatingSystem } = huskyIvoSpec;
  const published = [
    ['Processor', processorType],
    ['RAM', ram === null ? null : amount(ram, 'GB')],
    ['Operating system', operatingSystem],
  ].filter((pair): pair is [string, string] => pair[1] !== null);
  return {
    title: 'Recommended appliances',
    columns: PAIRS,
    rows: [
      ['Appliances', `${serverQuantity} x ${sku}`],
      ['Model', `${modelName}, ${formFactorLabel}`],
      ['Disks of each', storageTypeLabel],
      ...published,
    ],
  };
}

/** Every limit of a server that the sizing checks. */
function loadTable(loads: readonly ServerLoad[], convention: CapacityConvention): Section {
  return {
    title: 'Fullest server against its limits',
    columns: [{ title: 'Limit' }, { title: 'Used' }, { title: 'Share', isNumber: true }],
    rows: loads.map((load) => [load.title, ofState(load, convention), amount(load.percent, '%')]),
  };
}

/** What a plan says of a server; a field that is not printed has no column. */
type PlanColumns = { readonly [Field in keyof PlannedServer]: PlanColumn<PlannedServer[Field]> | null };

interface PlanColumn<Value> {
  readonly title: string;
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
    title: plan?.provenLeast === true ? 'Server plan: no plan has fewer servers' : 'Server plan',
    columns: fields.map((field) => ({ title: PLAN_COLUMNS[field]!.title, isNumber: true })),
    rows: servers.map((server) => fields.map((field) => planCell(server, field))),
  };
}

function planCell<Field extends keyof PlannedServer>(server: PlannedServer, field: Field): string {
  const column: PlanColumn<PlannedServer[Field]> | null = PLAN_COLUMNS[field];
  return column?.text(server[field]) ?? '';
}

function reachTable({ unit, asked, low, likely, high }: RetentionReach, reach: readonly StorageReach[]): Section {
  const rows = [
    ['Asked for', asked],
    ['Expected', likely],
    ['Busy scenes', low],
    ['Calm scenes', high],
  ] as const;
  return {
    title: unit === 'days' ? 'How long the disks hold recordings' : 'How much of the retention the disks hold',
    columns: [{ title: '' }, { title: '', isNumber: true }],
    rows: [
      ...rows.map(([title, value]) => [title, amount(value, unit)]),
      ...reach.flatMap(({ togetherFactor, fillDays }) => [
        ['Every retention could be, without a cap', `x ${plainNumber(togetherFactor)}`],
        ['Without deletion full after', amount(fillDays, 'days')],
      ]),
    ],
  };
}

/** What both archives store, before overhead. */
function tierTable({ groomAfterDays, fullTb, groomedTb, savedTb }: TierStorage): Section {
  return {
    title: 'Second archive with reduced frame rate',
    columns: [{ title: '' }, { title: '', isNumber: true }],
    rows: [
      [`Full frame rate, up to day ${groomAfterDays}`, amount(fullTb, 'TB')],
      [`Reduced frame rate, after day ${groomAfterDays}`, amount(groomedTb, 'TB')],
      ['Saved', amount(savedTb, 'TB')],
    ],
  };
}

function serverTable({ quantity, camerasPrServer, machineType, cpuType, osDisk, ram }: GenericProposal): Section {
  return {
    title: 'Recommended recording servers',
    columns: PAIRS,
    rows: [
      ['Servers', `${quantity} x ${machineType}`],
      ['Cameras of the fullest', amount(camerasPrServer, 'cameras')],
      ['Processor', cpuType],
      ['RAM', `${ram} GB`],
      ['System disk', osDisk],
    ],
  };
}

function networkTable(links: readonly NetworkInterface[]): Section {
  return {
    title: 'Network of each server',
    columns: [
      { title: 'Link' },
      { title: 'Speed', isNumber: true },
      { title: 'Required', isNumber: true },
      { title: 'Details' },
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
        ['Disks', `${quantity} x ${diskSize} TB ${diskType}, ${raidText(database)}`],
        ['In use', `${ofFormatted(reqCapacity, formattedCapacity)}, ${storageShare(proposal, role)}`],
        ['Required', `${amount(iops, 'IOPS')}, ${amount(transferSpeed, 'MB/s')}`],
        ['Connectivity', connectivity],
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
    title: 'Management server',
    columns: PAIRS,
    rows: [
      ['Cameras', `up to ${amount(maxCameras, 'cameras')}`],
      ['Processor', cpuType],
      ['RAM', `${ram} GB`],
      ['System disk', osDisk],
      ['SQL Server', sqlServer],
      ['Database disks', `${quantity} x ${diskSize} TB ${diskType}, ${raidType}`],
    ],
  } satisfies Section;
}

import type {
  DatabaseProposal,
  GenericProposal,
  HuskyProposal,
  LimitedFigure,
  ManagementServerProposal,
  NetworkInterface,
  Proposal,
} from '@site-designer/sizing-engine';
import { amount, nominal, ofLimit, percentText } from './amount.ts';
import type { Column } from './table.ts';

/** A table with a heading; one without rows is left out. */
export interface Section {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

const PAIRS: readonly Column[] = [{ title: '' }, { title: '' }];

/** What to buy, and how full it will be. */
export function answerSentence({ huskyProposal, genericProposal, liveDatabase, archiveDatabase }: Proposal): string {
  if (huskyProposal !== null) {
    const { serverQuantity, huskyIvoSpec, diskUtilization, systemUtilization } = huskyProposal;
    const shares = `${amount(diskUtilization.value, '%')} of storage, ${amount(systemUtilization.value, '%')} of load`;
    return `${serverQuantity} x ${huskyIvoSpec.sku}, ${shares}`;
  }
  const store = archiveDatabase ?? liveDatabase;
  const share = store === null ? '' : `, ${percentText(store.reqCapacity, store.formattedCapacity)} of storage`;
  return `${genericProposal?.quantity} x ${genericProposal?.machineType}${share}`;
}

/** The recommended solution, part by part. */
export function solutionTables(proposal: Proposal): Section[] {
  const { huskyProposal, genericProposal, networkInterface, liveDatabase, archiveDatabase, managementServer } =
    proposal;
  return [
    ...(huskyProposal === null ? [] : [applianceTable(huskyProposal), loadTable(huskyProposal)]),
    ...(genericProposal === null ? [] : [serverTable(genericProposal)]),
    networkTable(networkInterface ?? []),
    ...databaseTable('Live database of each server', liveDatabase),
    ...databaseTable('Archive of each server', archiveDatabase),
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
      ['Model', `${modelName}, ${formFactorLabel.toLowerCase()}`],
      ['Disks of each', storageTypeLabel],
      ...published,
    ],
  };
}

function loadTable(husky: HuskyProposal): Section {
  const { storageWithOverhead, diskUtilization, systemUtilization, ...rates } = husky;
  const { value, rangeMax } = storageWithOverhead;
  return {
    title: 'Load against limits',
    columns: [{ title: 'Limit' }, { title: 'Used' }, { title: 'Share', isNumber: true }],
    rows: [
      [
        'Storage of all appliances',
        ofLimit(value, rangeMax, { unit: 'TB', maxUnit: 'TiB' }),
        amount(diskUtilization.value, '%'),
      ],
      limitRow('Camera streams of the fullest', rates.cameraStreams),
      limitRow('Camera data rate of the fullest', rates.cameraDataRate),
      limitRow('Smart Client data rate of the fullest', rates.clientDataRate),
      ['System utilization', '', amount(systemUtilization.value, '%')],
    ],
  };
}

function limitRow(title: string, { value, rangeMax, unitType }: LimitedFigure): string[] {
  return [title, ofLimit(value, rangeMax, { unit: unitType }), percentText(value, rangeMax)];
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

function databaseTable(title: string, database: DatabaseProposal | null): Section[] {
  if (database === null) return [];
  const { quantity, diskSize, diskType, raidType, connectivity, iops, transferSpeed, ...capacity } = database;
  const { reqCapacity, formattedCapacity } = capacity;
  const share = percentText(reqCapacity, formattedCapacity);
  return [
    {
      title,
      columns: PAIRS,
      rows: [
        ['Disks', `${quantity} x ${diskSize} TB ${diskType}, ${raidType}`],
        ['In use', `${ofLimit(reqCapacity, formattedCapacity, { unit: 'TB', maxUnit: 'TiB' })} (${share})`],
        ['Required', `${amount(iops, 'IOPS')}, ${amount(transferSpeed, 'MB/s')}`],
        ['Connectivity', connectivity],
      ],
    },
  ];
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

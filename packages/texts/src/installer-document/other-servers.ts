import { Failover } from '@site-designer/sizing-engine/enumerations';
import { en } from '../en/en.ts';
import { speaker } from '../speaker.ts';
import type { InstallerFact, InstallerServer } from './document.ts';
import type { InstallerInput } from './input.ts';
import { nameOf, namesOf } from './names.ts';

/** For what the disks of spare servers are, as their line of the bill says it. */
const SPARE_DISKS = speaker(en).say({ say: 'bill.disks-of', use: 'spare-servers', isHotSpare: false });

/** Spare servers, the management server and that of its database. */
export function otherServers(input: InstallerInput): InstallerServer[] {
  return [...spareServers(input), ...managementServers(input)];
}

/** Which servers the spares stand by for. */
export function coveredText({ recording, design }: InstallerInput): string {
  const covered = namesOf('REC', { first: 1, last: recording });
  const { kind } = design.serverSettings.resilience.failover;
  if (kind === Failover.hotStandby)
    return recording === 1 ? `hot spare of ${covered}` : `hot spares of ${covered}, one each`;
  return recording === 1 ? `cold spare of ${covered}` : `cold spare of any one of ${covered}`;
}

function spareServers(input: InstallerInput): InstallerServer[] {
  const { bill, design, formats, recording, result, spares } = input;
  if (spares === 0) return [];
  const { outageDays } = design.serverSettings.resilience.failover;
  const daily = result.serverPlan?.servers?.map(({ dailyTb = 0 }) => dailyTb) ?? [];
  const most = Math.max(0, ...daily);
  const held = `${formats.counted(outageDays, 'day')} of an outage`;
  const isAlike = result.huskyProposal !== null;
  const disks = bill.filter(({ kind, purpose }) => kind === 'disk' && purpose === SPARE_DISKS);
  const asFirst = `as ${nameOf('REC', 1)}`;
  return [
    {
      title: spares === 1 ? 'Spare server' : 'Spare servers',
      facts: [
        { name: 'Name to give', text: namesOf('REC', { first: recording + 1, last: recording + spares }) },
        { name: 'Role', text: coveredText(input) },
        ...(isAlike
          ? [{ name: 'Disks and arrays', text: asFirst }]
          : disks.map(({ description, designation }) => ({
              name: 'Disks and arrays',
              text: `${designation}. ${description}`,
            }))),
        { name: 'Volume and paths', text: isAlike ? asFirst : String.raw`D:, D:\MediaDatabase, no archive` },
        { name: 'Has to hold', text: most === 0 ? held : `${held}, up to ${formats.tb(most)} a day` },
        { name: 'Licences', text: 'no device licences' },
      ],
      storages: [],
    },
  ];
}

function managementServers({ bill, result, formats }: InstallerInput): InstallerServer[] {
  const { managementServer } = result;
  if (managementServer === null) return [];
  const { databaseStorage, maxCameras, sqlServer } = managementServer;
  const { quantity, diskSize, diskType, raidType } = databaseStorage;
  const disks = `${formats.number(quantity)} x ${diskSize} TB ${diskType}, ${raidType}, for the database`;
  const database = bill.find(({ kind }) => kind === 'database-server');
  const management = bill.find(({ kind }) => kind === 'management-server');
  const ofDatabase: readonly InstallerFact[] = [{ name: 'Disks and arrays', text: disks }];
  return [
    {
      title: 'Management server',
      facts: [
        { name: 'Name to give', text: nameOf('MGT', 1) },
        { name: 'Role', text: `management, for up to ${formats.counted(maxCameras, 'camera')}` },
        { name: 'Hardware', text: management?.description ?? '' },
        { name: 'SQL Server', text: database === undefined ? sqlServer : `${sqlServer}: ${nameOf('SQL', 1)}` },
        ...(database === undefined ? ofDatabase : []),
      ],
      storages: [],
    },
    ...(database === undefined
      ? []
      : [
          {
            title: 'Database server',
            facts: [
              { name: 'Name to give', text: nameOf('SQL', 1) },
              { name: 'Role', text: 'database of the management server' },
              { name: 'Hardware', text: database.description },
              ...ofDatabase,
            ],
            storages: [],
          },
        ]),
  ];
}

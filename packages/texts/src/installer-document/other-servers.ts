import { spareKind } from '../answer-card/hardware.ts';
import type { InstallerFact, InstallerServer } from './document.ts';
import type { InstallerInput } from './input.ts';
import { nameOf, namesOf } from './names.ts';

/** Spare servers, the management server and that of its database. */
export function otherServers(input: InstallerInput): InstallerServer[] {
  return [...spareServers(input), ...managementServers(input)];
}

/** Which servers the spares stand by for. */
export function coveredText({ recording, design, words }: InstallerInput): string {
  const names = namesOf('REC', { first: 1, last: recording }, words);
  return words.other.covered({ kind: spareKind(design), servers: recording, names });
}

function spareServers(input: InstallerInput): InstallerServer[] {
  const { bill, design, formats, recording, result, spares } = input;
  const { other: words, server } = input.words;
  if (spares === 0) return [];
  const { outageDays } = design.serverSettings.resilience.failover;
  const daily = result.serverPlan?.servers?.map(({ dailyTb = 0 }) => dailyTb) ?? [];
  const most = Math.max(0, ...daily);
  const isAlike = result.huskyProposal !== null;
  // A line of the bill says for what it is in words alone, in the language of the result.
  const ofSpares = formats.speaker.say({ say: 'bill.disks-of', use: 'spare-servers', isHotSpare: false });
  const disks = bill.filter(({ kind, purpose }) => kind === 'disk' && purpose === ofSpares);
  const asFirst = words.asServer(nameOf('REC', 1));
  return [
    {
      title: words.spareTitle(spares),
      facts: [
        { name: server.name, text: namesOf('REC', { first: recording + 1, last: recording + spares }, input.words) },
        { name: server.role, text: coveredText(input) },
        ...(isAlike
          ? [{ name: server.disks, text: asFirst }]
          : disks.map(({ description, designation }) => ({
              name: server.disks,
              text: `${designation}. ${description}`,
            }))),
        {
          name: words.volumeAndPaths,
          text: isAlike ? asFirst : server.withoutArchive(String.raw`D:, D:\MediaDatabase`),
        },
        {
          name: words.hasToHold,
          text: words.held({ days: outageDays, most: most === 0 ? null : formats.tb(most) }, formats),
        },
        { name: words.licences, text: words.noLicences },
      ],
      storages: [],
    },
  ];
}

function managementServers({
  bill,
  result,
  formats,
  words: { other: words, server },
}: InstallerInput): InstallerServer[] {
  const { managementServer } = result;
  if (managementServer === null) return [];
  const { databaseStorage, maxCameras } = managementServer;
  const { colon, sqlEdition } = formats.speaker.language;
  const sqlServer = sqlEdition(managementServer.sqlServer);
  const { quantity, diskSize, diskType, raidType } = databaseStorage;
  const disks = words.forDatabase(`${formats.number(quantity)} x ${diskSize} TB ${diskType}, ${raidType}`);
  const database = bill.find(({ kind }) => kind === 'database-server');
  const management = bill.find(({ kind }) => kind === 'management-server');
  const ofDatabase: readonly InstallerFact[] = [{ name: server.disks, text: disks }];
  return [
    {
      title: words.managementTitle,
      facts: [
        { name: server.name, text: nameOf('MGT', 1) },
        { name: server.role, text: words.managementRole(maxCameras, formats) },
        { name: server.hardware, text: management?.description ?? '' },
        {
          name: words.sqlServer,
          text: database === undefined ? sqlServer : `${sqlServer}${colon}${nameOf('SQL', 1)}`,
        },
        ...(database === undefined ? ofDatabase : []),
      ],
      storages: [],
    },
    ...(database === undefined
      ? []
      : [
          {
            title: words.databaseTitle,
            facts: [
              { name: server.name, text: nameOf('SQL', 1) },
              { name: server.role, text: words.databaseRole },
              { name: server.hardware, text: database.description },
              ...ofDatabase,
            ],
            storages: [],
          },
        ]),
  ];
}

import type { ServerWords } from '../document-words/installer.ts';
import type { InstallerFact, InstallerServer, InstallerStorage } from './document.ts';
import type { InstallerInput, NamedServers } from './input.ts';
import { machineOf } from './machine.ts';
import { namesOf, numbersText } from './names.ts';

const LIVE_FOLDER = String.raw`D:\MediaDatabase`;

/** Servers that record, equal ones together. */
export function recordingServers(input: InstallerInput): InstallerServer[] {
  const { server: words } = input.words;
  return input.servers.map((servers) => ({
    title: words.title({ isOne: servers.first === servers.last, numbers: numbersText(servers, input.words) }),
    facts: [
      { name: words.name, text: namesOf('REC', servers, input.words) },
      { name: words.role, text: words.records },
      { name: words.hardware, text: hardwareText(input) },
      ...volumesOf(input),
      ...loadsOf(servers, input),
      ...linksOf(input),
    ],
    storages: storagesOf(servers, input),
  }));
}

function hardwareText({ hardware, result, formats, words }: InstallerInput): string {
  const { genericProposal, huskyProposal } = result;
  if (genericProposal !== null) {
    const { cpuType: processor, ram, osDisk: systemDisk } = genericProposal;
    return words.server.hardwareOf({ name: hardware.name, processor, ram, systemDisk }, formats);
  }
  const { processorType, ram, operatingSystem } = huskyProposal!.huskyIvoSpec;
  const known = [processorType, ram === null ? null : words.server.ram(ram, formats), operatingSystem];
  return [hardware.designation, hardware.name, ...known.filter((part) => part !== null)].join(', ');
}

/** Disks, arrays and volumes of each storage, and where recordings are. */
function volumesOf(input: InstallerInput): InstallerFact[] {
  const { result } = input;
  if (result.huskyProposal !== null) return applianceVolume(result.huskyProposal, input);
  const { liveDatabase: live, archiveDatabase: archive } = result;
  return [
    ...(live === null ? [] : databaseVolume(live, { of: 'live', drive: 'D:' }, input)),
    ...(archive === null ? [] : databaseVolume(archive, { of: 'archive', drive: 'E:' }, input)),
    ...archivingFacts(input),
  ];
}

function applianceVolume(
  husky: NonNullable<InstallerInput['result']['huskyProposal']>,
  { design, formats, words: { server: words } }: InstallerInput,
): InstallerFact[] {
  const { arrays, serverQuantity, huskyIvoSpec, storageWithOverhead } = husky;
  const size = storageWithOverhead.rangeMax / serverQuantity;
  const isVendor = design.serverSettings.capacityConvention === 'vendor';
  return [
    { name: words.disks, text: withArrays(huskyIvoSpec.storageTypeLabel, arrays, { words, formats }) },
    { name: words.volume, text: words.formatted('D:', isVendor ? formats.formatted(size) : formats.tb(size)) },
    { name: words.livePath, text: words.withoutArchive(LIVE_FOLDER) },
  ];
}

function databaseVolume(
  database: NonNullable<InstallerInput['result']['liveDatabase']>,
  { of, drive }: { readonly of: 'live' | 'archive'; readonly drive: string },
  { formats, words: { server: words } }: InstallerInput,
): InstallerFact[] {
  const { quantity, diskSize, diskType, raidType, arrays, connectivity, formattedCapacity } = database;
  const disks = `${formats.number(quantity)} x ${sizeText(diskSize)} TB ${diskType}, ${raidType}, ${connectivity}`;
  return [
    { name: words.disksOf[of], text: withArrays(disks, arrays, { words, formats }) },
    { name: words.volumeOf[of], text: words.formatted(drive, formats.formatted(formattedCapacity)) },
  ];
}

/** A disk has the name that it is sold by, in every language. */
function sizeText(tb: number): string {
  return String(tb);
}

function withArrays(
  disks: string,
  sizes: readonly number[],
  { words, formats }: { readonly words: ServerWords; readonly formats: InstallerInput['formats'] },
): string {
  // A disk alone is no array.
  return sizes.length === 0 || sizes.includes(1) ? disks : words.arrays({ disks, sizes }, formats);
}

function archivingFacts({ design, result, formats, words: { server: words } }: InstallerInput): InstallerFact[] {
  const { archiving, archiveFrequency } = design.serverSettings.genericServerSettings.advancedSettings;
  if (!archiving || result.archiveDatabase === null) {
    return [{ name: words.livePath, text: words.withoutArchive(LIVE_FOLDER) }];
  }
  const { groomAfterDays: days, groomFps: fps } = design.serverSettings.tiers;
  return [
    { name: words.livePath, text: LIVE_FOLDER },
    { name: words.archivePath, text: String.raw`E:\Archive` },
    { name: words.archived, text: words.timesADay(archiveFrequency, formats) },
    ...(days === 0 ? [] : [{ name: words.secondArchive, text: words.secondArchiveHow({ days, fps }, formats) }]),
  ];
}

function loadsOf({ plan }: NamedServers, input: InstallerInput): InstallerFact[] {
  const { result, formats, assumptions } = input;
  const machine = machineOf(input);
  const rated = machine.recording;
  const { server: words } = input.words;
  const name = words.ratedRate(machine.name, rated === undefined ? '' : formats.number(rated.value));
  const toClients = result.huskyProposal?.clientDataRate.value;
  const incoming = (): InstallerFact => {
    const { cameras, cameraStreams: streams, peakMbit } = plan!;
    const text = words.camerasIn({ cameras, streams, rate: formats.mbit(peakMbit) }, formats);
    return { name: words.cameras, ...assumptions.marked(text, [[name, rated]]) };
  };
  return [
    ...(plan === undefined ? [] : [incoming()]),
    ...(toClients === undefined ? [] : [{ name: words.clients, text: words.clientsOut(formats.mbit(toClients)) }]),
  ];
}

/** Network ports of an appliance, or the links that a server of any make needs. */
function linksOf(input: InstallerInput): InstallerFact[] {
  const { formats, result } = input;
  const { server: words } = input.words;
  if (result.networkInterface !== null) {
    return result.networkInterface.map(({ usage, speed, requiredBitrate, details }) => ({
      name: words.port(usage),
      text: words.portUse(
        { details, speed, rate: requiredBitrate === null ? null : formats.mbit(requiredBitrate) },
        formats,
      ),
    }));
  }
  const { name, networkPorts } = machineOf(input);
  const text = networkPorts?.value ?? words.portsNotPublished(name);
  return [{ name: words.ports, text }];
}

/** One storage for each retention of the cameras of a server. */
function storagesOf({ plan }: NamedServers, { formats, groups, streams, words }: InstallerInput): InstallerStorage[] {
  if (plan === undefined) return [];
  const dealt = new Map(plan.groups.map(({ cameraGroupId, cameras }) => [cameraGroupId, cameras]));
  const byDays = new Map<number, number[]>();
  for (const [id, rows] of streams) {
    if (!dealt.has(id)) continue;
    for (const days of new Set(rows.map(({ retentionDays }) => retentionDays))) {
      byDays.set(days, [...(byDays.get(days) ?? []), id]);
    }
  }
  const digits = Math.max(2, ...[...byDays.keys()].map((days) => String(days).length));
  return [...byDays]
    .toSorted(([a], [b]) => a - b)
    .map(([days, ids]) => ({
      name: words.server.storageName(String(days).padStart(digits, '0')),
      days: words.days(days, formats),
      cameras: formats.number(ids.reduce((sum, id) => sum + dealt.get(id)!, 0)),
      groups: ids.map((id) => groups.get(id)!).join(', '),
    }));
}

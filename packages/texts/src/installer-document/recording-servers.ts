import type { InstallerFact, InstallerServer, InstallerStorage } from './document.ts';
import type { InstallerInput, NamedServers } from './input.ts';
import { machineOf } from './machine.ts';
import { namesOf, numbersText } from './names.ts';

// Sizes that makers of recording software recommend.
const VOLUME_FORMAT = 'strip size 512 KB, segment size 64 KB';

const LIVE_PATH = 'Path of the live database';

/** Servers that record, equal ones together. */
export function recordingServers(input: InstallerInput): InstallerServer[] {
  return input.servers.map((servers) => ({
    title: `${servers.first === servers.last ? 'Server' : 'Servers'} ${numbersText(servers)}`,
    facts: [
      { name: 'Name to give', text: namesOf('REC', servers) },
      { name: 'Role', text: 'records' },
      { name: 'Hardware', text: hardwareText(input) },
      ...volumesOf(input),
      ...loadsOf(servers, input),
      ...linksOf(input),
    ],
    storages: storagesOf(servers, input),
  }));
}

function hardwareText({ hardware, result, formats }: InstallerInput): string {
  const { genericProposal, huskyProposal } = result;
  if (genericProposal !== null) {
    const { cpuType, ram, osDisk } = genericProposal;
    return `${hardware.name}, ${cpuType}, ${formats.number(ram)} GB RAM, ${osDisk} for the system`;
  }
  const { processorType, ram, operatingSystem } = huskyProposal!.huskyIvoSpec;
  const known = [processorType, ram === null ? null : `${formats.number(ram)} GB RAM`, operatingSystem];
  return [hardware.designation, hardware.name, ...known.filter((part) => part !== null)].join(', ');
}

/** Disks, arrays and volumes of each storage, and where recordings are. */
function volumesOf(input: InstallerInput): InstallerFact[] {
  const { result } = input;
  if (result.huskyProposal !== null) return applianceVolume(result.huskyProposal, input);
  const { liveDatabase: live, archiveDatabase: archive } = result;
  return [
    ...(live === null ? [] : databaseVolume(live, { title: 'Live database', drive: 'D' }, input)),
    ...(archive === null ? [] : databaseVolume(archive, { title: 'Archive', drive: 'E' }, input)),
    ...archivingFacts(input),
  ];
}

function applianceVolume(
  husky: NonNullable<InstallerInput['result']['huskyProposal']>,
  { design, formats }: InstallerInput,
): InstallerFact[] {
  const { arrays, serverQuantity, huskyIvoSpec, storageWithOverhead } = husky;
  const size = storageWithOverhead.rangeMax / serverQuantity;
  const isVendor = design.serverSettings.capacityConvention === 'vendor';
  return [
    { name: 'Disks and arrays', text: withArrays(huskyIvoSpec.storageTypeLabel, arrays, formats) },
    { name: 'Volume', text: `D:, ${isVendor ? formats.formatted(size) : formats.tb(size)}, ${VOLUME_FORMAT}` },
    { name: LIVE_PATH, text: String.raw`D:\MediaDatabase, no archive` },
  ];
}

function databaseVolume(
  database: NonNullable<InstallerInput['result']['liveDatabase']>,
  { title, drive }: { readonly title: string; readonly drive: string },
  { formats }: InstallerInput,
): InstallerFact[] {
  const { quantity, diskSize, diskType, raidType, arrays, connectivity, formattedCapacity } = database;
  const disks = `${formats.number(quantity)} x ${sizeText(diskSize)} TB ${diskType}, ${raidType}, ${connectivity}`;
  return [
    { name: `${title}, disks and arrays`, text: withArrays(disks, arrays, formats) },
    { name: `${title}, volume`, text: `${drive}:, ${formats.formatted(formattedCapacity)}, ${VOLUME_FORMAT}` },
  ];
}

/** A disk has the name that it is sold by, in every language. */
function sizeText(tb: number): string {
  return String(tb);
}

function withArrays(disks: string, arrays: readonly number[], { list, number }: InstallerInput['formats']): string {
  // A disk alone is no array.
  if (arrays.length === 0 || arrays.includes(1)) return disks;
  const sizes = list(arrays.map((size) => number(size)));
  return arrays.length === 1 ? `${disks}, one array of ${sizes}` : `${disks}, ${arrays.length} arrays of ${sizes}`;
}

function archivingFacts({ design, result, formats }: InstallerInput): InstallerFact[] {
  const { archiving, archiveFrequency } = design.serverSettings.genericServerSettings.advancedSettings;
  if (!archiving || result.archiveDatabase === null) {
    return [{ name: LIVE_PATH, text: String.raw`D:\MediaDatabase, no archive` }];
  }
  const { groomAfterDays, groomFps } = design.serverSettings.tiers;
  const runs = archiveFrequency === 1 ? 'once a day' : `${formats.number(archiveFrequency)} times a day`;
  const reduced: InstallerFact = {
    name: 'Second archive',
    text: `on the volume of the archive, after ${formats.counted(groomAfterDays, 'day')}: key frames alone, of MJPEG ${formats.counted(groomFps, 'frame')} a second`,
  };
  return [
    { name: LIVE_PATH, text: String.raw`D:\MediaDatabase` },
    { name: 'Path of the archive', text: String.raw`E:\Archive` },
    { name: 'Archived', text: runs },
    ...(groomAfterDays === 0 ? [] : [reduced]),
  ];
}

function loadsOf({ plan }: NamedServers, input: InstallerInput): InstallerFact[] {
  const { result, formats, assumptions } = input;
  const machine = machineOf(input);
  const rated = machine.recording;
  const name = `Rated rate of ${machine.name}, ${rated === undefined ? '' : formats.number(rated.value)} Mbit/s`;
  const toClients = result.huskyProposal?.clientDataRate.value;
  const incoming = (): InstallerFact => {
    const { cameras, cameraStreams, peakMbit } = plan!;
    const text = `${formats.counted(cameras, 'camera')}, ${formats.counted(cameraStreams, 'stream')}, up to ${formats.mbit(peakMbit)} in`;
    return { name: 'Cameras', ...assumptions.marked(text, [[name, rated]]) };
  };
  return [
    ...(plan === undefined ? [] : [incoming()]),
    ...(toClients === undefined ? [] : [{ name: 'Clients', text: `up to ${formats.mbit(toClients)} out` }]),
  ];
}

/** Network ports of an appliance, or the links that a server of any make needs. */
function linksOf(input: InstallerInput): InstallerFact[] {
  const { formats, result } = input;
  if (result.networkInterface !== null) {
    return result.networkInterface.map(({ usage, speed, requiredBitrate, details }) => ({
      name: `Port, ${usage.toLowerCase()}`,
      text: `${details}, ${formats.number(speed)} Mbit/s: ${requiredBitrate === null ? 'no traffic counted' : `up to ${formats.mbit(requiredBitrate)}`}`,
    }));
  }
  const { name, networkPorts } = machineOf(input);
  const text = networkPorts?.value ?? `not published for ${name}: ask the maker`;
  return [{ name: 'Network ports', text }];
}

/** One storage for each retention of the cameras of a server. */
function storagesOf({ plan }: NamedServers, { formats, groups, streams }: InstallerInput): InstallerStorage[] {
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
      name: `${String(days).padStart(digits, '0')} days`,
      days: formats.counted(days, 'day'),
      cameras: formats.number(ids.reduce((sum, id) => sum + dealt.get(id)!, 0)),
      groups: ids.map((id) => groups.get(id)!).join(', '),
    }));
}

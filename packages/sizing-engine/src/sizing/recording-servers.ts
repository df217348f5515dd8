import type { Catalogue, MachineFamily, PlatformVersion } from '../catalogue/schema.ts';
import type { GenericServerSettings, StorageSettings } from '../design.ts';
import { MachineType, StorageConnectivity } from '../enumerations.ts';
import { writeIopsOf } from '../formulas/disk-load.ts';
import { camerasWithin, fullestCameras, serversFor, withinLimit } from '../formulas/servers.ts';
import { entryOf } from '../lookup.ts';
import type { Demand } from './demand.ts';
import { tightestOf, type ProportionalLimit, type ServerLimit } from './limit.ts';
import type { CapacityConvention } from './options.ts';
import type { DiskLayout } from './raid-layout.ts';
import { bestLayout, layoutSearch, rawTbOf, type LayoutSearch, type StorageNeed } from './storage-layout.ts';

/** What a search for recording servers is asked. */
export interface ServerQuestion {
  readonly demand: Demand;
  readonly settings: GenericServerSettings;
  readonly version: PlatformVersion;
  readonly catalogue: Catalogue;
  readonly convention: CapacityConvention;
  /** The layouts that each database may have. */
  readonly searches: Readonly<Record<DatabaseName, LayoutSearch>>;
}

/** One of the databases of a recording server. */
export type DatabaseName = 'liveDatabase' | 'archiveDatabase';

/** A question with the layouts that its settings allow; other loads of the same settings share them. */
export function serverQuestion(asked: Omit<ServerQuestion, 'searches'>): ServerQuestion {
  const { catalogue, convention, settings } = asked;
  const searchOf = (name: DatabaseName): LayoutSearch =>
    layoutSearch({ settings: settings.advancedSettings[name], catalogue, convention });
  return {
    ...asked,
    searches: { liveDatabase: searchOf('liveDatabase'), archiveDatabase: searchOf('archiveDatabase') },
  };
}

/** What one database of one server must give, and the layout that gives it. */
export interface DatabaseSolution {
  readonly name: DatabaseName;
  readonly settings: StorageSettings;
  readonly need: StorageNeed;
  readonly layout: DiskLayout;
}

/** Recording servers that hold the design. */
export interface ServerSolution {
  readonly machine: MachineFamily;
  readonly servers: number;
  /** Cameras of the fullest server. */
  readonly fullest: number;
  readonly databases: readonly DatabaseSolution[];
  readonly limits: readonly ServerLimit[];
  /** Nameplate TB of all servers. */
  readonly rawTb: number;
}

/** The demand with system overhead where it counts: on data and storage, not on streams. */
export interface LoadedDemand {
  readonly cameras: number;
  readonly streams: number;
  readonly peakMbit: number;
  /** Playback of one server, Mbit/s: every server serves its own clients. */
  readonly clientMbit: number;
  readonly retentionTb: number;
  readonly liveTb: number;
}

/** Put the system overhead on a demand. */
export function withOverhead(demand: Demand, { mainSettings }: GenericServerSettings): LoadedDemand {
  const factor = 1 + mainSettings.systemOverhead / 100;
  const peakMbit = demand.peakMbit * factor;
  return {
    cameras: demand.cameras,
    streams: demand.streams,
    peakMbit,
    clientMbit: (mainSettings.concurrentSmartClientStreams * peakMbit) / demand.streams,
    retentionTb: demand.storageTb * factor,
    liveTb: demand.liveTb * factor,
  };
}

/**
 * What each database of the fullest server must give.
 *
 * @param share - Part of every total that the server carries.
 */
export function databaseNeeds(
  load: LoadedDemand,
  share: number,
  question: Pick<ServerQuestion, 'settings' | 'catalogue'>,
): readonly { readonly name: DatabaseName; readonly need: StorageNeed }[] {
  const { archiving } = question.settings.advancedSettings;
  const need = (totalTb: number, isArchived: boolean): StorageNeed =>
    storageNeed(load, { share, totalTb, isArchived, catalogue: question.catalogue });
  if (!archiving) return [{ name: 'liveDatabase', need: need(load.retentionTb, false) }];
  return [
    { name: 'liveDatabase', need: need(load.liveTb, true) },
    { name: 'archiveDatabase', need: need(load.retentionTb, false) },
  ];
}

function storageNeed(
  load: LoadedDemand,
  {
    share,
    totalTb,
    isArchived,
    catalogue,
  }: { readonly share: number; readonly totalTb: number; readonly isArchived: boolean; readonly catalogue: Catalogue },
): StorageNeed {
  const { storageModel: model } = catalogue;
  const cameraMbit = load.peakMbit * share;
  // What is archived is read once more on its way out.
  const movedMbit = (isArchived ? 2 : 1) * cameraMbit + load.clientMbit;
  return {
    tb: totalTb * share + model.reserve.value,
    writeIops: writeIopsOf({
      streams: load.streams * share,
      cameraMbit,
      perStream: model.writeIopsPerStream.value,
      perMbit: model.writeIopsPerMbit.value,
    }),
    readIops: model.readIopsPerMbit.value * movedMbit,
    megabytesPerSecond: movedMbit / 8,
  };
}

/** Most disks in one server of a machine type: the smaller of what is asked for and what has a bay. */
export function diskLimitOf(machine: MachineFamily, { advancedSettings }: GenericServerSettings): number {
  return Math.min(advancedSettings.serverDiskQuantity, machine.bays?.value ?? Number.POSITIVE_INFINITY);
}

/** Whether a storage stands in its server and takes its bays. */
export function isDirectAttached({ storageConnectivity }: StorageSettings): boolean {
  return storageConnectivity === StorageConnectivity.directAttached;
}

/** The layouts of all databases of a server with so many cameras, or undefined where they do not fit. */
export function databasesFor(
  fullest: number,
  machine: MachineFamily,
  question: ServerQuestion,
): readonly DatabaseSolution[] | undefined {
  const { demand, settings, catalogue } = question;
  const load = withOverhead(demand, settings);
  const left = { direct: diskLimitOf(machine, settings), san: catalogue.storageModel.sanDisksPerServer.value };
  const solutions: DatabaseSolution[] = [];
  for (const { name, need } of databaseNeeds(load, fullest / demand.cameras, question)) {
    const storage = settings.advancedSettings[name];
    const place = isDirectAttached(storage) ? 'direct' : 'san';
    const layout = bestLayout(need, question.searches[name], left[place]);
    if (layout === undefined) return undefined;
    left[place] -= layout.disks;
    solutions.push({ name, settings: storage, need, layout });
  }
  return solutions;
}

/** The limits of a machine type that arithmetic decides: cameras, recording rate, links. */
export function machineLimits(machine: MachineFamily, question: ServerQuestion): ProportionalLimit[] {
  const { demand, settings, catalogue } = question;
  const { cameras, peakMbit, clientMbit } = withOverhead(demand, settings);
  const share = catalogue.networkModel.linkShare.value;
  const { maxCamerasPerServer } = settings.mainSettings;
  const clientLink = (machine.clientLink ?? machine.cameraLink).value * share;
  const clientsFit = withinLimit(clientMbit, clientLink);
  const cameraLink = machine.cameraLink.value * share - (machine.clientLink === null ? clientMbit : 0);
  const byRate = (max: number): number => camerasWithin({ limit: Math.max(0, max), demand: peakMbit, cameras });
  return [
    {
      limit: 'cameras',
      title: 'Cameras per server',
      unit: 'cameras',
      max: maxCamerasPerServer,
      demand: cameras,
      cameras: Math.min(cameras, maxCamerasPerServer),
    },
    {
      limit: 'recordingRate',
      title: 'Recording rate',
      unit: 'Mbit/s',
      max: machine.recording.value,
      demand: peakMbit,
      cameras: byRate(machine.recording.value),
    },
    {
      limit: 'cameraLink',
      title: 'Camera network',
      unit: 'Mbit/s',
      max: Math.max(0, cameraLink),
      demand: peakMbit,
      cameras: byRate(cameraLink),
    },
    {
      limit: 'clientLink',
      title: 'Client network',
      unit: 'Mbit/s',
      max: clientLink,
      demand: clientMbit,
      cameras: clientsFit ? cameras : 0,
    },
    ...storageLinkLimits(question),
  ];
}

/** The limit of the storage network; none where every database is in the server. */
function storageLinkLimits({ demand, settings, catalogue }: ServerQuestion): ProportionalLimit[] {
  const { cameras, peakMbit, clientMbit } = withOverhead(demand, settings);
  const { archiving, liveDatabase, archiveDatabase } = settings.advancedSettings;
  // What is archived is read once more on its way out.
  const databases = archiving
    ? [
        { storage: liveDatabase, passes: 2 },
        { storage: archiveDatabase, passes: 1 },
      ]
    : [{ storage: liveDatabase, passes: 1 }];
  const onSan = databases.filter(({ storage }) => !isDirectAttached(storage));
  if (onSan.length === 0) return [];
  const link = catalogue.storageModel.sanLink.value * catalogue.networkModel.linkShare.value;
  const max = Math.max(0, link - onSan.length * clientMbit);
  const sanMbit = peakMbit * onSan.reduce((sum, { passes }) => sum + passes, 0);
  return [
    {
      limit: 'storageLink',
      title: 'Storage network',
      unit: 'Mbit/s',
      max,
      demand: sanMbit,
      cameras: camerasWithin({ limit: max, demand: sanMbit, cameras }),
    },
  ];
}

/**
 * Most cameras on one server whose storage still fits: a search by halving, since less load never needs more disks.
 *
 * @param most - What the other limits allow.
 */
function camerasWithinDisks(most: number, machine: MachineFamily, question: ServerQuestion): number {
  const fits = (cameras: number): boolean => databasesFor(cameras, machine, question) !== undefined;
  if (most < 1 || fits(most)) return most;
  let fitting = 0;
  let failing = most;
  while (failing - fitting > 1) {
    const middle = Math.floor((fitting + failing) / 2);
    if (fits(middle)) fitting = middle;
    else failing = middle;
  }
  return fitting;
}

/**
 * Recording servers of one machine type, or undefined where it cannot hold the design.
 *
 * @param calculated - The limits that arithmetic decides; the disks are searched for here.
 */
function serversOf(
  machine: MachineFamily,
  calculated: readonly ServerLimit[],
  question: ServerQuestion,
): ServerSolution | undefined {
  const { demand, version } = question;
  const limits = [...calculated, disksLimit(machine, tightestOf(calculated).cameras, question)];
  const perServer = tightestOf(limits).cameras;
  if (perServer < 1) return undefined;
  const servers = serversFor({ cameras: demand.cameras, perServer });
  if (version.serverLimit !== null && servers > version.serverLimit.value) return undefined;
  const fullest = fullestCameras({ cameras: demand.cameras, servers });
  // What fits the most cameras of a server fits the fullest one.
  const databases = databasesFor(fullest, machine, question)!;
  const rawTb = servers * databases.reduce((sum, { layout }) => sum + rawTbOf(layout), 0);
  return { machine, servers, fullest, databases, limits, rawTb };
}

function disksLimit(machine: MachineFamily, most: number, question: ServerQuestion): ServerLimit {
  const max = diskLimitOf(machine, question.settings);
  const cameras = camerasWithinDisks(most, machine, question);
  return { limit: 'disks', title: 'Disks of a server', unit: 'disks', max, demand: null, cameras };
}

/** Machine types that the settings allow: the one that is chosen, or all that Auto may take, smallest first. */
export function machinesAllowed({ advancedSettings }: GenericServerSettings, catalogue: Catalogue): MachineFamily[] {
  const { machineType } = advancedSettings;
  if (machineType !== MachineType.auto) return [entryOf(catalogue.machineFamilies, machineType, 'machineType')];
  return catalogue.machineFamilies.filter(({ automatic }) => automatic).toSorted((a, b) => a.rank - b.rank);
}

/**
 * The recording servers that hold the design best: the fewest, then the smaller machine type.
 *
 * A larger machine type is looked at only where its cameras, rate and links alone would allow fewer servers.
 */
export function bestServers(question: ServerQuestion): ServerSolution | undefined {
  const { cameras } = question.demand;
  let best: ServerSolution | undefined;
  for (const machine of machinesAllowed(question.settings, question.catalogue)) {
    const calculated = machineLimits(machine, question);
    const most = tightestOf(calculated).cameras;
    if (best !== undefined && serversFor({ cameras, perServer: most }) >= best.servers) continue;
    const solution = serversOf(machine, calculated, question);
    if (solution !== undefined && (best === undefined || solution.servers < best.servers)) best = solution;
  }
  return best;
}

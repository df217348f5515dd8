import type { Catalogue, MachineFamily, PlatformVersion } from '../../catalogue/schema.ts';
import type { GenericServerSettings, StorageSettings } from '../../design/design.ts';
import { MachineType } from '../../design/enumerations.ts';
import { fullestCameras, serversFor } from '../../formulas/servers.ts';
import { entryOf } from '../../lookup.ts';
import type { Demand } from '../demand/demand.ts';
import { tightestOf, type ServerLimit } from '../limit.ts';
import { diskLimitOf, isDirectAttached, machineLimits } from './machine-limits.ts';
import type { CapacityConvention } from '../../design/design.ts';
import type { DiskLayout } from '../storage/raid-layout.ts';
import { databaseNeeds, withOverhead, type DatabaseName } from './server-load.ts';
import { bestLayout, layoutSearch, rawTbOf, type LayoutSearch, type StorageNeed } from '../storage/storage-layout.ts';

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

/** The layouts of all databases of a server with so many cameras, or undefined where they do not fit. */
function databasesFor(
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

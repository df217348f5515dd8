import type { Catalogue, MachineFamily, PlatformVersion } from '../../catalogue/schema.ts';
import type { GenericServerSettings, Resilience, StorageSettings } from '../../design/design.ts';
import { MachineType } from '../../design/enumerations.ts';
import { serversAllowed } from '../../design/platform.ts';
import { entryOf } from '../../checks/lookup.ts';
import { isWithin } from '../limits/limit.ts';
import { disksLimit, mostDisksOf, placeOf, type DiskPlace } from './disk-limit.ts';
import { machineLimits, type MachineLimit } from './machine-limits.ts';
import type { CapacityConvention } from '../../design/design.ts';
import type { Deals } from '../deal/deals.ts';
import type { PlanLoad } from '../deal/plan-group.ts';
import { findPlan, hasPlan, planOn, type PlannedServers, type PlanQuestion, type ServerPlan } from '../deal/search.ts';
import type { DiskLayout } from '../storage/raid-layout.ts';
import { databaseNeeds, withOverhead, type DatabaseName } from './server-load.ts';
import {
  givesNeed,
  bestLayout,
  layoutSearch,
  rawTbOf,
  type LayoutSearch,
  type StorageNeed,
} from '../storage/storage-layout.ts';

/** What a search for recording servers is asked. */
export interface ServerQuestion {
  readonly deals: Deals;
  readonly settings: GenericServerSettings;
  readonly version: PlatformVersion;
  readonly catalogue: Catalogue;
  readonly convention: CapacityConvention;
  readonly resilience: Resilience;
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

/** Recording servers, all alike. */
export interface BoughtServers {
  readonly machine: MachineFamily;
  readonly servers: number;
  readonly databases: readonly DatabaseSolution[];
  /** Nameplate TB of all servers. */
  readonly rawTb: number;
}

/** Recording servers that hold the design. */
export interface ServerSolution extends BoughtServers {
  readonly plan: PlannedServers;
  readonly limits: readonly MachineLimit[];
}

/** More disks than any server has: the end of a search for the figure of a broken limit. */
const MANY_DISKS = 10_000;

/** The layouts of all databases of a server with a load, or undefined where they do not fit. */
function databasesFor(
  load: PlanLoad,
  question: ServerQuestion,
  { clientMbit, most }: { readonly clientMbit: number; readonly most: Readonly<Record<DiskPlace, number>> },
): readonly DatabaseSolution[] | undefined {
  const { settings } = question;
  const left = { ...most };
  const solutions: DatabaseSolution[] = [];
  for (const { name, need } of databaseNeeds(load, clientMbit, question)) {
    const storage = settings.advancedSettings[name];
    const place = placeOf(storage);
    const layout = bestLayout(need, question.searches[name], left[place]);
    if (layout === undefined) return undefined;
    left[place] -= layout.disks;
    solutions.push({ name, settings: storage, need, layout });
  }
  return solutions;
}

/** Disks that a server with a load needs at the least in each place; undefined where no number of disks will do. */
export function disksNeeded(load: PlanLoad, question: ServerQuestion): Record<DiskPlace, number> | undefined {
  const { clientMbit } = withOverhead(question.deals, question.settings);
  const databases = databasesFor(load, question, { clientMbit, most: { direct: MANY_DISKS, san: MANY_DISKS } });
  if (databases === undefined) return undefined;
  const needed = { direct: 0, san: 0 };
  for (const { settings, layout } of databases) needed[placeOf(settings)] += layout.disks;
  return needed;
}

/** The first database that no number of disks gives what a server with a load needs, of which there must be one. */
export function unbuildableOf(load: PlanLoad, question: ServerQuestion): { readonly name: DatabaseName } {
  const { clientMbit } = withOverhead(question.deals, question.settings);
  const needs = databaseNeeds(load, clientMbit, question);
  return needs.find(({ name, need }) => bestLayout(need, question.searches[name], MANY_DISKS) === undefined)!;
}

/** All limits of a machine type; that of the disks counts the place of which the greater part is taken. */
export function limitsOf(machine: MachineFamily, question: ServerQuestion): MachineLimit[] {
  const most = mostDisksOf(machine, question);
  const disksOf = (load: PlanLoad): number => {
    const needed = disksNeeded(load, question);
    if (needed === undefined) return Number.POSITIVE_INFINITY;
    return Math.max(needed.direct, (needed.san * most.direct) / most.san);
  };
  return [...machineLimits(machine, question), disksLimit(machine, question, disksOf)];
}

/** What a search for servers of one machine type is asked. */
function planQuestion(machine: MachineFamily, question: ServerQuestion): PlanQuestion<readonly DatabaseSolution[]> {
  const { version } = question;
  const { deals, clientMbit } = withOverhead(question.deals, question.settings);
  const limits = machineLimits(machine, question);
  const disks = { clientMbit, most: mostDisksOf(machine, question) };
  return {
    deals,
    mostServers: serversAllowed(version),
    hardwareFor: (load) => (isWithin(limits, load) ? databasesFor(load, question, disks) : undefined),
  };
}

function boughtServers(
  machine: MachineFamily,
  { servers, hardware: databases }: Pick<ServerPlan<readonly DatabaseSolution[]>, 'servers' | 'hardware'>,
): BoughtServers {
  const rawTb = servers * databases.reduce((sum, { layout }) => sum + rawTbOf(layout), 0);
  return { machine, servers, databases, rawTb };
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
 * A larger machine type is searched only for fewer servers.
 */
export function bestServers(question: ServerQuestion): ServerSolution | undefined {
  let best: (BoughtServers & { readonly plan: PlannedServers }) | undefined;
  for (const machine of machinesAllowed(question.settings, question.catalogue)) {
    const plan = findPlan(planQuestion(machine, question), best && best.servers - 1);
    if (plan !== undefined) best = { ...boughtServers(machine, plan), plan };
  }
  return best && { ...best, limits: limitsOf(best.machine, question) };
}

/** Whether recording servers hold the design, however many it takes. */
export function areThereServers(question: ServerQuestion): boolean {
  const { settings, catalogue } = question;
  return machinesAllowed(settings, catalogue).some((machine) => hasPlan(planQuestion(machine, question)));
}

/** So many servers of a machine type if they hold the design. */
export function serversHolding(
  { machine, servers }: Pick<BoughtServers, 'machine' | 'servers'>,
  question: ServerQuestion,
): BoughtServers | undefined {
  const plan = planOn(servers, planQuestion(machine, question));
  return plan && boughtServers(machine, plan);
}

/** Servers with disks that they have. */
interface PresentServers extends Pick<BoughtServers, 'machine' | 'servers'> {
  readonly databases: readonly Pick<DatabaseSolution, 'name' | 'layout'>[];
}

/** Whether so many servers with the disks that they have hold the design. */
export function doServersHold({ machine, servers, databases }: PresentServers, question: ServerQuestion): boolean {
  const { deals, clientMbit } = withOverhead(question.deals, question.settings);
  const limits = machineLimits(machine, question);
  const isGiven = (load: PlanLoad): boolean =>
    databaseNeeds(load, clientMbit, question).every(({ name, need }, index) =>
      givesNeed(databases[index]!.layout, need, question.searches[name]),
    );
  const plan = planOn(servers, {
    deals,
    mostServers: servers,
    hardwareFor: (load) => (isWithin(limits, load) && isGiven(load)) || undefined,
  });
  return plan !== undefined;
}

import type { MachineFamily, PlatformVersion } from '../catalogue/schema.ts';
import type { CameraRow } from '../design/design.ts';
import { fullestCameras } from '../formulas/servers.ts';
import { entryOf } from '../lookup.ts';
import { TEXTS } from '../messages.ts';
import { applianceLimits, applianceOffers, type ApplianceQuestion } from './appliances/appliances.ts';
import type { Demand } from './demand/demand.ts';
import type { BrokenLimit, NoSolution, ProportionalLimit } from './limit.ts';
import { diskLimitOf, isDirectAttached, machineLimits } from './generic-servers/machine-limits.ts';
import { machinesAllowed, type ServerQuestion } from './generic-servers/recording-servers.ts';
import { databaseNeeds, withOverhead } from './generic-servers/server-load.ts';
import { bestLayout } from './storage/storage-layout.ts';
import { counted, figureText } from './wording.ts';

/** A result for a design without cameras. */
export const NO_CAMERAS: NoSolution = { message: TEXTS.noCameras, limit: null };

/** Why an edition with a camera limit cannot hold the design; undefined where it can. */
export function platformFailure({
  version,
  demand,
}: Pick<ServerQuestion, 'version' | 'demand'>): NoSolution | undefined {
  const { cameraLimit } = version;
  if (cameraLimit === null || demand.cameras <= cameraLimit.value) return undefined;
  const excess = demand.cameras - cameraLimit.value;
  return {
    message: `${TEXTS.expressPlusLimit} This design has ${demand.cameras} cameras. Remove ${counted(excess, 'camera')} or choose another platform version.`,
    limit: {
      limit: 'platformCameras',
      title: `Cameras of ${version.name}`,
      value: demand.cameras,
      max: cameraLimit.value,
      unit: 'cameras',
    },
  };
}

/** Why no appliance of the selections holds the design, and what would help. */
export function applianceFailure(question: ApplianceQuestion, rows: readonly CameraRow[]): NoSolution {
  const candidates = applianceOffers(question).map((offer) => ({
    name: offer.sku.sku,
    ownCameras: offer.appliance.maxCameras.value,
    limits: applianceLimits(offer, question.demand),
  }));
  if (candidates.length === 0) return noSuchAppliance(question);
  return nearestFailure(candidates, { ...question, rows });
}

function noSuchAppliance({ settings, catalogue }: ApplianceQuestion): NoSolution {
  const { serverDiskQuantity } = settings.advancedSettings;
  const model = catalogue.appliances.find(({ id }) => id === settings.ivoModel);
  const what = model === undefined ? 'No appliance' : `No ${model.model}`;
  const choose = 'Choose Auto for model, form factor, RAID array or server disk quantity.';
  return {
    message: `${what} is made with this form factor, RAID array and server disk quantity (${serverDiskQuantity === 0 ? 'Auto' : serverDiskQuantity}). ${choose}`,
    limit: null,
  };
}

interface Candidate {
  readonly name: string;
  /** Most cameras of the hardware itself, whatever the settings say. */
  readonly ownCameras: number;
  readonly limits: readonly ProportionalLimit[];
}

interface Question {
  readonly demand: Demand;
  readonly version: PlatformVersion;
}

interface RowsQuestion extends Question {
  readonly rows: readonly CameraRow[];
}

/** Cameras that one server must hold for there to be an answer: one, or their share where an edition limits the servers. */
function camerasOnOne({ demand: { cameras }, version: { serverLimit } }: Question): number {
  return serverLimit === null ? 1 : fullestCameras({ cameras, servers: Math.min(serverLimit.value, cameras) });
}

/** The failure of the candidate that comes nearest to holding the design. Each breaks at least one of its limits. */
function nearestFailure(candidates: readonly Candidate[], question: RowsQuestion): NoSolution {
  const { demand } = question;
  const nearest = candidates
    .map((candidate) => ({ candidate, limit: tightest(candidate.limits, demand) }))
    .reduce((best, each) => (roomOf(each.limit, demand) > roomOf(best.limit, demand) ? each : best));
  return failureOf(nearest.candidate, nearest.limit, question);
}

/** Cameras that a limit has room for, parts of one included. */
function roomOf({ max, demand }: ProportionalLimit, { cameras }: Demand): number {
  return (max * cameras) / demand;
}

function tightest(limits: readonly ProportionalLimit[], demand: Demand): ProportionalLimit {
  return limits.reduce((worst, limit) => (roomOf(limit, demand) < roomOf(worst, demand) ? limit : worst));
}

function failureOf(candidate: Candidate, broken: ProportionalLimit, question: RowsQuestion): NoSolution {
  const { limit, title, max, unit } = broken;
  const value = (broken.demand * camerasOnOne(question)) / question.demand.cameras;
  const state: BrokenLimit = { limit, title, value, max, unit };
  return {
    message: `${excessOf(state, candidate, question)} ${helpFor(state, broken.cameras, question)}`,
    limit: state,
  };
}

/** What is asked of a limit and what it allows, in words. */
function excessOf(state: BrokenLimit, { name, ownCameras }: Candidate, question: Question): string {
  const { limit, title, value, max, unit } = state;
  if (limit !== 'cameras') {
    return `${whoNeeds(question)} ${figureText(value, unit)} of ${title.toLowerCase()}, ${name} allows ${figureText(max, unit)}.`;
  }
  const who = max < ownCameras ? 'the setting "Max cameras per server"' : name;
  const all = counted(question.demand.cameras, 'camera');
  return `${fleetOf(question.version)}; ${who} allows ${counted(max, 'camera')} on it, the design has ${all}.`;
}

/** How many servers an edition has, in words. */
function fleetOf({ name, serverLimit }: PlatformVersion): string {
  return serverLimit?.value === 1
    ? `${name} has one recording server`
    : `${name} has at most ${serverLimit?.value} recording servers`;
}

function whoNeeds(question: Question): string {
  const { demand, version } = question;
  if (version.serverLimit === null) return 'One camera needs';
  const isOne = version.serverLimit.value === 1;
  const cameras = isOne ? `all ${counted(demand.cameras, 'camera')}` : `${camerasOnOne(question)} on the fullest`;
  return `${fleetOf(version)}; ${cameras} need`;
}

/**
 * The smallest change that would make a limit hold.
 *
 * @param cameras - Most cameras on one server under the limit.
 */
function helpFor({ limit, value, max }: BrokenLimit, cameras: number, question: RowsQuestion): string {
  const { demand, rows, version } = question;
  const { serverLimit } = version;
  if (serverLimit !== null && cameras >= 1) {
    return `At most ${counted(cameras * serverLimit.value, 'camera')} would fit.`;
  }
  if (limit !== 'storage') return 'A lower frame rate, resolution or complexity would fit, or a larger model.';
  const perDay = (demand.storageTbPerDay * camerasOnOne(question)) / demand.cameras;
  const days = Math.ceil((value - max) / perDay);
  const shortest = rows.reduce((least, { retentionDays }) => Math.min(least, retentionDays), Number.POSITIVE_INFINITY);
  return days < shortest
    ? `Shorten every retention by ${counted(days, 'day')}, or choose a larger model.`
    : 'Less motion, a lower frame rate or resolution would fit, or a larger model.';
}

/**
 * Why no recording server of the settings holds the design, and what would help.
 *
 * Machine types that the clients or the disks rule out are left out before the nearest is chosen, so that the limit that is
 * named is one that broke.
 */
export function serverFailure(question: ServerQuestion, rows: readonly CameraRow[]): NoSolution {
  const { settings, catalogue } = question;
  const machines = machinesAllowed(settings, catalogue);
  const serving = machines.filter((machine) => clientLimitOf(machine, question).cameras > 0);
  if (serving.length === 0) return clientFailure(machines, question);
  const needed = disksNeeded(question);
  if ('message' in needed) return needed;
  const disksOf = (machine: MachineFamily): number => diskLimitOf(machine, settings);
  const storing = serving.filter((machine) => needed.direct <= disksOf(machine));
  if (storing.length === 0) return tooManyDisks(question, needed.direct, Math.max(...serving.map(disksOf)));
  const sanDisks = catalogue.storageModel.sanDisksPerServer.value;
  if (needed.san > sanDisks) return tooManyDisks(question, needed.san, sanDisks);
  const candidates = storing.map((machine) => ({
    name: machine.name,
    ownCameras: Number.POSITIVE_INFINITY,
    limits: machineLimits(machine, question).filter(({ limit }) => limit !== 'clientLink'),
  }));
  return nearestFailure(candidates, { ...question, rows });
}

function clientLimitOf(machine: MachineFamily, question: ServerQuestion): ProportionalLimit {
  return machineLimits(machine, question).find(({ limit }) => limit === 'clientLink')!;
}

/** The clients of one server are too many for every machine type; the widest link comes nearest. */
function clientFailure(machines: readonly MachineFamily[], question: ServerQuestion): NoSolution {
  const { name, limit } = machines
    .map((machine) => ({ name: machine.name, limit: clientLimitOf(machine, question) }))
    .reduce((widest, each) => (each.limit.max >= widest.limit.max ? each : widest));
  const { title, demand: value, max, unit } = limit;
  return {
    message: `The Smart Client streams of one server need ${figureText(value, unit)}, the client link of ${name} allows ${figureText(max, unit)}. Fewer concurrent Smart Client streams would fit.`,
    limit: { limit: 'clientLink', title, value, max, unit },
  };
}

/** Disks that no server will ever have: how far a search for a failure's figure goes. */
const MANY_DISKS = 10_000;

/** Disks that one server needs at the least, in its bays and on its storage network; or why no number of disks will do. */
function disksNeeded(question: ServerQuestion): { readonly direct: number; readonly san: number } | NoSolution {
  const { demand, settings } = question;
  const load = withOverhead(demand, settings);
  const needed = { direct: 0, san: 0 };
  for (const { name, need } of databaseNeeds(load, camerasOnOne(question) / demand.cameras, question)) {
    const layout = bestLayout(need, question.searches[name], MANY_DISKS);
    if (layout === undefined) return noSuchDisk(question, name);
    needed[isDirectAttached(settings.advancedSettings[name]) ? 'direct' : 'san'] += layout.disks;
  }
  return needed;
}

function tooManyDisks(question: ServerQuestion, needed: number, max: number): NoSolution {
  return {
    message: `${whoNeedsDisks(question)} ${counted(needed, 'disk')}, a server has at most ${max}. More disks per server, larger disks, a shorter retention or another RAID type would fit.`,
    limit: { limit: 'disks', title: 'Disks of a server', value: needed, max, unit: 'disks' },
  };
}

function whoNeedsDisks(question: ServerQuestion): string {
  const cameras = camerasOnOne(question);
  if (cameras === 1) return 'One camera needs';
  return cameras === question.demand.cameras
    ? `All ${counted(cameras, 'camera')} on one recording server need`
    : `${counted(cameras, 'camera')} on the fullest recording server need`;
}

function noSuchDisk({ settings, catalogue }: ServerQuestion, name: 'liveDatabase' | 'archiveDatabase'): NoSolution {
  const { diskType, diskSizeMin, diskSizeMax } = settings.advancedSettings[name];
  const family = entryOf(catalogue.diskFamilies, diskType, 'diskType');
  return {
    message: `No ${family.name} between ${diskSizeMin} and ${diskSizeMax} TB (sizes: ${family.sizesTb.values.join(', ')} TB) gives the storage that is needed. Widen the disk sizes or choose another disk type.`,
    limit: null,
  };
}

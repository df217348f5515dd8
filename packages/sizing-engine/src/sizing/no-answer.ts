import type { CameraRow } from '../design.ts';
import { withinLimit } from '../formulas/servers.ts';
import { entryOf } from '../lookup.ts';
import { TEXTS } from '../selection/texts.ts';
import { applianceLimits, applianceOffers, type ApplianceQuestion } from './appliances.ts';
import type { Demand } from './demand.ts';
import type { NoAnswer, ProportionalLimit } from './limit.ts';
import {
  databaseNeeds,
  diskLimitOf,
  isDirectAttached,
  machineLimits,
  machinesAllowed,
  withOverhead,
  type ServerQuestion,
} from './recording-servers.ts';
import type { LimitState } from './result.ts';
import { bestLayout } from './storage-layout.ts';
import { counted, figureText } from './wording.ts';

/** A result for a design without cameras. */
export const NO_CAMERAS: NoAnswer = { message: TEXTS.noCameras, limit: null };

/** Why an edition with a camera limit cannot hold the design; undefined where it can. */
export function platformFailure({ version, demand }: Pick<ServerQuestion, 'version' | 'demand'>): NoAnswer | undefined {
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
export function applianceFailure(question: ApplianceQuestion, rows: readonly CameraRow[]): NoAnswer {
  const offers = applianceOffers(question);
  const candidates = offers.map((offer) => ({ name: offer.sku.sku, limits: applianceLimits(offer, question.demand) }));
  if (candidates.length === 0) return noSuchAppliance(question);
  return nearestFailure(candidates, question, rows);
}

function noSuchAppliance({ settings, catalogue }: ApplianceQuestion): NoAnswer {
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
  readonly limits: readonly ProportionalLimit[];
}

interface Question {
  readonly demand: Demand;
  readonly version: ServerQuestion['version'];
}

/** The failure of the candidate that comes nearest to holding the design. */
function nearestFailure(candidates: readonly Candidate[], question: Question, rows: readonly CameraRow[]): NoAnswer {
  const nearest = candidates
    .map((candidate) => ({ candidate, limit: tightest(candidate.limits, question.demand) }))
    .reduce((best, each) => (roomOf(each.limit, question.demand) > roomOf(best.limit, question.demand) ? each : best));
  return failureOf(nearest.candidate.name, nearest.limit, { ...question, rows });
}

/** Cameras that a limit has room for, parts of one included. */
function roomOf({ max, demand }: ProportionalLimit, { cameras }: Demand): number {
  return (max * cameras) / demand;
}

function tightest(limits: readonly ProportionalLimit[], demand: Demand): ProportionalLimit {
  return limits.reduce((worst, limit) => (roomOf(limit, demand) < roomOf(worst, demand) ? limit : worst));
}

function failureOf(
  name: string,
  limit: ProportionalLimit,
  { demand, version, rows }: Question & { readonly rows: readonly CameraRow[] },
): NoAnswer {
  const onOne = version.serverLimit !== null;
  const value = (limit.demand * (onOne ? demand.cameras : 1)) / demand.cameras;
  const state: LimitState = { limit: limit.limit, title: limit.title, value, max: limit.max, unit: limit.unit };
  const help = helpFor(state, { demand, rows, onOne, cameras: limit.cameras });
  return { message: `${excessOf(state, name, { demand, version })} ${help}`, limit: state };
}

/** What is asked of a limit and what it allows, in words. */
function excessOf({ limit, title, value, max, unit }: LimitState, name: string, { demand, version }: Question): string {
  const all = counted(demand.cameras, 'camera');
  const onOne = `${version.name} has one recording server`;
  if (limit === 'cameras') return `${onOne}; ${name} allows ${counted(max, 'camera')} on it, the design has ${all}.`;
  const who = version.serverLimit === null ? 'One camera needs' : `${onOne}; all ${all} need`;
  return `${who} ${figureText(value, unit)} of ${title.toLowerCase()}, ${name} allows ${figureText(max, unit)}.`;
}

interface HelpContext {
  readonly demand: Demand;
  readonly rows: readonly CameraRow[];
  readonly onOne: boolean;
  readonly cameras: number;
}

/** The smallest change that would make a limit hold. */
function helpFor({ limit, value, max }: LimitState, { demand, rows, onOne, cameras }: HelpContext): string {
  if (onOne && cameras >= 1) return `At most ${counted(cameras, 'camera')} would fit.`;
  if (limit !== 'storage') return 'A lower frame rate, resolution or complexity would fit, or a larger model.';
  const perDay = demand.storageTbPerDay / (onOne ? 1 : demand.cameras);
  const days = Math.ceil((value - max) / perDay);
  const shortest = rows.reduce((least, { retentionDays }) => Math.min(least, retentionDays), Number.POSITIVE_INFINITY);
  return days < shortest
    ? `Shorten every retention by ${counted(days, 'day')}, or choose a larger model.`
    : 'Less motion, a lower frame rate or resolution would fit, or a larger model.';
}

/** Why no recording server of the settings holds the design, and what would help. */
export function serverFailure(question: ServerQuestion, rows: readonly CameraRow[]): NoAnswer {
  const { demand, settings, catalogue, version } = question;
  const machines = machinesAllowed(settings, catalogue);
  const largest = machines.at(-1)!;
  const load = withOverhead(demand, settings);
  const clientLimit = machineLimits(largest, question).find(({ limit }) => limit === 'clientLink')!;
  if (!withinLimit(load.clientMbit, clientLimit.max))
    return clientFailure(largest.name, load.clientMbit, clientLimit.max);
  const cameras = version.serverLimit === null ? 1 : demand.cameras;
  return (
    diskFailure(question, cameras) ??
    nearestFailure(
      machines.map((machine) => ({
        name: machine.name,
        limits: machineLimits(machine, question).filter(({ limit }) => limit !== 'clientLink'),
      })),
      question,
      rows,
    )
  );
}

function clientFailure(machine: string, value: number, max: number): NoAnswer {
  return {
    message: `The Smart Client streams of one server need ${figureText(value, 'Mbit/s')}, the client link of ${machine} allows ${figureText(max, 'Mbit/s')}. Fewer concurrent Smart Client streams would fit.`,
    limit: { limit: 'clientLink', title: 'Client network', value, max, unit: 'Mbit/s' },
  };
}

/** Disks that no server will ever have: how far a search for a failure's figure goes. */
const MANY_DISKS = 10_000;

/** Why the storage of so many cameras does not fit on one server; undefined where it does. */
function diskFailure(question: ServerQuestion, cameras: number): NoAnswer | undefined {
  const { demand, settings, catalogue } = question;
  const load = withOverhead(demand, settings);
  const needed = { direct: 0, san: 0 };
  for (const { name, need } of databaseNeeds(load, cameras / demand.cameras, question)) {
    const storage = settings.advancedSettings[name];
    const layout = bestLayout(need, question.searches[name], MANY_DISKS);
    if (layout === undefined) return noSuchDisk(question, name);
    needed[isDirectAttached(storage) ? 'direct' : 'san'] += layout.disks;
  }
  const bays = Math.max(...machinesAllowed(settings, catalogue).map((machine) => diskLimitOf(machine, settings)));
  if (needed.direct > bays) return tooManyDisks(cameras, needed.direct, bays);
  const sanDisks = catalogue.storageModel.sanDisksPerServer.value;
  return needed.san > sanDisks ? tooManyDisks(cameras, needed.san, sanDisks) : undefined;
}

function tooManyDisks(cameras: number, needed: number, max: number): NoAnswer {
  const who = cameras === 1 ? 'One camera needs' : `All ${counted(cameras, 'camera')} on one recording server need`;
  return {
    message: `${who} ${counted(needed, 'disk')}, a server has at most ${max}. More disks per server, larger disks, a shorter retention or another RAID type would fit.`,
    limit: { limit: 'disks', title: 'Disks of a server', value: needed, max, unit: 'disks' },
  };
}

function noSuchDisk({ settings, catalogue }: ServerQuestion, name: 'liveDatabase' | 'archiveDatabase'): NoAnswer {
  const { diskType, diskSizeMin, diskSizeMax } = settings.advancedSettings[name];
  const family = entryOf(catalogue.diskFamilies, diskType, 'diskType');
  return {
    message: `No ${family.name} between ${diskSizeMin} and ${diskSizeMax} TB (sizes: ${family.sizesTb.values.join(', ')} TB) gives the storage that is needed. Widen the disk sizes or choose another disk type.`,
    limit: null,
  };
}

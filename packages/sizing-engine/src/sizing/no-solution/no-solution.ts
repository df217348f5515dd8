import type { MachineFamily, PlatformVersion } from '../../catalogue/schema.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import { FormFactor } from '../../design/enumerations.ts';
import { entryOf } from '../../checks/lookup.ts';
import { TEXTS } from '../../checks/messages.ts';
import { tbOfTib } from '../../units.ts';
import { applianceOffers, type ApplianceQuestion } from '../hardware/appliances.ts';
import { applianceCures, choiceCures, serverCures, type CureContext } from './cures.ts';
import { clientFigures } from '../figures/generic-figures.ts';
import type { OfferFigures } from '../hardware/appliance-limits.ts';
import { explainedMostDisks, mostDisksOf, withClients } from '../hardware/disk-limit.ts';
import { clientLinkLimit, machineLimits, type ClientFigures } from '../hardware/machine-limits.ts';
import { disksNeeded, machinesAllowed, unbuildableOf, type ServerQuestion } from '../hardware/recording-servers.ts';
import { withOverhead } from '../hardware/server-load.ts';
import { isWithin, shareOf, tightestOf, type EasedBy, type ExplainedLimit, type NoSolution } from '../limits/limit.ts';
import type { SizingQuestion } from '../question/question.ts';
import { ofGroup } from '../wording/group-text.ts';
import type { Deals } from '../deal/deals.ts';
import { FIRST_ORDER } from '../deal/group-orders.ts';
import type { Figure, PlanGroup, PlanLoad } from '../deal/plan-group.ts';
import { limitPhrase } from '../wording/limit-words.ts';
import { counted, figureText, numberText, unitFigureText } from '../wording/wording.ts';

/** A result for a design without cameras. */
export const NO_CAMERAS: NoSolution = { message: TEXTS.noCameras, limit: null };

/** Why an edition with a camera limit cannot hold the design; undefined where it can. */
export function platformFailure(version: PlatformVersion, cameras: number): NoSolution | undefined {
  const { cameraLimit } = version;
  if (cameraLimit === null || cameras <= cameraLimit.value) return undefined;
  const excess = cameras - cameraLimit.value;
  return {
    message: `${TEXTS.expressPlusLimit} This design has ${counted(cameras, 'camera')}. Remove ${counted(excess, 'camera')} or choose another platform version.`,
    limit: {
      limit: 'platformCameras',
      title: `Cameras of ${version.name}`,
      value: cameras,
      figures: ({ demand }) => ({
        value: demand.cameras,
        max: cited(version.name, 'most cameras', cameraLimit),
      }),
    },
  };
}

/** Why no appliance of the selections holds the design, and what would help. */
export function applianceFailure(question: ApplianceQuestion, context: CureContext): NoSolution {
  const candidates = applianceOffers(question).map((offer): Candidate<OfferFigures> => ({
    name: offer.sku.sku,
    ownCameras: offer.appliance.maxCameras.value,
    limits: offer.limits,
    hardwareOf: () => offer.figures,
  }));
  if (candidates.length === 0) return noSuchAppliance(question);
  const { deals, version } = question;
  const cureOf = (easedBy: EasedBy): string => applianceCures(question, easedBy, context);
  return nearestFailure(candidates, { deals, version, rows: context.rows, cureOf });
}

const LIST = new Intl.ListFormat('en-GB');

function noSuchAppliance(question: ApplianceQuestion): NoSolution {
  const { settings, catalogue } = question;
  const { serverDiskQuantity, liveDatabase } = settings.advancedSettings;
  const model = catalogue.appliances.find(({ id }) => id === settings.ivoModel);
  const formFactor = catalogue.formFactors.find(({ id }) => id === settings.formFactor);
  const raid = catalogue.raidFamilies.find(({ id }) => id === liveDatabase.raidType);
  const chosen = [
    ...(formFactor === undefined || formFactor.id === FormFactor.auto ? [] : [`form factor ${formFactor.name}`]),
    ...(raid === undefined ? [] : [raid.name]),
    ...(serverDiskQuantity === 0 ? [] : [counted(serverDiskQuantity, 'disk')]),
  ];
  const made = chosen.length === 0 ? 'a RAID array that its disks allow' : LIST.format(chosen);
  return {
    message: `No ${model?.model ?? 'appliance'} is made with ${made}. ${choiceCures(question)}`,
    limit: null,
  };
}

type BreakableLimit<Hardware> = ExplainedLimit<Hardware, never>;

interface Candidate<Hardware> {
  readonly name: string;
  /** Most cameras of the hardware itself, whatever the settings say. */
  readonly ownCameras: number;
  readonly limits: readonly BreakableLimit<Hardware>[];
  /** What the limits are explained from. */
  readonly hardwareOf: (sizing: SizingQuestion) => Hardware;
}

interface Question {
  /** With overhead where it applies. */
  readonly deals: Deals;
  readonly version: PlatformVersion;
  readonly rows: readonly CameraRow[];
  /** What would help against a limit, as a sentence. */
  readonly cureOf: (easedBy: EasedBy) => string;
}

/** Servers that there may be at the most: one for each camera, or what an edition allows. */
function mostServers({ deals, version: { serverLimit } }: Pick<Question, 'deals' | 'version'>): number {
  const { cameras } = deals.total;
  return serverLimit === null ? cameras : Math.min(serverLimit.value, cameras);
}

/** The greatest of each figure over the most servers that there may be: where no design fits, it breaks a limit. */
function leastLoad(question: Pick<Question, 'deals' | 'version'>): PlanLoad {
  return question.deals.greatest(FIRST_ORDER, mostServers(question));
}

/** The failure of the candidate that comes nearest to holding the design. Each breaks at least one of its limits. */
function nearestFailure<Hardware>(candidates: readonly Candidate<Hardware>[], question: Question): NoSolution {
  const load = leastLoad(question);
  const nearest = candidates
    .map((candidate) => ({ candidate, limit: tightestOf(candidate.limits, load) }))
    .reduce((best, each) => (shareOf(each.limit, load) < shareOf(best.limit, load) ? each : best));
  return failureOf(nearest.candidate, nearest.limit, question);
}

function failureOf<Hardware>(
  candidate: Candidate<Hardware>,
  broken: BreakableLimit<Hardware>,
  question: Question,
): NoSolution {
  const { limit, of, allowed, because, easedBy } = broken;
  return {
    message: `${excessOf(broken, candidate, question)} ${question.cureOf(easedBy)}`,
    limit: {
      limit,
      value: of(leastLoad(question)),
      figures: (sizing) => {
        const hardware = candidate.hardwareOf(sizing);
        return { max: allowed(hardware), because: [...because(hardware), ...serverLimitOf(question.version)] };
      },
    },
  };
}

/** An edition that limits the number of servers puts more cameras on each, so the limit belongs to the reasons. */
function serverLimitOf({ name, serverLimit }: PlatformVersion): readonly Quantity[] {
  return serverLimit === null ? [] : [cited(name, 'most recording servers', serverLimit)];
}

/** One camera of a group, in words. */
function oneOf(group: PlanGroup, rows: readonly CameraRow[]): string {
  return `One camera${ofGroup(group.cameraGroupId, rows)}`;
}

/** What is asked of a limit and what it allows, in words. */
function excessOf<Hardware>(
  broken: BreakableLimit<Hardware>,
  { name, ownCameras }: Candidate<Hardware>,
  question: Question,
): string {
  const { limit, of, max, unit, blames } = broken;
  if (blames !== null) {
    const needed = `${whoNeeds(blames, question)} ${unitFigureText(of(leastLoad(question)), unit)} of ${limitPhrase(limit)}`;
    if (max === 0) return `${needed}, of which the Smart Client streams of one server leave nothing on ${name}.`;
    return `${needed}, ${name} allows ${allowedText(broken)}.`;
  }
  const who = max < ownCameras ? 'the setting "Max cameras per server"' : name;
  const all = counted(question.deals.total.cameras, 'camera');
  return `${fleetOf(question.version)}; ${who} allows ${counted(max, 'camera')} on it, the design has ${all}.`;
}

/** A capacity that vendors count in TiB is told as the need in TB is compared with it, and then in the same TB. */
function allowedText({ max, unit, isVendorTib = false }: BreakableLimit<never>): string {
  if (!isVendorTib) return unitFigureText(max, unit);
  return `${figureText(max, 'TiB')}, counted as TB (${figureText(tbOfTib(max), 'TB')})`;
}

/** How many servers an edition has, in words. */
function fleetOf({ name, serverLimit }: PlatformVersion): string {
  return serverLimit?.value === 1
    ? `${name} has one recording server`
    : `${name} has at most ${serverLimit?.value} recording servers`;
}

function whoNeeds(blames: Figure, question: Question): string {
  const { deals, version } = question;
  if (version.serverLimit === null) return `${oneOf(deals.groupWithMost(blames), question.rows)} needs`;
  const { cameras: all } = deals.total;
  if (all === 1) return `${fleetOf(version)}; the camera needs`;
  const cameras =
    version.serverLimit.value === 1
      ? `all ${counted(all, 'camera')}`
      : `${numberText(Math.ceil(all / mostServers(question)))} on the fullest`;
  return `${fleetOf(version)}; ${cameras} need`;
}

/**
 * Why no recording server of the settings holds the design, and what would help.
 *
 * Machine types that the clients or the disks rule out are left out before the nearest is chosen, so that the limit that is
 * named is one that broke.
 */
export function serverFailure(question: ServerQuestion, context: CureContext): NoSolution {
  const { settings, catalogue } = question;
  const machines = machinesAllowed(settings, catalogue);
  const serving = machines.filter((machine) => isWithin([clientLinkLimit(machine, question)], question.deals.total));
  const cureOf = (easedBy: EasedBy): string => serverCures(question, easedBy, context);
  if (serving.length === 0) return clientFailure(machines, question, cureOf('clients'));
  const { deals } = withOverhead(question.deals, settings);
  const asked: Question = { deals, version: question.version, rows: context.rows, cureOf };
  const load = leastLoad(asked);
  const needed = disksNeeded(load, question);
  if (needed === undefined) return noSuchDisk(question, load, cureOf('retention'));
  const storing = serving.filter((machine) => needed.direct <= mostDisksOf(machine, question).direct);
  const machine = storing[0] ?? widestOf(serving, question);
  const most = explainedMostDisks(machine, question);
  const place = storing.length === 0 ? 'direct' : 'san';
  const hardwareOf = (sizing: SizingQuestion): ClientFigures => clientFigures({ sizing, question });
  if (needed[place] > most[place].value) {
    const unread = disksNeeded(load, withoutClients(question));
    const takenByClients = unread !== undefined && unread[place] <= most[place].value;
    return tooManyDisks(asked, { needed: needed[place], max: most[place], takenByClients, hardwareOf });
  }
  const candidates = storing.map((each): Candidate<ClientFigures> => ({
    name: each.name,
    ownCameras: Number.POSITIVE_INFINITY,
    limits: machineLimits(each, question),
    hardwareOf,
  }));
  return nearestFailure(candidates, asked);
}

/** The machine type that has room for the most disks. */
function widestOf(machines: readonly MachineFamily[], question: ServerQuestion): MachineFamily {
  const disksOf = (machine: MachineFamily): number => mostDisksOf(machine, question).direct;
  return machines.reduce((widest, each) => (disksOf(each) > disksOf(widest) ? each : widest));
}

/** The clients of one server are too many for every machine type; the widest link comes nearest. */
function clientFailure(machines: readonly MachineFamily[], question: ServerQuestion, cure: string): NoSolution {
  const { machine, limit } = machines
    .map((each) => ({ machine: each, limit: clientLinkLimit(each, question) }))
    .reduce((widest, each) => (each.limit.max >= widest.limit.max ? each : widest));
  const { max, unit } = limit;
  const value = limit.of(question.deals.total);
  return {
    message: `The Smart Client streams of one server need ${unitFigureText(value, unit)}, the client link of ${machine.name} allows ${unitFigureText(max, unit)}. ${cure}`,
    limit: {
      limit: limit.limit,
      value,
      figures: (sizing) => {
        const hardware = clientFigures({ sizing, question });
        return { max: limit.allowed(hardware), value: hardware.clientRate };
      },
    },
  };
}

function withoutClients({ settings, ...question }: ServerQuestion): ServerQuestion {
  const mainSettings = { ...settings.mainSettings, concurrentSmartClientStreams: 0 };
  return { ...question, settings: { ...settings, mainSettings } };
}

interface TooManyDisks {
  readonly needed: number;
  readonly max: Quantity<'disk'>;
  /** Whether there would be enough disks if no client read from them. */
  readonly takenByClients: boolean;
  readonly hardwareOf: (sizing: SizingQuestion) => ClientFigures;
}

function tooManyDisks(question: Question, { needed, max, takenByClients, hardwareOf }: TooManyDisks): NoSolution {
  const { who, isOne } = camerasOnDisks(question);
  const all = takenByClients
    ? `${who} and the Smart Client streams of one server need`
    : `${who} need${isOne ? 's' : ''}`;
  return {
    message: `${all} ${counted(needed, 'disk')}, a server has at most ${max.value}. ${question.cureOf('retention')}`,
    limit: { limit: 'disks', value: needed, figures: (sizing) => ({ max, because: withClients(hardwareOf(sizing)) }) },
  };
}

/** The cameras of the fullest server, in words, and whether it is one. */
function camerasOnDisks(question: Question): { readonly who: string; readonly isOne: boolean } {
  const { cameras } = question.deals.total;
  const servers = mostServers(question);
  if (servers === cameras) return { who: oneOf(question.deals.groupWithMost('storageTb'), question.rows), isOne: true };
  const who =
    servers === 1
      ? `All ${counted(cameras, 'camera')} on one recording server`
      : `${counted(Math.ceil(cameras / servers), 'camera')} on the fullest recording server`;
  return { who, isOne: false };
}

/** The first database that no disk of its settings gives what a server with a load needs. */
function noSuchDisk(question: ServerQuestion, load: PlanLoad, cure: string): NoSolution {
  const { settings, catalogue } = question;
  const { name } = unbuildableOf(load, question);
  const { diskType, diskSizeMin, diskSizeMax } = settings.advancedSettings[name];
  const family = entryOf(catalogue.diskFamilies, diskType, 'diskType');
  const sizes = diskSizeMin === diskSizeMax ? `of ${diskSizeMin}` : `between ${diskSizeMin} and ${diskSizeMax}`;
  return {
    message: `No ${family.name} ${sizes} TB (sizes: ${family.sizesTb.values.join(', ')} TB) gives the storage that is needed. ${cure}`,
    limit: null,
  };
}

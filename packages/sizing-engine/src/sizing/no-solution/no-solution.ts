import type { MachineFamily, PlatformVersion } from '../../catalogue/schema.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import { FormFactor } from '../../design/enumerations.ts';
import { entryOf } from '../../checks/lookup.ts';
import { applianceOffers, type ApplianceQuestion } from '../hardware/appliances.ts';
import { disksNeededBy, mostServers, needOf, type CamerasOfDesign } from './cameras-in-need.ts';
import { mostLess } from './less-recorded.ts';
import { applianceCures, serverCures, type CureContext } from './cures.ts';
import { clientFigures } from '../figures/generic-figures.ts';
import type { OfferFigures } from '../hardware/appliance-limits.ts';
import { explainedMostDisks, mostDisksOf, withClients } from '../hardware/disk-limit.ts';
import { clientLinkLimit, machineLimits, type ClientFigures } from '../hardware/machine-limits.ts';
import { disksNeeded, machinesAllowed, unbuildableOf, type ServerQuestion } from '../hardware/recording-servers.ts';
import { withOverhead } from '../hardware/server-load.ts';
import { isWithin, shareOf, tightestOf, type EasedBy, type ExplainedLimit, type NoSolution } from '../limits/limit.ts';
import type { SizingQuestion } from '../question/question.ts';
import { FIRST_ORDER } from '../deal/group-orders.ts';
import type { PlanLoad } from '../deal/plan-group.ts';
import { saying, type Cures, type Saying } from '../result/sayings.ts';

/** A result for a design without cameras. */
export const NO_CAMERAS: NoSolution = { message: saying('none.no-cameras'), limit: null };

/** Why an edition with a camera limit cannot hold the design; undefined where it can. */
export function platformFailure(version: PlatformVersion, cameras: number): NoSolution | undefined {
  const { name: edition, cameraLimit } = version;
  const max = cameraLimit?.value ?? Infinity;
  if (cameraLimit === null || cameras <= max) return undefined;
  const excess = cameras - max <= mostLess(cameras) ? cameras - max : null;
  return {
    message: saying('none.platform-cameras', { edition, max, cameras, excess }),
    limit: {
      limit: 'platformCameras',
      title: saying('limit.platform-cameras', { edition }),
      value: cameras,
      figures: ({ demand }) => ({
        value: demand.cameras,
        max: cited(edition, saying('field.most-cameras'), cameraLimit),
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
  if (candidates.length === 0) return noSuchAppliance(question, context);
  const { deals, version, catalogue } = question;
  const cureOf = (easedBy: EasedBy): Cures => applianceCures(question, easedBy, context);
  return nearestFailure(candidates, { deals, version, rows: context.rows, client: catalogue.names.client, cureOf });
}

function noSuchAppliance(question: ApplianceQuestion, context: CureContext): NoSolution {
  const { settings, catalogue } = question;
  const { serverDiskQuantity, liveDatabase } = settings.advancedSettings;
  const model = catalogue.appliances.find(({ id }) => id === settings.ivoModel);
  const formFactor = catalogue.formFactors.find(({ id }) => id === settings.formFactor && id !== FormFactor.auto);
  const raid = catalogue.raidFamilies.find(({ id }) => id === liveDatabase.raidType);
  return {
    message: saying('none.no-such-appliance', {
      model: model?.model ?? null,
      formFactor: formFactor?.name ?? null,
      raid: raid?.name ?? null,
      disks: serverDiskQuantity === 0 ? null : serverDiskQuantity,
      cures: applianceCures(question, 'hardware', context),
    }),
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

interface Question extends CamerasOfDesign {
  /** Name of the client software. */
  readonly client: string;
  /** What would help against a limit. */
  readonly cureOf: (easedBy: EasedBy) => Cures;
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
  const { limit, of, allowed, because } = broken;
  return {
    message: excessOf(broken, candidate, question),
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
  return serverLimit === null ? [] : [cited(name, saying('field.most-servers'), serverLimit)];
}

/** What is asked of a limit and what it allows. */
function excessOf<Hardware>(
  { limit, of, max, unit: ofOne, blames, easedBy, isVendorTib = false }: BreakableLimit<Hardware>,
  { name, ownCameras }: Candidate<Hardware>,
  question: Question,
): Saying {
  const cures = question.cureOf(easedBy);
  if (blames !== null) {
    const needed = of(leastLoad(question));
    const needs = needOf(blames, question);
    const figures = { limit, needs, needed, max, unit: ofOne, isVendorTib };
    return saying('none.limit', { ...figures, hardware: name, client: question.client, cures });
  }
  return saying('none.camera-limit', {
    edition: question.version.name,
    servers: mostServers(question),
    hardware: max < ownCameras ? null : name,
    max,
    cameras: question.deals.total.cameras,
    cures,
  });
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
  const cureOf = (easedBy: EasedBy): Cures => serverCures(question, easedBy, context);
  if (serving.length === 0) return clientFailure(machines, question, cureOf('clients'));
  const { deals } = withOverhead(question.deals, settings);
  const asked: Question = {
    deals,
    version: question.version,
    rows: context.rows,
    client: catalogue.names.client,
    cureOf,
  };
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
function clientFailure(machines: readonly MachineFamily[], question: ServerQuestion, cures: Cures): NoSolution {
  const { machine, limit } = machines
    .map((each) => ({ machine: each, limit: clientLinkLimit(each, question) }))
    .reduce((widest, each) => (each.limit.max >= widest.limit.max ? each : widest));
  const { max } = limit;
  const { unit } = limit;
  const value = limit.of(question.deals.total);
  return {
    message: saying('none.clients', {
      needed: value,
      max,
      unit,
      machine: machine.name,
      client: question.catalogue.names.client,
      cures,
    }),
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
  return {
    message: saying('none.disks', {
      needs: disksNeededBy(question),
      isByClients: takenByClients,
      client: question.client,
      disks: needed,
      max: max.value,
      cures: question.cureOf('retention'),
    }),
    limit: { limit: 'disks', value: needed, figures: (sizing) => ({ max, because: withClients(hardwareOf(sizing)) }) },
  };
}

/** The first database that no disk of its settings gives what a server with a load needs. */
function noSuchDisk(question: ServerQuestion, load: PlanLoad, cures: Cures): NoSolution {
  const { settings, catalogue } = question;
  const { name } = unbuildableOf(load, question);
  const { diskType, diskSizeMin, diskSizeMax } = settings.advancedSettings[name];
  const family = entryOf(catalogue.diskFamilies, diskType, 'diskType');
  return {
    message: saying('none.no-such-disk', {
      diskType: family.name,
      minTb: diskSizeMin,
      maxTb: diskSizeMax,
      sizesTb: family.sizesTb.values,
      cures,
    }),
    limit: null,
  };
}

import type { Explained } from '../../derivation/explained.ts';
import type { GenericServerSettings, Resilience } from '../../design/design.ts';
import { Raid } from '../../design/enumerations.ts';
import { serversAllowed } from '../../design/platform.ts';
import { fullestCameras } from '../../formulas/servers.ts';
import { ALTERNATIVES_SHOWN } from './appliance-alternatives.ts';
import { changedLayouts, layoutFigures } from '../storage/layout-figures.ts';
import {
  bestServers,
  serverQuestion,
  serversHolding,
  type BoughtServers,
  type ServerQuestion,
  type ServerSolution,
} from '../hardware/recording-servers.ts';
import { isDoubled } from '../hardware/doubled.ts';
import type { NextSpare } from '../failure/next-spare.ts';
import { hasTooManySpares, withSpares } from '../failure/spares.ts';
import { STORAGE_ROLES } from '../hardware/server-load.ts';
import type { Alternative } from '../result/result.ts';
import { warningsOfLayouts } from '../hardware/warnings.ts';
import { conventionAlternative } from './convention-alternative.ts';
import { explainedAlternative, type AlternativeSources, type InOtherConvention } from './explained-alternative.ts';
import { spareAlternative } from './spare-alternative.ts';
import type { ServersFigures } from '../result/sayings-of-hardware.ts';
import { saying, type Saying } from '../result/sayings.ts';

interface Variant {
  readonly settings: GenericServerSettings;
  /** What to set to get it. */
  readonly change: Readonly<Record<string, number>>;
}

/** Another solution and the settings that give it; empty where no setting does. */
interface Found {
  readonly solution: BoughtServers;
  readonly change: Variant['change'];
}

/**
 * The best few other solutions of generic servers: another machine type, another RAID type, one server more; and after them
 * the same servers with one spare more.
 */
export function genericAlternatives(
  chosen: ServerSolution,
  question: ServerQuestion,
  {
    spare,
    other,
    ...sources
  }: AlternativeSources & {
    readonly spare: NextSpare | undefined;
    readonly other: InOtherConvention<ServerSolution>;
  },
): Explained<Alternative>[] {
  const variants = [...machineVariants(chosen, question), ...raidVariants(chosen, question)];
  const toldAs = (solution: BoughtServers): string => JSON.stringify(boughtServers(question.resilience)(solution));
  const seen = new Set([toldAs(chosen)]);
  const others = [...variants.flatMap((variant) => solved(variant, question)), ...oneServerMore(chosen, question)]
    .filter(({ solution: { servers } }) => !hasTooManySpares(sources.settings.resilience, servers))
    .filter(({ solution: { servers } }) => !isDoubled({ before: chosen.servers, after: servers }))
    .filter(({ solution }) => {
      const isNew = !seen.has(toldAs(solution));
      seen.add(toldAs(solution));
      return isNew;
    })
    .toSorted((a, b) => a.solution.servers - b.solution.servers || a.solution.rawTb - b.solution.rawTb)
    .slice(0, ALTERNATIVES_SHOWN)
    .map((found) => explainedAlternative(alternative(found, chosen, question), sources));
  const found = (solution: ServerSolution) => alternative({ solution, change: {} }, chosen, question);
  const { solution: counted, convention } = other;
  return [
    ...others,
    ...spareAlternative(spare, found(chosen), sources),
    ...(counted === undefined
      ? []
      : conventionAlternative(found(counted), { convention, before: chosen.servers, others }, sources)),
  ];
}

function solved({ settings, change }: Variant, question: ServerQuestion): Found[] {
  const solution = bestServers(serverQuestion({ ...question, settings }));
  return solution === undefined ? [] : [{ solution, change }];
}

function machineVariants({ machine }: ServerSolution, { settings, catalogue }: ServerQuestion): Variant[] {
  return catalogue.machineFamilies
    .filter(({ id, automatic }) => automatic && id !== machine.id)
    .map(({ id }) => ({
      settings: { ...settings, advancedSettings: { ...settings.advancedSettings, machineType: id } },
      change: { machineType: id },
    }));
}

function raidVariants({ databases, machine }: ServerSolution, { settings, catalogue }: ServerQuestion): Variant[] {
  const used = databases[0]?.layout.raid.id;
  return catalogue.raidFamilies
    .filter(({ id }) => id !== used && id !== Raid.jbod)
    .map(({ id }) => ({
      settings: {
        ...settings,
        advancedSettings: {
          ...settings.advancedSettings,
          machineType: machine.id,
          liveDatabase: { ...settings.advancedSettings.liveDatabase, raidType: id },
        },
      },
      change: { machineType: machine.id, 'liveDatabase.raidType': id },
    }));
}

/**
 * One more of the same machines. No setting asks for it: a lower limit of cameras per server would, but it would also limit
 * cameras that are added later.
 */
function oneServerMore({ servers, machine }: ServerSolution, question: ServerQuestion): Found[] {
  const { deals, version } = question;
  const more = servers + 1;
  if (more > Math.min(deals.total.cameras, serversAllowed(version))) return [];
  return [serversHolding({ machine, servers: more }, question)]
    .filter((solution) => solution !== undefined)
    .map((solution) => ({ solution, change: {} }));
}

/** Servers and the disks of each as they are told: those that are bought. */
export function boughtServers(resilience: Resilience): (solution: BoughtServers) => ServersFigures {
  return ({ servers, machine, databases }) => ({
    servers: withSpares(servers, resilience),
    machine: machine.name,
    layouts: layoutFigures(databases),
  });
}

function alternative(
  { solution, change }: Found,
  chosen: ServerSolution,
  { deals, catalogue, resilience }: ServerQuestion,
): Parameters<typeof explainedAlternative>[0] {
  const { servers, rawTb, databases } = solution;
  return {
    hardware: boughtServers(resilience)(solution),
    differences: differencesOf(solution, chosen, resilience),
    servers,
    fullestCameras: fullestCameras({ cameras: deals.total.cameras, servers }),
    rawTb,
    storages: databases.map(({ name, layout, need }) => ({ storage: STORAGE_ROLES[name], layout, needTb: need.tb })),
    warnings: warningsOfLayouts(databases, catalogue),
    settings: change,
  };
}

function differencesOf(each: BoughtServers, chosen: ServerSolution, resilience: Resilience): Saying[] {
  const changed = changedLayouts(layoutFigures(each.databases), layoutFigures(chosen.databases));
  const differences = [
    [
      each.servers !== chosen.servers,
      saying('differs.servers', {
        after: withSpares(each.servers, resilience),
        before: withSpares(chosen.servers, resilience),
      }),
    ],
    [
      each.machine.id !== chosen.machine.id,
      saying('differs.name', { after: each.machine.name, before: chosen.machine.name }),
    ],
    [changed.length > 0, saying('differs.layouts', { changed })],
  ] as const;
  return differences.flatMap(([differs, said]) => (differs ? [said] : []));
}

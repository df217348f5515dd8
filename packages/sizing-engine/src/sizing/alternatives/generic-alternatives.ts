import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import type { GenericServerSettings } from '../../design/design.ts';
import { Raid } from '../../design/enumerations.ts';
import { fullestCameras } from '../../formulas/servers.ts';
import { searchResult } from '../search-result.ts';
import { ALTERNATIVES_SHOWN } from './appliance-alternatives.ts';
import { changedLayouts, layoutText, layoutTexts } from '../storage/layout-text.ts';
import {
  bestServers,
  serverQuestion,
  type ServerQuestion,
  type ServerSolution,
} from '../generic-servers/recording-servers.ts';
import type { Alternative } from '../result.ts';

interface Variant {
  readonly settings: GenericServerSettings;
  /** What to set to get it. */
  readonly change: Readonly<Record<string, number>>;
}

/**
 * The best few other solutions of generic servers: another machine type, another RAID type, one server more.
 */
export function genericAlternatives(
  chosen: ServerSolution,
  question: ServerQuestion,
  because: readonly Quantity[],
): Explained<Alternative>[] {
  const machines = machineVariants(chosen, question);
  const others = [...raidVariants(chosen, question), oneServerMore(chosen, question)];
  const seen = new Set([describe(chosen)]);
  return [...machines, ...others]
    .flatMap((variant) => solved(variant, question))
    .filter(({ solution }) => {
      const isNew = !seen.has(describe(solution));
      seen.add(describe(solution));
      return isNew;
    })
    .toSorted((a, b) => a.solution.servers - b.solution.servers || a.solution.rawTb - b.solution.rawTb)
    .slice(0, ALTERNATIVES_SHOWN)
    .map(({ solution, change }) => alternative(solution, chosen, { settings: change, because }));
}

function solved({ settings, change }: Variant, question: ServerQuestion) {
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

function oneServerMore({ servers, machine }: ServerSolution, { settings, deals }: ServerQuestion): Variant {
  const maxCamerasPerServer = fullestCameras({ cameras: deals.total.cameras, servers: servers + 1 });
  return {
    settings: {
      ...settings,
      mainSettings: { ...settings.mainSettings, maxCamerasPerServer },
      advancedSettings: { ...settings.advancedSettings, machineType: machine.id },
    },
    change: { machineType: machine.id, maxCamerasPerServer },
  };
}

/** Servers and the disks of each, in words. */
export function describe({ servers, machine, databases }: ServerSolution): string {
  return `${servers} x ${machine.name}, ${layoutText(databases)}`;
}

function alternative(
  each: ServerSolution,
  chosen: ServerSolution,
  { settings, because }: { readonly settings: Alternative['settings']; readonly because: readonly Quantity[] },
): Explained<Alternative> {
  return {
    title: describe(each),
    differences: differencesOf(each, chosen),
    servers: searchResult(each.servers, 'server', { what: 'servers of the alternative', because }),
    rawTb: searchResult(each.rawTb, 'TB', { what: 'nameplate capacity of the alternative', because }),
    settings,
  };
}

function differencesOf(each: ServerSolution, chosen: ServerSolution): string[] {
  const layouts = changedLayouts(layoutTexts(each.databases), layoutTexts(chosen.databases));
  const differences = [
    [each.servers !== chosen.servers, `${each.servers} instead of ${chosen.servers} servers`],
    [each.machine.id !== chosen.machine.id, `${each.machine.name} instead of ${chosen.machine.name}`],
    [layouts !== '', `${layouts} per server`],
  ] as const;
  return differences.flatMap(([differs, text]) => (differs ? [text] : []));
}

import type { Explained } from '../../derivation/explained.ts';
import { ApplianceModel, FormFactor, Raid } from '../../design/enumerations.ts';
import { fullestCameras } from '../../formulas/servers.ts';
import { searchResult } from '../search-result.ts';
import {
  applianceSolutions,
  offerName,
  type ApplianceQuestion,
  type ApplianceSolution,
} from '../appliances/appliances.ts';
import type { Alternative } from '../result.ts';

/** Most alternatives that a proposal offers. */
export const ALTERNATIVES_SHOWN = 4;

/**
 * The best few other solutions: the next models, and another RAID type or size of the recommended one, one server more
 * included. Each is the best of its kind by the rule of the search.
 */
export function applianceAlternatives(
  chosen: ApplianceSolution,
  question: ApplianceQuestion,
): Explained<Alternative>[] {
  const others = applianceSolutions(withoutSelections(question)).filter((each) => !isSame(each, chosen));
  return bestOfEachKind(others, chosen)
    .slice(0, ALTERNATIVES_SHOWN)
    .map((each) => alternative(each, chosen, question));
}

/** The question with Auto wherever a selection would hide an alternative, and RAID types one by one. */
function withoutSelections({ settings, ...question }: ApplianceQuestion): ApplianceQuestion {
  return {
    ...question,
    settings: {
      ...settings,
      ivoModel: ApplianceModel.auto,
      formFactor: FormFactor.auto,
      advancedSettings: { serverDiskQuantity: 0, liveDatabase: { raidType: Raid.auto } },
    },
  };
}

function isSame(a: ApplianceSolution, b: ApplianceSolution): boolean {
  return a.sku.sku === b.sku.sku && a.layout.raid.id === b.layout.raid.id;
}

function bestOfEachKind(others: readonly ApplianceSolution[], chosen: ApplianceSolution): ApplianceSolution[] {
  const best = new Map<string, ApplianceSolution>();
  for (const each of others) {
    const kind = kindOf(each, chosen);
    if (!best.has(kind)) best.set(kind, each);
  }
  return [...best.values()];
}

const ANOTHER_SIZE = 'another size';

function kindOf({ appliance, layout, servers }: ApplianceSolution, chosen: ApplianceSolution): string {
  if (appliance.id !== chosen.appliance.id) return `model ${appliance.id}`;
  if (layout.raid.id !== chosen.layout.raid.id) return `RAID ${layout.raid.id}`;
  return servers > chosen.servers ? 'one server more' : ANOTHER_SIZE;
}

function alternative(
  each: ApplianceSolution,
  chosen: ApplianceSolution,
  question: ApplianceQuestion,
): Explained<Alternative> {
  return {
    title: `${each.servers} x ${offerName(each)}`,
    differences: differencesOf(each, chosen),
    servers: searchResult(each.servers, 'server', 'servers of the alternative'),
    rawTb: searchResult(each.rawTb, 'TB', 'nameplate capacity of the alternative'),
    settings: settingsOf(each, kindOf(each, chosen), question),
  };
}

/**
 * What to set to get it: no fewer servers, and of a model, RAID type and disks the smallest size is taken. So another size alone
 * is nothing that can be set.
 */
function settingsOf(
  { appliance, layout, servers }: ApplianceSolution,
  kind: string,
  { demand }: ApplianceQuestion,
): Alternative['settings'] {
  if (kind === ANOTHER_SIZE) return {};
  return {
    ivoModel: appliance.id,
    formFactor: appliance.formFactor,
    serverDiskQuantity: layout.disks,
    raidType: layout.raid.id,
    maxCamerasPerServer: fullestCameras({ cameras: demand.cameras, servers }),
  };
}

function differencesOf(each: ApplianceSolution, chosen: ApplianceSolution): string[] {
  const differences = [
    [each.servers !== chosen.servers, `${each.servers} instead of ${chosen.servers} servers`],
    [each.appliance.id !== chosen.appliance.id, `${each.appliance.model} instead of ${chosen.appliance.model}`],
    [each.layout.raid.id !== chosen.layout.raid.id, `${each.layout.raid.name} instead of ${chosen.layout.raid.name}`],
    [each.rawTb !== chosen.rawTb, `${tidy(each.rawTb)} instead of ${tidy(chosen.rawTb)} TB nameplate`],
  ] as const;
  return differences.flatMap(([differs, text]) => (differs ? [text] : []));
}

function tidy(tb: number): number {
  return Number(tb.toPrecision(6));
}

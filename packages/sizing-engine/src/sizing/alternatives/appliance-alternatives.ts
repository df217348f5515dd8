import type { Explained } from '../../derivation/explained.ts';
import { AUTO_SKU } from '../../design/appliance-sku.ts';
import type { Resilience } from '../../design/design.ts';
import { ApplianceModel, FormFactor, Raid } from '../../design/enumerations.ts';
import {
  applianceOffers,
  bestAppliance,
  compareSolutions,
  solutionOf,
  type ApplianceOffer,
  type ApplianceQuestion,
  type ApplianceSolution,
} from '../hardware/appliances.ts';
import type { Alternative } from '../result/result.ts';
import { layoutWarnings } from '../hardware/warnings.ts';
import { isDoubled } from '../hardware/doubled.ts';
import type { NextSpare } from '../failure/next-spare.ts';
import { hasTooManySpares, withSpares } from '../failure/spares.ts';
import { conventionAlternative } from './convention-alternative.ts';
import {
  explainedAlternative,
  type AlternativeSources,
  type FoundAlternative,
  type InOtherConvention,
} from './explained-alternative.ts';
import { spareAlternative } from './spare-alternative.ts';
import type { ServersFigures } from '../result/sayings-of-hardware.ts';
import { saying, type Saying } from '../result/sayings.ts';

/** Most alternatives that a proposal offers. */
export const ALTERNATIVES_SHOWN = 4;

/**
 * The best few other solutions: the next models, and another RAID type or size of the recommended one, one server more
 * included, each the best of its kind by the rule of the search; and after them the same appliances with one spare more.
 */
export function applianceAlternatives(
  chosen: ApplianceSolution,
  question: ApplianceQuestion,
  {
    spare,
    other,
    ...sources
  }: AlternativeSources & {
    readonly spare: NextSpare | undefined;
    readonly other: InOtherConvention<ApplianceSolution>;
  },
): Explained<Alternative>[] {
  const found = (solution: ApplianceSolution) => alternative(solution, chosen, question);
  const { solution: counted, convention } = other;
  const offers = applianceOffers(withoutSelections(question)).filter((each) => !isSame(each, chosen));
  const others = bestOfEachKind(offers, chosen, question)
    .filter(({ servers }) => !hasTooManySpares(sources.settings.resilience, servers))
    .filter(({ servers }) => !isDoubled({ before: chosen.servers, after: servers }))
    .toSorted(compareSolutions)
    .slice(0, ALTERNATIVES_SHOWN)
    .map((each) => explainedAlternative({ ...found(each), settings: settingsOf(each) }, sources));
  return [
    ...others,
    ...spareAlternative(spare, found(chosen), sources),
    ...(counted === undefined
      ? []
      : conventionAlternative(found(counted), { convention, before: chosen.servers, others }, sources)),
  ];
}

function alternative(
  each: ApplianceSolution,
  chosen: ApplianceSolution,
  { catalogue, resilience }: ApplianceQuestion,
): Omit<FoundAlternative, 'settings'> {
  return {
    hardware: boughtAppliances(resilience)(each),
    differences: differencesOf(each, chosen, resilience),
    servers: each.servers,
    fullestCameras: each.plan.load.cameras,
    rawTb: each.rawTb,
    storages: [{ storage: 'live', layout: each.layout, needTb: each.plan.load.storageTb }],
    warnings: layoutWarnings(each.layout, catalogue),
  };
}

/** The question with Auto wherever a selection would hide an alternative, and RAID types one by one. */
function withoutSelections({ settings, ...question }: ApplianceQuestion): ApplianceQuestion {
  return {
    ...question,
    settings: {
      ...settings,
      ivoModel: ApplianceModel.auto,
      formFactor: FormFactor.auto,
      applianceSku: AUTO_SKU,
      advancedSettings: { serverDiskQuantity: 0, liveDatabase: { raidType: Raid.auto } },
    },
  };
}

function isSame(a: ApplianceOffer, b: ApplianceOffer): boolean {
  return a.sku.sku === b.sku.sku && isSameKind(a, b);
}

/** Whether two offers have the same model and RAID type. */
function isSameKind(a: ApplianceOffer, b: ApplianceOffer): boolean {
  return a.appliance.id === b.appliance.id && a.layout.raid.id === b.layout.raid.id;
}

/** The best offer of each other model, of each other RAID type of the chosen model, and of its other sizes. */
function bestOfEachKind(
  others: readonly ApplianceOffer[],
  chosen: ApplianceSolution,
  question: ApplianceQuestion,
): ApplianceSolution[] {
  const kinds = new Map<string, ApplianceOffer[]>();
  for (const each of others.filter((offer) => !isSameKind(offer, chosen))) {
    const kind =
      each.appliance.id === chosen.appliance.id ? `RAID ${each.layout.raid.id}` : `model ${each.appliance.id}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  const sizes = others
    .filter((offer) => isSameKind(offer, chosen))
    .flatMap((offer) => solutionOf(offer, question) ?? [])
    .toSorted(compareSolutions);
  const best = [
    ...Array.from(kinds.values(), (offers) => bestAppliance(offers, question)),
    sizes.find(({ servers }) => servers > chosen.servers),
    sizes.find(({ servers }) => servers <= chosen.servers),
  ];
  return best.filter((each) => each !== undefined);
}

/** What to set to get it: the appliance itself, and no limit. */
function settingsOf({ appliance, sku, layout }: ApplianceOffer): Alternative['settings'] {
  return {
    ivoModel: appliance.id,
    formFactor: appliance.formFactor,
    serverDiskQuantity: layout.disks,
    raidType: layout.raid.id,
    applianceSku: sku.sku,
  };
}

/** Appliances as they are told: those that are bought. */
export function boughtAppliances(resilience: Resilience): (solution: ApplianceSolution) => ServersFigures {
  return ({ servers, sku, layout }) => ({
    servers: withSpares(servers, resilience),
    machine: sku.sku,
    layouts: [{ disks: null, raid: layout.raid.name }],
  });
}

function differencesOf(each: ApplianceSolution, chosen: ApplianceSolution, resilience: Resilience): Saying[] {
  const { appliance, layout } = chosen;
  const differences = [
    [
      each.servers !== chosen.servers,
      saying('differs.servers', {
        after: withSpares(each.servers, resilience),
        before: withSpares(chosen.servers, resilience),
      }),
    ],
    [
      each.appliance.id !== appliance.id,
      saying('differs.name', { after: each.appliance.model, before: appliance.model }),
    ],
    [
      each.layout.raid.id !== layout.raid.id,
      saying('differs.name', { after: each.layout.raid.name, before: layout.raid.name }),
    ],
    [each.rawTb !== chosen.rawTb, saying('differs.nameplate', { afterTb: each.rawTb, beforeTb: chosen.rawTb })],
  ] as const;
  return differences.flatMap(([differs, said]) => (differs ? [said] : []));
}

import type { Appliance, ApplianceSku, Catalogue, PlatformVersion, RaidFamily } from '../../catalogue/schema.ts';
import type { HuskyServerSettings, Resilience } from '../../design/design.ts';
import { AUTO_SKU } from '../../design/appliance-sku.ts';
import { isAutoOr } from '../../design/appliance-choice.ts';
import { Raid } from '../../design/enumerations.ts';
import { serversAllowed } from '../../design/platform.ts';
import { applianceLimits, offerFigures, type ApplianceLimit, type OfferFigures } from './appliance-limits.ts';
import type { CapacityConvention } from '../../design/design.ts';
import { isWithin } from '../limits/limit.ts';
import type { Deals } from '../deal/deals.ts';
import { findPlan, hasPlan, lowerBoundOf, planOn, type PlannedServers, type PlanQuestion } from '../deal/search.ts';
import { isBuildable, isRebuildRisk, raidFamilyOf, type DiskLayout } from '../storage/raid-layout.ts';
import { rawTbOf } from '../storage/storage-layout.ts';

/** One way to order an appliance: a SKU in one of its RAID types. */
export interface ApplianceOffer {
  readonly appliance: Appliance;
  readonly sku: ApplianceSku;
  readonly layout: DiskLayout;
  readonly figures: OfferFigures;
  /** What one appliance may carry within the caps of the settings. */
  readonly limits: readonly ApplianceLimit[];
}

/** An offer and how many of it the design takes. */
export interface ApplianceSolution extends ApplianceOffer {
  readonly servers: number;
  readonly plan: PlannedServers;
  /** Nameplate TB of all servers. */
  readonly rawTb: number;
}

/** What an appliance search is asked. */
export interface ApplianceQuestion {
  readonly deals: Deals;
  readonly settings: HuskyServerSettings;
  readonly version: PlatformVersion;
  readonly catalogue: Catalogue;
  readonly convention: CapacityConvention;
  readonly resilience: Resilience;
}

/**
 * Every SKU and RAID type that the selections allow. Auto means every RAID type of the model's own row, except a RAID 5
 * whose rebuild would be a risk.
 */
export function applianceOffers({
  settings,
  catalogue,
  convention,
}: Omit<ApplianceQuestion, 'deals' | 'version' | 'resilience'>): ApplianceOffer[] {
  return catalogue.appliances
    .filter((appliance) => isSelected(appliance, settings))
    .flatMap((appliance) =>
      appliance.skus
        .filter(({ disks }) => isAutoOr(settings.advancedSettings.serverDiskQuantity, disks.value))
        .filter(({ sku }) => settings.applianceSku === AUTO_SKU || settings.applianceSku === sku)
        .flatMap((sku) =>
          layoutsOf(appliance, sku, { settings, catalogue }).map((layout) => {
            const parts = { appliance, sku, layout };
            const figures = offerFigures(parts, { settings, catalogue, convention });
            return { ...parts, figures, limits: applianceLimits(figures, convention) };
          }),
        ),
    );
}

function isSelected({ id, formFactor }: Appliance, settings: HuskyServerSettings): boolean {
  return isAutoOr(settings.ivoModel, id) && isAutoOr(settings.formFactor, formFactor);
}

function layoutsOf(
  appliance: Appliance,
  { disks, diskTb }: ApplianceSku,
  { settings, catalogue }: Pick<ApplianceQuestion, 'settings' | 'catalogue'>,
): DiskLayout[] {
  const wanted = settings.advancedSettings.liveDatabase.raidType;
  return appliance.raidTypes
    .filter((id) => isAutoOr(wanted, id))
    .map((id) => ({ raid: raidFamilyOf(id, catalogue), disks: disks.value, diskTb: diskTb.value }))
    .filter(({ raid }) => isBuildable(raid, disks.value, catalogue.storageModel))
    .filter((layout) => wanted !== Raid.auto || !isRebuildRisk(layout, catalogue.storageModel));
}

type SolvedFor = Pick<ApplianceQuestion, 'deals' | 'version'>;

function planQuestion({ limits }: ApplianceOffer, { deals, version }: SolvedFor): PlanQuestion<true> {
  return {
    deals,
    mostServers: serversAllowed(version),
    hardwareFor: (load) => isWithin(limits, load) || undefined,
  };
}

function withServers(offer: ApplianceOffer, plan: PlannedServers): ApplianceSolution {
  const { servers } = plan;
  return { ...offer, servers, plan, rawTb: servers * rawTbOf(offer.layout) };
}

/** An offer with the fewest servers that hold a design; undefined where it cannot hold it within the number of servers. */
export function solutionOf(
  offer: ApplianceOffer,
  question: SolvedFor,
  mostServers?: number,
): ApplianceSolution | undefined {
  const plan = findPlan(planQuestion(offer, question), mostServers);
  return plan === undefined ? undefined : withServers(offer, plan);
}

/**
 * The best of some offers for a design, or undefined where none holds it.
 *
 * Cameras are not dealt for an offer that even its lower bound of servers makes no better.
 */
export function bestAppliance(offers: readonly ApplianceOffer[], question: SolvedFor): ApplianceSolution | undefined {
  let best: ApplianceSolution | undefined;
  for (const { offer, least } of leastFirst(offers, question)) {
    if (best !== undefined && compareSolutions(least, best) >= 0) continue;
    const solution = solutionOf(offer, question, best?.servers);
    if (solution !== undefined && (best === undefined || compareSolutions(solution, best) < 0)) best = solution;
  }
  return best;
}

/** Whether any of some offers holds a design, with however many servers. */
export function isHeldByAny(offers: readonly ApplianceOffer[], question: SolvedFor): boolean {
  return offers.some((offer) => hasPlan(planQuestion(offer, question)));
}

/** Whether so many servers of an offer hold a design. */
export function isHeldBy(
  { servers, ...offer }: ApplianceOffer & Pick<ApplianceSolution, 'servers'>,
  question: SolvedFor,
): boolean {
  return planOn(servers, planQuestion(offer, question)) !== undefined;
}

/** An offer and its lower bound of servers. */
interface LeastOffer {
  readonly offer: ApplianceOffer;
  readonly least: RankedOffer;
}

/** Offers with their lower bounds, the best first; without offers that cannot hold the design. */
function leastFirst(offers: readonly ApplianceOffer[], question: SolvedFor): LeastOffer[] {
  const able: LeastOffer[] = [];
  for (const offer of offers) {
    const servers = lowerBoundOf(planQuestion(offer, question));
    if (servers === undefined) continue;
    const { appliance, layout } = offer;
    able.push({ offer, least: { appliance, layout, servers, rawTb: servers * rawTbOf(layout) } });
  }
  return able.sort((a, b) => compareSolutions(a.least, b.least));
}

type RankedOffer = Pick<ApplianceSolution, 'appliance' | 'layout' | 'servers' | 'rawTb'>;

/** Orders solutions by the rule that is told as `rule.appliance`. */
export function compareSolutions(a: RankedOffer, b: RankedOffer): number {
  return (
    a.servers - b.servers ||
    a.appliance.id - b.appliance.id ||
    a.rawTb - b.rawTb ||
    b.layout.raid.survival - a.layout.raid.survival
  );
}

/** An offer in words: `HE150D-4TB, JBOD`. */
export function offerName({
  sku,
  layout,
}: {
  readonly sku: ApplianceSku;
  readonly layout: { readonly raid: RaidFamily };
}): string {
  return `${sku.sku}, ${layout.raid.name}`;
}

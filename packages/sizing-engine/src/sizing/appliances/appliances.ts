import type { Appliance, ApplianceSku, Catalogue, PlatformVersion, RaidFamily } from '../../catalogue/schema.ts';
import type { HuskyServerSettings } from '../../design/design.ts';
import { isAutoOr } from '../../design/appliance-choice.ts';
import { Raid } from '../../design/enumerations.ts';
import { camerasWithin, serversFor } from '../../formulas/servers.ts';
import { cappedRate, cappedStorage } from '../../formulas/utilization.ts';
import type { Demand } from '../demand/demand.ts';
import type { ProportionalLimit } from '../limit.ts';
import type { CapacityConvention } from '../../design/design.ts';
import {
  countedPerTb,
  dataDisksOf,
  isBuildable,
  isRebuildRisk,
  raidFamilyOf,
  type DiskLayout,
} from '../storage/raid-layout.ts';

/** One way to order an appliance: a SKU in one of its RAID types. */
export interface ApplianceOffer {
  readonly appliance: Appliance;
  readonly sku: ApplianceSku;
  readonly layout: DiskLayout;
  /** What one appliance may carry within the caps of the settings. */
  readonly room: {
    readonly cameras: number;
    readonly mbit: number;
    /** Of the capacity that a decimal need is set against, TB. */
    readonly tb: number;
  };
}

/** An offer and how many of it the design takes. */
export interface ApplianceSolution extends ApplianceOffer {
  readonly servers: number;
  /** Nameplate TB of all servers. */
  readonly rawTb: number;
}

/** What an appliance search is asked. */
export interface ApplianceQuestion {
  readonly demand: Demand;
  readonly settings: HuskyServerSettings;
  readonly version: PlatformVersion;
  readonly catalogue: Catalogue;
  readonly convention: CapacityConvention;
}

/**
 * Every SKU and RAID type that the selections allow. Auto means every RAID type of the model's own row, except a RAID 5
 * whose rebuild would be a risk.
 */
export function applianceOffers({
  settings,
  catalogue,
  convention,
}: Omit<ApplianceQuestion, 'demand' | 'version'>): ApplianceOffer[] {
  return catalogue.appliances
    .filter((appliance) => isSelected(appliance, settings))
    .flatMap((appliance) =>
      appliance.skus
        .filter(({ disks }) => isAutoOr(settings.advancedSettings.serverDiskQuantity, disks.value))
        .flatMap((sku) =>
          layoutsOf(appliance, sku, { settings, catalogue }).map((layout) => ({
            appliance,
            sku,
            layout,
            room: roomOf(appliance, countedTb(layout, catalogue, convention), settings),
          })),
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

function countedTb(
  { raid, disks, diskTb }: DiskLayout,
  { storageModel }: Catalogue,
  convention: CapacityConvention,
): number {
  return dataDisksOf(raid, disks, storageModel) * diskTb * countedPerTb(storageModel, convention);
}

function roomOf(appliance: Appliance, capacityTb: number, settings: HuskyServerSettings): ApplianceOffer['room'] {
  return {
    cameras: Math.min(appliance.maxCameras.value, settings.mainSettings.maxCamerasPerServer),
    mbit: cappedRate.compute({ ratedMbit: appliance.recording.value, capPercent: settings.maxSystemUtilization }),
    tb: cappedStorage.compute({ capacityTb, capPercent: settings.maxDiskUtilization }),
  };
}

/** The limits of one appliance for a design, each with the cameras it allows. */
export function applianceLimits({ room }: Pick<ApplianceOffer, 'room'>, demand: Demand): ProportionalLimit[] {
  const { cameras, peakMbit, storageTb } = demand;
  const within = (limit: number, total: number): number => camerasWithin({ limit, demand: total, cameras });
  return [
    {
      limit: 'cameras',
      title: 'Cameras per server',
      unit: 'cameras',
      max: room.cameras,
      demand: cameras,
      cameras: Math.min(cameras, room.cameras),
    },
    {
      limit: 'recordingRate',
      title: 'Recording rate',
      unit: 'Mbit/s',
      max: room.mbit,
      demand: peakMbit,
      cameras: within(room.mbit, peakMbit),
    },
    {
      limit: 'storage',
      title: 'Storage',
      unit: 'TB',
      max: room.tb,
      demand: storageTb,
      cameras: within(room.tb, storageTb),
    },
  ];
}

/** How many of an offer hold a design; undefined where it cannot. */
function serversOn({ room }: ApplianceOffer, { demand, version }: SolvedFor): number | undefined {
  const { cameras, peakMbit, storageTb } = demand;
  const perServer = Math.min(
    room.cameras,
    camerasWithin({ limit: room.mbit, demand: peakMbit, cameras }),
    camerasWithin({ limit: room.tb, demand: storageTb, cameras }),
  );
  if (perServer < 1) return undefined;
  const servers = serversFor({ cameras, perServer });
  return version.serverLimit !== null && servers > version.serverLimit.value ? undefined : servers;
}

type SolvedFor = Pick<ApplianceQuestion, 'demand' | 'version'>;

function solutionOf(offer: ApplianceOffer, question: SolvedFor): ApplianceSolution | undefined {
  const servers = serversOn(offer, question);
  if (servers === undefined) return undefined;
  return { ...offer, servers, rawTb: servers * offer.layout.disks * offer.layout.diskTb };
}

/** Every offer that holds the design, best first: see {@link compareSolutions}. */
export function applianceSolutions(question: ApplianceQuestion): ApplianceSolution[] {
  return applianceOffers(question)
    .flatMap((offer) => solutionOf(offer, question) ?? [])
    .toSorted(compareSolutions);
}

/** The best of some offers for a design, or undefined where none holds it. */
export function bestAppliance(offers: readonly ApplianceOffer[], question: SolvedFor): ApplianceSolution | undefined {
  let best: ApplianceSolution | undefined;
  for (const offer of offers) {
    const solution = solutionOf(offer, question);
    if (solution !== undefined && (best === undefined || compareSolutions(solution, best) < 0)) best = solution;
  }
  return best;
}

/** The rule by which an appliance is chosen, in words. */
export const CHOICE_RULE =
  'fewest servers, then the smaller model, then the least nameplate capacity, then the RAID that survives more failed disks';

/** Orders solutions: {@link CHOICE_RULE}. */
function compareSolutions(a: ApplianceSolution, b: ApplianceSolution): number {
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

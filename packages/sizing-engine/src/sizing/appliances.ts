import type { Appliance, ApplianceSku, Catalogue, PlatformVersion, RaidFamily } from '../catalogue/schema.ts';
import type { HuskyServerSettings } from '../design.ts';
import { ApplianceModel, FormFactor, Raid } from '../enumerations.ts';
import { camerasWithin, serversFor } from '../formulas/servers.ts';
import type { Demand } from './demand.ts';
import { tightestOf, type ServerLimit } from './limit.ts';
import type { CapacityConvention } from './options.ts';
import { countedPerTb, dataDisksOf, isBuildable, isRebuildRisk, raidFamilyOf, type DiskLayout } from './raid-layout.ts';

/** One way to order an appliance: a SKU in one of its RAID types. */
export interface ApplianceOffer {
  readonly appliance: Appliance;
  readonly sku: ApplianceSku;
  readonly layout: DiskLayout;
  /** Capacity that a decimal need is set against, TB. */
  readonly countedTb: number;
}

/** An offer and how many of it the design takes. */
export interface ApplianceSolution extends ApplianceOffer {
  readonly servers: number;
  readonly limits: readonly ServerLimit[];
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
        .filter(({ disks }) => isOneOf(settings.advancedSettings.serverDiskQuantity, disks.value))
        .flatMap((sku) =>
          layoutsOf(appliance, sku, { settings, catalogue }).map((layout) => ({
            appliance,
            sku,
            layout,
            countedTb: countedTb(layout, catalogue, convention),
          })),
        ),
    );
}

/** 0 is Auto and takes any value. */
function isOneOf(selected: number, value: number): boolean {
  return selected === 0 || selected === value;
}

function isSelected({ id, formFactor }: Appliance, settings: HuskyServerSettings): boolean {
  return (
    (settings.ivoModel === ApplianceModel.auto || settings.ivoModel === id) &&
    (settings.formFactor === FormFactor.auto || settings.formFactor === formFactor)
  );
}

function layoutsOf(
  appliance: Appliance,
  { disks, diskTb }: ApplianceSku,
  { settings, catalogue }: Pick<ApplianceQuestion, 'settings' | 'catalogue'>,
): DiskLayout[] {
  const wanted = settings.advancedSettings.liveDatabase.raidType;
  return appliance.raidTypes
    .filter((id) => isOneOf(wanted, id))
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

/** The limits of one appliance for the design, each with the cameras it allows. */
export function applianceLimits(
  { appliance, countedTb: capacity }: Pick<ApplianceOffer, 'appliance' | 'countedTb'>,
  { demand, settings }: Pick<ApplianceQuestion, 'demand' | 'settings'>,
): ServerLimit[] {
  const { cameras, peakMbit, storageTb } = demand;
  const maxCameras = Math.min(appliance.maxCameras.value, settings.mainSettings.maxCamerasPerServer);
  const maxMbit = (appliance.recording.value * settings.maxSystemUtilization) / 100;
  const maxTb = (capacity * settings.maxDiskUtilization) / 100;
  return [
    {
      limit: 'cameras',
      title: 'Cameras per server',
      unit: 'cameras',
      max: maxCameras,
      demand: cameras,
      cameras: Math.min(cameras, maxCameras),
    },
    {
      limit: 'recordingRate',
      title: 'Recording rate',
      unit: 'Mbit/s',
      max: maxMbit,
      demand: peakMbit,
      cameras: camerasWithin({ limit: maxMbit, demand: peakMbit, cameras }),
    },
    {
      limit: 'storage',
      title: 'Storage',
      unit: 'TB',
      max: maxTb,
      demand: storageTb,
      cameras: camerasWithin({ limit: maxTb, demand: storageTb, cameras }),
    },
  ];
}

/** An offer as a solution, or undefined where it cannot hold the design. */
export function solutionOf(
  offer: ApplianceOffer,
  question: Omit<ApplianceQuestion, 'catalogue' | 'convention'>,
): ApplianceSolution | undefined {
  const { demand, version } = question;
  const limits = applianceLimits(offer, question);
  const perServer = tightestOf(limits).cameras;
  if (perServer < 1) return undefined;
  const servers = serversFor({ cameras: demand.cameras, perServer });
  if (version.serverLimit !== null && servers > version.serverLimit.value) return undefined;
  return { ...offer, servers, limits, rawTb: servers * offer.layout.disks * offer.layout.diskTb };
}

/** Every offer that holds the design, best first: see {@link compareSolutions}. */
export function applianceSolutions(question: ApplianceQuestion): ApplianceSolution[] {
  return applianceOffers(question)
    .flatMap((offer) => solutionOf(offer, question) ?? [])
    .toSorted(compareSolutions);
}

/** The rule of {@link compareSolutions} in words. */
export const APPLIANCE_RULE =
  'fewest servers, then the smaller model, then the least nameplate capacity, then the RAID that survives more failed disks';

/** Orders solutions: {@link APPLIANCE_RULE}. */
export function compareSolutions(a: ApplianceSolution, b: ApplianceSolution): number {
  return (
    a.servers - b.servers ||
    a.appliance.id - b.appliance.id ||
    a.rawTb - b.rawTb ||
    b.layout.raid.survival - a.layout.raid.survival
  );
}

/** Most RAID-independent facts of an offer in words: `HE150D-4TB, JBOD`. */
export function offerName({
  sku,
  layout,
}: {
  readonly sku: ApplianceSku;
  readonly layout: { readonly raid: RaidFamily };
}): string {
  return `${sku.sku}, ${layout.raid.name}`;
}

import type { Appliance, ApplianceSku, Catalogue } from '../../catalogue/schema.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { CapacityConvention, HuskyServerSettings } from '../../design/design.ts';
import { rawCapacity } from '../../formulas/raid.ts';
import { camerasPerServer } from '../../formulas/servers.ts';
import { cappedRate, cappedStorage } from '../../formulas/utilization.ts';
import { limitOfFigure, type ExplainedLimit } from '../limits/limit.ts';
import { explainCapacity, type DiskLayout, type ExplainedCapacity } from '../storage/raid-layout.ts';
import { saying } from '../result/sayings.ts';

const SETTINGS = 'serverSettings.huskyServerSettings';

/** The quantities of one appliance, whatever it carries. */
export interface OfferFigures {
  readonly disks: Quantity<'disk'>;
  readonly diskTb: Quantity<'TB/disk'>;
  readonly capacity: ExplainedCapacity;
  /** Nameplate capacity of one appliance. */
  readonly raw: Quantity<'TB'>;
  readonly cappedStorage: Quantity<'TB'>;
  readonly rated: Quantity<'Mbit/s'>;
  readonly cappedRate: Quantity<'Mbit/s'>;
  readonly maxCameras: Quantity<'camera'>;
}

interface Parts {
  readonly appliance: Appliance;
  readonly sku: ApplianceSku;
  readonly layout: DiskLayout;
}

interface OfferQuestion {
  readonly settings: HuskyServerSettings;
  readonly catalogue: Catalogue;
  readonly convention: CapacityConvention;
}

/** What one appliance has and allows, each figure with its history. */
export function offerFigures(
  { appliance, sku, layout }: Parts,
  { settings, catalogue, convention }: OfferQuestion,
): OfferFigures {
  const { maxDiskUtilization, maxSystemUtilization, mainSettings } = settings;
  const disks = cited(sku.sku, saying('field.disks'), sku.disks);
  const diskTb = cited(sku.sku, saying('field.disk-size'), sku.diskTb);
  const capacity = explainCapacity(layout.raid, { disks, diskTb }, { model: catalogue.storageModel, convention });
  const rated = cited(appliance.model, saying('field.recording-rate'), appliance.recording);
  return {
    disks,
    diskTb,
    capacity,
    raw: rawCapacity({ disks, diskTb }),
    rated,
    cappedRate: cappedRate({
      ratedMbit: rated,
      capPercent: given(`${SETTINGS}.maxSystemUtilization`, maxSystemUtilization, '%'),
    }),
    cappedStorage: cappedStorage({
      capacityTb: capacity.counted,
      capPercent: given(`${SETTINGS}.maxDiskUtilization`, maxDiskUtilization, '%'),
    }),
    maxCameras: camerasPerServer({
      limits: [
        cited(appliance.model, saying('field.maximum-of-cameras'), appliance.maxCameras),
        given(`${SETTINGS}.mainSettings.maxCamerasPerServer`, mainSettings.maxCamerasPerServer, 'camera'),
      ],
    }),
  };
}

/** What the fullest appliance carries. */
interface LoadedAppliance extends OfferFigures {
  readonly fullest: Quantity<'camera'>;
  readonly rate: Quantity<'Mbit/s'>;
  readonly storage: Quantity<'TB'>;
}

/** A limit of one appliance. */
export type ApplianceLimit = ExplainedLimit<OfferFigures, LoadedAppliance>;

/** The limits of one appliance within the caps of the settings. */
export function applianceLimits(figures: OfferFigures, convention: CapacityConvention): ApplianceLimit[] {
  return [
    limitOfFigure({
      limit: 'cameras',
      unit: 'camera',
      max: figures.maxCameras.value,
      of: ({ cameras }) => cameras,
      allowed: ({ maxCameras }) => maxCameras,
      asked: ({ fullest }) => fullest,
      because: () => [],
      blames: null,
      easedBy: 'hardware',
    }),
    limitOfFigure({
      limit: 'recordingRate',
      unit: 'Mbit/s',
      max: figures.cappedRate.value,
      of: ({ peakMbit }) => peakMbit,
      allowed: (offer) => offer.cappedRate,
      asked: ({ rate }) => rate,
      because: () => [],
      blames: 'peakMbit',
      easedBy: 'hardware',
    }),
    limitOfFigure({
      limit: 'storage',
      unit: 'TB',
      max: figures.cappedStorage.value,
      of: ({ storageTb }) => storageTb,
      allowed: (offer) => offer.cappedStorage,
      asked: ({ storage }) => storage,
      because: () => [],
      blames: 'storageTb',
      easedBy: 'retention',
      storage: 'live',
      isVendorTib: convention === 'vendor',
    }),
  ];
}

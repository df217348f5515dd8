import type { Appliance, Catalogue } from '../../catalogue/schema.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import type { CapacityConvention, HuskyServerSettings } from '../../design/design.ts';
import { cappedRate, cappedStorage } from '../../formulas/utilization.ts';
import { limitOfFigure, type ExplainedLimit } from '../limits/limit.ts';
import { countedPerTb, dataDisksOf, type DiskLayout } from '../storage/raid-layout.ts';

/** What one appliance allows, explained. */
export interface ApplianceMaxima {
  readonly maxCameras: Quantity<'camera'>;
  readonly cappedRate: Quantity<'Mbit/s'>;
  readonly cappedStorage: Quantity<'TB'>;
}

/** What the fullest appliance carries, and what it allows. */
interface LoadedAppliance extends ApplianceMaxima {
  readonly fullest: Quantity<'camera'>;
  readonly rate: Quantity<'Mbit/s'>;
  readonly storage: Quantity<'TB'>;
}

/** A limit of one appliance. */
export type ApplianceLimit = ExplainedLimit<ApplianceMaxima, LoadedAppliance>;

/** What the limits of an appliance are worked out for. */
interface LimitQuestion {
  readonly settings: HuskyServerSettings;
  readonly catalogue: Catalogue;
  readonly convention: CapacityConvention;
}

/** The limits of one appliance within the caps of the settings. */
export function applianceLimits(
  { appliance, layout }: { readonly appliance: Appliance; readonly layout: DiskLayout },
  { settings, catalogue, convention }: LimitQuestion,
): ApplianceLimit[] {
  const { maxSystemUtilization, maxDiskUtilization, mainSettings } = settings;
  const capacityTb = countedTb(layout, catalogue, convention);
  return [
    limitOfFigure({
      limit: 'cameras',
      unit: 'camera',
      max: Math.min(appliance.maxCameras.value, mainSettings.maxCamerasPerServer),
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
      max: cappedRate.compute({ ratedMbit: appliance.recording.value, capPercent: maxSystemUtilization }),
      of: ({ peakMbit }) => peakMbit,
      allowed: (maxima) => maxima.cappedRate,
      asked: ({ rate }) => rate,
      because: () => [],
      blames: 'peakMbit',
      easedBy: 'hardware',
    }),
    limitOfFigure({
      limit: 'storage',
      unit: 'TB',
      max: cappedStorage.compute({ capacityTb, capPercent: maxDiskUtilization }),
      of: ({ storageTb }) => storageTb,
      allowed: (maxima) => maxima.cappedStorage,
      asked: ({ storage }) => storage,
      because: () => [],
      blames: 'storageTb',
      easedBy: 'retention',
      storage: 'live',
      isVendorTib: convention === 'vendor',
    }),
  ];
}

/** What a decimal need is set against, TB. */
function countedTb(
  { raid, disks, diskTb }: DiskLayout,
  { storageModel }: Catalogue,
  convention: CapacityConvention,
): number {
  return dataDisksOf(raid, disks, storageModel) * diskTb * countedPerTb(storageModel, convention);
}

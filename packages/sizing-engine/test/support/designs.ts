import { publishedCatalogue } from '../../src/doors/catalogue.ts';
import {
  defaultServerSettings,
  NEW_STREAM,
  settleCameraRow,
  type CameraRow,
  type CapacityConvention,
  type Design,
  type DesignInput,
  type GenericServerSettings,
  type HuskyServerSettings,
  type ServerSettings,
  type StorageSettings,
  type TierSettings,
} from '../../src/index.ts';
import { ApplianceModel, HardwareType, Recording } from '../../src/doors/enumerations.ts';

export { publishedCatalogue as catalogue };

/** A row as it is stored: the default stream, changed where the test says so. */
export function rowOf(change: Partial<CameraRow> = {}): CameraRow {
  const row = { ...NEW_STREAM, id: 1, streamId: 1, cameraGroupId: 1, ...change };
  return settleCameraRow(row, publishedCatalogue);
}

/** The camera that asks the most: 8K in MJPEG at 60 fps, at a rate beyond what can be typed. */
export function greatestCamera(): CameraRow {
  return rowOf({
    codec: 1,
    fps: { continuous: 0, motion: 60 },
    complexity: { continuous: 5, motion: 5 },
    resolution: { continuous: 17, motion: 17 },
    motion: { continuous: 0, motion: 1 },
    retentionDays: 1,
  });
}

/** Groups of one stream each, numbered from 1. */
export function groupsOf(...changes: readonly Partial<CameraRow>[]): CameraRow[] {
  return changes.map((change, index) =>
    rowOf({ id: index + 1, streamId: index + 1, cameraGroupId: index + 1, ...change }),
  );
}

/** One group of cameras with a typed rate that are recorded all the time, so that load and storage are round numbers. */
export function constantGroup({
  kbps,
  ...change
}: Partial<CameraRow> & { readonly kbps: number; readonly retentionDays: number }): CameraRow[] {
  return groupsOf({
    ...change,
    recording: Recording.constant,
    bitrateKbit: { continuous: kbps, motion: 1 },
    continuousIsCustomBitrate: true,
  });
}

export function isOneGroup({ cameras }: Pick<DesignInput, 'cameras'>): boolean {
  return new Set(cameras.map(({ cameraGroupId }) => cameraGroupId)).size === 1;
}

/** A design with another capacity convention. */
export function counting(capacityConvention: CapacityConvention, design: Design): Design {
  return { ...design, serverSettings: { ...design.serverSettings, capacityConvention } };
}

/** What a test may change of the generic settings, without the nesting. */
export type GenericChange = Partial<
  GenericServerSettings['mainSettings'] &
    Omit<GenericServerSettings['advancedSettings'], 'liveDatabase' | 'archiveDatabase'> &
    Pick<GenericServerSettings, 'addManagementServer' | 'xProtectVersion'> & {
      readonly liveDatabase: Partial<StorageSettings>;
      readonly archiveDatabase: Partial<StorageSettings>;
      readonly supportedCameras: number;
      readonly tiers: Partial<TierSettings>;
    }
>;

const DEFAULTS = defaultServerSettings(publishedCatalogue);

/** Default settings for generic hardware, changed where the test says so. */
export function genericSettings({
  addManagementServer,
  xProtectVersion,
  systemOverhead,
  maxCamerasPerServer,
  concurrentSmartClientStreams,
  liveDatabase,
  archiveDatabase,
  supportedCameras,
  tiers,
  ...advanced
}: GenericChange = {}): ServerSettings {
  const generic = DEFAULTS.genericServerSettings;
  const { mainSettings, advancedSettings } = generic;
  return {
    ...DEFAULTS,
    hardwareType: HardwareType.generic,
    tiers: { ...DEFAULTS.tiers, ...tiers },
    genericServerSettings: {
      addManagementServer: addManagementServer ?? generic.addManagementServer,
      xProtectVersion: xProtectVersion ?? generic.xProtectVersion,
      mainSettings: {
        systemOverhead: systemOverhead ?? mainSettings.systemOverhead,
        maxCamerasPerServer: maxCamerasPerServer ?? mainSettings.maxCamerasPerServer,
        concurrentSmartClientStreams: concurrentSmartClientStreams ?? mainSettings.concurrentSmartClientStreams,
      },
      advancedSettings: {
        ...advancedSettings,
        ...advanced,
        liveDatabase: { ...advancedSettings.liveDatabase, ...liveDatabase },
        archiveDatabase: { ...advancedSettings.archiveDatabase, ...archiveDatabase },
      },
      managementServerSettings: {
        supportedCameras: supportedCameras ?? generic.managementServerSettings.supportedCameras,
      },
    },
  };
}

/** What a test may change of the appliance settings, without the nesting. */
export type HuskyChange = Partial<
  Omit<HuskyServerSettings, 'mainSettings' | 'advancedSettings' | 'managementServerSettings'> &
    HuskyServerSettings['mainSettings'] & {
      readonly serverDiskQuantity: number;
      readonly raidType: number;
      readonly supportedCameras: number;
    }
>;

/** Default settings for appliances, changed where the test says so. */
export function huskySettings({
  maxCamerasPerServer,
  concurrentSmartClientStreams,
  serverDiskQuantity = 0,
  raidType = 0,
  supportedCameras = 1,
  ...plain
}: HuskyChange = {}): ServerSettings {
  const husky = DEFAULTS.huskyServerSettings;
  return {
    ...DEFAULTS,
    hardwareType: HardwareType.husky,
    huskyServerSettings: {
      ...husky,
      ...plain,
      mainSettings: {
        maxCamerasPerServer: maxCamerasPerServer ?? husky.mainSettings.maxCamerasPerServer,
        concurrentSmartClientStreams: concurrentSmartClientStreams ?? husky.mainSettings.concurrentSmartClientStreams,
      },
      advancedSettings: { serverDiskQuantity, liveDatabase: { raidType } },
      managementServerSettings: { supportedCameras },
    },
  };
}

/** A design on generic hardware. */
export function genericDesign(cameras: readonly CameraRow[], change?: GenericChange): Design {
  return { cameras, serverSettings: genericSettings(change) };
}

/** A design on appliances. */
export function huskyDesign(cameras: readonly CameraRow[], change?: HuskyChange): Design {
  return { cameras, serverSettings: huskySettings(change) };
}

/** A vendor's proposal that a third party published: four cameras with rates of their own, 70 % motion, 30 days. */
export const PUBLISHED_CASE: Design = huskyDesign(
  groupsOf(
    ...[2041, 2413, 2950, 3459].map((kbps) => ({
      motion: { continuous: 0, motion: 70 },
      bitrateKbit: { continuous: 0, motion: kbps },
      motionIsCustomBitrate: true,
    })),
  ),
  { ivoModel: ApplianceModel.HE150D },
);

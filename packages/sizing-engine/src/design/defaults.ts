import { requireStructure } from '../checks/structure.ts';
import { deepFreeze } from '../checks/deep-freeze.ts';
import { AUTO_SKU } from './appliance-sku.ts';
import type { Catalogue, PlatformVersion } from '../catalogue/schema.ts';
import type {
  CameraRow,
  GenericServerSettings,
  HuskyServerSettings,
  OwnLaterField,
  ServerSettings,
  SharedSettings,
  StorageSettings,
} from './design.ts';
import {
  ApplianceModel,
  DiskType,
  FormFactor,
  HardwareType,
  LensType,
  MachineType,
  Raid,
  Recording,
  StorageConnectivity,
} from './enumerations.ts';
import { SizingError } from '../errors.ts';
import { NEW_SITE_FIELDS } from '../site/site-row.ts';
import { SLIDERS } from './bounds.ts';
import { SHARED_SETTINGS } from './shared-settings.ts';
import { problem } from '../problem.ts';

/** A camera row that has no ids yet. */
export type NewCameraRow = Omit<CameraRow, 'id' | 'cameraGroupId' | 'streamId'>;

/** What a row has that is older than these fields. */
export const NEW_LATER_FIELDS = {
  licencesPerCamera: 1,
  measured: { continuous: null, motion: null },
  extras: { audioKbps: 0, metadataKbps: 0, eventsPerHour: 0, preSeconds: 0, postSeconds: 0 },
  size: { continuous: null, motion: null },
} as const satisfies Pick<CameraRow, OwnLaterField>;

/** The stream that a new camera group starts with, and that a further stream starts as. Frozen: its parts are shared by rows. */
export const NEW_STREAM = deepFreeze({
  streamName: '',
  quantity: 1,
  lensType: LensType.single,
  recording: Recording.event,
  hoursPerDay: 24,
  retentionDays: 30,
  codec: 3,
  fps: { continuous: 0, motion: 15 },
  motion: { continuous: 0, motion: 40 },
  complexity: { continuous: 2, motion: 2 },
  resolution: { continuous: 8, motion: 8 },
  bitrateKbit: { continuous: 0, motion: 2702 },
  continuousIsCustomBitrate: false,
  motionIsCustomBitrate: false,
  ...NEW_LATER_FIELDS,
  ...NEW_SITE_FIELDS,
} as const satisfies NewCameraRow);

/**
 * Platform version that a new design starts with: the one marked as default, else the first in display order.
 *
 * @throws SizingError `unknown-entry` where there is none.
 */
export function defaultPlatform({ platformVersions }: Pick<Catalogue, 'platformVersions'>): PlatformVersion {
  const [first] = platformVersions.toSorted((a, b) => a.sortOrder - b.sortOrder);
  const version = platformVersions.find(({ isDefault }) => isDefault === true) ?? first;
  if (version === undefined) throw new SizingError('unknown-entry', 'xProtectVersion', problem('call.no-platform'));
  return version;
}

const DATABASE: StorageSettings = {
  storageConnectivity: StorageConnectivity.directAttached,
  raidType: Raid.auto,
  diskType: DiskType.hdd7k,
  diskSizeMin: 0,
  diskSizeMax: 20,
};

/**
 * Settings that a new design starts with, and that "restore defaults" goes back to.
 *
 * @example
 * ```ts
 * defaultServerSettings(catalogue).huskyServerSettings.maxDiskUtilization; // 80
 * ```
 */
export function defaultServerSettings(catalogue: Catalogue): ServerSettings {
  return { ...defaultHardwareSettings(catalogue), ...SHARED_SETTINGS };
}

/** {@link defaultServerSettings} without those that may be left out. */
export function defaultHardwareSettings(catalogue: Catalogue): Omit<ServerSettings, keyof SharedSettings> {
  requireStructure(catalogue, { platformVersions: [] }, 'catalogue');
  const { id, camQtyDefault } = defaultPlatform(catalogue);
  const mainSettings = { maxCamerasPerServer: camQtyDefault.value, concurrentSmartClientStreams: 1 };
  return {
    hardwareType: HardwareType.generic,
    genericServerSettings: genericDefaults(id, mainSettings),
    huskyServerSettings: huskyDefaults(id, mainSettings),
  };
}

type CommonMainSettings = HuskyServerSettings['mainSettings'];

function genericDefaults(xProtectVersion: number, mainSettings: CommonMainSettings): GenericServerSettings {
  return {
    addManagementServer: false,
    xProtectVersion,
    mainSettings: { systemOverhead: 20, ...mainSettings },
    advancedSettings: {
      machineType: MachineType.auto,
      serverDiskQuantity: 12,
      raidOS: true,
      archiveFrequency: 6,
      archiving: false,
      liveDatabase: { ...DATABASE },
      archiveDatabase: { ...DATABASE },
    },
    managementServerSettings: { supportedCameras: 1 },
  };
}

function huskyDefaults(xProtectVersion: number, mainSettings: CommonMainSettings): HuskyServerSettings {
  return {
    xProtectVersion,
    addManagementServer: false,
    ivoModel: ApplianceModel.auto,
    formFactor: FormFactor.auto,
    maxSystemUtilization: SLIDERS.totalUsage.value,
    maxDiskUtilization: SLIDERS.netStorage.value,
    mainSettings,
    advancedSettings: { serverDiskQuantity: 0, liveDatabase: { raidType: Raid.auto } },
    managementServerSettings: { supportedCameras: 1 },
    applianceSku: AUTO_SKU,
  };
}

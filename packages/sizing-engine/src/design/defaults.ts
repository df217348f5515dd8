import { requireStructure } from '../checks/structure.ts';
import { AUTO_SKU } from './appliance-sku.ts';
import type { Catalogue, PlatformVersion } from '../catalogue/schema.ts';
import type {
  GenericServerSettings,
  HuskyServerSettings,
  ServerSettings,
  SharedSettings,
  StorageSettings,
} from './design.ts';
import {
  ApplianceModel,
  DiskType,
  FormFactor,
  HardwareType,
  MachineType,
  Raid,
  StorageConnectivity,
} from './enumerations.ts';
import { SizingError } from '../errors.ts';
import { SLIDERS } from './bounds.ts';
import { SHARED_SETTINGS } from './shared-settings.ts';
import { problem } from '../problem.ts';

/**
 * Platform version that a new design starts with: the one marked as default, else the first in display order.
 *
 * @throws SizingError `unknown-entry` where there is none.
 */
function defaultPlatform({ platformVersions }: Pick<Catalogue, 'platformVersions'>): PlatformVersion {
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

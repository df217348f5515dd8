import type {
  CapacityConvention,
  GenericServerSettings,
  HuskyServerSettings,
  Resilience,
  ServerSettings,
  ServerSettingsInput,
  StorageSettings,
} from '../../design/design.ts';
import { HardwareType, type Failover } from '../../design/enumerations.ts';
import { withSharedSettings } from '../../design/shared-settings.ts';
import { SizingError } from '../../errors.ts';
import type { Alternative } from '../result/result.ts';
import { problem } from '../../problem.ts';

/** Whether settings can give an alternative: there are none for one more server of the same machine. */
export function isApplicable({ settings }: Pick<Alternative, 'settings'>): boolean {
  return Object.keys(settings).length > 0;
}

/**
 * Server settings that give an alternative of a proposal.
 *
 * Only what the alternative names is changed, in the settings of the hardware type that is in force and in those of failover.
 *
 * @param settings - Those that the proposal was calculated from; shared settings that are left out get their defaults.
 * @throws SizingError `out-of-domain` for an alternative that no settings give: see {@link isApplicable}.
 * @example
 * ```ts
 * const serverSettings = applyAlternative(design.serverSettings, proposal.alternatives[0]!);
 * calculateProposal({ ...design, serverSettings }, catalogue).huskyProposal?.serverQuantity; // alternatives[0].servers
 * ```
 */
export function applyAlternative(
  settings: ServerSettingsInput,
  alternative: Pick<Alternative, 'settings'>,
): ServerSettings {
  if (!isApplicable(alternative)) {
    throw new SizingError('out-of-domain', 'alternative.settings', problem('call.no-settings'));
  }
  return withAlternative(withSharedSettings(settings), alternative);
}

/** {@link applyAlternative} for complete settings; one that no settings give changes none. */
export function withAlternative(settings: ServerSettings, alternative: Pick<Alternative, 'settings'>): ServerSettings {
  const { hardwareType, genericServerSettings, huskyServerSettings } = settings;
  const { capacityConvention = settings.capacityConvention }: ConventionChange = alternative.settings;
  const resilience = withSpares(settings.resilience, alternative.settings);
  const shared = { ...settings, capacityConvention, resilience };
  return hardwareType === HardwareType.husky
    ? { ...shared, huskyServerSettings: withAppliance(huskyServerSettings, alternative.settings) }
    : { ...shared, genericServerSettings: withServer(genericServerSettings, alternative.settings) };
}

/** What an alternative that counts capacity otherwise names. */
interface ConventionChange {
  readonly capacityConvention?: CapacityConvention;
}

/** What an alternative with another number of spare servers names. */
interface SpareChanges {
  readonly 'failover.kind'?: Failover;
  readonly 'failover.servers'?: number;
  readonly 'failover.outageDays'?: number;
}

function withSpares({ failover, ...resilience }: Resilience, changes: SpareChanges): Resilience {
  const {
    'failover.kind': kind = failover.kind,
    'failover.servers': servers = failover.servers,
    'failover.outageDays': outageDays = failover.outageDays,
  } = changes;
  return { ...resilience, failover: { kind, servers, outageDays } };
}

/** Settings that an alternative of appliances, or a change that would help, names. */
type ApplianceChanges = Partial<
  Pick<
    HuskyServerSettings,
    'ivoModel' | 'formFactor' | 'applianceSku' | 'maxDiskUtilization' | 'maxSystemUtilization' | 'xProtectVersion'
  > & {
    readonly maxCamerasPerServer: number;
    readonly serverDiskQuantity: number;
    readonly raidType: number;
  }
>;

/** The same of generic servers; those of a storage stand behind its name: `liveDatabase.raidType`. */
type ServerChanges = Partial<
  Pick<GenericServerSettings, 'xProtectVersion'> &
    Pick<GenericServerSettings['mainSettings'], 'maxCamerasPerServer' | 'concurrentSmartClientStreams'> &
    Pick<GenericServerSettings['advancedSettings'], 'machineType' | 'serverDiskQuantity'> &
    Readonly<Record<`${StorageName}.${keyof StorageSettings}`, number>>
>;

type StorageName = 'liveDatabase' | 'archiveDatabase';

/** Appliance settings with the changes of an alternative. */
export function withAppliance(settings: HuskyServerSettings, changes: ApplianceChanges): HuskyServerSettings {
  const { mainSettings, advancedSettings } = settings;
  const {
    maxCamerasPerServer = mainSettings.maxCamerasPerServer,
    serverDiskQuantity = advancedSettings.serverDiskQuantity,
    raidType = advancedSettings.liveDatabase.raidType,
    ...others
  } = changes;
  return {
    ...settings,
    ivoModel: others.ivoModel ?? settings.ivoModel,
    formFactor: others.formFactor ?? settings.formFactor,
    xProtectVersion: others.xProtectVersion ?? settings.xProtectVersion,
    applianceSku: others.applianceSku ?? settings.applianceSku,
    maxDiskUtilization: others.maxDiskUtilization ?? settings.maxDiskUtilization,
    maxSystemUtilization: others.maxSystemUtilization ?? settings.maxSystemUtilization,
    mainSettings: { ...mainSettings, maxCamerasPerServer },
    advancedSettings: { serverDiskQuantity, liveDatabase: { raidType } },
  };
}

/** Settings of generic servers with the changes of an alternative. */
export function withServer(settings: GenericServerSettings, changes: ServerChanges): GenericServerSettings {
  const { mainSettings, advancedSettings } = settings;
  const {
    machineType = advancedSettings.machineType,
    serverDiskQuantity = advancedSettings.serverDiskQuantity,
    maxCamerasPerServer = mainSettings.maxCamerasPerServer,
    concurrentSmartClientStreams = mainSettings.concurrentSmartClientStreams,
    xProtectVersion = settings.xProtectVersion,
  } = changes;
  return {
    ...settings,
    xProtectVersion,
    mainSettings: { ...mainSettings, maxCamerasPerServer, concurrentSmartClientStreams },
    advancedSettings: {
      ...advancedSettings,
      machineType,
      serverDiskQuantity,
      liveDatabase: withStorage('liveDatabase', advancedSettings.liveDatabase, changes),
      archiveDatabase: withStorage('archiveDatabase', advancedSettings.archiveDatabase, changes),
    },
  };
}

function withStorage(name: StorageName, storage: StorageSettings, changes: ServerChanges): StorageSettings {
  return {
    storageConnectivity: changes[`${name}.storageConnectivity`] ?? storage.storageConnectivity,
    raidType: changes[`${name}.raidType`] ?? storage.raidType,
    diskType: changes[`${name}.diskType`] ?? storage.diskType,
    diskSizeMin: changes[`${name}.diskSizeMin`] ?? storage.diskSizeMin,
    diskSizeMax: changes[`${name}.diskSizeMax`] ?? storage.diskSizeMax,
  };
}

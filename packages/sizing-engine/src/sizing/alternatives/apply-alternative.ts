import type {
  GenericServerSettings,
  HuskyServerSettings,
  Resilience,
  ServerSettings,
  ServerSettingsInput,
} from '../../design/design.ts';
import { HardwareType, type Failover } from '../../design/enumerations.ts';
import { withSharedSettings } from '../../design/shared-settings.ts';
import { SizingError } from '../../errors.ts';
import type { Alternative } from '../result/result.ts';

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
    throw new SizingError('out-of-domain', 'alternative.settings', 'No settings give this alternative');
  }
  return withAlternative(withSharedSettings(settings), alternative);
}

/** {@link applyAlternative} for complete settings; one that no settings give changes none. */
export function withAlternative(settings: ServerSettings, alternative: Pick<Alternative, 'settings'>): ServerSettings {
  const { hardwareType, genericServerSettings, huskyServerSettings } = settings;
  const resilience = withSpares(settings.resilience, alternative.settings);
  return hardwareType === HardwareType.husky
    ? { ...settings, resilience, huskyServerSettings: withAppliance(huskyServerSettings, alternative.settings) }
    : { ...settings, resilience, genericServerSettings: withServer(genericServerSettings, alternative.settings) };
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

/** Settings that an alternative of appliances names. */
export type ApplianceChanges = Partial<
  Pick<HuskyServerSettings, 'ivoModel' | 'formFactor' | 'applianceSku'> & {
    readonly serverDiskQuantity: number;
    readonly raidType: number;
  }
>;

/** Settings that an alternative of generic servers names. */
interface ServerChanges {
  readonly machineType?: number;
  readonly maxCamerasPerServer?: number;
  readonly 'liveDatabase.raidType'?: number;
}

/** Appliance settings with the changes of an alternative. */
export function withAppliance(settings: HuskyServerSettings, changes: ApplianceChanges): HuskyServerSettings {
  const { advancedSettings } = settings;
  const {
    ivoModel = settings.ivoModel,
    formFactor = settings.formFactor,
    serverDiskQuantity = advancedSettings.serverDiskQuantity,
    raidType = advancedSettings.liveDatabase.raidType,
    applianceSku = settings.applianceSku,
  } = changes;
  return {
    ...settings,
    ivoModel,
    formFactor,
    applianceSku,
    advancedSettings: { serverDiskQuantity, liveDatabase: { raidType } },
  };
}

function withServer(settings: GenericServerSettings, changes: ServerChanges): GenericServerSettings {
  const { mainSettings, advancedSettings } = settings;
  const { liveDatabase } = advancedSettings;
  const {
    machineType = advancedSettings.machineType,
    maxCamerasPerServer = mainSettings.maxCamerasPerServer,
    'liveDatabase.raidType': raidType = liveDatabase.raidType,
  } = changes;
  return {
    ...settings,
    mainSettings: { ...mainSettings, maxCamerasPerServer },
    advancedSettings: { ...advancedSettings, machineType, liveDatabase: { ...liveDatabase, raidType } },
  };
}

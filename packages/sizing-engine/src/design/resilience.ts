import type { Catalogue } from '../catalogue/schema.ts';
import type { FieldChecks } from '../checks/field-check.ts';
import { problem } from '../problem.ts';
import type { GenericServerSettings, ServerSettingsInput, StorageSettings } from './design.ts';
import { Failover, HardwareType, StorageConnectivity } from './enumerations.ts';
import { serversAllowed } from './platform.ts';

/** Whether a storage stands in its server and takes its bays. */
export function isDirectAttached({ storageConnectivity }: StorageSettings): boolean {
  return storageConnectivity === StorageConnectivity.directAttached;
}

/** Whether hot spares take bays of the server, as its recordings do; else they stand on the storage network. */
export function hotSparesTakeBays({ advancedSettings }: Pick<GenericServerSettings, 'advancedSettings'>): boolean {
  const { archiving, liveDatabase, archiveDatabase } = advancedSettings;
  return isDirectAttached(liveDatabase) || (archiving && isDirectAttached(archiveDatabase));
}

/** The settings of the hardware type that is chosen. */
export function inForce({ hardwareType, genericServerSettings, huskyServerSettings }: ServerSettingsInput) {
  return hardwareType === HardwareType.husky ? huskyServerSettings : genericServerSettings;
}

/**
 * Checks the spare hardware against the hardware in force: editions of one server have no failover, and hot spares must leave
 * bays for recordings. Values outside their own bounds are refused elsewhere.
 */
export function checkResilience(settings: ServerSettingsInput, catalogue: Catalogue, checks: FieldChecks): void {
  const { resilience, hardwareType, genericServerSettings: generic } = settings;
  if (resilience === undefined || checks.errors.length > 0) return;
  const { xProtectVersion } = inForce(settings);
  const version = catalogue.platformVersions.find(({ id }) => id === xProtectVersion);
  if (resilience.failover.kind !== Failover.none && version !== undefined && serversAllowed(version) === 1) {
    checks.add('resilience.failover.kind', problem('field.no-failover', { edition: version.name }));
  }
  if (hardwareType === HardwareType.husky || !hotSparesTakeBays(generic)) return;
  const bays = baysOf(generic, catalogue);
  if (resilience.hotSparesPerServer >= bays) {
    checks.add('resilience.hotSparesPerServer', problem('field.hot-spares-fill-bays', { bays }));
  }
}

/** Most disks of a server: of the machine type that is chosen, or of any where that is Auto. */
function baysOf({ advancedSettings }: GenericServerSettings, { machineFamilies }: Catalogue): number {
  const { serverDiskQuantity, machineType } = advancedSettings;
  const machine = machineFamilies.find(({ id }) => id === machineType);
  return Math.min(serverDiskQuantity, machine?.bays?.value ?? Number.POSITIVE_INFINITY);
}

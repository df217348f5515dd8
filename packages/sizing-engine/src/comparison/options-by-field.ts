import type { Catalogue } from '../catalogue/schema.ts';
import { AUTO_SKU } from '../design/appliance-sku.ts';
import { Failover } from '../design/enumerations.ts';
import { optionLists } from '../design/option-lists.ts';
import { CAPACITY_CONVENTIONS, FAILOVER_KINDS } from '../design/shared-settings.ts';
import { saying, type Saying } from '../sizing/result/sayings.ts';

/** Options by the field of a camera row or of server settings that holds their ids. */
export type OptionsByField = Readonly<
  Record<string, readonly { readonly id: number | string; readonly name: string | Saying }[]>
>;

const AUTO = 'Auto';

const FAILOVER_CODES = {
  [Failover.none]: 'none',
  [Failover.coldStandby]: 'cold',
  [Failover.hotStandby]: 'hot',
} as const satisfies Record<Failover, string>;

/**
 * What the ids in a design mean: the options of each field that holds one. Of fields that hold a number, only the one that means
 * Auto.
 *
 * @throws Never.
 * @example
 * ```ts
 * optionsByField(catalogue).raidType[2]; // { id: 4, name: 'RAID 5', sortOrder: 2 }
 * ```
 */
export function optionsByField(catalogue: Catalogue): OptionsByField {
  return optionsOf(catalogue);
}

/** The same, with its fields in the type. */
export function optionsOf(catalogue: Catalogue) {
  const { husky, imageComplexities, resolutions, ...lists } = optionLists(catalogue);
  return {
    hardwareType: lists.hardwareTypes,
    kind: FAILOVER_KINDS.map(({ id }) => ({ id, name: saying('choice.failover', { kind: FAILOVER_CODES[id] }) })),
    capacityConvention: CAPACITY_CONVENTIONS.map((id) => ({
      id,
      name: saying('choice.convention', { convention: id }),
    })),
    xProtectVersion: lists.xProtectVersions,
    retentionRules: catalogue.retentionRules,
    machineType: lists.machineTypes,
    storageConnectivity: lists.storageConnectivities,
    raidType: lists.raidTypes,
    diskType: lists.diskTypes,
    supportedCameras: lists.supportedCameras,
    ivoModel: husky.huskyIvoModels.map(({ id, modelName }) => ({ id, name: modelName })),
    formFactor: husky.formFactors,
    serverDiskQuantity: [{ id: 0, name: AUTO }],
    applianceSku: [{ id: AUTO_SKU, name: AUTO }],
    codec: lists.codecs,
    recording: lists.recordings,
    lensType: lists.lensTypes,
    complexity: imageComplexities,
    resolution: resolutions,
  } satisfies OptionsByField;
}

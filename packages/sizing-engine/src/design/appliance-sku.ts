import type { Catalogue } from '../catalogue/schema.ts';
import { isAutoOr } from './appliance-choice.ts';
import type { HuskyServerSettings, HuskyServerSettingsInput } from './design.ts';
import { Raid } from './enumerations.ts';

/** The value of `applianceSku` that leaves the choice to the sizing. */
export const AUTO_SKU = '';

type SkuSettings = Pick<HuskyServerSettings, 'ivoModel' | 'formFactor' | 'advancedSettings'>;

/**
 * SKUs that belong to the model, form factor, RAID type and number of disks of some settings, in the order of the catalogue.
 *
 * Auto, the empty text, is not among them; it is always accepted.
 *
 * @throws Never.
 * @example
 * ```ts
 * skusOffered({ ...settings, ivoModel: ApplianceModel.HE150D }, catalogue)[0]; // 'HE150D-4TB'
 * ```
 */
export function skusOffered(
  { ivoModel, formFactor, advancedSettings }: SkuSettings,
  { appliances }: Pick<Catalogue, 'appliances'>,
): readonly string[] {
  const { serverDiskQuantity, liveDatabase } = advancedSettings;
  const { raidType } = liveDatabase;
  return appliances
    .filter(
      (appliance) =>
        isAutoOr(ivoModel, appliance.id) &&
        isAutoOr(formFactor, appliance.formFactor) &&
        (raidType === Raid.auto || appliance.raidTypes.includes(raidType)),
    )
    .flatMap(({ skus }) => skus.filter(({ disks }) => isAutoOr(serverDiskQuantity, disks.value)))
    .map(({ sku }) => sku);
}

/**
 * Appliance settings in which a SKU that the other choices rule out becomes Auto.
 *
 * @param before - The SKU of the design so far, which stays where the settings leave it out; default: Auto.
 * @throws Never.
 * @example
 * ```ts
 * settleSku({ ...settings, ivoModel: ApplianceModel.HE700R, applianceSku: 'HE150D-4TB' }, catalogue).applianceSku; // ''
 * ```
 */
export function settleSku(
  settings: HuskyServerSettingsInput,
  catalogue: Pick<Catalogue, 'appliances'>,
  before = AUTO_SKU,
): HuskyServerSettings {
  const { applianceSku = before } = settings;
  const isOffered = skusOffered(settings, catalogue).includes(applianceSku);
  return { ...settings, applianceSku: isOffered ? applianceSku : AUTO_SKU };
}

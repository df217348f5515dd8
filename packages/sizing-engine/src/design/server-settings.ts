import { requireCatalogue } from '../checks/catalogue-check.ts';
import type { Catalogue } from '../catalogue/schema.ts';
import type {
  GenericServerSettings,
  HuskyServerSettingsInput,
  ServerSettings,
  ServerSettingsInput,
  SharedSettings,
  StorageSettings,
} from './design.ts';
import { checkKinds, checkSiteSettings } from '../site/site-settings-checks.ts';
import { AUTO_SKU, settleSku, skusOffered } from './appliance-sku.ts';
import { isCompatible } from './appliance-choice.ts';
import { diskSizeCap, diskSizeMinBounds, settleStorage } from './disk-sizes.ts';
import { FieldChecks, type FieldError } from '../checks/field-check.ts';
import { optionLists, type OptionLists } from './option-lists.ts';
import { SERVER_BOUNDS, SLIDERS } from './bounds.ts';
import { camerasPerServerBounds, platformOf, settleForPlatform } from './platform.ts';
import { checkResilience } from './resilience.ts';
import { checkRetentionRules } from './retention-rules.ts';
import { checkSharedSettings, withSharedSettings } from './shared-settings.ts';
import { problem } from '../problem.ts';

interface Context {
  readonly catalogue: Catalogue;
  readonly lists: OptionLists;
  readonly checks: FieldChecks;
}

/**
 * Check the server settings of a design, both halves of them.
 *
 * @param path - Where the settings stand in the request, such as `serverSettings`; empty for the request itself.
 * @returns One entry a wrong field; empty when the settings may be stored.
 * @throws Never.
 * @example
 * ```ts
 * checkServerSettings(settings, catalogue, 'serverSettings')[0];
 * // { path: 'serverSettings.genericServerSettings.mainSettings.systemOverhead', message: 'Value must be between 0 and 500' }
 * ```
 */
export function checkServerSettings(
  settings: ServerSettingsInput,
  catalogue: Catalogue,
  path: string,
): readonly FieldError[] {
  requireCatalogue(catalogue);
  const checks = new FieldChecks(path);
  const context = { catalogue, lists: listsOf(catalogue), checks };
  checks.oneOf('hardwareType', settings.hardwareType, catalogue.hardwareTypes);
  checkGeneric(settings.genericServerSettings, 'genericServerSettings', context);
  checkHusky(settings.huskyServerSettings, 'huskyServerSettings', context);
  checkSharedSettings(settings, checks);
  checkResilience(settings, catalogue, checks);
  checkRetentionRules(settings, catalogue, checks);
  checkSiteSettings(settings, catalogue, checks);
  if (checks.errors.length === 0) checkKinds(settings, catalogue, checks);
  return checks.errors;
}

const LISTS = new WeakMap<Catalogue, OptionLists>();

/** The lists of a catalogue, made once: every save checks settings. */
function listsOf(catalogue: Catalogue): OptionLists {
  const known = LISTS.get(catalogue) ?? optionLists(catalogue);
  LISTS.set(catalogue, known);
  return known;
}

function checkCommon(
  settings: GenericServerSettings | HuskyServerSettingsInput,
  path: string,
  { catalogue, checks, lists }: Context,
): void {
  checks.oneOf(`${path}.xProtectVersion`, settings.xProtectVersion, catalogue.platformVersions);
  checks.oneOf(
    `${path}.managementServerSettings.supportedCameras`,
    settings.managementServerSettings.supportedCameras,
    lists.supportedCameras,
  );
  const version = catalogue.platformVersions.find(({ id }) => id === settings.xProtectVersion);
  if (version === undefined) return;
  const { maxCamerasPerServer } = settings.mainSettings;
  checks.within(`${path}.mainSettings.maxCamerasPerServer`, maxCamerasPerServer, camerasPerServerBounds(version));
}

function checkGeneric(settings: GenericServerSettings, path: string, context: Context): void {
  const { checks, lists } = context;
  const { mainSettings, advancedSettings } = settings;
  checkCommon(settings, path, context);
  checks.within(`${path}.mainSettings.systemOverhead`, mainSettings.systemOverhead, SERVER_BOUNDS.systemOverhead);
  checks.within(
    `${path}.mainSettings.concurrentSmartClientStreams`,
    mainSettings.concurrentSmartClientStreams,
    SERVER_BOUNDS.concurrentSmartClientStreams,
  );
  const advanced = `${path}.advancedSettings`;
  checks.oneOf(`${advanced}.machineType`, advancedSettings.machineType, lists.machineTypes);
  checks.oneOf(`${advanced}.serverDiskQuantity`, advancedSettings.serverDiskQuantity, lists.serverDiskQuantities);
  checks.oneOf(`${advanced}.archiveFrequency`, advancedSettings.archiveFrequency, lists.archiveFrequencies);
  checkStorage(advancedSettings.liveDatabase, `${advanced}.liveDatabase`, context);
  checkStorage(advancedSettings.archiveDatabase, `${advanced}.archiveDatabase`, context);
}

function checkStorage(storage: StorageSettings, path: string, { catalogue, checks, lists }: Context): void {
  checks.oneOf(`${path}.storageConnectivity`, storage.storageConnectivity, lists.storageConnectivities);
  checks.oneOf(`${path}.raidType`, storage.raidType, lists.raidTypes);
  checks.oneOf(`${path}.diskType`, storage.diskType, lists.diskTypes);
  checks.within(`${path}.diskSizeMax`, storage.diskSizeMax, SERVER_BOUNDS.diskSizeMax);
  if (!catalogue.diskFamilies.some(({ id }) => id === storage.diskType)) return;
  checks.within(`${path}.diskSizeMin`, storage.diskSizeMin, diskSizeMinBounds(storage.diskType, catalogue));
  const stored = Math.min(storage.diskSizeMax, diskSizeCap(storage.diskType, catalogue));
  if (storage.diskSizeMin > stored) checks.add(`${path}.diskSizeMin`, problem('field.at-most', { max: stored }));
}

function checkHusky(settings: HuskyServerSettingsInput, path: string, context: Context): void {
  const { checks, lists, catalogue } = context;
  const { advancedSettings } = settings;
  const { raidType } = advancedSettings.liveDatabase;
  const raidPath = `${path}.advancedSettings.liveDatabase.raidType`;
  const wrongBefore = checks.errors.length;
  checks.oneOf(`${path}.ivoModel`, settings.ivoModel, lists.husky.huskyIvoModels);
  checks.oneOf(`${path}.formFactor`, settings.formFactor, lists.husky.formFactors);
  checks.oneOf(raidPath, raidType, lists.husky.raidTypes);
  if (checks.errors.length === wrongBefore && !isCompatible({ ...settings, raidType }, catalogue)) {
    checks.add(`${path}.ivoModel`, problem('field.incompatible-appliance'));
  }
  checkCommon(settings, path, context);
  checkClientStreams(settings, path, context);
  checks.oneOf(
    `${path}.advancedSettings.serverDiskQuantity`,
    advancedSettings.serverDiskQuantity,
    lists.husky.serverDiskQuantities,
  );
  const { applianceSku = AUTO_SKU } = settings;
  if (applianceSku !== AUTO_SKU && !skusOffered(settings, catalogue).includes(applianceSku)) {
    checks.add(`${path}.applianceSku`, problem('field.sku-not-offered'));
  }
  checkSlider(settings.maxSystemUtilization, SLIDERS.totalUsage, { path, checks });
  checkSlider(settings.maxDiskUtilization, SLIDERS.netStorage, { path, checks });
}

function checkClientStreams(
  { mainSettings, xProtectVersion }: HuskyServerSettingsInput,
  path: string,
  context: Context,
): void {
  const version = context.catalogue.platformVersions.find(({ id }) => id === xProtectVersion);
  if (version === undefined) return;
  context.checks.within(
    `${path}.mainSettings.concurrentSmartClientStreams`,
    mainSettings.concurrentSmartClientStreams,
    camerasPerServerBounds(version),
  );
}

type SliderSetup = (typeof SLIDERS)[keyof typeof SLIDERS];

function checkSlider(
  value: number,
  { inputName, minValue, rangeMax }: SliderSetup,
  { path, checks }: { readonly path: string; readonly checks: FieldChecks },
): void {
  checks.within(`${path}.${inputName}`, value, { min: minValue, max: rangeMax });
}

/**
 * Bring checked settings into the form in which they are stored: no management server where the edition has none, disk
 * sizes within the disk type's cap, and every shared setting.
 *
 * @param before - Settings of the design so far; fields that the new ones leave out keep their value, or get the default.
 * @throws SizingError `unknown-entry` for ids that {@link checkServerSettings} would have refused.
 */
export function settleServerSettings(
  settings: ServerSettingsInput,
  catalogue: Catalogue,
  before?: SharedSettings & Partial<Pick<ServerSettings, 'huskyServerSettings'>>,
): ServerSettings {
  requireCatalogue(catalogue);
  const { genericServerSettings: generic, huskyServerSettings: husky } = settings;
  const { liveDatabase, archiveDatabase } = generic.advancedSettings;
  return {
    ...withSharedSettings(settings, before),
    genericServerSettings: settleForPlatform(
      {
        ...generic,
        advancedSettings: {
          ...generic.advancedSettings,
          liveDatabase: settleStorage(liveDatabase, catalogue),
          archiveDatabase: settleStorage(archiveDatabase, catalogue),
        },
      },
      platformOf(generic, catalogue),
    ),
    huskyServerSettings: settleForPlatform(
      settleSku(husky, catalogue, before?.huskyServerSettings?.applianceSku),
      platformOf(husky, catalogue),
    ),
  };
}

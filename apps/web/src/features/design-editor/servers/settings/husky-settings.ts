import { defaultServerSettings, type HuskyServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { Raid } from '@site-designer/sizing-engine/enumerations';
import {
  applianceChoices,
  AUTO_SKU,
  changeApplianceSelection,
  settleSku,
  skusOffered,
  type ApplianceChoices,
  type ApplianceSelection,
} from '@site-designer/sizing-engine/design';
import type { FormData } from '@site-designer/api-contract';
import { commonSettings, perServerBounds } from './common-settings.ts';
import { warningsOf, withPreset, type Setting, type SettingNote } from './setting.ts';
import {
  AUTO_SKU_NAME,
  namedSettingTexts,
  SETTING_TEXTS,
  SETTING_TOOL_TEXTS,
  type SettingText,
} from '#texts/editor/servers.ts';

type HuskySetting = Setting<HuskyServerSettings>;

export function huskySettings(catalogue: Catalogue) {
  const presets = defaultServerSettings(catalogue).huskyServerSettings;
  const common = commonSettings(presets, catalogue);
  const coupled = coupledSettings(presets, catalogue);
  const named = namedSettingTexts(catalogue.names);
  return {
    platform: [common.xProtectVersion, common.addManagementServer],
    appliance: [
      coupled('ivoModel', { text: named.ivoModel, list: 'huskyIvoModels', offered: 'ivoModels' }),
      coupled('formFactor', { text: SETTING_TEXTS.formFactor, list: 'formFactors', offered: 'formFactors' }),
      {
        ...coupled('raidType', { text: SETTING_TEXTS.raidArray, list: 'raidTypes', offered: 'raidTypes' }),
        warnings: warningsOf('jbod-loss', 'raid5-rebuild'),
        note: (settings) => autoRaidNote(settings, catalogue),
      },
      coupled('serverDiskQuantity', {
        text: SETTING_TEXTS.applianceDisks,
        list: 'serverDiskQuantities',
        offered: 'serverDiskQuantities',
      }),
      skuSetting(presets, catalogue),
    ],
    limits: [
      common.maxCamerasPerServer,
      withPreset(presets, {
        text: named.remoteStreams,
        control: { kind: 'number', bounds: perServerBounds(catalogue), isLive: true },
        read: ({ mainSettings }) => mainSettings.concurrentSmartClientStreams,
        write: (settings, concurrentSmartClientStreams) => ({
          ...settings,
          mainSettings: { ...settings.mainSettings, concurrentSmartClientStreams },
        }),
        warnings: warningsOf('client-data-rate'),
      }),
    ],
    utilization: [
      utilization(presets, 'maxSystemUtilization', 'totalUsageSetup'),
      utilization(presets, 'maxDiskUtilization', 'netStorageSetup'),
    ],
    management: [common.supportedCameras],
  } as const satisfies Readonly<Record<string, readonly HuskySetting[]>>;
}

/** By the compatibility table some models and form factors offer no Auto for the RAID type; a reset still sets it. */
function autoRaidNote(
  settings: HuskyServerSettings,
  catalogue: Catalogue,
): SettingNote<HuskyServerSettings> | undefined {
  const selection = selectionOf(settings);
  if (selection.raidType === Raid.auto || applianceChoices(selection, catalogue).raidTypes.includes(Raid.auto)) {
    return undefined;
  }
  const auto = changeApplianceSelection(selection, { raidType: Raid.auto }, catalogue);
  return {
    text: SETTING_TOOL_TEXTS.noAutoRaid,
    action: {
      text: SETTING_TOOL_TEXTS.backToAuto,
      settings: settleSku(withSelection(settings, auto), catalogue),
    },
  };
}

interface Coupled {
  readonly text: SettingText;
  readonly list: 'huskyIvoModels' | 'formFactors' | 'raidTypes' | 'serverDiskQuantities';
  readonly offered: keyof ApplianceChoices;
}

/** Model, form factor, RAID and disks: each limits the options of the others, by the engine's rules. */
function coupledSettings(presets: HuskyServerSettings, catalogue: Catalogue) {
  return (field: keyof ApplianceSelection, { text, list, offered }: Coupled): HuskySetting =>
    withPreset(presets, {
      text,
      control: {
        kind: 'choice',
        options: ({ husky }) => husky[list],
        offered: (settings) => applianceChoices(selectionOf(settings), catalogue)[offered],
      },
      read: (settings) => selectionOf(settings)[field],
      write: (settings, id) =>
        settleSku(
          withSelection(settings, changeApplianceSelection(selectionOf(settings), { [field]: id }, catalogue)),
          catalogue,
        ),
    });
}

/** The SKU of the appliance. The list numbers its options: Auto is 0, a SKU its index in the catalogue. */
function skuSetting(presets: HuskyServerSettings, catalogue: Catalogue): HuskySetting {
  const skus = [AUTO_SKU, ...catalogue.appliances.flatMap((appliance) => appliance.skus.map(({ sku }) => sku))];
  const options = skus.map((sku, id) => ({ id, name: sku === AUTO_SKU ? AUTO_SKU_NAME : sku }));
  return withPreset(presets, {
    text: SETTING_TEXTS.applianceSku,
    control: {
      kind: 'choice',
      options: () => options,
      offered: (settings) => [AUTO_SKU, ...skusOffered(settings, catalogue)].map((sku) => skus.indexOf(sku)),
    },
    read: ({ applianceSku }) => skus.indexOf(applianceSku),
    write: (settings, id) => ({ ...settings, applianceSku: skus[id] ?? AUTO_SKU }),
  });
}

function utilization(
  presets: HuskyServerSettings,
  field: 'maxSystemUtilization' | 'maxDiskUtilization',
  setup: keyof FormData['husky'] & `${string}Setup`,
): HuskySetting {
  return withPreset(presets, {
    text: SETTING_TEXTS[field],
    control: { kind: 'slider', setup: ({ husky }) => husky[setup] },
    read: (settings) => settings[field],
    write: (settings, value) => ({ ...settings, [field]: value }),
  });
}

type Selection = Required<ApplianceSelection>;

function selectionOf({ ivoModel, formFactor, advancedSettings }: HuskyServerSettings): Selection {
  const { serverDiskQuantity, liveDatabase } = advancedSettings;
  return { ivoModel, formFactor, raidType: liveDatabase.raidType, serverDiskQuantity };
}

function withSelection(settings: HuskyServerSettings, selection: ApplianceSelection): HuskyServerSettings {
  const { ivoModel, formFactor, raidType, serverDiskQuantity = 0 } = selection;
  return { ...settings, ivoModel, formFactor, advancedSettings: { serverDiskQuantity, liveDatabase: { raidType } } };
}

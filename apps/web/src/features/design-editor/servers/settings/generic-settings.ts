import { defaultServerSettings, type GenericServerSettings } from '@site-designer/sizing-engine';
import { SERVER_BOUNDS } from '@site-designer/sizing-engine/bounds';
import type { Catalogue } from '@site-designer/sizing-engine';
import { commonSettings } from './common-settings.ts';
import { warningsOf, withPreset, type Setting } from './setting.ts';
import { namedSettingTexts, SETTING_TEXTS, SETTING_TOOL_TEXTS, type SettingText } from '#texts/editor/servers.ts';
import { storageSettings } from './storage-settings.ts';

type GenericSetting = Setting<GenericServerSettings>;

export function genericSettings(catalogue: Catalogue) {
  const presets = defaultServerSettings(catalogue).genericServerSettings;
  const common = commonSettings(presets, catalogue);
  return {
    platform: [common.xProtectVersion, common.addManagementServer],
    main: [
      mainSetting(presets, 'systemOverhead', SETTING_TEXTS.systemOverhead),
      common.maxCamerasPerServer,
      mainSetting(
        presets,
        'concurrentSmartClientStreams',
        namedSettingTexts(catalogue.names).concurrentSmartClientStreams,
      ),
    ],
    advanced: [
      { ...advancedChoice(presets, 'machineType', 'machineTypes'), warnings: warningsOf('machine-cameras') },
      advancedChoice(presets, 'serverDiskQuantity', 'serverDiskQuantities'),
      withPreset(presets, {
        text: SETTING_TEXTS.raidOS,
        control: { kind: 'choice', options: ({ raidOS }) => raidOS },
        read: ({ advancedSettings }) => Number(advancedSettings.raidOS),
        write: (settings, id) => changeAdvanced(settings, { raidOS: id === 1 }),
      }),
    ],
    archiving: [
      withPreset(presets, {
        text: SETTING_TEXTS.archiving,
        control: { kind: 'switch' },
        read: ({ advancedSettings }) => Number(advancedSettings.archiving),
        write: (settings, value) => changeAdvanced(settings, { archiving: value === 1 }),
      }),
    ],
    live: storageSettings({ name: 'liveDatabase', presets, catalogue }),
    archive: [
      ...storageSettings({ name: 'archiveDatabase', presets, catalogue }),
      {
        ...advancedChoice(presets, 'archiveFrequency', 'archiveFrequencies'),
        hint: () => SETTING_TOOL_TEXTS.timesPerDay,
      },
    ],
    management: [common.supportedCameras],
  } as const satisfies Readonly<Record<string, readonly GenericSetting[]>>;
}

function mainSetting(
  presets: GenericServerSettings,
  field: 'systemOverhead' | 'concurrentSmartClientStreams',
  text: SettingText,
): GenericSetting {
  return withPreset(presets, {
    text,
    control: { kind: 'number', bounds: () => SERVER_BOUNDS[field], isLive: true },
    read: ({ mainSettings }) => mainSettings[field],
    write: (settings, value) => ({ ...settings, mainSettings: { ...settings.mainSettings, [field]: value } }),
  });
}

function advancedChoice(
  presets: GenericServerSettings,
  field: 'machineType' | 'serverDiskQuantity' | 'archiveFrequency',
  list: 'machineTypes' | 'serverDiskQuantities' | 'archiveFrequencies',
): GenericSetting {
  return withPreset(presets, {
    text: SETTING_TEXTS[field],
    control: { kind: 'choice', options: (formData) => formData[list] },
    read: ({ advancedSettings }) => advancedSettings[field],
    write: (settings, id) => changeAdvanced(settings, { [field]: id }),
  });
}

function changeAdvanced(
  settings: GenericServerSettings,
  change: Partial<GenericServerSettings['advancedSettings']>,
): GenericServerSettings {
  return { ...settings, advancedSettings: { ...settings.advancedSettings, ...change } };
}

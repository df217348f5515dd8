import { defaultServerSettings, type GenericServerSettings } from '@site-designer/sizing-engine';
import { SERVER_BOUNDS } from '@site-designer/sizing-engine/design';
import { catalogue } from '../../../lib/catalogue.ts';
import { commonSettings } from './common-settings.ts';
import { withPreset, type Setting } from './setting.ts';
import { SETTING_TEXTS, SETTING_TOOL_TEXTS } from '../../../texts/en/servers.ts';
import { storageSettings } from './storage-settings.ts';

type GenericSetting = Setting<GenericServerSettings>;

const PRESETS = defaultServerSettings(catalogue).genericServerSettings;
const COMMON = commonSettings(PRESETS);

/** The settings of generic servers, by the panels that they stand in. */
export const GENERIC_SETTINGS = {
  platform: [COMMON.xProtectVersion, COMMON.addManagementServer],
  main: [mainSetting('systemOverhead'), COMMON.maxCamerasPerServer, mainSetting('concurrentSmartClientStreams')],
  advanced: [
    advancedChoice('machineType', 'machineTypes'),
    advancedChoice('serverDiskQuantity', 'serverDiskQuantities'),
    withPreset(PRESETS, {
      text: SETTING_TEXTS.raidOS,
      control: { kind: 'choice', options: ({ raidOS }) => raidOS },
      read: ({ advancedSettings }) => Number(advancedSettings.raidOS),
      write: (settings, id) => changeAdvanced(settings, { raidOS: id === 1 }),
    }),
  ],
  archiving: [
    withPreset(PRESETS, {
      text: SETTING_TEXTS.archiving,
      control: { kind: 'switch' },
      read: ({ advancedSettings }) => Number(advancedSettings.archiving),
      write: (settings, value) => changeAdvanced(settings, { archiving: value === 1 }),
    }),
  ],
  live: storageSettings('liveDatabase'),
  archive: [
    ...storageSettings('archiveDatabase'),
    {
      ...advancedChoice('archiveFrequency', 'archiveFrequencies'),
      hint: () => SETTING_TOOL_TEXTS.timesPerDay,
    },
  ],
  management: [COMMON.supportedCameras],
} as const satisfies Readonly<Record<string, readonly GenericSetting[]>>;

function mainSetting(field: 'systemOverhead' | 'concurrentSmartClientStreams'): GenericSetting {
  return withPreset(PRESETS, {
    text: SETTING_TEXTS[field],
    control: { kind: 'number', bounds: () => SERVER_BOUNDS[field], isLive: true },
    read: ({ mainSettings }) => mainSettings[field],
    write: (settings, value) => ({ ...settings, mainSettings: { ...settings.mainSettings, [field]: value } }),
  });
}

function advancedChoice(
  field: 'machineType' | 'serverDiskQuantity' | 'archiveFrequency',
  list: 'machineTypes' | 'serverDiskQuantities' | 'archiveFrequencies',
): GenericSetting {
  return withPreset(PRESETS, {
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

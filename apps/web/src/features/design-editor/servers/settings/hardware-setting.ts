import { defaultServerSettings, type ServerSettings } from '@site-designer/sizing-engine';
import type { HardwareType } from '@site-designer/sizing-engine/enumerations';
import type { Catalogue } from '@site-designer/sizing-engine';
import { withPreset, type Setting } from './setting.ts';
import { SETTING_TEXTS } from '#texts/editor/servers.ts';

/** Selects which half of the settings is used. */
export function hardwareTypeSetting(catalogue: Catalogue): Setting<ServerSettings> {
  return withPreset<ServerSettings>(defaultServerSettings(catalogue), {
    text: SETTING_TEXTS.hardwareType,
    control: { kind: 'choice', options: ({ hardwareTypes }) => hardwareTypes },
    read: ({ hardwareType }) => hardwareType,
    write: (settings, id) => ({ ...settings, hardwareType: id as HardwareType }),
  });
}

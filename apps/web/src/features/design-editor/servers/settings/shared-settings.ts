import { defaultServerSettings, type ServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { CAPACITY_CONVENTIONS, SERVER_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { withPreset, type Setting } from './setting.ts';
import { CONVENTION_TEXTS, SETTING_TEXTS } from '#texts/editor/servers.ts';

export function sharedSettings(catalogue: Catalogue): readonly Setting<ServerSettings>[] {
  return [
    withPreset<ServerSettings>(defaultServerSettings(catalogue), {
      text: SETTING_TEXTS.capacityConvention,
      control: { kind: 'choice', options: () => CONVENTIONS },
      read: ({ capacityConvention }) => CAPACITY_CONVENTIONS.indexOf(capacityConvention),
      write: (settings, id) => ({ ...settings, capacityConvention: CAPACITY_CONVENTIONS[id] ?? 'vendor' }),
    }),
    withPreset<ServerSettings>(defaultServerSettings(catalogue), {
      text: SETTING_TEXTS.upsMinutes,
      control: { kind: 'number', bounds: () => SERVER_BOUNDS.upsMinutes, isLive: true },
      read: ({ power }) => power.upsMinutes,
      write: (settings, upsMinutes) => ({ ...settings, power: { ...settings.power, upsMinutes } }),
    }),
  ];
}

const CONVENTIONS = CAPACITY_CONVENTIONS.map((convention, id) => ({ id, name: CONVENTION_TEXTS[convention] }));

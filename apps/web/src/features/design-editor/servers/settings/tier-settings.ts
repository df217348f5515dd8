import { defaultServerSettings, type ServerSettings, type TierSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { HardwareType } from '@site-designer/sizing-engine/enumerations';
import { TIER_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { hasSecondArchive, isArchived } from '@site-designer/sizing-engine/design';
import { SETTING_TEXTS, TIER_TEXTS, type SettingText } from '#texts/editor/servers.ts';
import { warningsOf, withPreset, type Setting } from './setting.ts';

/** The settings of the second archive: of generic servers with archiving; elsewhere they are kept and have no effect. */
export function tierSettings(catalogue: Catalogue): readonly Setting<ServerSettings>[] {
  const setting = (field: keyof TierSettings, text: SettingText): Omit<Setting<ServerSettings>, 'preset'> => ({
    text,
    control: { kind: 'number', bounds: () => TIER_BOUNDS[field], isLive: true },
    read: ({ tiers }) => tiers[field],
    write: (settings, value) => ({ ...settings, tiers: { ...settings.tiers, [field]: value } }),
    isPossible: hasSecondArchive,
  });
  const presets = defaultServerSettings(catalogue);
  return [
    withPreset(presets, {
      ...setting('groomAfterDays', SETTING_TEXTS.groomAfterDays),
      isPossible: isArchived,
      hint: hintOf,
      warnings: warningsOf('second-archive-unused'),
    }),
    withPreset(presets, { ...setting('groomFps', SETTING_TEXTS.groomFps), hint: () => TIER_TEXTS.keyFrames }),
    withPreset(presets, setting('keyFrameRatio', SETTING_TEXTS.keyFrameRatio)),
  ];
}

function hintOf(settings: ServerSettings): string {
  if (settings.hardwareType === HardwareType.husky) return TIER_TEXTS.notOnAppliances;
  return isArchived(settings) ? TIER_TEXTS.zeroIsNone : TIER_TEXTS.notWithoutArchiving;
}

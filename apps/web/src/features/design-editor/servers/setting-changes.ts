import type { FormData } from '@site-designer/api-contract';
import type { ServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { HardwareType } from '@site-designer/sizing-engine/design';
import { genericSettings } from './generic-settings.ts';
import { huskySettings } from './husky-settings.ts';
import { valueText } from './setting-words.ts';
import type { Setting } from './setting.ts';

/** A setting that is another one afterwards. */
export interface SettingChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

interface Lists {
  readonly catalogue: Catalogue;
  readonly formData: FormData;
}

/** The settings of the hardware type in force that differ, as a person says them. */
export function settingChanges(
  before: ServerSettings,
  after: ServerSettings,
  { catalogue, formData }: Lists,
): readonly SettingChange[] {
  return before.hardwareType === HardwareType.husky
    ? changesOf(Object.values(huskySettings(catalogue)).flat(), {
        before: before.huskyServerSettings,
        after: after.huskyServerSettings,
        formData,
      })
    : changesOf(Object.values(genericSettings(catalogue)).flat(), {
        before: before.genericServerSettings,
        after: after.genericServerSettings,
        formData,
      });
}

interface Compared<S> {
  readonly before: S;
  readonly after: S;
  readonly formData: FormData;
}

function changesOf<S>(settings: readonly Setting<S>[], { before, after, formData }: Compared<S>): SettingChange[] {
  return settings.flatMap((setting) => {
    const [old, now] = [setting.read(before), setting.read(after)];
    if (old === now) return [];
    const text = (value: number): string => valueText({ setting, formData }, value);
    return [{ label: setting.text.label, before: text(old), after: text(now) }];
  });
}

import type { FormData } from '@site-designer/api-contract';
import type { Catalogue, ServerSettings } from '@site-designer/sizing-engine';
import { RULE_TEXTS } from '#texts/proposal/kept-recordings.ts';
import { PANEL_TEXTS } from '#texts/editor/servers.ts';
import { evidenceLockSettings } from './evidence-lock-settings.ts';
import { genericSettings } from './generic-settings.ts';
import { hardwareTypeSetting } from './hardware-setting.ts';
import { huskySettings } from './husky-settings.ts';
import { resilienceSettings } from './resilience-settings.ts';
import { sharedSettings } from './shared-settings.ts';
import { tierSettings } from './tier-settings.ts';
import { valueText } from './setting-words.ts';
import { settingName, type Setting } from './setting.ts';

export interface SettingChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

interface Lists {
  readonly catalogue: Catalogue;
  readonly formData: FormData;
}

/** All changed settings of both hardware types, with their panels. */
export function settingChanges(
  before: ServerSettings,
  after: ServerSettings,
  { catalogue, formData }: Lists,
): readonly SettingChange[] {
  const wholes = { before, after, formData };
  const generic = { before: before.genericServerSettings, after: after.genericServerSettings, formData };
  const husky = { before: before.huskyServerSettings, after: after.huskyServerSettings, formData };
  return [
    ...changesOf([hardwareTypeSetting(catalogue)], wholes),
    ...changesIn(
      {
        shared: sharedSettings(catalogue),
        resilience: resilienceSettings(catalogue),
        tiers: tierSettings(catalogue),
      },
      wholes,
    ),
    ...ruleChanges(before, after, catalogue),
    ...changesOf(evidenceLockSettings(catalogue), wholes),
    ...changesIn(genericSettings(catalogue), generic),
    ...changesIn(huskySettings(catalogue), husky),
  ];
}

/** Published rules are a list, not a single value. */
function ruleChanges(before: ServerSettings, after: ServerSettings, { retentionRules }: Catalogue): SettingChange[] {
  const [old, now] = [before, after].map((settings) => namesOfRules(settings.retentionRules, retentionRules));
  return old === now ? [] : [{ label: RULE_TEXTS.title, before: old!, after: now! }];
}

function namesOfRules(ids: readonly number[], rules: Catalogue['retentionRules']): string {
  const names = ids.map((id) => rules.find((rule) => rule.id === id)?.name ?? String(id));
  return names.length === 0 ? RULE_TEXTS.noRules : names.join(', ');
}

type Panels<S> = Readonly<Partial<Record<string, readonly Setting<S>[]>>>;

function changesIn<S>(panels: Panels<S>, compared: Compared<S>): SettingChange[] {
  return Object.entries(panels).flatMap(([panel, settings = []]) => {
    const title = (PANEL_TEXTS as Readonly<Partial<Record<string, string>>>)[panel];
    return changesOf(settings, compared).map((change) => ({
      ...change,
      label: title === undefined ? change.label : `${title}, ${change.label}`,
    }));
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
    return [{ label: settingName(setting), before: text(old), after: text(now) }];
  });
}

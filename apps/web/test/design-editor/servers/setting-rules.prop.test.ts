import { defaultServerSettings, type ServerSettings } from '@site-designer/sizing-engine';
import { checkServerSettings, settleServerSettings } from '@site-designer/sizing-engine';
import { optionLists } from '@site-designer/sizing-engine/design';
import { isMadeWithDisks } from '../../../../../packages/sizing-engine/src/design/appliance-choice.ts';
import { ApplianceModel } from '@site-designer/sizing-engine/enumerations';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { genericSettings } from '../../../src/features/design-editor/servers/settings/generic-settings.ts';
import { hardwareTypeSetting } from '../../../src/features/design-editor/servers/settings/hardware-setting.ts';
import { huskySettings } from '../../../src/features/design-editor/servers/settings/husky-settings.ts';
import { SETTING_TEXTS } from '../../../src/texts/en/editor/servers.ts';
import type { Setting } from '../../../src/features/design-editor/servers/settings/setting.ts';

const LISTS = { ...optionLists(catalogue), groupsPerDesign: 5000 };

/** A setting of one half as one of the whole. */
function within<K extends 'genericServerSettings' | 'huskyServerSettings'>(
  half: K,
  setting: Setting<ServerSettings[K]>,
): Setting<ServerSettings> {
  const { text, read, write, preset, isPossible, control } = setting;
  return {
    text,
    control: inWhole(half, control),
    read: (settings) => read(settings[half]),
    write: (settings, value) => ({ ...settings, [half]: write(settings[half], value) }),
    preset: (settings) => preset(settings[half]),
    isPossible: (settings) => isPossible?.(settings[half]) ?? true,
  };
}

type ControlOf<S> = Setting<S>['control'];

function inWhole<K extends 'genericServerSettings' | 'huskyServerSettings'>(
  half: K,
  control: ControlOf<ServerSettings[K]>,
): ControlOf<ServerSettings> {
  if (control.kind === 'number') {
    const { kind, isLive, bounds } = control;
    return { kind, isLive, bounds: (settings) => bounds(settings[half]) };
  }
  if (control.kind !== 'choice') return control;
  const { kind, options, offered } = control;
  return { kind, options, ...(offered && { offered: (settings: ServerSettings) => offered(settings[half]) }) };
}

/** Every setting of the tab, by the functions that its fields call. */
const SETTINGS: readonly Setting<ServerSettings>[] = [
  hardwareTypeSetting(catalogue),
  ...Object.values(genericSettings(catalogue))
    .flat()
    .map((setting) => within('genericServerSettings', setting)),
  ...Object.values(huskySettings(catalogue))
    .flat()
    .map((setting) => within('huskyServerSettings', setting)),
];

/** Least and greatest value that a field lets through now, or the values themselves. */
function offeredBy({ control }: Setting<ServerSettings>, settings: ServerSettings): readonly number[] {
  switch (control.kind) {
    case 'choice':
      return control.offered?.(settings) ?? control.options(LISTS).map(({ id }) => id);
    case 'switch':
      return [0, 1];
    case 'number':
      return span(control.bounds(settings));
    case 'slider': {
      const { minValue, rangeMax } = control.setup(LISTS);
      return span({ min: minValue, max: rangeMax });
    }
  }
}

/** Edges, their neighbours and what lies between. */
function span({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  const middle = Math.floor((min + max) / 2);
  return [min, Math.min(min + 1, max), middle, Math.max(max - 1, min), max];
}

const DISK_TYPE = SETTING_TEXTS.diskType;

function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${path}/${name}`));
}

function withLeaf(settings: ServerSettings, path: string, value: unknown): ServerSettings {
  const copy = structuredClone(settings);
  const names = path.split('/').slice(1);
  let at = copy as unknown as Record<string, unknown>;
  for (const name of names.slice(0, -1)) at = at[name] as Record<string, unknown>;
  at[names.at(-1) ?? ''] = value;
  return copy;
}

function isMade({ huskyServerSettings: { ivoModel, formFactor, advancedSettings } }: ServerSettings): boolean {
  const { serverDiskQuantity, liveDatabase } = advancedSettings;
  return isMadeWithDisks({ ivoModel, formFactor, raidType: liveDatabase.raidType, serverDiskQuantity }, catalogue);
}

function isAllowed(settings: ServerSettings): boolean {
  if (checkServerSettings(settings, catalogue, '').length > 0 || !isMade(settings)) return false;
  return JSON.stringify(settleServerSettings(settings, catalogue)) === JSON.stringify(settings);
}

/** The largest disk stands at what its type has, unless somebody chose less: it goes up with the type as well. */
const FOLLOWS_ITS_CAP = /\/diskSizeMax$/;

/** A model that becomes Auto frees a form factor that it alone has: it would still be chosen. */
function isFreedByModel(path: string, before: ServerSettings, after: ServerSettings): boolean {
  const { ivoModel, formFactor } = before.huskyServerSettings;
  const alone = catalogue.appliances.filter((appliance) => appliance.formFactor === formFactor);
  return (
    path === '/huskyServerSettings/formFactor' &&
    after.huskyServerSettings.ivoModel === ApplianceModel.auto &&
    alone.length === 1 &&
    alone[0]!.id === ivoModel
  );
}

/** What changed along with a setting although its old value would still have been allowed. */
function needlessChanges(before: ServerSettings, after: ServerSettings, { read, text }: Setting<ServerSettings>) {
  const old = new Map(leavesOf(before));
  return leavesOf(after)
    .filter(([path, value]) => value !== old.get(path) && !(text === DISK_TYPE && FOLLOWS_ITS_CAP.test(path)))
    .filter(([path]) => {
      if (isFreedByModel(path, before, after)) return false;
      const restored = withLeaf(after, path, old.get(path));
      const isWhatWasChosen = read(restored) !== read(after);
      return !isWhatWasChosen && isAllowed(restored);
    });
}

const change = fc.record({ setting: fc.constantFrom(...SETTINGS), pick: fc.nat(), isReset: fc.boolean() });

test('any sequence of changes gives compatible settings within bounds, and changes nothing else', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      let settings = defaultServerSettings(catalogue);
      for (const { setting, pick, isReset } of changes) {
        if (setting.isPossible?.(settings) === false) continue;
        const values = offeredBy(setting, settings);
        const value = isReset && pick % 3 === 0 ? setting.preset(settings) : (values[pick % values.length] ?? 0);
        const after = setting.write(settings, value);

        expect(checkServerSettings(after, catalogue, '')).toEqual([]);
        expect(settleServerSettings(after, catalogue)).toEqual(after);
        expect(isMade(after)).toBe(true);
        expect(needlessChanges(settings, after, setting)).toEqual([]);
        settings = after;
      }
      for (const setting of SETTINGS) {
        if (setting.control.kind !== 'choice') continue;
        expect(offeredBy(setting, settings)).toContain(setting.read(settings));
      }
    }),
    { numRuns: 10 * fc.readConfigureGlobal().numRuns! },
  );
});

test.each(SETTINGS.map((setting) => [setting.text.label, setting] as const))(
  'reset, %s stands at its default',
  (_, setting) => {
    const presets = defaultServerSettings(catalogue);
    expect(setting.read(presets)).toBe(setting.preset(presets));
    for (const value of offeredBy(setting, presets)) {
      const changed = setting.write(presets, value);
      const reset = setting.write(changed, setting.preset(changed));
      expect(setting.read(reset)).toBe(setting.preset(reset));
    }
  },
);

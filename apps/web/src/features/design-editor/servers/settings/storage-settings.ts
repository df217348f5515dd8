import type { GenericServerSettings, StorageSettings, WarningCode } from '@site-designer/sizing-engine';
import type { Proposal, Warning } from '@site-designer/texts';
import type { Catalogue } from '@site-designer/sizing-engine';
import { Raid } from '@site-designer/sizing-engine/enumerations';
import { SERVER_BOUNDS, type Bounds } from '@site-designer/sizing-engine/bounds';
import { changeDiskType, diskSizeCap, diskSizeMinBounds } from '@site-designer/sizing-engine/design';
import { exactText } from '../../../../lib/format/format-figure.ts';
import { warningsOf, withPreset, type Setting, type SettingNote } from './setting.ts';
import { PANEL_TEXTS, SETTING_TEXTS, SETTING_TOOL_TEXTS } from '#texts/editor/servers.ts';

type DatabaseName = 'liveDatabase' | 'archiveDatabase';

const NAMES: Readonly<Record<DatabaseName, string>> = {
  liveDatabase: PANEL_TEXTS.live,
  archiveDatabase: PANEL_TEXTS.archive,
};

type StorageSetting = Setting<GenericServerSettings>;

/** The storage that settings belong to, with its defaults and options. */
interface Database {
  readonly name: DatabaseName;
  readonly presets: GenericServerSettings;
  readonly catalogue: Catalogue;
}

export function storageSettings(database: Database): readonly StorageSetting[] {
  const { name, catalogue } = database;
  const settings: readonly StorageSetting[] = [
    choiceOf(database, 'storageConnectivity', 'storageConnectivities'),
    { ...choiceOf(database, 'raidType', 'raidTypes'), warnings: (answer) => raidWarnings(answer, database) },
    {
      ...choiceOf(database, 'diskType', 'diskTypes'),
      write: (settings, diskType) => change(settings, name, (storage) => changeDiskType(storage, diskType, catalogue)),
    },
    diskSizeMin(database),
    diskSizeMax(database),
  ];
  return settings.map((setting) => ({ ...setting, of: NAMES[name] }));
}

function choiceOf(
  { name, presets }: Database,
  field: 'storageConnectivity' | 'raidType' | 'diskType',
  list: 'storageConnectivities' | 'raidTypes' | 'diskTypes',
): StorageSetting {
  return withPreset(presets, {
    text: SETTING_TEXTS[field],
    control: { kind: 'choice', options: (formData) => formData[list] },
    read: ({ advancedSettings }) => advancedSettings[name][field],
    write: (settings, id) => change(settings, name, (storage) => ({ ...storage, [field]: id })),
  });
}

function diskSizeMin({ name, presets, catalogue }: Database): StorageSetting {
  return withPreset(presets, {
    text: SETTING_TEXTS.diskSizeMin,
    control: {
      kind: 'number',
      bounds: ({ advancedSettings }) => minBounds(advancedSettings[name], catalogue),
      boundsText: ({ advancedSettings }) => minText(advancedSettings[name], catalogue),
      isLive: false,
    },
    read: ({ advancedSettings }) => advancedSettings[name].diskSizeMin,
    hint: ({ advancedSettings }) => SETTING_TOOL_TEXTS.diskSizes(sizesOf(advancedSettings[name], catalogue)),
    note: (settings) => noDiskNote(settings, { name, catalogue }),
    write: (settings, size) => change(settings, name, (storage) => ({ ...storage, diskSizeMin: size })),
  });
}

function diskSizeMax({ name, catalogue }: Database): StorageSetting {
  const cap = ({ advancedSettings }: GenericServerSettings) => diskSizeCap(advancedSettings[name].diskType, catalogue);
  return {
    text: SETTING_TEXTS.diskSizeMax,
    control: {
      kind: 'number',
      bounds: ({ advancedSettings }) => maxBounds(advancedSettings[name]),
      boundsText: (settings) =>
        SETTING_TOOL_TEXTS.fromSmallest(settings.advancedSettings[name].diskSizeMin, cap(settings)),
      isLive: false,
    },
    read: ({ advancedSettings }) => advancedSettings[name].diskSizeMax,
    write: (settings, size) =>
      change(settings, name, (storage) => ({ ...storage, diskSizeMax: Math.min(size, cap(settings)) })),
    preset: cap,
    hint: (settings) => SETTING_TOOL_TEXTS.diskSizeCap(cap(settings)),
  };
}

function change(
  settings: GenericServerSettings,
  name: DatabaseName,
  edit: (storage: StorageSettings) => StorageSettings,
): GenericServerSettings {
  const { advancedSettings } = settings;
  return { ...settings, advancedSettings: { ...advancedSettings, [name]: edit(advancedSettings[name]) } };
}

/** The smallest disk is never larger than the largest one. */
function minBounds({ diskType, diskSizeMax: largest }: StorageSettings, catalogue: Catalogue): Bounds {
  const { min, max } = diskSizeMinBounds(diskType, catalogue);
  return { min, max: Math.min(max, largest) };
}

function maxBounds({ diskSizeMin: smallest }: StorageSettings): Bounds {
  return { min: smallest, max: SERVER_BOUNDS.diskSizeMax.max };
}

function minText(storage: StorageSettings, catalogue: Catalogue): string {
  const { min, max } = minBounds(storage, catalogue);
  return SETTING_TOOL_TEXTS.toLargest(min, max);
}

function familyOf({ diskType }: StorageSettings, { diskFamilies }: Catalogue) {
  return diskFamilies.find(({ id }) => id === diskType);
}

/** Sizes that the disk type is made in, TB. */
function sizesOf(storage: StorageSettings, catalogue: Catalogue): readonly number[] {
  return familyOf(storage, catalogue)?.sizesTb.values ?? [];
}

/** Bounds that no disk of the type fits, which a change of the type can leave. */
function noDiskNote(
  settings: GenericServerSettings,
  { name, catalogue }: Omit<Database, 'presets'>,
): SettingNote<GenericServerSettings> | undefined {
  const storage = settings.advancedSettings[name];
  const family = familyOf(storage, catalogue);
  const { diskSizeMin: min, diskSizeMax: max } = storage;
  if (family === undefined || family.sizesTb.values.some((size) => size >= min && size <= max)) return undefined;
  return {
    text: SETTING_TOOL_TEXTS.noDisk(
      family.name,
      SETTING_TOOL_TEXTS.range(exactText(min), exactText(max)),
      family.sizesTb.values,
    ),
    action: {
      text: SETTING_TOOL_TEXTS.allSizes,
      settings: change(settings, name, (each) => ({ ...each, diskSizeMin: 0, diskSizeMax: family.sizeCapTb.value })),
    },
  };
}

const RAIDS_WARNED_OF: readonly (readonly [raid: number, code: WarningCode])[] = [
  [Raid.jbod, 'jbod-loss'],
  [Raid.raid5, 'raid5-rebuild'],
];

/** The warnings about the resulting RAID type of one database. */
function raidWarnings(answer: Proposal, { name, catalogue }: Database): readonly Warning[] {
  const raid = catalogue.raidFamilies.find((family) => family.name === answer[name]?.raidType)?.id;
  return RAIDS_WARNED_OF.flatMap(([id, code]) => (id === raid ? warningsOf(code)(answer) : []));
}

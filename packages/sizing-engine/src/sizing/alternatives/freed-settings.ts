import type { Catalogue } from '../../catalogue/schema.ts';
import { entryOf } from '../../checks/lookup.ts';
import { changeApplianceSelection, type ApplianceSelection } from '../../design/appliance-choice.ts';
import { AUTO_SKU } from '../../design/appliance-sku.ts';
import { SLIDERS } from '../../design/bounds.ts';
import type { GenericServerSettings, HuskyServerSettings } from '../../design/design.ts';
import { diskSizeCap } from '../../design/disk-sizes.ts';
import { ApplianceModel, FormFactor, MachineType, Raid } from '../../design/enumerations.ts';
import { raidFamilyOf } from '../storage/raid-layout.ts';
import type { ChosenSetting, FixedSetting, FreedChoice, SettingChanges } from '../result/sayings.ts';

/** Settings that somebody fixed, and what sets them free. */
export interface Freed {
  readonly choices: readonly FreedChoice[];
  readonly changes: SettingChanges;
}

/** What is fixed of a setting, and the changes that free it. */
type Fixed = readonly [FreedChoice, SettingChanges];

/**
 * Each fixed setting of appliances, with others that do not go with it then; and all of them where there are several. Those come first
 * that free the fewest.
 */
export function freedAppliances(settings: HuskyServerSettings, catalogue: Catalogue): Freed[] {
  const { ivoModel, formFactor, advancedSettings } = settings;
  const { serverDiskQuantity, liveDatabase } = advancedSettings;
  const selection = { ivoModel, formFactor, raidType: liveDatabase.raidType, serverDiskQuantity };
  const fixed = fixedOfAppliances(settings, catalogue);
  const alone = fixed.map(([{ setting }, changes]) => {
    const field = SELECTED[setting];
    if (field === undefined) return changes;
    const changed = Object.entries(changeApplianceSelection(selection, { [field]: 0 }, catalogue)).filter(
      ([key, value]) => value !== selection[key as keyof ApplianceSelection],
    );
    return { ...Object.fromEntries(changed), ...(settings.applianceSku !== AUTO_SKU && NO_SKU) };
  });
  const freed = alone.map((changes) => freedBy(changes, fixed)).toSorted((a, b) => a.choices.length - b.choices.length);
  return withAll(freed, fixed);
}

const NO_SKU = { applianceSku: AUTO_SKU };

/** Settings of appliances that constrain each other. */
const SELECTED: Readonly<Partial<Record<FixedSetting, keyof ApplianceSelection>>> = {
  model: 'ivoModel',
  formFactor: 'formFactor',
  raidType: 'raidType',
  serverDiskQuantity: 'serverDiskQuantity',
};

/** Some changes, and the settings that they set free. */
function freedBy(changes: SettingChanges, fixed: readonly Fixed[]): Freed {
  const isFreed = ([, free]: Fixed): boolean => Object.entries(free).every(([key, value]) => changes[key] === value);
  return { choices: fixed.filter(isFreed).map(([choice]) => choice), changes };
}

function fixedOfAppliances(settings: HuskyServerSettings, catalogue: Catalogue): Fixed[] {
  const { ivoModel, formFactor, applianceSku, advancedSettings } = settings;
  const { serverDiskQuantity, liveDatabase } = advancedSettings;
  const auto = (setting: FixedSetting, chosen: ChosenSetting, changes: SettingChanges): Fixed => [
    { setting, chosen, usual: null },
    changes,
  ];
  const usual = (setting: 'maxDiskUtilization' | 'maxSystemUtilization', most: number): Fixed[] =>
    settings[setting] < most
      ? [[{ setting, chosen: { percent: settings[setting] }, usual: most }, { [setting]: most }]]
      : [];
  return [
    ...(ivoModel === ApplianceModel.auto
      ? []
      : [auto('model', entryOf(catalogue.appliances, ivoModel, 'ivoModel').model, { ivoModel: ApplianceModel.auto })]),
    ...(formFactor === FormFactor.auto
      ? []
      : [
          auto('formFactor', entryOf(catalogue.formFactors, formFactor, 'formFactor').name, {
            formFactor: FormFactor.auto,
          }),
        ]),
    ...(liveDatabase.raidType === Raid.auto
      ? []
      : [auto('raidType', raidFamilyOf(liveDatabase.raidType, catalogue).name, { raidType: Raid.auto })]),
    ...(serverDiskQuantity === 0
      ? []
      : [auto('serverDiskQuantity', { disks: serverDiskQuantity }, { serverDiskQuantity: 0 })]),
    ...(applianceSku === AUTO_SKU ? [] : [auto('sku', applianceSku, NO_SKU)]),
    ...usual('maxDiskUtilization', SLIDERS.netStorage.value),
    ...usual('maxSystemUtilization', SLIDERS.totalUsage.value),
  ];
}

/** Each fixed setting of generic servers alone, and all of them where there are several. */
export function freedServers({ advancedSettings }: GenericServerSettings, catalogue: Catalogue): Freed[] {
  const { machineType, archiving } = advancedSettings;
  const names = archiving ? (['liveDatabase', 'archiveDatabase'] as const) : (['liveDatabase'] as const);
  const storages = names.map((name) => ({ name, ...advancedSettings[name] }));
  const fixed: Fixed[] = [];
  if (machineType !== MachineType.auto) {
    const { name } = entryOf(catalogue.machineFamilies, machineType, 'machineType');
    fixed.push([{ setting: 'machineType', chosen: name, usual: null }, { machineType: MachineType.auto }]);
  }
  const ofRaid = storages.filter(({ raidType }) => raidType !== Raid.auto);
  if (ofRaid.length > 0) {
    fixed.push([
      { setting: 'raidType', chosen: raidFamilyOf(ofRaid[0]!.raidType, catalogue).name, usual: null },
      Object.fromEntries(ofRaid.map(({ name }) => [`${name}.raidType`, Raid.auto])),
    ]);
  }
  const ofSize = storages.filter(
    ({ diskType, diskSizeMin, diskSizeMax }) => diskSizeMin > 0 || diskSizeMax < diskSizeCap(diskType, catalogue),
  );
  if (ofSize.length > 0) {
    const { diskSizeMin, diskSizeMax } = ofSize[0]!;
    const changes = ofSize.flatMap(({ name, diskType }) => [
      [`${name}.diskSizeMin`, 0] as const,
      [`${name}.diskSizeMax`, diskSizeCap(diskType, catalogue)] as const,
    ]);
    fixed.push([
      { setting: 'diskSizes', chosen: { minTb: diskSizeMin, maxTb: diskSizeMax }, usual: null },
      Object.fromEntries(changes),
    ]);
  }
  return withAll(
    fixed.map(([choice, changes]) => ({ choices: [choice], changes })),
    fixed,
  );
}

function withAll(alone: readonly Freed[], fixed: readonly Fixed[]): Freed[] {
  if (fixed.length < 2) return [...alone];
  const choices = fixed.map(([choice]) => choice);
  return [...alone, { choices, changes: Object.assign({}, ...fixed.map(([, changes]) => changes)) as SettingChanges }];
}

import type { FormData } from '@site-designer/api-contract';
import {
  applianceChoices,
  camerasPerServerBounds,
  changeApplianceSelection,
  platformOf,
  type ApplianceSelection,
  type HuskyServerSettings,
} from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { catalogue } from '../../lib/catalogue.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { SettingsPanel } from './settings-panel.tsx';

interface HuskyPanelProps {
  readonly settings: HuskyServerSettings;
  readonly formData: FormData;
  readonly onChange: (settings: HuskyServerSettings) => void;
}

export function HuskyPanel({ settings, formData, onChange }: HuskyPanelProps): ReactNode {
  const { mainSettings, advancedSettings, maxSystemUtilization, maxDiskUtilization } = settings;
  const perServer = camerasPerServerBounds(platformOf(settings, catalogue));
  const { serverDiskQuantities, totalUsageSetup, netStorageSetup } = formData.husky;

  function changeMain(patch: Partial<typeof mainSettings>): void {
    onChange({ ...settings, mainSettings: { ...mainSettings, ...patch } });
  }

  return (
    <SettingsPanel title="Recording Server Settings">
      <SelectionFields settings={settings} formData={formData} onChange={onChange} />
      <Select
        label="Server Disk Quantity"
        value={advancedSettings.serverDiskQuantity}
        options={serverDiskQuantities}
        onChange={(serverDiskQuantity) =>
          onChange({ ...settings, advancedSettings: { ...advancedSettings, serverDiskQuantity } })
        }
      />
      <NumberField
        label="Max cameras per server"
        unit="cameras"
        value={mainSettings.maxCamerasPerServer}
        bounds={perServer}
        onChange={(maxCamerasPerServer) => changeMain({ maxCamerasPerServer })}
      />
      <NumberField
        label="Remote smart client streams per server"
        unit="streams"
        value={mainSettings.concurrentSmartClientStreams}
        bounds={perServer}
        onChange={(concurrentSmartClientStreams) => changeMain({ concurrentSmartClientStreams })}
      />
      <Slider
        label="Max system utilization"
        setup={totalUsageSetup}
        value={maxSystemUtilization}
        onChange={(value) => onChange({ ...settings, maxSystemUtilization: value })}
      />
      <Slider
        label="Max disk utilization"
        setup={netStorageSetup}
        value={maxDiskUtilization}
        onChange={(value) => onChange({ ...settings, maxDiskUtilization: value })}
      />
    </SettingsPanel>
  );
}

/** Model, form factor and RAID: each narrows what the others offer, by the engine's rules. */
function SelectionFields({ settings, formData, onChange }: HuskyPanelProps): ReactNode {
  const { advancedSettings, ivoModel, formFactor } = settings;
  const selection = { ivoModel, formFactor, raidType: advancedSettings.liveDatabase.raidType };
  const choices = applianceChoices(selection, catalogue);
  const { huskyIvoModels, formFactors, raidTypes } = formData.husky;

  function change(patch: Partial<ApplianceSelection>): void {
    const { raidType, ...next } = changeApplianceSelection(selection, patch, catalogue);
    onChange({ ...settings, ...next, advancedSettings: { ...advancedSettings, liveDatabase: { raidType } } });
  }

  return (
    <>
      <Select
        label="Husky IVO Model"
        value={ivoModel}
        options={offered(huskyIvoModels, choices.ivoModels)}
        onChange={(id) => change({ ivoModel: id })}
      />
      <Select
        label="Form factor"
        value={formFactor}
        options={offered(formFactors, choices.formFactors)}
        onChange={(id) => change({ formFactor: id })}
      />
      <Select
        label="Raid Array"
        value={selection.raidType}
        options={offered(raidTypes, choices.raidTypes)}
        onChange={(id) => change({ raidType: id })}
      />
    </>
  );
}

function offered(options: readonly SelectOption[], ids: readonly number[]): readonly SelectOption[] {
  return options.filter(({ id }) => ids.includes(id));
}

import type { FormData } from '@site-designer/api-contract';
import {
  camerasPerServerBounds,
  platformOf,
  SERVER_BOUNDS,
  type GenericServerSettings,
} from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { catalogue } from '../../lib/catalogue.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingsPanel, SettingsSection } from './settings-panel.tsx';
import { StorageSection } from './storage-section.tsx';

interface GenericPanelProps {
  readonly settings: GenericServerSettings;
  readonly formData: FormData;
  readonly onChange: (settings: GenericServerSettings) => void;
  readonly onArchiving: (isArchiving: boolean) => void;
}

export function GenericPanel(props: GenericPanelProps): ReactNode {
  const { settings, formData, onChange, onArchiving } = props;
  const { advancedSettings } = settings;
  const { archiving, liveDatabase, archiveDatabase, archiveFrequency } = advancedSettings;

  function change(patch: Partial<typeof advancedSettings>): void {
    onChange({ ...settings, advancedSettings: { ...advancedSettings, ...patch } });
  }

  return (
    <SettingsPanel title="Recording Server Settings">
      <MainSettings {...props} />
      <SettingsSection title="Advanced Settings">
        <Select
          label="Machine Type"
          value={advancedSettings.machineType}
          options={formData.machineTypes}
          onChange={(machineType) => change({ machineType })}
        />
        <Select
          label="Max Disks Per Server"
          value={advancedSettings.serverDiskQuantity}
          options={formData.serverDiskQuantities}
          onChange={(serverDiskQuantity) => change({ serverDiskQuantity })}
        />
        <Select
          label="Raid OS"
          value={Number(advancedSettings.raidOS)}
          options={formData.raidOS}
          onChange={(id) => change({ raidOS: id === 1 })}
        />
        <Checkbox label="Archiving" isSelected={archiving} onChange={onArchiving} />
      </SettingsSection>
      <StorageSection
        title="Live Database"
        storage={liveDatabase}
        formData={formData}
        onChange={(storage) => change({ liveDatabase: storage })}
      />
      {archiving && (
        <>
          <StorageSection
            title="Archiving"
            storage={archiveDatabase}
            formData={formData}
            onChange={(storage) => change({ archiveDatabase: storage })}
          />
          <Select
            label="Archive Frequency"
            hint="Times per day"
            value={archiveFrequency}
            options={formData.archiveFrequencies}
            onChange={(frequency) => change({ archiveFrequency: frequency })}
          />
        </>
      )}
    </SettingsPanel>
  );
}

function MainSettings({ settings, onChange }: Pick<GenericPanelProps, 'settings' | 'onChange'>): ReactNode {
  const { mainSettings } = settings;

  function change(patch: Partial<typeof mainSettings>): void {
    onChange({ ...settings, mainSettings: { ...mainSettings, ...patch } });
  }

  return (
    <SettingsSection title="Main Settings">
      <NumberField
        label="System overhead"
        unit="%"
        value={mainSettings.systemOverhead}
        bounds={SERVER_BOUNDS.systemOverhead}
        onChange={(systemOverhead) => change({ systemOverhead })}
      />
      <NumberField
        label="Max cameras per server"
        unit="cameras"
        value={mainSettings.maxCamerasPerServer}
        bounds={camerasPerServerBounds(platformOf(settings, catalogue))}
        onChange={(maxCamerasPerServer) => change({ maxCamerasPerServer })}
      />
      <NumberField
        label="Concurrent Smart Client Streams"
        unit="streams"
        value={mainSettings.concurrentSmartClientStreams}
        bounds={SERVER_BOUNDS.concurrentSmartClientStreams}
        onChange={(concurrentSmartClientStreams) => change({ concurrentSmartClientStreams })}
      />
    </SettingsSection>
  );
}

import type { GenericServerSettings, HuskyServerSettings } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { SettingsPanel } from './settings-panel.tsx';

interface ManagementPanelProps<S> {
  readonly settings: S;
  readonly options: readonly SelectOption[];
  readonly onChange: (settings: S) => void;
}

export function ManagementPanel<S extends GenericServerSettings | HuskyServerSettings>({
  settings,
  options,
  onChange,
}: ManagementPanelProps<S>): ReactNode {
  return (
    <SettingsPanel title="Management Server Settings">
      <Select
        label="Supported Cameras"
        value={settings.managementServerSettings.supportedCameras}
        options={options}
        isDisabled={!settings.addManagementServer}
        hint={settings.addManagementServer ? undefined : 'Add a management server first.'}
        onChange={(supportedCameras) => onChange({ ...settings, managementServerSettings: { supportedCameras } })}
      />
    </SettingsPanel>
  );
}

import type { FormData } from '@site-designer/api-contract';
import {
  changePlatformVersion,
  platformOf,
  type GenericServerSettings,
  type HuskyServerSettings,
} from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { catalogue } from '../../lib/catalogue.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingsPanel } from './settings-panel.tsx';

interface PlatformPanelProps<S> {
  readonly settings: S;
  readonly formData: FormData;
  readonly onChange: (settings: S) => void;
}

/** Edition of the recording software, and whether a management server belongs to it. */
export function PlatformPanel<S extends GenericServerSettings | HuskyServerSettings>({
  settings,
  formData,
  onChange,
}: PlatformPanelProps<S>): ReactNode {
  const { xProtectVersion, addManagementServer } = settings;
  const canHaveManagement = platformOf(settings, catalogue).managementServer;
  return (
    <SettingsPanel title="Platform">
      <Select
        label="Select XProtect Version"
        value={xProtectVersion}
        options={formData.xProtectVersions}
        hint={canHaveManagement ? undefined : 'This edition has no management server of its own.'}
        onChange={(id) => onChange(changePlatformVersion(settings, id, catalogue))}
      />
      <Checkbox
        label="Add Management Server"
        isSelected={addManagementServer}
        isDisabled={!canHaveManagement}
        onChange={(isSelected) => onChange({ ...settings, addManagementServer: isSelected })}
      />
    </SettingsPanel>
  );
}

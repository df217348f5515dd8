import type { FormData } from '@site-designer/api-contract';
import { HardwareType, type ServerSettings } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { useServerSettings } from '../../store/use-design.ts';
import { Select } from '../../ui/select.tsx';
import { DefaultsButton } from './defaults-button.tsx';
import { GenericPanel } from './generic-panel.tsx';
import { HuskyPanel } from './husky-panel.tsx';
import { ManagementPanel } from './management-panel.tsx';
import { PlatformPanel } from './platform-panel.tsx';
import styles from './servers-tab.module.css';

interface ServersTabProps {
  readonly formData: FormData;
}

export function ServersTab({ formData }: ServersTabProps): ReactNode {
  const settings = useServerSettings();
  const change = useApp(({ serverSettings }) => serverSettings.change);
  if (!settings) return null;
  const props = { settings, formData, onChange: change };
  return (
    <>
      <div className={styles.head}>
        <Select
          label="Choose Hardware type"
          className={styles.hardware}
          value={settings.hardwareType}
          options={formData.hardwareTypes}
          onChange={(id) => change({ ...settings, hardwareType: id as HardwareType })}
        />
        <DefaultsButton />
      </div>
      {settings.hardwareType === HardwareType.husky ? <HuskySettings {...props} /> : <GenericSettings {...props} />}
    </>
  );
}

interface SettingsProps extends ServersTabProps {
  readonly settings: ServerSettings;
  readonly onChange: (settings: ServerSettings) => void;
}

function HuskySettings({ settings, formData, onChange }: SettingsProps): ReactNode {
  const change = (huskyServerSettings: ServerSettings['huskyServerSettings']) =>
    onChange({ ...settings, huskyServerSettings });
  const props = { settings: settings.huskyServerSettings, formData, onChange: change };
  return (
    <>
      <PlatformPanel {...props} />
      <HuskyPanel {...props} />
      <ManagementPanel {...props} options={formData.husky.supportedCameras} />
    </>
  );
}

function GenericSettings({ settings, formData, onChange }: SettingsProps): ReactNode {
  const saveArchiving = useApp(({ serverSettings }) => serverSettings.saveArchiving);
  const change = (genericServerSettings: ServerSettings['genericServerSettings']) =>
    onChange({ ...settings, genericServerSettings });
  const props = { settings: settings.genericServerSettings, formData, onChange: change };
  return (
    <>
      <PlatformPanel {...props} />
      <GenericPanel {...props} onArchiving={(archiving) => void saveArchiving(archiving)} />
      <ManagementPanel {...props} options={formData.supportedCameras} />
    </>
  );
}

import type { HuskyServerSettings } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { HUSKY_SETTINGS } from './husky-settings.ts';
import { PANEL_TEXTS } from '../../../texts/en/servers.ts';
import { SettingFields, SettingsPanel, SettingsSection, type SettingsProps } from './settings-panel.tsx';

/** The settings of appliances. */
export function HuskyPanels(props: SettingsProps<HuskyServerSettings>): ReactNode {
  return (
    <>
      <SettingsPanel title={PANEL_TEXTS.platform}>
        <SettingFields {...props} list={HUSKY_SETTINGS.platform} />
      </SettingsPanel>
      <SettingsPanel title={PANEL_TEXTS.recordingServer}>
        <SettingsSection title={PANEL_TEXTS.appliance}>
          <SettingFields {...props} list={HUSKY_SETTINGS.appliance} />
        </SettingsSection>
        <SettingsSection title={PANEL_TEXTS.limits}>
          <SettingFields {...props} list={HUSKY_SETTINGS.limits} />
        </SettingsSection>
        <SettingsSection title={PANEL_TEXTS.utilization}>
          <SettingFields {...props} list={HUSKY_SETTINGS.utilization} />
        </SettingsSection>
      </SettingsPanel>
      <SettingsPanel title={PANEL_TEXTS.management}>
        <SettingFields {...props} list={HUSKY_SETTINGS.management} />
      </SettingsPanel>
    </>
  );
}

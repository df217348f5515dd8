import type { GenericServerSettings } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { GENERIC_SETTINGS } from './generic-settings.ts';
import { PANEL_TEXTS } from '../../../texts/en/servers.ts';
import { SettingFields, SettingsPanel, SettingsSection, type SettingsProps } from './settings-panel.tsx';

/** The settings of servers of any make. */
export function GenericPanels(props: SettingsProps<GenericServerSettings>): ReactNode {
  const { archiving } = props.settings.advancedSettings;
  return (
    <>
      <SettingsPanel title={PANEL_TEXTS.platform}>
        <SettingFields {...props} list={GENERIC_SETTINGS.platform} />
      </SettingsPanel>
      <SettingsPanel title={PANEL_TEXTS.recordingServer}>
        <SettingsSection title={PANEL_TEXTS.main}>
          <SettingFields {...props} list={GENERIC_SETTINGS.main} />
        </SettingsSection>
        <SettingsSection title={PANEL_TEXTS.advanced}>
          <SettingFields {...props} list={GENERIC_SETTINGS.advanced} />
          <SettingFields {...props} list={GENERIC_SETTINGS.archiving} />
        </SettingsSection>
        <SettingsSection title={PANEL_TEXTS.live}>
          <SettingFields {...props} list={GENERIC_SETTINGS.live} />
        </SettingsSection>
        {archiving && (
          <SettingsSection title={PANEL_TEXTS.archive}>
            <SettingFields {...props} list={GENERIC_SETTINGS.archive} />
          </SettingsSection>
        )}
      </SettingsPanel>
      <SettingsPanel title={PANEL_TEXTS.management}>
        <SettingFields {...props} list={GENERIC_SETTINGS.management} />
      </SettingsPanel>
    </>
  );
}

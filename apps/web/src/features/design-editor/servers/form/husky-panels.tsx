import type { HuskyServerSettings } from '@site-designer/sizing-engine';
import { useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { huskySettings } from '../settings/husky-settings.ts';
import { PANEL_TEXTS } from '#texts/editor/servers.ts';
import { SettingFields, SettingsPanel, SettingsSection, type SettingsProps } from './settings-panel.tsx';

export function HuskyPanels(props: SettingsProps<HuskyServerSettings>): ReactNode {
  const catalogue = useCatalogue();
  const lists = useMemo(() => huskySettings(catalogue), [catalogue]);
  return (
    <>
      <SettingsPanel title={PANEL_TEXTS.platform}>
        <SettingFields {...props} list={lists.platform} />
      </SettingsPanel>
      <SettingsPanel title={PANEL_TEXTS.recordingServer}>
        <SettingsSection title={PANEL_TEXTS.appliance}>
          <SettingFields {...props} list={lists.appliance} />
        </SettingsSection>
        <SettingsSection title={PANEL_TEXTS.limits}>
          <SettingFields {...props} list={lists.limits} />
        </SettingsSection>
        <SettingsSection title={PANEL_TEXTS.utilization}>
          <SettingFields {...props} list={lists.utilization} />
        </SettingsSection>
      </SettingsPanel>
      <SettingsPanel title={PANEL_TEXTS.management}>
        <SettingFields {...props} list={lists.management} />
      </SettingsPanel>
    </>
  );
}

import type { GenericServerSettings } from '@site-designer/sizing-engine';
import { useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { genericSettings } from '../settings/generic-settings.ts';
import { PANEL_TEXTS } from '#texts/editor/servers.ts';
import { SettingFields, SettingsPanel, SettingsSection, type SettingsProps } from './settings-panel.tsx';

interface GenericPanelsProps extends SettingsProps<GenericServerSettings> {
  /** Rendered after the archive: settings that are not only for generic servers. */
  readonly secondArchive: ReactNode;
}

export function GenericPanels({ secondArchive, ...props }: GenericPanelsProps): ReactNode {
  const catalogue = useCatalogue();
  const lists = useMemo(() => genericSettings(catalogue), [catalogue]);
  const { archiving } = props.settings.advancedSettings;
  return (
    <>
      <SettingsPanel title={PANEL_TEXTS.platform}>
        <SettingFields {...props} list={lists.platform} />
      </SettingsPanel>
      <SettingsPanel title={PANEL_TEXTS.recordingServer}>
        <SettingsSection title={PANEL_TEXTS.main}>
          <SettingFields {...props} list={lists.main} />
        </SettingsSection>
        <SettingsSection title={PANEL_TEXTS.advanced}>
          <SettingFields {...props} list={lists.advanced} />
          <SettingFields {...props} list={lists.archiving} />
        </SettingsSection>
        <SettingsSection title={PANEL_TEXTS.live}>
          <SettingFields {...props} list={lists.live} />
        </SettingsSection>
        {archiving && (
          <SettingsSection title={PANEL_TEXTS.archive}>
            <SettingFields {...props} list={lists.archive} />
          </SettingsSection>
        )}
        {secondArchive}
      </SettingsPanel>
      <SettingsPanel title={PANEL_TEXTS.management}>
        <SettingFields {...props} list={lists.management} />
      </SettingsPanel>
    </>
  );
}

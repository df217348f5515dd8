import type { FormData } from '@site-designer/api-contract';
import type { GenericServerSettings, Proposal, ServerSettings } from '@site-designer/sizing-engine';
import { HardwareType } from '@site-designer/sizing-engine/design';
import { useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/catalogue-context.ts';
import { PANEL_TEXTS } from '../../../texts/en/servers.ts';
import { useEditor, useServerSettings } from '../editor-context.ts';
import { DefaultsButton } from './defaults-button.tsx';
import { GenericPanels } from './generic-panels.tsx';
import { HardwareField } from './hardware-field.tsx';
import { HuskyPanels } from './husky-panels.tsx';
import { ResiliencePanel } from './resilience-panel.tsx';
import { withPossibleResilience } from './resilience-settings.ts';
import { SettingFields, SettingsPanel } from './settings-panel.tsx';
import { sharedSettings } from './shared-settings.ts';
import styles from './servers-tab.module.css';

interface ServersTabProps {
  readonly formData: FormData;
  /** What the design on the screen comes to; undefined where it has no answer. */
  readonly answer: Proposal | undefined;
}

export function ServersTab(props: ServersTabProps): ReactNode {
  const settings = useServerSettings();
  const catalogue = useCatalogue();
  const change = useEditor(({ serverSettings }) => serverSettings.change);
  if (!settings) return null;
  const onChange = (changed: ServerSettings): void => change(withPossibleResilience(changed, catalogue));
  const all = { ...props, settings, onChange };
  return (
    <>
      <div className={styles.head}>
        <div className={styles.hardware}>
          <HardwareField {...all} />
        </div>
        <DefaultsButton />
      </div>
      {settings.hardwareType === HardwareType.husky ? <HuskySettings {...all} /> : <GenericSettings {...all} />}
      <ResiliencePanel {...all} />
      <SharedSettings {...all} />
    </>
  );
}

interface SettingsProps extends ServersTabProps {
  readonly settings: ServerSettings;
  readonly onChange: (settings: ServerSettings) => void;
}

function HuskySettings({ settings, onChange, ...props }: SettingsProps): ReactNode {
  return (
    <HuskyPanels
      {...props}
      settings={settings.huskyServerSettings}
      onChange={(huskyServerSettings) => onChange({ ...settings, huskyServerSettings })}
    />
  );
}

/** What holds for both hardware types. */
function SharedSettings(props: SettingsProps): ReactNode {
  const catalogue = useCatalogue();
  const list = useMemo(() => sharedSettings(catalogue), [catalogue]);
  return (
    <SettingsPanel title={PANEL_TEXTS.shared}>
      <SettingFields {...props} list={list} />
    </SettingsPanel>
  );
}

/** Turning archiving on or off is saved at once; everything else waits for a pause. */
function GenericSettings({ settings, onChange, ...props }: SettingsProps): ReactNode {
  const saveArchiving = useEditor(({ serverSettings }) => serverSettings.saveArchiving);
  const before = settings.genericServerSettings;

  function change(genericServerSettings: GenericServerSettings): void {
    const { archiving } = genericServerSettings.advancedSettings;
    if (archiving === before.advancedSettings.archiving) onChange({ ...settings, genericServerSettings });
    else void saveArchiving(archiving);
  }

  return <GenericPanels {...props} settings={before} onChange={change} />;
}

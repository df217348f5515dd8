import type { FormData } from '@site-designer/api-contract';
import type { GenericServerSettings, ServerSettings } from '@site-designer/sizing-engine';
import type { Proposal } from '@site-designer/texts';
import { HardwareType } from '@site-designer/sizing-engine/enumerations';
import { lazy, Suspense, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { GuardedFields } from '../../../../ui/fields/guarded-fields.tsx';
import { loadChunk } from '../../../../lib/calls/load-chunk.ts';
import { PANEL_TEXTS } from '#texts/editor/servers.ts';
import type { SettingsStep } from '../../document/settings-step.ts';
import { useEditor, useServerSettings } from '../../document/editor-context.ts';
import { DefaultsButton } from './defaults-button.tsx';
import { GenericPanels } from './generic-panels.tsx';
import { HardwareField } from './hardware-field.tsx';
import { HuskyPanels } from './husky-panels.tsx';
import { ResiliencePanel } from './resilience-panel.tsx';
import { withPossibleResilience } from '../settings/resilience-settings.ts';
import { SecondArchive } from './second-archive.tsx';
import { SettingFields, SettingsPanel } from './settings-panel.tsx';
import { sharedSettings } from '../settings/shared-settings.ts';
import styles from './servers-tab.module.css';

const KeptRecordingsPanels = lazy(async () => ({
  default: (await loadChunk(import('./kept-recordings-panels.tsx'))).KeptRecordingsPanels,
}));

interface ServersTabProps {
  readonly formData: FormData;
  /** The answer to the design on the screen; undefined if there is none. */
  readonly answer: Proposal | undefined;
}

export function ServersTab(props: ServersTabProps): ReactNode {
  const settings = useServerSettings();
  const catalogue = useCatalogue();
  const change = useEditor(({ serverSettings }) => serverSettings.change);
  const settingsBefore = useEditor(({ siteDesignEditor }) => siteDesignEditor.reverted?.settingsBefore);
  const tab = useRef<HTMLDivElement>(null);
  useRevertedInView(settingsBefore, tab);
  if (!settings) return null;
  const onChange: SettingsProps['onChange'] = (changed, step) =>
    change(withPossibleResilience(changed, catalogue), step);
  const all = { ...props, settings, settingsBefore, onChange };
  return (
    <div ref={tab}>
      <GuardedFields>
        <div className={styles.head}>
          <div className={styles.hardware}>
            <HardwareField {...all} />
          </div>
          <DefaultsButton />
        </div>
      </GuardedFields>
      {settings.hardwareType === HardwareType.husky ? <HuskySettings {...all} /> : <GenericSettings {...all} />}
      {hasIdleSecondArchive(settings) && (
        <SettingsPanel title={PANEL_TEXTS.archive}>
          <SecondArchive {...all} />
        </SettingsPanel>
      )}
      <ResiliencePanel {...all} />
      <Suspense fallback={null}>
        <KeptRecordingsPanels {...all} />
      </Suspense>
      <SharedSettings {...all} />
    </div>
  );
}

/** Scrolls to the first setting that the last undo or redo changed, and focuses it unless another element has the focus. */
function useRevertedInView(settingsBefore: ServerSettings | undefined, tab: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const reverted = settingsBefore && tab.current?.querySelector('[data-reverted]');
    if (!reverted) return;
    reverted.scrollIntoView?.({ block: 'nearest' });
    if (document.activeElement === document.body) reverted.querySelector<HTMLElement>('input, select')?.focus();
  }, [settingsBefore, tab]);
}

interface SettingsProps extends ServersTabProps {
  readonly settings: ServerSettings;
  readonly settingsBefore: ServerSettings | undefined;
  readonly onChange: (settings: ServerSettings, step?: SettingsStep) => void;
}

function HuskySettings({ settings, settingsBefore, onChange, ...props }: SettingsProps): ReactNode {
  return (
    <HuskyPanels
      {...props}
      settings={settings.huskyServerSettings}
      settingsBefore={settingsBefore?.huskyServerSettings}
      onChange={(huskyServerSettings, step) => onChange({ ...settings, huskyServerSettings }, step)}
    />
  );
}

/** Whether a second archive is set that appliances do not have: it is kept for generic servers. */
function hasIdleSecondArchive({ hardwareType, tiers }: ServerSettings): boolean {
  return hardwareType === HardwareType.husky && tiers.groomAfterDays > 0;
}

/** Panels for both hardware types. */
function SharedSettings(props: SettingsProps): ReactNode {
  const catalogue = useCatalogue();
  const list = useMemo(() => sharedSettings(catalogue), [catalogue]);
  return (
    <SettingsPanel title={PANEL_TEXTS.shared}>
      <SettingFields {...props} list={list} />
    </SettingsPanel>
  );
}

/** Archiving is saved at once when it is turned on or off; other settings are saved after a pause. */
function GenericSettings(all: SettingsProps): ReactNode {
  const { settings, settingsBefore, onChange, ...props } = all;
  const saveArchiving = useEditor(({ serverSettings }) => serverSettings.saveArchiving);
  const before = settings.genericServerSettings;

  function change(genericServerSettings: GenericServerSettings, step?: SettingsStep): void {
    const { archiving } = genericServerSettings.advancedSettings;
    if (archiving === before.advancedSettings.archiving) onChange({ ...settings, genericServerSettings }, step);
    else void saveArchiving(archiving);
  }

  return (
    <GenericPanels
      {...props}
      settings={before}
      settingsBefore={settingsBefore?.genericServerSettings}
      onChange={change}
      secondArchive={<SecondArchive {...all} />}
    />
  );
}

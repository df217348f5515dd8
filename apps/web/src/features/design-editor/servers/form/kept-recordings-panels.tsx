import type { ServerSettings } from '@site-designer/sizing-engine';
import type { Proposal } from '@site-designer/texts';
import { useMemo, type ReactNode } from 'react';
import { EVIDENCE_LOCK_TEXTS as TEXTS } from '#texts/proposal/kept-recordings.ts';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { quantityText } from '../../../../lib/format/format-quantity.ts';
import { evidenceLockSettings, missingOf } from '../settings/evidence-lock-settings.ts';
import styles from './resilience-panel.module.css';
import { RetentionRulesPanel } from './retention-rules-panel.tsx';
import { SettingFields, SettingsPanel, type SettingsProps } from './settings-panel.tsx';

export function KeptRecordingsPanels(props: SettingsProps<ServerSettings>): ReactNode {
  return (
    <>
      <RetentionRulesPanel {...props} />
      <EvidenceLockPanel {...props} />
    </>
  );
}

function EvidenceLockPanel(props: SettingsProps<ServerSettings>): ReactNode {
  const catalogue = useCatalogue();
  const list = useMemo(() => evidenceLockSettings(catalogue), [catalogue]);
  return (
    <SettingsPanel title={TEXTS.title}>
      <div className={styles.outcome}>
        <output>{outcomeOf(props)}</output>
      </div>
      <SettingFields {...props} list={list} />
    </SettingsPanel>
  );
}

function outcomeOf({ answer, settings }: SettingsProps<ServerSettings>): string {
  const missing = missingOf(settings.evidenceLock);
  if (missing.length > 0) return TEXTS.incomplete(missing);
  return answer?.evidenceLock === undefined ? TEXTS.nothing : reservedText(answer.evidenceLock);
}

function reservedText({ cameraHours, storageTb }: NonNullable<Proposal['evidenceLock']>): string {
  const tb = (each: number): string => quantityText(each, 'TB');
  return TEXTS.reserved(tb(storageTb.value), [tb(storageTb.low), tb(storageTb.high)], cameraHours);
}

import type { ServerSettings } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { EvidenceLockPanel } from './evidence-lock-panel.tsx';
import { RetentionRulesPanel } from './retention-rules-panel.tsx';
import type { SettingsProps } from './settings-panel.tsx';

/** Retention rules and evidence locks, for both hardware types. */
export function KeptRecordingsPanels(props: SettingsProps<ServerSettings>): ReactNode {
  return (
    <>
      <RetentionRulesPanel {...props} />
      <EvidenceLockPanel {...props} />
    </>
  );
}

import type { ServerSettings } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { EvidenceLockPanel } from './evidence-lock-panel.tsx';
import { RetentionRulesPanel } from './retention-rules-panel.tsx';
import type { SettingsProps } from './settings-panel.tsx';

/** How long recordings have to be kept, and what outlives its retention: the same for both hardware types. */
export function KeptRecordingsPanels(props: SettingsProps<ServerSettings>): ReactNode {
  return (
    <>
      <RetentionRulesPanel {...props} />
      <EvidenceLockPanel {...props} />
    </>
  );
}

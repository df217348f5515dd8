import type { ServerSettings } from '@site-designer/sizing-engine';
import { useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { quantityText } from '../../../../lib/format/format-quantity.ts';
import { PANEL_TEXTS, TIER_TEXTS } from '#texts/editor/servers.ts';
import styles from './resilience-panel.module.css';
import { SettingFields, SettingsSection, type SettingsProps } from './settings-panel.tsx';
import { tierSettings } from '../settings/tier-settings.ts';

export function SecondArchive(props: SettingsProps<ServerSettings>): ReactNode {
  const catalogue = useCatalogue();
  const list = useMemo(() => tierSettings(catalogue), [catalogue]);
  const tiers = props.answer?.tiers;
  return (
    <SettingsSection title={PANEL_TEXTS.tiers}>
      {tiers && (
        <div className={styles.outcome}>
          <output>
            {TIER_TEXTS.outcome(tiers.groomAfterDays, {
              full: quantityText(tiers.fullTb, 'TB'),
              groomed: quantityText(tiers.groomedTb, 'TB'),
              saved: quantityText(tiers.savedTb, 'TB'),
            })}
          </output>
        </div>
      )}
      <SettingFields {...props} list={list} />
    </SettingsSection>
  );
}

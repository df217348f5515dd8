import type { ReactNode } from 'react';
import styles from './settings-panel.module.css';

interface SettingsPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Settings that belong together. */
export function SettingsPanel({ title, children }: SettingsPanelProps): ReactNode {
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Settings within a panel. */
export function SettingsSection({ title, children }: SettingsPanelProps): ReactNode {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.subtitle}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

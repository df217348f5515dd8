import type { Proposal } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Banner } from '../../../../ui/dialogs/banner.tsx';
import type { Setting, SettingProps } from '../settings/setting.ts';
import { SettingField } from './setting-field.tsx';
import styles from './settings-panel.module.css';

interface SettingsPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsPanel({ title, children }: SettingsPanelProps): ReactNode {
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

export function SettingsSection({ title, children }: SettingsPanelProps): ReactNode {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.subtitle}>{title}</legend>
      {children}
    </fieldset>
  );
}

export interface SettingsProps<S> extends SettingProps<S> {
  /** The answer to the design on the screen; undefined where there is none. */
  readonly answer: Proposal | undefined;
}

interface SettingFieldsProps<S> extends SettingsProps<S> {
  readonly list: readonly Setting<S>[];
}

/** Settings side by side, with the warnings that they cause below. */
export function SettingFields<S>({ list, answer, ...props }: SettingFieldsProps<S>): ReactNode {
  const warned = list.map((setting) => ({
    setting,
    warnings: answer === undefined ? [] : (setting.warnings?.(answer) ?? []),
  }));
  const warnings = warned.flatMap((each) => each.warnings);
  return (
    <>
      <div className={styles.fields}>
        {warned.map(({ setting, warnings: own }) => (
          <SettingField key={setting.text.label} {...props} setting={setting} isWarnedOf={own.length > 0} />
        ))}
      </div>
      <div className={styles.warnings}>
        {warnings.map(({ code, message }) => (
          <Banner key={code} tone="near">
            {message}
          </Banner>
        ))}
      </div>
    </>
  );
}

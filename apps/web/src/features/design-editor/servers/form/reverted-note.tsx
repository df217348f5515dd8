import type { ReactNode } from 'react';
import { SETTING_TOOL_TEXTS } from '#texts/editor/servers.ts';
import type { Setting, SettingProps } from '../settings/setting.ts';
import styles from './setting-field.module.css';
import { valueText } from '../settings/setting-words.ts';

type Compared<S> = Pick<SettingProps<S>, 'settings' | 'settingsBefore'>;

export function isReverted<S>({ read }: Setting<S>, { settings, settingsBefore }: Compared<S>): boolean {
  return settingsBefore !== undefined && read(settings) !== read(settingsBefore);
}

interface RevertedNoteProps<S> extends Compared<S>, Pick<SettingProps<S>, 'formData'> {
  readonly setting: Setting<S>;
}

export function RevertedNote<S>({ setting, formData, ...compared }: RevertedNoteProps<S>): ReactNode {
  const { settingsBefore } = compared;
  if (settingsBefore === undefined || !isReverted(setting, compared)) return null;
  const before = valueText({ setting, formData }, setting.read(settingsBefore));
  return <p className={styles.reverted}>{SETTING_TOOL_TEXTS.was(before)}</p>;
}

import type { ReactNode } from 'react';
import { GuardedIconButton } from '../../../../ui/buttons/guarded-button.tsx';
import { settingName, type Setting, type SettingProps } from '../settings/setting.ts';
import styles from './setting-field.module.css';
import { SETTING_TOOL_TEXTS } from '#texts/editor/servers.ts';
import { defaultText } from '../settings/setting-words.ts';

interface SettingResetProps<S> extends SettingProps<S> {
  readonly setting: Setting<S>;
}

/** Resets one setting to its default, with the settings that the rules change along with it. */
export function SettingReset<S>(props: SettingResetProps<S>): ReactNode {
  const { setting, settings, onChange } = props;
  return (
    <GuardedIconButton
      icon="undo"
      label={SETTING_TOOL_TEXTS.reset(defaultText(props))}
      aria-description={setting.text.label}
      className={styles.tool}
      onClick={({ currentTarget }) => {
        controlBeside(currentTarget)?.focus();
        onChange(setting.write(settings, setting.preset(settings)), { label: settingName(setting) });
      }}
    />
  );
}

/** The button disappears after the reset, so the focus moves to the setting. */
function controlBeside(button: Element): HTMLElement | null | undefined {
  return button.closest('[data-kind]')?.querySelector<HTMLElement>('input, select');
}

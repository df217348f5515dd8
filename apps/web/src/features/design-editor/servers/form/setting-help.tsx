import { type ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading, Popover, Pressable } from 'react-aria-components';
import type { FormData } from '@site-designer/api-contract';
import { IconButton } from '../../../../ui/buttons/button.tsx';
import type { Setting } from '../settings/setting.ts';
import styles from './setting-help.module.css';
import field from './setting-field.module.css';
import { SETTING_TOOL_TEXTS } from '#texts/editor/servers.ts';
import { boundsText, defaultText, valueText } from '../settings/setting-words.ts';

interface SettingHelpProps<S> {
  readonly setting: Setting<S>;
  readonly settings: S;
  readonly formData: FormData;
}

/** Effect, range and default of a setting, opened by pointer, touch or keyboard. */
export function SettingHelp<S>(props: SettingHelpProps<S>): ReactNode {
  const { label, help } = props.setting.text;
  return (
    <DialogTrigger>
      <Pressable>
        <IconButton icon="info" label={SETTING_TOOL_TEXTS.help} aria-description={label} className={field.tool} />
      </Pressable>
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={6}>
        <Dialog className={styles.help ?? ''}>
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {label}
          </Heading>
          <p>{help}</p>
          <Facts {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Facts<S>(props: SettingHelpProps<S>): ReactNode {
  const { setting, settings } = props;
  const { unit } = setting.text;
  const facts = [
    [SETTING_TOOL_TEXTS.now, valueText(props, setting.read(settings))],
    [SETTING_TOOL_TEXTS.default, defaultText(props)],
    [setting.control.kind === 'choice' ? SETTING_TOOL_TEXTS.choices : SETTING_TOOL_TEXTS.bounds, boundsText(props)],
    ...(unit === undefined ? [] : [[SETTING_TOOL_TEXTS.unit, unit]]),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

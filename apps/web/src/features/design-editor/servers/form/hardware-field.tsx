import type { FormData } from '@site-designer/api-contract';
import type { ServerSettings } from '@site-designer/sizing-engine';
import { useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { hardwareTypeSetting } from '../settings/hardware-setting.ts';
import styles from './setting-field.module.css';
import type { SettingsStep } from '../../document/settings-step.ts';
import { isReverted, RevertedNote } from './reverted-note.tsx';
import { stepOf } from '../settings/setting.ts';
import { SettingHelp } from './setting-help.tsx';

interface HardwareFieldProps {
  readonly settings: ServerSettings;
  readonly formData: FormData;
  readonly settingsBefore?: ServerSettings | undefined;
  readonly onChange: (settings: ServerSettings, step?: SettingsStep) => void;
}

/** The hardware type. Neither type deviates from a default, so there is no reset button. */
export function HardwareField({ settings, settingsBefore, formData, onChange }: HardwareFieldProps): ReactNode {
  const catalogue = useCatalogue();
  const setting = useMemo(() => hardwareTypeSetting(catalogue), [catalogue]);
  return (
    <div className={styles.setting} data-reverted={isReverted(setting, { settings, settingsBefore }) || undefined}>
      <Select
        label={setting.text.label}
        value={setting.read(settings)}
        options={formData.hardwareTypes}
        onChange={(id) => onChange(setting.write(settings, id), stepOf(setting))}
      />
      <RevertedNote {...{ setting, settings, settingsBefore, formData }} />
      <div className={styles.tools}>
        <SettingHelp setting={setting} settings={settings} formData={formData} />
      </div>
    </div>
  );
}

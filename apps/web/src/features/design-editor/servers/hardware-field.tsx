import type { FormData } from '@site-designer/api-contract';
import type { ServerSettings } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { Select } from '../../../ui/select.tsx';
import { HARDWARE_TYPE } from './hardware-setting.ts';
import styles from './setting-field.module.css';
import { SettingHelp } from './setting-help.tsx';

interface HardwareFieldProps {
  readonly settings: ServerSettings;
  readonly formData: FormData;
  readonly onChange: (settings: ServerSettings) => void;
}

/** The hardware type. Neither is a deviation from the other: there is no way back to offer. */
export function HardwareField({ settings, formData, onChange }: HardwareFieldProps): ReactNode {
  return (
    <div className={styles.setting}>
      <Select
        label={HARDWARE_TYPE.text.label}
        value={HARDWARE_TYPE.read(settings)}
        options={formData.hardwareTypes}
        onChange={(id) => onChange(HARDWARE_TYPE.write(settings, id))}
      />
      <div className={styles.tools}>
        <SettingHelp setting={HARDWARE_TYPE} settings={settings} formData={formData} />
      </div>
    </div>
  );
}

import type { FormData } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { classNames } from '../../../../lib/format/class-names.ts';
import { formatQuantity } from '../../../../lib/format/format-quantity.ts';
import { GuardedButton } from '../../../../ui/buttons/guarded-button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { GuardedFields } from '../../../../ui/fields/guarded-fields.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { Select, type SelectOption } from '../../../../ui/fields/select.tsx';
import { Slider } from './slider.tsx';
import { isReverted, RevertedNote } from './reverted-note.tsx';
import { isChanged, stepOf, type Control, type Setting, type SettingProps, settingName } from '../settings/setting.ts';
import styles from './setting-field.module.css';
import { SettingHelp } from './setting-help.tsx';
import { SettingReset } from './setting-reset.tsx';

interface SettingFieldProps<S> extends SettingProps<S> {
  readonly setting: Setting<S>;
  /** Whether a warning next to it says the same as its hint. */
  readonly isWarnedOf: boolean;
}

export function SettingField<S>(props: SettingFieldProps<S>): ReactNode {
  const { setting, settings } = props;
  const changed = isChanged(setting, settings);
  return (
    <div
      className={classNames(styles.setting, changed && styles.changed)}
      data-kind={setting.control.kind}
      data-changed={changed}
      data-reverted={isReverted(setting, props) || undefined}
    >
      <GuardedFields>
        <SettingControl {...props} />
      </GuardedFields>
      <RevertedNote {...props} />
      <div className={styles.tools}>
        {changed && <SettingReset {...props} />}
        <SettingHelp {...props} />
      </div>
      <Problem text={setting.problem?.(settings)} />
      <Note {...props} />
      {setting.control.kind === 'switch' && <p className={styles.hint}>{setting.hint?.(settings)}</p>}
    </div>
  );
}

function Problem({ text }: { readonly text: string | undefined }): ReactNode {
  return (
    text !== undefined && (
      <p className={styles.problem} role="alert">
        {text}
      </p>
    )
  );
}

function Note<S>({ setting, settings, onChange }: SettingFieldProps<S>): ReactNode {
  const note = setting.note?.(settings);
  return (
    note && (
      <p className={styles.note}>
        {note.text}{' '}
        <GuardedButton size="small" onClick={() => onChange(note.action.settings, { label: settingName(setting) })}>
          {note.action.text}
        </GuardedButton>
      </p>
    )
  );
}

function SettingControl<S>({ setting, settings, formData, isWarnedOf, onChange }: SettingFieldProps<S>): ReactNode {
  const { text, control } = setting;
  const hint = isWarnedOf ? undefined : setting.hint?.(settings);
  const common = {
    label: text.label,
    value: setting.read(settings),
    isDisabled: setting.isPossible?.(settings) === false,
    onChange: (value: number) => onChange(setting.write(settings, value), stepOf(setting)),
    ...(hint !== undefined && { hint }),
  };
  switch (control.kind) {
    case 'choice':
      return <Select {...common} options={offered(control, settings, formData)} />;
    case 'number':
      return (
        <NumberField
          {...common}
          {...(text.unit !== undefined &&
            !text.isUnitInLabel && { unit: formatQuantity(common.value, text.unit).unit })}
          bounds={control.bounds(settings)}
          isLive={control.isLive}
          hasDecimals={control.hasDecimals ?? false}
        />
      );
    case 'slider':
      return <Slider {...common} setup={control.setup(formData)} />;
    case 'switch':
      return <Switch {...common} />;
  }
}

interface SwitchProps {
  readonly label: string;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onChange: (value: number) => void;
}

function Switch({ label, value, isDisabled, onChange }: SwitchProps): ReactNode {
  return (
    <Checkbox
      label={label}
      isSelected={value === 1}
      isDisabled={isDisabled}
      onChange={(isSelected) => onChange(Number(isSelected))}
    />
  );
}

function offered<S>(
  control: Extract<Control<S>, { kind: 'choice' }>,
  settings: S,
  formData: FormData,
): readonly SelectOption[] {
  const ids = control.offered?.(settings);
  const options = control.options(formData);
  return ids === undefined ? options : options.filter(({ id }) => ids.includes(id));
}

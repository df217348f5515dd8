import type { ReactNode } from 'react';
import { isBegun, typedField, type FieldUnit } from '@site-designer/camera-table';
import { NUMBER_MARKS } from '../../../lib/format/number-marks.ts';
import { textToType } from '../../../lib/format/typed-digits.ts';
import { DraftField } from '../../../ui/fields/draft-field.tsx';
import { SITE_TEXTS } from '#texts/editor/site.ts';

interface NumberSettingProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: number | null;
  readonly onType: (value: number | null, isContinued: boolean) => string | undefined;
  readonly onLeave?: (() => void) | undefined;
  readonly unit?: Exclude<FieldUnit, ''>;
  /** Whether it may be empty: then it is not known. */
  readonly isOptional?: boolean;
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
  readonly className?: string | undefined;
}

/** A number, with its unit or without, that is taken over at every key; what the engine refuses stays with the reason. */
export function NumberSetting({ value, onType, isOptional = false, ...rest }: NumberSettingProps): ReactNode {
  const unit = rest.unit ?? '';
  function type(text: string, isContinued: boolean): string | undefined {
    if (isOptional && text.trim() === '') return onType(null, isContinued);
    const number = typedField(text, unit, NUMBER_MARKS);
    return number === undefined ? SITE_TEXTS.number : onType(number, isContinued);
  }
  return (
    <DraftField
      {...rest}
      isNumber
      value={value === null ? '' : textToType(value)}
      onType={type}
      isBegun={(text) => isBegun(text, unit)}
    />
  );
}

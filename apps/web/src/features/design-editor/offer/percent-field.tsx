import { fieldText } from '@site-designer/texts';
import { useState, type ReactNode } from 'react';
import { textToType, typedNumber } from '../../../lib/format/typed-digits.ts';
import { TypedField } from './typed-field.tsx';

interface PercentFieldProps {
  readonly label: string;
  /** Null: the field is empty. */
  readonly value: number | null;
  readonly message: string | undefined;
  readonly onChange: (percent: number | null) => void;
}

/** A percentage with decimals, or none. */
export function PercentField({ label, value, message, onChange }: PercentFieldProps): ReactNode {
  const [isUnreadable, setIsUnreadable] = useState(false);

  function type(text: string): boolean {
    const typed = text.replace('%', '').trim();
    const percent = typed === '' ? null : typedNumber(typed);
    const isReadable = !Number.isNaN(percent);
    setIsUnreadable(!isReadable);
    if (isReadable) onChange(percent);
    return isReadable;
  }

  return (
    <TypedField
      label={label}
      isLabelHidden
      inputMode="decimal"
      size={5}
      value={value === null ? '' : textToType(value)}
      message={isUnreadable ? fieldText('field.number') : message}
      onType={type}
    />
  );
}

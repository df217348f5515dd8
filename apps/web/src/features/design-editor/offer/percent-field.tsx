import { fieldText } from '@site-designer/texts';
import { useState, type ReactNode } from 'react';
import { TypedField } from './typed-field.tsx';

interface PercentFieldProps {
  readonly label: string;
  /** Null: the field is empty. */
  readonly value: number | null;
  readonly message: string | undefined;
  readonly onChange: (percent: number | null) => void;
}

const NUMBER = /^\d+(?:[.,]\d*)?$/;

/** A percentage with decimals, or none. */
export function PercentField({ label, value, message, onChange }: PercentFieldProps): ReactNode {
  const [isUnreadable, setIsUnreadable] = useState(false);

  function type(text: string): boolean {
    const typed = text.replace('%', '').trim();
    const isReadable = typed === '' || NUMBER.test(typed);
    setIsUnreadable(!isReadable);
    if (isReadable) onChange(typed === '' ? null : Number(typed.replace(',', '.')));
    return isReadable;
  }

  return (
    <TypedField
      label={label}
      isLabelHidden
      inputMode="decimal"
      size={5}
      value={value === null ? '' : String(value)}
      message={isUnreadable ? fieldText('field.number') : message}
      onType={type}
    />
  );
}

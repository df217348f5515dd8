import { currencies } from '@site-designer/price-list';
import type { ReactNode } from 'react';
import { Select } from '../../ui/fields/select.tsx';
import { LOCALE } from '../../lib/format/locale.ts';

interface CurrencyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (currency: string) => void;
  readonly className?: string | undefined;
}

export function CurrencyField({ label, value, onChange, className }: CurrencyFieldProps): ReactNode {
  const names = new Intl.DisplayNames(LOCALE, { type: 'currency' });
  const codes = currencies();
  return (
    <Select
      label={label}
      value={codes.indexOf(value)}
      options={codes.map((code, id) => ({ id, name: `${code}, ${names.of(code) ?? code}` }))}
      onChange={(id) => onChange(codes[id] ?? value)}
      className={className}
    />
  );
}

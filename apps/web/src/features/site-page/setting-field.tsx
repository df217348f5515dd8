import type { ReactNode } from 'react';
import { textToType } from '../../lib/format/typed-digits.ts';
import { DraftField } from '../../ui/fields/draft-field.tsx';
import { SITE_TEXTS } from '#texts/editor/site.ts';
import { numberOf } from './site-input.ts';

interface NumberSettingProps {
  readonly label: string;
  readonly value: number | null;
  readonly onType: (value: number | null) => string | undefined;
  readonly onLeave?: (() => void) | undefined;
  readonly unit?: string;
  /** Whether it may be empty: then it is not known. */
  readonly isOptional?: boolean;
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
  readonly className?: string | undefined;
}

/** A number that is taken over at every key; what the engine refuses stays with the reason. */
export function NumberSetting({ value, onType, isOptional = false, ...rest }: NumberSettingProps): ReactNode {
  function type(text: string): string | undefined {
    const number = numberOf(text);
    if (Number.isNaN(number) || (number === null && !isOptional)) return SITE_TEXTS.number;
    return onType(number);
  }
  return <DraftField {...rest} isNumber value={value === null ? '' : textToType(value)} onType={type} />;
}

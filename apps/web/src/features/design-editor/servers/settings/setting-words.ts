import type { FormData } from '@site-designer/api-contract';
import { exactText } from '../../../../lib/format/format-figure.ts';
import { formatQuantity, quantityText } from '../../../../lib/format/format-quantity.ts';
import { SETTING_TOOL_TEXTS } from '#texts/editor/servers.ts';
import type { Setting } from './setting.ts';

interface Asked<S> {
  readonly setting: Setting<S>;
  readonly settings: S;
  readonly formData: FormData;
}

export function valueText<S>({ setting, formData }: Omit<Asked<S>, 'settings'>, value: number): string {
  const { control, text } = setting;
  switch (control.kind) {
    case 'choice':
      return control.options(formData).find(({ id }) => id === value)?.name ?? String(value);
    case 'switch':
      return value === 1 ? SETTING_TOOL_TEXTS.on : SETTING_TOOL_TEXTS.off;
    case 'number':
      if (control.hasDecimals) return formatQuantity(value, text.unit ?? '').precise;
      return quantityText(value, text.unit ?? '');
    case 'slider':
      return quantityText(value, text.unit ?? '');
  }
}

export function defaultText<S>(asked: Asked<S>): string {
  return valueText(asked, asked.setting.preset(asked.settings));
}

/** The range of a setting as text, as limited by other settings. */
export function boundsText<S>({ setting, settings, formData }: Asked<S>): string {
  const { control, text } = setting;
  switch (control.kind) {
    case 'choice':
      return namesOf(control.offered?.(settings), control.options(formData));
    case 'switch':
      return SETTING_TOOL_TEXTS.onOrOff;
    case 'number': {
      if (control.boundsText) return control.boundsText(settings);
      const { min, max } = control.bounds(settings);
      return SETTING_TOOL_TEXTS.range(exactText(min), quantityText(max, text.unit ?? ''));
    }
    case 'slider': {
      const { minValue, rangeMax } = control.setup(formData);
      return SETTING_TOOL_TEXTS.range(exactText(minValue), quantityText(rangeMax, text.unit ?? ''));
    }
  }
}

function namesOf(
  ids: readonly number[] | undefined,
  options: readonly { readonly id: number; readonly name: string }[],
): string {
  return options
    .filter(({ id }) => ids?.includes(id) ?? true)
    .map(({ name }) => name)
    .join(', ');
}

import type { FormData } from '@site-designer/api-contract';
import type { WarningCode } from '@site-designer/sizing-engine';
import type { Proposal, Warning } from '@site-designer/texts';
import type { Bounds } from '@site-designer/sizing-engine/bounds';
import type { SliderSetup } from '@site-designer/sizing-engine/design';
import type { SettingsStep } from '../../document/settings-step.ts';
import type { SelectOption } from '../../../../ui/fields/select.tsx';
import type { SettingText } from '#texts/editor/servers.ts';

/** One setting: its label and help, its panel, its range and its default. */
export interface Setting<S> {
  readonly text: SettingText;
  /** Names its storage or panel if another setting has the same label. */
  readonly of?: string;
  readonly control: Control<S>;
  /** The value as a number; a switch is 1 or 0. */
  readonly read: (settings: S) => number;
  /** The settings with another value, and with the settings that the rules change along with it. */
  readonly write: (settings: S, value: number) => S;
  /** The default, which may follow from other settings. */
  readonly preset: (settings: S) => number;
  /** Whether it can be set; omitted if it always can. */
  readonly isPossible?: (settings: S) => boolean;
  readonly hint?: (settings: S) => string | undefined;
  /** An error of its value that depends on more than settings; its bounds are checked by the field. */
  readonly problem?: (settings: S) => string | undefined;
  /** Advice about its value, with an action. */
  readonly note?: (settings: S) => SettingNote<S> | undefined;
  /** The warnings of an answer that this setting causes. */
  readonly warnings?: (answer: Proposal) => readonly Warning[];
}

export interface SettingNote<S> {
  readonly text: string;
  readonly action: { readonly text: string; readonly settings: S };
}

export interface SettingProps<S> {
  readonly settings: S;
  /** The settings before the last undo or redo, while its note is shown. */
  readonly settingsBefore?: S | undefined;
  readonly formData: FormData;
  readonly onChange: (settings: S, step?: SettingsStep) => void;
}

export type Control<S> = NumberControl<S> | ChoiceControl<S> | SliderControl | SwitchControl;

interface NumberControl<S> {
  readonly kind: 'number';
  readonly bounds: (settings: S) => Bounds;
  /** The bounds as text, if they depend on another setting. */
  readonly boundsText?: (settings: S) => string;
  /** Whether each typed number is applied at once, not only when confirmed. */
  readonly isLive: boolean;
  readonly hasDecimals?: boolean;
}

interface ChoiceControl<S> {
  readonly kind: 'choice';
  readonly options: (formData: FormData) => readonly SelectOption[];
  /** Ids allowed by other settings; omitted if all are. */
  readonly offered?: (settings: S) => readonly number[];
}

interface SliderControl {
  readonly kind: 'slider';
  readonly setup: (formData: FormData) => SliderSetup;
}

interface SwitchControl {
  readonly kind: 'switch';
}

/** Label of a setting among those of others. */
export function settingName<S>({ text, of }: Setting<S>): string {
  return of === undefined ? text.label : `${text.label}, ${of}`;
}

/** The undo step of a setting. A slider passes many values, and a live number is typed digit by digit. */
export function stepOf<S>(setting: Setting<S>): SettingsStep {
  const { control } = setting;
  const isContinuous = control.kind === 'slider' || (control.kind === 'number' && control.isLive);
  return { label: settingName(setting), isContinuous };
}

/** A setting that starts as in a new design. */
export function withPreset<S>(presets: S, setting: Omit<Setting<S>, 'preset'>): Setting<S> {
  return { ...setting, preset: () => setting.read(presets) };
}

export function isChanged<S>({ read, preset }: Setting<S>, settings: S): boolean {
  return read(settings) !== preset(settings);
}

/** Picks warnings by their codes, each once. */
export function warningsOf(...codes: readonly WarningCode[]): (answer: Proposal) => readonly Warning[] {
  return ({ warnings }) => codes.flatMap((code) => warnings.find((warning) => warning.code === code) ?? []);
}

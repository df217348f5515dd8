import type { FormData } from '@site-designer/api-contract';
import type { Proposal, Warning, WarningCode } from '@site-designer/sizing-engine';
import type { Bounds, SliderSetup } from '@site-designer/sizing-engine/design';
import type { SettingsStep } from '../design-document.ts';
import type { SelectOption } from '../../../ui/select.tsx';
import type { SettingText } from '../../../texts/en/servers.ts';

/** One setting: what it is called and means, where it stands, what it may be and what it starts as. */
export interface Setting<S> {
  readonly text: SettingText;
  /** What it is of, where another setting has the same label. */
  readonly of?: string;
  readonly control: Control<S>;
  /** The value as a number; a switch is 1 or 0. */
  readonly read: (settings: S) => number;
  /** Settings with another value, and with what the rules change along with it. */
  readonly write: (settings: S, value: number) => S;
  /** The default, which may follow from other settings. */
  readonly preset: (settings: S) => number;
  /** Whether it can be set at all; left out where it always can. */
  readonly isPossible?: (settings: S) => boolean;
  readonly hint?: (settings: S) => string | undefined;
  /** What is wrong with its value because of what is not a setting; an entry that its bounds refuse says so itself. */
  readonly problem?: (settings: S) => string | undefined;
  /** Advice about its value, with an action. */
  readonly note?: (settings: S) => SettingNote<S> | undefined;
  /** The warnings of an answer that this setting is the cause of. */
  readonly warnings?: (answer: Proposal) => readonly Warning[];
}

export interface SettingNote<S> {
  readonly text: string;
  readonly action: { readonly text: string; readonly settings: S };
}

/** What the control of a setting gets to show and change it. */
export interface SettingProps<S> {
  readonly settings: S;
  /** The settings before the last undo or redo, while that is shown. */
  readonly settingsBefore?: S | undefined;
  readonly formData: FormData;
  readonly onChange: (settings: S, step?: SettingsStep) => void;
}

export type Control<S> = NumberControl<S> | ChoiceControl<S> | SliderControl | SwitchControl;

interface NumberControl<S> {
  readonly kind: 'number';
  readonly bounds: (settings: S) => Bounds;
  /** The bounds in words, where they follow from another setting. */
  readonly boundsText?: (settings: S) => string;
  /** Whether each number counts while it is typed, and not only once it is confirmed. */
  readonly isLive: boolean;
  /** Whether its numbers need not be whole. */
  readonly hasDecimals?: boolean;
}

interface ChoiceControl<S> {
  readonly kind: 'choice';
  readonly options: (formData: FormData) => readonly SelectOption[];
  /** Ids that other settings leave; left out where they leave all. */
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

/** The step in which a setting is changed. A slider moves through many values, and a live number is typed digit by digit. */
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

import type { ServerSettings, Station } from '@site-designer/sizing-engine';
import { NETWORK_DEFAULTS } from '@site-designer/sizing-engine/design';
import { HardwareType } from '@site-designer/sizing-engine/enumerations';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { alternatives, didYouMean } from '../shell/suggest.ts';
import { said as phrase } from '../texts/said.ts';

export type SettingValue = number | boolean | string | readonly number[] | readonly Station[];

/** A value as it can be compared and told. Stations are lists of objects, which settling completes. */
export function settingText(value: SettingValue | undefined): string {
  return typeof value === 'object' && typeof value[0] === 'object' ? '' : `${value as number | string | boolean}`;
}

/** Every setting by its path, such as `power.upsMinutes`. */
export function settingsByPath(settings: ServerSettings): ReadonlyMap<string, SettingValue> {
  return new Map(leavesOf(withNetwork(settings), ''));
}

/** A network that nobody has asked for: setting one of its fields asks for it. */
function withNetwork(settings: ServerSettings): ServerSettings {
  return { ...settings, network: settings.network ?? NETWORK_DEFAULTS };
}

function leavesOf(node: object, before: string): [string, SettingValue][] {
  return Object.entries(node).flatMap(([name, value]: [string, SettingValue | object]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leavesOf(value, `${before}${name}.`)
      : [[before + name, value as SettingValue]],
  );
}

/**
 * The path of a setting that is given by its path or by the end of one, among the settings that are in use.
 *
 * @param said - The option, for messages.
 * @throws Failure for an end that no setting has, and for one that several have.
 */
export function settingNamed(typed: string, said: string, settings: ServerSettings): string {
  const wanted = typed.trim().replace(/^serverSettings\./, '');
  const paths = [...settingsByPath(settings).keys()];
  if (paths.includes(wanted)) return wanted;
  const other = settings.hardwareType === HardwareType.generic ? 'huskyServerSettings.' : 'genericServerSettings.';
  const ofHardware = paths.filter((path) => !path.startsWith(other));
  const ending = ofHardware.filter((path) => path.endsWith(`.${wanted}`));
  const { archiving } = settings.genericServerSettings.advancedSettings;
  const inUse = ending.filter((path) => archiving || !path.includes('.archiveDatabase.'));
  const [only, ...others] = inUse.length > 0 ? inUse : ending;
  if (only === undefined) throw new Failure(EXIT.usage, `${said}: ${unknown(wanted, ofHardware, paths)}`);
  if (others.length > 0) {
    throw new Failure(
      EXIT.usage,
      `${said}: ${phrase('Which of them: {names}?', { names: alternatives([only, ...others]) })}`,
    );
  }
  return only;
}

function unknown(wanted: string, inUse: readonly string[], all: readonly string[]): string {
  const parts = wanted.split('.').length;
  const ends = [...new Set(inUse.map((path) => path.split('.').slice(-parts).join('.')))];
  const last = wanted.slice(wanted.lastIndexOf('.') + 1);
  const alike = all.filter((path) => path.endsWith(`.${last}`));
  const near =
    alike.length > 0 ? phrase(' Did you mean {names}?', { names: alternatives(alike) }) : didYouMean(wanted, ends);
  const told = near === '' ? phrase(' Settings are {names}.', { names: ends.join(', ') }) : near;
  return phrase('There is no setting "{name}".{near}', { name: wanted, near: told });
}

/** Settings with another value at a path that they have. */
export function withSetting(settings: ServerSettings, path: string, value: SettingValue): ServerSettings {
  const present = path.startsWith('network.') ? withNetwork(settings) : settings;
  return replaced(present, path.split('.'), value) as ServerSettings;
}

function replaced(node: object, [name = '', ...rest]: readonly string[], value: SettingValue): object {
  const child = (node as Readonly<Record<string, object>>)[name];
  return { ...node, [name]: rest.length === 0 ? value : replaced(child!, rest, value) };
}

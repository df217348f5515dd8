import type { Catalogue, ServerSettings, Station } from '@site-designer/sizing-engine';
import { optionsByField } from '@site-designer/sizing-engine/comparison';
import { AUTO_SKU, skusOffered } from '@site-designer/sizing-engine/design';
import { catalogueAsGiven, fieldText, ownSpeaker } from '@site-designer/texts';
import { plainName } from '@site-designer/sizing-engine/explanations';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { didYouMean } from '../shell/suggest.ts';
import { settingsByPath, type SettingValue } from './setting-path.ts';
import { said } from '../texts/said.ts';

/** The text of an option that sets a setting. */
export interface TypedSetting {
  /** The option, for messages. */
  readonly said: string;
  readonly path: string;
  readonly text: string;
}

/**
 * A typed value of the type that the setting has; whether the design may have it is checked with all others.
 *
 * @throws Failure for a text of another type, and for one that names no option.
 */
export function settingValue(
  { said, path, text }: TypedSetting,
  settings: ServerSettings,
  catalogue: Catalogue,
): SettingValue {
  const present = settingsByPath(settings).get(path)!;
  const refuse = (message: string): never => {
    throw new Failure(EXIT.usage, `${said}: ${message}`);
  };
  if (path === 'huskyServerSettings.applianceSku') return skuNamed(text, { settings, catalogue, refuse });
  if (path === 'retentionRules') return ruleIds(text, { catalogue, refuse });
  if (path === 'viewing.stations') return stationsOf(text, refuse);
  if (typeof present === 'string') return text.trim();
  if (typeof present === 'boolean') {
    const flag = FLAGS.get(text.trim().toLowerCase());
    return flag ?? refuse(`${fieldText('field.boolean')}.`);
  }
  return idNamed(text, path, catalogue) ?? numberOf(text) ?? refuse(notNamed(text, path, catalogue));
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

function numberOf(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Options that the value of a setting is an id of; those of several places have the same names. */
function optionsAt(path: string, catalogue: Catalogue) {
  const options = optionsByField(catalogue)[path.split('.').at(-1)!] ?? [];
  return options.map(({ id, name }) => ({ id, name: ownSpeaker.words(name) }));
}

function idNamed(text: string, path: string, catalogue: Catalogue): number | undefined {
  // Scripts go on in whatever language: their names are those of the catalogue.
  const options = [...optionsAt(path, catalogue), ...optionsAt(path, catalogueAsGiven(catalogue))];
  const option = options.find(({ name }) => plainName(name) === plainName(text));
  return typeof option?.id === 'number' ? option.id : undefined;
}

function notNamed(text: string, path: string, catalogue: Catalogue): string {
  const names = optionsAt(path, catalogue).map(({ name }) => name);
  return names.length < 2
    ? `${fieldText('field.number')}.`
    : said('{wrong}, or its id.{near}', {
        wrong: fieldText('field.one-of', { values: names }),
        near: didYouMean(text, names),
      });
}

interface Read {
  readonly catalogue: Catalogue;
  readonly refuse: (message: string) => never;
}

/** A SKU as the catalogue writes it. */
function skuNamed(text: string, { settings, catalogue, refuse }: Read & { readonly settings: ServerSettings }): string {
  const wanted = text.trim().toLowerCase();
  if (wanted === 'auto') return AUTO_SKU;
  const known = catalogue.appliances.flatMap(({ skus }) => skus.map(({ sku }) => sku));
  const offered = skusOffered(settings.huskyServerSettings, catalogue);
  const found = known.find((sku) => sku.toLowerCase() === wanted);
  return found ?? refuse(said('The catalogue has no such SKU.{near}', { near: didYouMean(text, offered) }));
}

/** Stations as a design file has them; no text is no station. Their fields are checked with all others. */
function stationsOf(text: string, refuse: Read['refuse']): readonly Station[] {
  try {
    return JSON.parse(text.trim() || '[]') as readonly Station[];
  } catch {
    return refuse(said('Must be a list in JSON, as a design file has it.'));
  }
}

/** Rules that are typed as ids with commas between them; no text is no rule. */
function ruleIds(text: string, { catalogue: { retentionRules }, refuse }: Read): readonly number[] {
  const parts = text.trim() === '' ? [] : text.split(',').map((part) => part.trim());
  const known = new Map(retentionRules.map(({ id }) => [String(id), id]));
  const ids = [...new Set(parts)].map((part) => known.get(part));
  if (ids.every((id) => id !== undefined)) return ids;
  const allowed = retentionRules.map(({ id, name }) => `${id} (${name})`).join(', ');
  return refuse(said('Must be ids with commas between them, of {allowed}.', { allowed }));
}

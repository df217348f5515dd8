import { billDesignations, mergeCatalogue, publishedCatalogue, SOURCES } from '@site-designer/sizing-engine/catalogue';
import { formulas } from '@site-designer/sizing-engine/explanations';
import { LEVELS, STANDARDS } from '@site-designer/sizing-engine/bounds';
import { afterEach, describe, expect, it } from 'vitest';
import {
  catalogueAsGiven,
  levelName,
  namedCatalogue,
  namedOptions,
  speakAs,
  SPOKEN,
  type LanguageCode,
} from '../src/index.ts';

const OTHERS = (Object.keys(SPOKEN) as LanguageCode[]).filter((code) => code !== 'en');

afterEach(() => speakAs(() => undefined));

/** Every text of a catalogue by its place, entries by their ids. */
function textsOf(node: unknown, place = ''): Map<string, string> {
  if (typeof node === 'string') return new Map([[place, node]]);
  if (typeof node !== 'object' || node === null) return new Map();
  return new Map(
    Object.entries(node).flatMap(([name, value]) => {
      const id = Array.isArray(node) ? ((value as { readonly id?: number } | null)?.id ?? name) : name;
      return [...textsOf(value, place === '' ? String(id) : `${place}.${id}`)];
    }),
  );
}

describe('in English', () => {
  it('a catalogue is the one that was given', () => {
    expect(namedCatalogue(publishedCatalogue)).toBe(publishedCatalogue);
    speakAs(() => SPOKEN.en);
    expect(namedCatalogue(publishedCatalogue)).toBe(publishedCatalogue);
  });
});

describe.each(OTHERS)('in %s', (code) => {
  const language = SPOKEN[code]!;

  it('every word of the catalogue has its place there, and all of them are said', () => {
    speakAs(() => language);
    const [english, named] = [textsOf(publishedCatalogue), textsOf(namedCatalogue(publishedCatalogue))];
    const { texts, sources } = language.catalogue!;
    expect(Object.keys(texts).filter((place) => !english.has(place))).toEqual([]);
    expect(Object.entries(texts).filter(([place, text]) => named.get(place) !== text)).toEqual([]);
    const untold = Object.entries(SOURCES).filter(([name, text]) => !(name in sources) && !text.startsWith('docs/'));
    expect(untold).toEqual([]);
    const inEnglish = new Set<string>(Object.keys(sources).map((name) => SOURCES[name as keyof typeof SOURCES]));
    expect([...named].filter(([place, text]) => place.endsWith('.source') && inEnglish.has(text))).toEqual([]);
  });

  it('designations are those of price lists', () => {
    speakAs(() => language);
    expect(billDesignations(namedCatalogue(publishedCatalogue))).toEqual(billDesignations(publishedCatalogue));
  });

  it('no number and no order differs', () => {
    speakAs(() => language);
    const withoutTexts = (node: unknown): unknown =>
      JSON.parse(JSON.stringify(node, (_, value: unknown) => (typeof value === 'string' ? '' : value)));
    expect(withoutTexts(namedCatalogue(publishedCatalogue))).toEqual(withoutTexts(publishedCatalogue));
  });

  it('what a company has named itself stays, and what it left has the words of the language', () => {
    speakAs(() => language);
    const own = mergeCatalogue(publishedCatalogue, {
      complexities: [{ ...publishedCatalogue.complexities[1]!, name: 'Medium low, ours' }],
    });
    const { complexities } = namedCatalogue(own);
    expect(complexities.find(({ id }) => id === 2)?.name).toBe('Medium low, ours');
    expect(complexities.find(({ id }) => id === 3)?.name).toBe(language.catalogue!.texts['complexities.3.name']);
    expect(catalogueAsGiven(namedCatalogue(own))).toBe(own);
  });

  it('forms, levels and formulas have their words', () => {
    speakAs(() => language);
    const { yes, no } = language.catalogue!;
    expect(namedOptions(publishedCatalogue).raidOS.map(({ name }) => name)).toEqual([yes, no]);
    const levels = STANDARDS.flatMap((standard) => Object.keys(LEVELS[standard]));
    expect(levels.filter((level) => levelName(level) === level)).toEqual([]);
    const { titles } = language.derivation;
    expect(Object.keys(titles).toSorted()).toEqual(formulas.map(({ card }) => card.id).toSorted());
  });
});

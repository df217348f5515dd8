import { describe, expect, it } from 'vitest';
import { languageFor, LANGUAGES, localeIn, SPOKEN, type LanguageCode } from '../src/index.ts';

const OFFERED: LanguageCode[] = ['en', 'de', 'fr'];

describe('a language', () => {
  it.each([
    [['de'], 'de'],
    [['de-CH'], 'de'],
    [['DE_at'], 'de'],
    [['fr-CA', 'de'], 'fr'],
    [['xx', 'de-CH'], 'de'],
    [['es'], 'en'],
    [['', 'e', 'deu'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (tags, language) => {
    expect(languageFor(tags, OFFERED)).toBe(language);
  });

  it('writes numbers as the company does where it is of the language, else by its own customs', () => {
    expect(localeIn('de-CH', { code: 'de', own: 'de-DE' })).toBe('de-CH');
    expect(localeIn('en-GB', { code: 'de', own: 'de-DE' })).toBe('de-DE');
    expect(localeIn('', { code: 'fr', own: 'fr-FR' })).toBe('fr-FR');
    expect(localeIn('de-CH', { code: 'en', own: 'en-GB' })).toBe('de-CH');
    expect(localeIn('', { code: 'en', own: 'en-GB' })).toBe('en-GB');
  });

  it('that is called complete has its sentences', () => {
    const complete = LANGUAGES.filter(({ isComplete }) => isComplete).map(({ code }) => code);
    expect(Object.keys(SPOKEN).toSorted()).toEqual(complete.toSorted());
  });
});

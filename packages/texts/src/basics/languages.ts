/** A language that the product speaks. */
interface KnownLanguage {
  /** BCP 47, without a region. */
  readonly code: string;
  /** What it is called by those who speak it. */
  readonly name: string;
  /** Whether every sentence is there: only then is it offered. */
  readonly isComplete: boolean;
}

/** The languages of the product, the usual one first. */
export const LANGUAGES = [
  { code: 'en', name: 'English', isComplete: true },
  { code: 'de', name: 'Deutsch', isComplete: true },
  { code: 'fr', name: 'Français', isComplete: true },
  { code: 'es', name: 'Español', isComplete: true },
] as const satisfies readonly KnownLanguage[];

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** The language of those who ask for none, or for one that is not there. */
export const USUAL_LANGUAGE = 'en' satisfies LanguageCode;

/**
 * The language for somebody who asks for some, in the order of their wishes: the first of which the tag or its base is there, else
 * English.
 *
 * @param tags - BCP 47 tags. What is no tag is passed over.
 * @param offered - The languages to choose from.
 * @throws Never.
 * @example
 * ```ts
 * languageFor(['de-CH'], ['en', 'de']); // 'de'
 * languageFor(['xx', 'fr-CA'], ['en', 'fr']); // 'fr'
 * languageFor(['it'], ['en', 'de']); // 'en'
 * ```
 */
export function languageFor(tags: readonly string[], offered: readonly LanguageCode[]): LanguageCode {
  for (const tag of tags) {
    const base = baseOf(tag);
    const found = offered.find((code) => code === base);
    if (found !== undefined) return found;
  }
  return USUAL_LANGUAGE;
}

/**
 * The locale in which numbers, days and amounts of a document are written.
 *
 * @param locale - That of the company; empty where it has none.
 * @param own - The usual locale of the language.
 * @returns In English that of the company, whatever it is of: English documents have always had its numbers. In another language
 * that of the company if it is of the language, else the language's own.
 * @throws Never.
 * @example
 * ```ts
 * localeIn('de-CH', { code: 'de', own: 'de-DE' }); // 'de-CH'
 * localeIn('en-GB', { code: 'de', own: 'de-DE' }); // 'de-DE'
 * localeIn('de-CH', { code: 'en', own: 'en-GB' }); // 'de-CH'
 * ```
 */
export function localeIn(locale: string, { code, own }: { readonly code: string; readonly own: string }): string {
  const isTaken = locale !== '' && (code === USUAL_LANGUAGE || baseOf(locale) === code);
  return isTaken ? locale : own;
}

/** The page of the web app in a language, as it is built: `index.html` in English, `index.de.html` in German. */
export function indexFile(language: string): string {
  return language === USUAL_LANGUAGE ? 'index.html' : `index.${language}.html`;
}

function baseOf(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
}

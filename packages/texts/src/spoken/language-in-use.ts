import type { CatalogueWords } from '../language/catalogue-words.ts';
import type { CheckWords, FieldWords, NameWords } from './check-words.ts';
import type { Language } from '../language/language.ts';
import type { LanguageCode } from '../basics/languages.ts';

/** A language with what is said in it besides the engine. */
export interface SpokenLanguage extends Language {
  readonly code: LanguageCode;
  readonly checks: CheckWords;
  readonly names: NameWords;
  readonly fields: FieldWords;
  /** Null in English, which is what the catalogue says itself. */
  readonly catalogue: CatalogueWords | null;
  /** Levels of what a camera shows, by their names in the standard. */
  readonly levels: Readonly<Record<string, string>>;
}

let chosen: () => SpokenLanguage | undefined = () => undefined;

/**
 * Lets a process that speaks several languages choose one whenever it says something. An app is built for one and chooses none.
 *
 * @param choose - Gives the language of what is being done; undefined for the one that the process has by itself.
 */
export function speakAs(choose: () => SpokenLanguage | undefined): void {
  chosen = choose;
}

/** The language that was chosen; undefined for the one that the process has by itself. */
export function languageInUse(): SpokenLanguage | undefined {
  return chosen();
}

/**
 * Texts of another package, as they are in the language in use.
 *
 * @param ofBuild - Those in the language that the process has by itself.
 * @param others - Those in the languages that a process may choose; none in an app.
 */
export function textsInUse<T extends object>(ofBuild: T, others: () => Partial<Record<LanguageCode, object>>): T {
  return new Proxy(ofBuild, {
    get: (_, name) => {
      const language = languageInUse();
      return Reflect.get((language && others()[language.code]) ?? ofBuild, name) as unknown;
    },
  });
}

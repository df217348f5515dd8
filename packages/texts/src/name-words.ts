import { names } from '#language/names';
import type { names as englishNames } from './en/names.ts';
import type { InLanguage } from './in-language.ts';
import { languageInUse } from './language-in-use.ts';

/** Texts about names and texts that are typed, in one language. They stand apart, since each page of names says them. */
export type NameWords = InLanguage<typeof englishNames>;

/** The same in the language in use. */
export function nameWords(): NameWords {
  return languageInUse()?.names ?? names;
}

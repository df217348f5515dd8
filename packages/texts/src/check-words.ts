import { checks } from '#language/checks';
import { names } from '#language/names';
import type { checks as englishChecks } from './en/checks.ts';
import type { names as englishNames } from './en/names.ts';
import type { InLanguage } from './in-language.ts';
import { languageInUse } from './language-in-use.ts';

/** Texts about price lists, offers and files that cannot be taken, in one language. */
export type CheckWords = InLanguage<typeof englishChecks>;

/** Texts about names and texts that are typed, in one language. */
export type NameWords = InLanguage<typeof englishNames>;

/** The first in the language in use. */
export function checkWords(): CheckWords {
  return languageInUse()?.checks ?? checks;
}

/** The second in the language in use. */
export function nameWords(): NameWords {
  return languageInUse()?.names ?? names;
}

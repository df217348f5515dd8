import { checks } from '#language/checks';
import type { checks as englishChecks } from './en/checks.ts';
import type { InLanguage } from './in-language.ts';
import { languageInUse } from './language-in-use.ts';

/** Texts about price lists, offers and files that cannot be taken, in one language. */
export type CheckWords = InLanguage<typeof englishChecks>;

/** The same in the language in use. */
export function checkWords(): CheckWords {
  return languageInUse()?.checks ?? checks;
}

import { checks } from '#language/checks';
import { names } from '#language/names';
import type { CheckWords, NameWords } from './check-words.ts';
import { languageInUse } from './language-in-use.ts';

/** Texts about price lists, offers and files that cannot be taken, in the language in use. */
export function checkWords(): CheckWords {
  return languageInUse()?.checks ?? checks;
}

/** Texts about names and texts that are typed, in the language in use. */
export function nameWords(): NameWords {
  return languageInUse()?.names ?? names;
}

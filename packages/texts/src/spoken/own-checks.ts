import { checks } from '#language/checks';
import type { CheckWords } from './check-words.ts';
import { languageInUse } from './language-in-use.ts';

/** Texts about price lists, offers and files that cannot be taken, in the language in use. */
export function checkWords(): CheckWords {
  return languageInUse()?.checks ?? checks;
}

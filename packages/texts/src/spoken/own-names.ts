import { names } from '#language/names';
import type { NameWords } from './check-words.ts';
import { languageInUse } from './language-in-use.ts';

/** Texts about names, in the language in use. They stand apart, since the first page that is loaded says them. */
export function nameWords(): NameWords {
  return languageInUse()?.names ?? names;
}

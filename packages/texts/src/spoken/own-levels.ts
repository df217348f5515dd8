import { LEVELS } from '#language/levels';
import { languageInUse } from './language-in-use.ts';

/** What a level of IEC 62676-4 is called in the language in use. */
export function levelName(level: string): string {
  return (languageInUse()?.levels ?? LEVELS)[level] ?? level;
}

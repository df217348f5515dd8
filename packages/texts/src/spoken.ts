import { en } from './en/en.ts';
import type { Language } from './language.ts';
import type { LanguageCode } from './languages.ts';

/** All sentences of the languages that are complete. One that is called so in `LANGUAGES` has its entry here. */
export const SPOKEN: Partial<Record<LanguageCode, Language>> = { en };

import { checks } from './en/checks.ts';
import { en } from './en/en.ts';
import { names } from './en/names.ts';
import type { SpokenLanguage } from './language-in-use.ts';
import type { LanguageCode } from './languages.ts';

/** All sentences of the languages that are complete. One that is called so in `LANGUAGES` has its entry here. */
export const SPOKEN: Partial<Record<LanguageCode, SpokenLanguage>> = { en: { ...en, checks, names } };

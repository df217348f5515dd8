import { checks } from './en/checks.ts';
import { en } from './en/en.ts';
import { names } from './en/names.ts';
import type { SpokenLanguage } from './language-in-use.ts';
import type { LANGUAGES, LanguageCode } from './languages.ts';

type Complete = Extract<(typeof LANGUAGES)[number], { readonly isComplete: true }>['code'];

/** All sentences of the languages that are complete: one that `LANGUAGES` calls so does not compile without its entry here. */
export const SPOKEN: Record<Complete, SpokenLanguage> & Partial<Record<LanguageCode, SpokenLanguage>> = {
  en: { ...en, checks, names },
};

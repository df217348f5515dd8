import { checks as checksDe } from './de/checks.ts';
import { de } from './de/de.ts';
import { names as namesDe } from './de/names.ts';
import { checks } from './en/checks.ts';
import { en } from './en/en.ts';
import { names } from './en/names.ts';
import { checks as checksEs } from './es/checks.ts';
import { es } from './es/es.ts';
import { names as namesEs } from './es/names.ts';
import { checks as checksFr } from './fr/checks.ts';
import { fr } from './fr/fr.ts';
import { names as namesFr } from './fr/names.ts';
import type { SpokenLanguage } from './language-in-use.ts';
import type { LANGUAGES, LanguageCode } from './languages.ts';

type Complete = Extract<(typeof LANGUAGES)[number], { readonly isComplete: true }>['code'];

/** All sentences of the languages that are complete: one that `LANGUAGES` calls so does not compile without its entry here. */
export const SPOKEN: Record<Complete, SpokenLanguage> & Partial<Record<LanguageCode, SpokenLanguage>> = {
  en: { ...en, checks, names },
  de: { ...de, checks: checksDe, names: namesDe },
  fr: { ...fr, checks: checksFr, names: namesFr },
  es: { ...es, checks: checksEs, names: namesEs },
};

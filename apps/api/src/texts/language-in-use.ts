import { AsyncLocalStorage } from 'node:async_hooks';
import { localeIn, ownSpeaker, speakAs, SPOKEN, USUAL_LANGUAGE, type LanguageCode } from '@site-designer/texts';
import type { ApiTexts } from './api-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<LanguageCode, ApiTexts>> = { en, de, fr, es };

const asked = new AsyncLocalStorage<LanguageCode>();

// The packages say their sentences in it too.
speakAs(() => SPOKEN[languageInUse()]);

/** Languages that this server speaks. */
export function spokenLanguages(): LanguageCode[] {
  return Object.keys(SPOKEN) as LanguageCode[];
}

/** The first of some that this server speaks, else English. */
export function spokenOf(...wanted: readonly (LanguageCode | undefined)[]): LanguageCode {
  const spoken = spokenLanguages();
  return wanted.find((code) => code !== undefined && spoken.includes(code)) ?? USUAL_LANGUAGE;
}

/** The language of the request that is being answered; English where there is none. */
export function languageInUse(): LanguageCode {
  return asked.getStore() ?? USUAL_LANGUAGE;
}

/** Does something in a language: whatever is said by it, awaited or not, is said in that language. */
export function inLanguage<T>(language: LanguageCode, work: () => T): T {
  return asked.run(language, work);
}

/** What the API says by itself, in the language of the request. */
export function apiTexts(): ApiTexts {
  return TEXTS[languageInUse()];
}

/** The locale of what is computed in the language of the request: that of the company if it is of the language. */
export function ownLocale(ofCompany = ''): string {
  return localeIn(ofCompany, { code: languageInUse(), own: ownSpeaker.language.locale });
}

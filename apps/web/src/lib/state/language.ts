import { LANGUAGES, type LanguageCode } from '@site-designer/texts';
import { useEffect } from 'react';
import { LANGUAGE } from '../format/locale.ts';

/** Languages that the app is built for. */
export const OFFERED = LANGUAGES.filter(({ isComplete }) => isComplete);

/** The server reads it of pages whose address names no language. */
const COOKIE = 'language';
/** In the address of a page that is in the language of its document. */
const PARAMETER = 'language';
const YEAR_SECONDS = 31_536_000;

/** Whether the user has chosen a language in this browser. */
export function hasChosenLanguage(): boolean {
  return document.cookie.split('; ').some((each) => each.startsWith(`${COOKIE}=`));
}

/** Opens this page in a language, in which all pages are from now on. What was typed into designs is kept by the browser. */
export function chooseLanguage(code: LanguageCode): void {
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  location.replace(address);
}

/** Opens a page of a document once more in the language of the document, if the app has that. */
export function useLanguageOfDocument(language: string | undefined): void {
  useEffect(() => {
    const isOffered = OFFERED.some(({ code }) => code === language);
    if (language === undefined || language === LANGUAGE || !isOffered) return;
    const address = new URL(location.href);
    if (address.searchParams.has(PARAMETER)) return;
    address.searchParams.set(PARAMETER, language);
    location.replace(address);
  }, [language]);
}

const isInLanguageOfDocument = new URLSearchParams(location.search).has(PARAMETER);

/** Loads a page whose address names no language in the user's own, after one of a document. */
export function useOwnLanguage(search: string): void {
  useEffect(() => {
    if (isInLanguageOfDocument && !new URLSearchParams(search).has(PARAMETER)) location.reload();
  }, [search]);
}

import type { LanguageCode } from '@site-designer/texts';
import { useEffect } from 'react';
import { LANGUAGE } from '../format/locale.ts';
import { LANGUAGE_PARAMETER, OFFERED } from './language.ts';

/** The server reads it of pages whose address names no language. */
const COOKIE = 'language';
const YEAR_SECONDS = 31_536_000;

/** Opens this page in a language, in which all pages are from now on. What was typed into designs is kept by the browser. */
export function chooseLanguage(code: LanguageCode): void {
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  const address = new URL(location.href);
  address.searchParams.delete(LANGUAGE_PARAMETER);
  location.replace(address);
}

/** Opens the pages in the language of the account, if the app has that; but not one that is in the language of its document. */
export function followAccount(language: LanguageCode | null): void {
  const isOffered = OFFERED.some(({ code }) => code === language);
  const isOfDocument = new URLSearchParams(location.search).has(LANGUAGE_PARAMETER);
  if (language === null || language === LANGUAGE || isOfDocument || !isOffered) return;
  chooseLanguage(language);
}

/** Opens a page of a document once more in the language of the document, if the app has that. */
export function useLanguageOfDocument(language: string | undefined): void {
  useEffect(() => {
    const isOffered = OFFERED.some(({ code }) => code === language);
    if (language === undefined || language === LANGUAGE || !isOffered) return;
    const address = new URL(location.href);
    if (address.searchParams.has(LANGUAGE_PARAMETER)) return;
    address.searchParams.set(LANGUAGE_PARAMETER, language);
    location.replace(address);
  }, [language]);
}

/** With which a page of a design opens the form that issues it. */
const ISSUE_PARAMETER = 'issue';

/** The proposal of the design that is open, in the language of a document, with the form: what was typed there is kept by the browser. */
export function issueAddressIn(language: LanguageCode): string {
  const page = location.pathname.replace(/(?:\/proposal)?\/?$/, '/proposal');
  return `${page}?${new URLSearchParams({ [LANGUAGE_PARAMETER]: language, [ISSUE_PARAMETER]: '' })}`;
}

/** Whether the page was opened for that form. */
export function opensIssue(): boolean {
  return new URLSearchParams(location.search).has(ISSUE_PARAMETER);
}

import { LANGUAGES } from '@site-designer/texts';
import { useEffect } from 'react';

/** Languages that the app is built for. */
export const OFFERED = LANGUAGES.filter(({ isComplete }) => isComplete);

/** In the address of a page that is in the language of its document. */
export const LANGUAGE_PARAMETER = 'language';

const isInLanguageOfDocument = new URLSearchParams(location.search).has(LANGUAGE_PARAMETER);

/** Loads a page whose address names no language in the user's own, after one of a document. */
export function useOwnLanguage(search: string): void {
  useEffect(() => {
    if (isInLanguageOfDocument && !new URLSearchParams(search).has(LANGUAGE_PARAMETER)) location.reload();
  }, [search]);
}

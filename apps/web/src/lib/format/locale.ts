import { LOCALE as USUAL_LOCALE } from '@site-designer/texts';

/** The language of the texts that the app is built with. */
export const LANGUAGE = baseOf(USUAL_LOCALE);

const isEnglish = LANGUAGE === 'en';

/**
 * In which numbers and names are written: as the language does, since its sentences have such numbers, whoever says them. `1.300`
 * beside the `1'300` of a Swiss browser or the `1,300` of a Mexican one would be two conventions on a page. English follows the
 * browser, if that is English.
 */
export const LOCALE = isEnglish
  ? (navigator.languages.find((tag) => baseOf(tag) === LANGUAGE && isKnown(tag)) ?? USUAL_LOCALE)
  : USUAL_LOCALE;

/** Days as the API writes them, dd/mm/yyyy, while the screens are English; else as the language has them. */
export const DAY_LOCALE = isEnglish ? 'en-GB' : LOCALE;

/** Days in words: the month first, while the screens are English. */
export const LONG_DAY_LOCALE = isEnglish ? 'en-US' : LOCALE;

function baseOf(tag: string): string {
  return tag.split('-')[0]!;
}

/** Browsers of some machines name a language by no tag, such as `en-US@posix`. */
function isKnown(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

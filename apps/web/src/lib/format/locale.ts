/** The language in which numbers and names are written. */
export const LOCALE = 'en';

/** Days as the API writes them, dd/mm/yyyy. */
export const DAY_LOCALE = 'en-GB';

/** Days in words, the month first. */
export const LONG_DAY_LOCALE = 'en-US';

import { LOCALE } from './locale.ts';

/** Numbers with at most one decimal: `34.8`. */
export const TENTHS = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

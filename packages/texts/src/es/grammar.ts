import { grammarOf } from '../basics/grammar.ts';

export const { locale: LOCALE, number, wordFor, counted, list } = grammarOf('es-ES');

/** Between a label and what it says, and between parts of a list that have commas. */
export const COLON = ': ';
export const SEMICOLON = '; ';
